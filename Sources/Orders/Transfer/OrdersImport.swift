import Kit

/// Takes the records of a file into a space: customers, then products, then the orders that name them, then their payments.
struct OrdersImport: Importer {
  static let topic: Topic = "orders.import"
  static let done = Event(
    "import.done", Phrase(es: "Importados de un archivo", en: "Imported from a file", pt: "Dados importados"))

  private let file: OrdersFile
  let mint: Mint
  /// Marks what comes archived.
  private let archiving: ID<Activity>
  var references = OrdersReferences()
  private var revisions: [ProductRevision] = []
  /// What the file has said already.
  private var saidCustomers: [ID<Customer>: CustomerDraft] = [:]
  private var saidProducts: [ID<Product>: ProductDraft] = [:]
  private var saidOrders: [ID<Order>: String] = [:]
  private var saidCodes: Set<String> = []
  var saidPayments: Set<ID<Payment>> = []

  init(_ file: OrdersFile, mint: Mint) {
    (self.file, self.mint) = (file, mint)
    archiving = mint.id()
  }

  var count: Int { file.count }

  func place(of index: Int) -> String { file[index].place }

  func name(of index: Int) -> String {
    switch file[index].record {
    case .customer(let record): record.name
    case .product(let record): record.name
    case .order(let record): record.code
    case .payment(let record): record.order
    }
  }

  mutating func begin(in scope: some SpaceScope) throws {
    try file.expect(scope.space.currency)
  }

  mutating func decide(_ index: Int, in scope: some SpaceScope) throws -> ImportDecision {
    switch file[index].record {
    case .customer(let record): try decide(record, in: scope)
    case .product(let record): try decide(record, in: scope)
    case .order(let record): try decide(record, in: scope)
    case .payment(let record): try decide(record, in: scope)
    }
  }

  func facts(_ tally: ImportTally) -> [(name: Phrase, value: Int)] {
    let changed = tally.changed > 0 ? [(name: ImportPhrases.changed, value: tally.changed)] : []
    return [(ImportPhrases.added, tally.added)] + changed + [(ImportPhrases.unchanged, tally.unchanged)]
  }

  func conclude(_ taken: ImportTaken, in transaction: SpaceTransaction) throws -> ImportConclusion {
    try SalesTables.show(taken.mark, in: transaction)
    for table in [Payment.table, Product.table, Customer.table] {
      try transaction.run(
        "UPDATE \(table.sql) SET trash_id = NULL WHERE space_id = \(transaction.space.id) AND trash_id = \(taken.mark)")
    }
    for topic in [Customer.topic, Product.topic, Order.topic] { transaction.touch(topic) }
    if taken.tally.added > 0 {
      let counts = [
        FieldChange("added", from: "", to: String(taken.tally.added)),
        FieldChange("refused", from: "", to: String(taken.tally.refused.count)),
      ]
      let subject = Subject(Self.topic, archiving, title: String(taken.tally.added))
      try transaction.record(Self.done, of: subject, fields: counts)
    }
    return ImportConclusion(done: try ProductRevision.make(revisions, in: transaction))
  }

  // MARK: Customers

  private mutating func decide(
    _ record: FileRecord<CustomerDraft>, in scope: some SpaceScope
  ) throws -> ImportDecision {
    let draft = try record.draft.validated()
    let place = try ImportPlace<Customer>(record.id, in: "orders_customer", of: scope, mint)
    let customer: Customer
    let outcome: ImportDecision.Outcome
    if let known = record.id.flatMap({ references.customers[$0] }) {
      guard saidCustomers[known.id] == draft else { throw ImportRefusal(TransferPhrases.differs) }
      (customer, outcome) = (known, .unchanged)
    } else if place.isThere {
      customer = try ImportRefusal.ifGone { try scope.find(place.id) }
      guard customer.details == draft else { throw ImportRefusal(TransferPhrases.differs) }
      outcome = .unchanged
    } else if let same = try namesake(of: draft, archived: record.isArchived, in: scope) {
      (customer, outcome) = (same, .unchanged)
    } else {
      customer = Customer(id: place.id, details: draft, isArchived: record.isArchived)
      outcome = .added
    }
    saidCustomers[customer.id] = draft
    references.note(customer, as: record.id)
    var decision = ImportDecision(outcome, title: draft.name)
    decision.subtitle = draft.address
    let archive = customer.isArchived ? archiving : nil
    decision.write = { try CustomerStore($0).insert(draft, id: customer.id, archive: archive, staged: $1) }
    return decision
  }

