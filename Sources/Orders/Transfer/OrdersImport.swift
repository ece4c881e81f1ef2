import Kit

/// Brings the records of a file into a space, in one change.
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
  }

  /// Something is wrong with some rows and the person wanted all or nothing: nothing was brought in.
  struct NothingTaken: Error {
    let report: Report
  }

  private let edit: Edit
  private let archiving: ID<Activity>
  private(set) var report = Report()
  /// The id that a customer or product of the file has here, by its id in the file and by its name.
  private var customers: [String: Customer] = [:]
  private var products: [String: ID<Product>] = [:]

  init(into edit: Edit) {
    self.edit = edit
    archiving = edit.mint.id()
  }

  /// - Parameter skipsBad: leaves bad records out instead of bringing in nothing.
  /// - Throws: ``NothingTaken``, or `Invalid` when the file's currency is another.
  static func run(_ file: OrdersFile, into edit: Edit, skipsBad: Bool) throws -> Report {
    guard file.currency.map({ $0 == edit.space.currency.code }) ?? true else {
      throw Invalid(["file": ImportPhrases.otherCurrency(file.currency ?? "")])
    }
    var run = OrdersImport(into: edit)
    for placed in file.customers { try run.take(placed.place) { try $0.add(placed.record) } }
    for placed in file.products { try run.take(placed.place) { try $0.add(placed.record) } }
    for placed in file.orders { try run.take(placed.place) { try $0.add(placed.record) } }
    guard run.report.refused.isEmpty || skipsBad else { throw NothingTaken(report: run.report) }
    if run.report.added > 0 { try run.note() }
    return run.report
  }

  /// Why one record is not taken.
  private struct Bad: Error {
    let reason: Phrase
  }

  private mutating func take(_ place: String, _ add: (inout OrdersImport) throws -> Bool) throws {
    do {
      if try add(&self) { report.added += 1 } else { report.unchanged += 1 }
    } catch let bad as Bad {
      report.refused.append(.init(place: place, reason: bad.reason))
    } catch let invalid as Invalid {
      let reasons = invalid.messages.sorted { $0.key < $1.key }
      for reason in reasons { report.refused.append(.init(place: place, reason: reason.value)) }
    }
  }

  private func note() throws {
    let counts = [
      FieldChange("added", from: "", to: String(report.added)),
      FieldChange("refused", from: "", to: String(report.refused.count)),
    ]
    let subject = Subject("orders.import", archiving, title: String(report.added))
    try edit.record("import.done", of: subject, fields: counts)
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
      let stored = try present { try store.customer(id) }
      guard CustomerDraft(stored) == draft else { throw Bad(reason: TransferPhrases.differs) }
    } else {
      try store.insert(draft, id: id, archive: record.archived == true ? archiving : nil)
    }
    let customer = try store.customer(id)
    if let key = record.id { customers[key] = customer }
    customers[record.name.searchKey] = customer
    return !there
  }

  private mutating func add(_ record: OrdersDocument.ProductRecord) throws -> Bool {
    let language = Self.language(of: record.price)
    let draft = ProductDraft(name: record.name, price: record.price, description: record.description)
    let price = try draft.validated(currency: edit.space.currency, language: language)
    let store = ProductStore(edit)
    let (id, there): (ID<Product>, Bool) = try place(record.id, in: "orders_product")
    if there {
      let stored = try present { try store.product(id) }
      guard stored.name == draft.name, stored.price == price, stored.description == draft.description else {
        throw Bad(reason: TransferPhrases.differs)
      }
    } else {
      try store.insert(draft, price: price, id: id, archive: record.archived == true ? archiving : nil)
    }
    if let key = record.id { products[key] = id }
    products[record.name.searchKey] = id
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
      let stored = try present { try store.order(id) }
      guard stored.code == content.code.text, stored.summary == lines.summary, stored.state == content.state,
        stored.note == content.note
      else { throw Bad(reason: TransferPhrases.differs) }
      return false
    }
    guard try store.holder(of: content.code) == nil else { throw Bad(reason: OrdersPhrases.codeTaken) }
    let frozen = Customer(
      id: customer.id, name: record.customerName, address: record.customerAddress ?? customer.address, phone: "",
      note: "", isArchived: false)
    try store.insert(content, id: id, customer: frozen, sortKey: customer.name.sortKey, lines: lines)
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
      guard TextRule.required(line.productName, atMost: ProductDraft.nameLimit, OrdersPhrases.nameMissing) == nil
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
      if let known = customers[id] { return known }
      if let own = ID<Customer>(id) {
        let customer = try present { try CustomerStore(edit).customer(own) }
        customers[id] = customer
        return customer
      }
    }
    if let known = customers[record.customerName.searchKey] { return known }
    let found: ID<Customer>? = try edit.connection.value(
      """
      SELECT id FROM orders_customer WHERE space_id = \(edit.space.id) AND trash_id IS NULL
        AND name_key = \(record.customerName.sortKey) ORDER BY id LIMIT 1
      """)
    guard let found else { throw Bad(reason: TransferPhrases.unknownCustomer(record.customerName)) }
    let customer = try CustomerStore(edit).customer(found)
    customers[record.customerName.searchKey] = customer
    return customer
  }

  private mutating func product(of line: OrdersDocument.LineRecord) throws -> ID<Product> {
    if let id = line.productId, !id.isEmpty {
      if let known = products[id] { return known }
      if let own = ID<Product>(id) {
        products[id] = try present { try ProductStore(edit).product(own) }.id
        return own
      }
    }
    if let known = products[line.productName.searchKey] { return known }
    let found: ID<Product>? = try edit.connection.value(
      """
      SELECT id FROM orders_product WHERE space_id = \(edit.space.id) AND trash_id IS NULL
        AND name_key = \(line.productName.sortKey) ORDER BY id LIMIT 1
      """)
    guard let found else { throw Bad(reason: TransferPhrases.unknownProduct(line.productName)) }
    products[line.productName.searchKey] = found
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
