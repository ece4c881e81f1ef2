import Kit

/// Brings the records of a file into a space.
struct OrdersImport {
  /// What became of the records.
  struct Report: Sendable {
    struct Refused: Sendable {
      let place: String
      let reason: Phrase
    }

    var added = 0
    /// There already, just so.
    var unchanged = 0
    var refused: [Refused] = []

    func kept(isTaken: Bool) -> ImportReport {
      ImportReport(
        isTaken: isTaken,
        facts: [(TransferPhrases.added, isTaken ? added : 0), (TransferPhrases.unchanged, unchanged)],
        refused: refused.map { (ImportPhrases.place($0.place), $0.reason) })
    }
  }

  /// Something is wrong with some rows and the person wanted all or nothing: nothing was brought in.
  struct NothingTaken: Error {
    let report: Report
  }

  /// What one stretch of an import leaves for the next.
  struct Taken: Sendable {
    var report = Report()
    /// The id that a customer or product of the file has here, by its id in the file and by its name.
    var customers: [String: Customer] = [:]
    var products: [String: ID<Product>] = [:]
    /// Marks what comes archived.
    let archiving: ID<Activity>
  }

  static let done = Event<NoDetail>("import.done") { OrdersPhrases.changed($0.title) }

  private let edit: Edit
  /// What lies in the trash under it until all of the file is there, so that nobody sees a part.
  private let mark: ID<ImportRun>?
  private var taken: Taken

  init(into edit: Edit, stagedAs mark: ID<ImportRun>? = nil, after taken: Taken? = nil) {
    self.edit = edit
    self.mark = mark
    self.taken = taken ?? Taken(archiving: edit.mint.id())
  }

  /// Brings in a file in one change.
  /// - Parameter skipsBad: leaves bad records out instead of bringing in nothing.
  /// - Throws: ``NothingTaken``, or `Invalid` when the file's currency is another.
  static func run(_ file: OrdersFile, into edit: Edit, skipsBad: Bool) throws -> Report {
    try file.expect(edit.space.currency)
    var run = OrdersImport(into: edit)
    try run.take(0..<file.count, of: file)
    let report = run.taken.report
    guard report.refused.isEmpty || skipsBad else { throw NothingTaken(report: report) }
    try run.note()
    return report
  }

  /// Records of one change: others wait for it a part of a second.
  private static let stretchSize = 1_000

  /// Brings in a file in stretches, between which others make their changes. Nobody sees anything of it before the last.
  static func run(_ file: OrdersFile, as run: ImportRun, skipsBad: Bool) async throws {
    var taken: Taken?
    for start in stride(from: 0, to: file.count, by: stretchSize) {
      try run.progress(Double(start) / Double(file.count))
      let (stretch, before) = (start..<min(start + stretchSize, file.count), taken)
      taken = try await run.storage.write { edit in
        try file.expect(edit.space.currency)
        var importing = OrdersImport(into: edit, stagedAs: run.id, after: before)
        try importing.take(stretch, of: file)
        return importing.taken
      }
    }
    let (id, all) = (run.id, taken)
    let report = all?.report ?? Report()
    guard report.refused.isEmpty || skipsBad else { throw ImportRun.NothingTaken(report.kept(isTaken: false)) }
    try await run.conclude { edit in
      for table in OrdersApp.importedTables {
        try edit.run(
          "UPDATE \(table) SET trash_id = NULL WHERE space_id = \(edit.space.id) AND trash_id = \(id)")
      }
      try OrdersImport(into: edit, after: all).note()
      return report.kept(isTaken: true)
    }
  }

  private mutating func take(_ stretch: Range<Int>, of file: OrdersFile) throws {
    let (products, orders) = (file.customers.count, file.customers.count + file.products.count)
    for index in stretch {
      if index < products {
        let placed = file.customers[index]
        try take(placed.place) { try $0.add(placed.record) }
      } else if index < orders {
        let placed = file.products[index - products]
        try take(placed.place) { try $0.add(placed.record) }
      } else {
        let placed = file.orders[index - orders]
        try take(placed.place) { try $0.add(placed.record) }
      }
    }
  }

  /// Why one record is not taken.
  private struct Bad: Error {
    let reason: Phrase
  }