  /// Somebody who is here with just the same content, under whatever id.
  private func namesake(
    of draft: CustomerDraft, archived isArchived: Bool, in scope: some SpaceScope
  ) throws -> Customer? {
    let ids: [ID<Customer>] = try OrdersReferences.named(
      draft.name, archived: isArchived, in: "orders_customer", scope)
    return try ids.lazy.filter { saidCustomers[$0] == nil }.map { try scope.find($0) }
      .first { $0.details == draft }
  }

  // MARK: Products

  /// A product that is here takes from the file what it says otherwise: that is how a price list is brought up to date.
  private mutating func decide(
    _ record: FileRecord<ProductDraft>, in scope: some SpaceScope
  ) throws -> ImportDecision {
    let place = try ImportPlace<Product>(record.id, in: "orders_product", of: scope, mint)
    let known = record.id.flatMap { references.products[$0] }
    let before = try known == nil ? present(place, record, in: scope) : nil
    var draft = record.draft
    draft.vat = VATRate(draft.vat)?.text ?? draft.vat
    // What is found by its name goes on being written as it is.
    if let before, !place.isThere { draft.name = before.name }
    if let before { Self.complete(&draft, with: before.details) }
    let price = try draft.validated(
      currency: scope.space.currency, language: CSV.hasDecimalComma(draft.price) ? .es : .en)
    let id = known ?? before?.id ?? place.id
    if let said = saidProducts[id], said != draft { throw ImportRefusal(TransferPhrases.differs) }
    var decision = verdict(on: draft, price: price, over: before, isKnown: known != nil)
    saidProducts[id] = draft
    references.note(id, named: draft.name, as: record.id)
    if let before, case .changed = decision.outcome {
      revisions.append(ProductRevision(id: id, before: .init(before), after: .init(draft, price: price)))
    }
    let archive = record.isArchived ? archiving : nil
    decision.write = { [draft] in
      try ProductStore($0).insert(draft, price: price, id: id, archive: archive, staged: $1)
    }
    return decision
  }

  /// A price list may go without what it doesn't need.
  private static func complete(_ draft: inout ProductDraft, with stored: ProductDraft) {
    for field in ProductDraft.fields where !OrdersTable.products.needed.contains(field.name) && draft[field].isEmpty {
      draft[field] = stored[field]
    }
  }

  private func verdict(
    on draft: ProductDraft, price: Money, over before: Product?, isKnown: Bool
  ) -> ImportDecision {
    guard !isKnown, let before else {
      var decision = ImportDecision(isKnown ? .unchanged : .added, title: draft.name)
      (decision.subtitle, decision.value) = (draft.description, Phrase(price))
      return decision
    }
    let priced = ImportDifference(
      KitPhrases.price, from: Phrase(before.price), to: Phrase(price), isPrice: true)
    let worded = ProductDraft.fields.filter { $0.isStored && before.details[$0] != draft[$0] }.map { field in
      ImportDifference(
        field.label, from: Phrase(verbatim: before.details[field]), to: Phrase(verbatim: draft[field]))
    }
    let differences = (before.price == price ? [] : [priced]) + worded
    var decision = ImportDecision(differences.isEmpty ? .unchanged : .changed(differences), title: before.name)
    decision.basis = before.hashValue
    return decision
  }

  /// By its id, or the one of its name, unless the file has spoken of it.
  private func present(
    _ place: ImportPlace<Product>, _ record: FileRecord<ProductDraft>, in scope: some SpaceScope
  ) throws -> Product? {
    if place.isThere { return try ImportRefusal.ifGone { try scope.find(place.id) } }
    let ids: [ID<Product>] = try OrdersReferences.named(
      record.name, archived: record.isArchived, in: "orders_product", scope)
    guard ids.count == 1, let id = ids.first, saidProducts[id] == nil else { return nil }
    return try scope.find(id)
  }

  // MARK: Orders

  private mutating func decide(
    _ record: OrdersDocument.OrderRecord, in scope: some SpaceScope
  ) throws -> ImportDecision {
    let customer = try references.customer(of: record, in: scope)
    let place = try ImportPlace<Order>(record.id, in: "orders_order", of: scope, mint)
    guard let placedAt = Instant(iso8601: CSV.time(record.placedAt, in: scope.space.zone)) else {
      throw ImportRefusal(OrdersPhrases.dateMissing)
    }
    let draft = try draft(record, customer: customer.id, in: scope)
    var content = try Self.content(draft, in: scope)
    content.placedAt = placedAt
    let lines = try zip(content.lines, record.lines).map { line, written in
      OrderLine(
        id: line.id, product: line.product, productName: written.productName, quantity: line.quantity,
        unitPrice: line.unitPrice, unit: (written.unit ?? "").asTyped, vatRate: try Self.rate(of: written))
    }
    let sums = try OrderStore(scope).sums(of: lines, Self.pricing(of: record))
    let holder = try OrderStore(scope).holder(of: content.code)
    if saidOrders[place.id] == nil, place.isThere || holder != nil {
      let id = place.isThere ? place.id : holder ?? place.id
      references.note(id, coded: content.code, as: record.id)
      return try compare(content, lines, sums, with: id, isOwn: place.isThere, in: scope)
    }
    guard saidCodes.insert(content.code.key).inserted else { throw ImportRefusal(OrdersPhrases.codeTaken) }
    saidOrders[place.id] = content.code.key
    references.note(place.id, coded: content.code, as: record.id)
    var details = customer.details
    (details.name, details.address) = (record.customerName, record.customerAddress ?? customer.address)
    let frozen = Customer(id: customer.id, details: details)
    var decision = ImportDecision(.added, title: content.code.text)
    decision.subtitle = "\(record.customerName): \(lines.summary)"
    decision.write = { [content] in
      try OrderStore($0).insert(
        content, id: place.id, customer: frozen, sortKey: customer.name.sortKey, lines: lines, sums, staged: $1)
      if record.weekly == true { try WeeklyStore($0).begin(place.id) }
    }
    return decision
  }