  private mutating func take(_ place: String, _ add: (inout OrdersImport) throws -> Bool) throws {
    do {
      if try add(&self) { taken.report.added += 1 } else { taken.report.unchanged += 1 }
    } catch let bad as Bad {
      taken.report.refused.append(.init(place: place, reason: bad.reason))
    } catch let invalid as Invalid {
      let reasons = invalid.messages.sorted { $0.key < $1.key }
      for reason in reasons { taken.report.refused.append(.init(place: place, reason: reason.value)) }
    }
  }

  private func note() throws {
    let report = taken.report
    guard report.added > 0 else { return }
    let counts = [
      FieldChange("added", from: "", to: String(report.added)),
      FieldChange("refused", from: "", to: String(report.refused.count)),
    ]
    let subject = Subject("orders.import", taken.archiving, title: String(report.added))
    try edit.record(Self.done, of: subject, fields: counts)
    for topic in [Customer.topic, Product.topic, Order.topic] { edit.touch(topic) }
  }

  /// - Returns: whether it is new here.
  private mutating func add(_ record: OrdersDocument.CustomerRecord) throws -> Bool {
    let draft = try CustomerDraft(
      name: record.name, address: record.address, phone: record.phone ?? "", note: record.note ?? ""
    ).validated()
    let store = CustomerStore(edit)
    let (id, there): (ID<Customer>, Bool) = try place(record.id, in: "orders_customer")
    if there {
      let stored = try present { try store.customer(id, staged: mark) }
      guard stored.details == draft else { throw Bad(reason: TransferPhrases.differs) }
    } else {
      try store.insert(draft, id: id, archive: record.archived == true ? taken.archiving : nil, staged: mark)
    }
    let customer = try store.customer(id, staged: mark)
    if let key = record.id { taken.customers[key] = customer }
    taken.customers[record.name.searchKey] = customer
    return !there
  }

  private mutating func add(_ record: OrdersDocument.ProductRecord) throws -> Bool {
    let language = Self.language(of: record.price)
    let draft = ProductDraft(name: record.name, price: record.price, description: record.description)
    let price = try draft.validated(currency: edit.space.currency, language: language)
    let store = ProductStore(edit)
    let (id, there): (ID<Product>, Bool) = try place(record.id, in: "orders_product")
    if there {
      let stored = try present { try store.product(id, staged: mark) }
      guard stored.name == draft.name, stored.price == price, stored.description == draft.description else {
        throw Bad(reason: TransferPhrases.differs)
      }
    } else {
      try store.insert(
        draft, price: price, id: id, archive: record.archived == true ? taken.archiving : nil, staged: mark)
    }
    if let key = record.id { taken.products[key] = id }
    taken.products[record.name.searchKey] = id
    return !there
  }

  private mutating func add(_ record: OrdersDocument.OrderRecord) throws -> Bool {
    let customer = try customer(of: record)
    let store = OrderStore(edit)
    let (id, there): (ID<Order>, Bool) = try place(record.id, in: "orders_order")
    guard let placedAt = Instant(iso8601: record.placedAt) else { throw Bad(reason: OrdersPhrases.dateMissing) }
    let draft = try draft(record, customer: customer.id)
    var content = try OrderContent(
      draft, currency: edit.space.currency, manner: Manner(language: .en, zone: edit.space.zone))
    content.placedAt = placedAt
    let lines = zip(content.lines, draft.lines).map { line, written in
      OrderLine(
        id: line.id, product: line.product, productName: written.name, quantity: line.quantity,
        unitPrice: line.unitPrice)
    }
    if there {
      let stored = try present { try store.order(id, staged: mark) }
      guard stored.code == content.code.text, stored.summary == lines.summary, stored.state == content.state,
        stored.note == content.note
      else { throw Bad(reason: TransferPhrases.differs) }
      return false
    }
    guard try store.holder(of: content.code) == nil else { throw Bad(reason: OrdersPhrases.codeTaken) }
    let details = CustomerDraft(name: record.customerName, address: record.customerAddress ?? customer.address)
    let frozen = Customer(id: customer.id, details: details)
    try store.insert(content, id: id, customer: frozen, sortKey: customer.name.sortKey, lines: lines, staged: mark)
    return true
  }