  /// - Throws: `Invalid`; what is wrong with a line says which product it is of.
  private static func content(_ draft: OrderDraft, in scope: some SpaceScope) throws -> OrderContent {
    let locale = ReaderLocale(language: .en, zone: scope.space.zone)
    do {
      return try OrderContent(draft, currency: scope.space.currency, locale: locale)
    } catch let invalid as Invalid {
      var named = invalid.messages
      for line in draft.lines {
        for key in named.keys where key.hasSuffix("-\(line.id)") {
          named[key] = named[key].map { Phrase(joining: "\(line.name): \($0)") }
        }
      }
      throw Invalid(named)
    }
  }

  /// An order is never changed by a file. One that another space holds under this id is known here by its code.
  private func compare(
    _ content: OrderContent, _ lines: [OrderLine], _ sums: VATSums, with id: ID<Order>, isOwn: Bool,
    in scope: some SpaceScope
  ) throws -> ImportDecision {
    let differs = ImportRefusal(isOwn ? TransferPhrases.differs : OrdersPhrases.codeTaken)
    let stored: Order
    do {
      stored = try scope.find(id)
    } catch Refusal.gone(let reason) {
      throw isOwn ? ImportRefusal(reason) : differs
    }
    guard stored.code == content.code.text, stored.summary == lines.summary, stored.state == content.state,
      stored.note == content.note, stored.vatPricing == sums.pricing, stored.total == sums.total
    else { throw differs }
    return ImportDecision(.unchanged, title: stored.code)
  }

  private mutating func draft(
    _ record: OrdersDocument.OrderRecord, customer: ID<Customer>, in scope: some SpaceScope
  ) throws -> OrderDraft {
    var draft = OrderDraft(Form())
    draft.code = record.code.asTyped
    draft.date = mint.now().local(in: scope.space.zone).fieldText
    draft.customer = customer
    draft.state = record.state
    draft.promisedOn = record.promisedOn ?? ""
    draft.note = (record.note ?? "").asTyped
    var seen: Set<ID<OrderLine>> = []
    for line in record.lines {
      let own = try lineID(line)
      guard ProductDraft.name.problem(with: line.productName) == nil else {
        throw ImportRefusal(OrdersPhrases.productMissing)
      }
      let hasComma = CSV.hasDecimalComma(line.unitPrice)
      draft.lines.append(
        OrderDraft.Line(
          id: seen.insert(own).inserted ? own : mint.id(), product: try references.product(of: line, in: scope),
          name: line.productName, quantity: String(line.quantity),
          price: hasComma ? line.unitPrice.replacing(",", with: ".") : line.unitPrice))
    }
    return draft
  }

  /// As a file says it; one of before says nothing.
  private static func pricing(of record: OrdersDocument.OrderRecord) throws -> VATPricing {
    let text = record.vatPricing ?? ""
    guard let pricing = text.isEmpty ? .silent : VATPricing(rawValue: text.lowercased()) else {
      throw ImportRefusal(VATPhrases.pricingWrong)
    }
    return pricing
  }

  private static func rate(of line: OrdersDocument.LineRecord) throws -> VATRate? {
    guard let text = line.vatRate, !text.isEmpty else { return nil }
    guard let rate = VATRate(text) else { throw ImportRefusal(VATPhrases.rateWrong) }
    return rate
  }

  /// A line's id tells it from the other lines of its order alone.
  private func lineID(_ line: OrdersDocument.LineRecord) throws -> ID<OrderLine> {
    guard let text = line.id, !text.isEmpty else { return mint.id() }
    guard let id = ID<OrderLine>(text) else { throw ImportRefusal(ImportPhrases.wrongID) }
    return id
  }
}