  private mutating func draft(_ record: OrdersDocument.OrderRecord, customer: ID<Customer>) throws -> OrderDraft {
    var draft = OrderDraft(Form())
    draft.code = record.code
    draft.date = edit.now.local(in: edit.space.zone).fieldText
    draft.customer = customer
    draft.state = record.state
    draft.promisedOn = record.promisedOn ?? ""
    draft.note = record.note ?? ""
    var seen: Set<ID<OrderLine>> = []
    draft.lines = try record.lines.map { line in
      let own = try lineID(line)
      let price = line.unitPrice
      guard ProductDraft.name.problem(with: line.productName) == nil
      else { throw Bad(reason: OrdersPhrases.productMissing) }
      return OrderDraft.Line(
        id: seen.insert(own).inserted ? own : edit.mint.id(),
        product: try product(of: line), name: line.productName,
        quantity: String(line.quantity),
        price: Self.language(of: price) == .en ? price : price.replacing(",", with: "."))
    }
    return draft
  }

  /// A line's id tells it from the other lines of its order alone.
  private func lineID(_ line: OrdersDocument.LineRecord) throws -> ID<OrderLine> {
    guard let text = line.id, !text.isEmpty else { return edit.mint.id() }
    guard let id = ID<OrderLine>(text) else { throw Bad(reason: ImportPhrases.wrongID) }
    return id
  }

  private mutating func customer(of record: OrdersDocument.OrderRecord) throws -> Customer {
    if let id = record.customerId, !id.isEmpty {
      if let known = taken.customers[id] { return known }
      if let own = ID<Customer>(id) {
        let customer = try present { try CustomerStore(edit).customer(own) }
        taken.customers[id] = customer
        return customer
      }
    }
    if let known = taken.customers[record.customerName.searchKey] { return known }
    let found: ID<Customer>? = try edit.connection.value(
      """
      SELECT id FROM orders_customer WHERE space_id = \(edit.space.id) AND trash_id IS NULL
        AND name_key = \(record.customerName.sortKey) ORDER BY id LIMIT 1
      """)
    guard let found else { throw Bad(reason: TransferPhrases.unknownCustomer(record.customerName)) }
    let customer = try CustomerStore(edit).customer(found)
    taken.customers[record.customerName.searchKey] = customer
    return customer
  }

  private mutating func product(of line: OrdersDocument.LineRecord) throws -> ID<Product> {
    if let id = line.productId, !id.isEmpty {
      if let known = taken.products[id] { return known }
      if let own = ID<Product>(id) {
        taken.products[id] = try present { try ProductStore(edit).product(own) }.id
        return own
      }
    }
    if let known = taken.products[line.productName.searchKey] { return known }
    let found: ID<Product>? = try edit.connection.value(
      """
      SELECT id FROM orders_product WHERE space_id = \(edit.space.id) AND trash_id IS NULL
        AND name_key = \(line.productName.sortKey) ORDER BY id LIMIT 1
      """)
    guard let found else { throw Bad(reason: TransferPhrases.unknownProduct(line.productName)) }
    taken.products[line.productName.searchKey] = found
    return found
  }

  /// The id under which a record is stored: its own while it is free or ours, a new one when another space has it.
  private func place<Of>(_ text: String?, in table: SQL) throws -> (id: ID<Of>, isThere: Bool) {
    guard let text, !text.isEmpty else { return (edit.mint.id(), false) }
    guard let id = ID<Of>(text) else { throw Bad(reason: ImportPhrases.wrongID) }
    let owner: ID<Space>? = try edit.connection.value("SELECT space_id FROM \(table) WHERE id = \(id)")
    guard let owner else { return (id, false) }
    return owner == edit.space.id ? (id, true) : (edit.mint.id(), false)
  }

  private func present<Value>(_ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch Refusal.gone(let reason) {
      throw Bad(reason: reason)
    } catch Refusal.notFound {
      throw Bad(reason: TransferPhrases.notHere)
    }
  }

  /// Files write a point; spreadsheets of half the world write a comma.
  private static func language(of price: String) -> Language {
    price.contains(",") && !price.contains(".") ? .es : .en
  }
}
