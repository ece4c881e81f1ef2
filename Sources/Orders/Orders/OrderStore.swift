import Kit

/// The orders of one space: reading.
struct OrderStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  private var currency: Currency { scope.space.currency }

  var entryColumns: SQL {
    "id, code, customer_id, customer_name, placed_at, promised_on, state, total, due, summary"
  }

  private var shown: SQL { "space_id = \(scope.space.id) AND trash_id IS NULL" }

  /// All orders by customer, then by code, below them what is over, the newest first; or those that hold the words in what they
  /// say or who they are for, the latest first.
  /// - Parameter cursor: where the page before ended.
  func orders(matching words: String = "", after cursor: Cursor? = nil) throws -> Window<OrderEntry> {
    let order = order(matching: words)
    let last = try cursor.flatMap { try place(of: $0, by: order) }
    let begin: SQL = last.map { " AND (\(order.joined(", "))) > \($0)" } ?? ""
    let search = try scope.search(OrderWords(words).text, in: Order.texts, .after(last))
    let rows = try scope.connection.rows(
      """
      SELECT \(entryColumns) FROM orders_order WHERE \(shown)\(search)\(begin)
      ORDER BY \(order.joined(", ")) LIMIT \(Window<OrderEntry>.size + 1)
      """)
    return try window(rows)
  }

  /// The stretch of the list in which an order stands, a few before and the rest after.
  func orders(matching words: String, around order: Order) throws -> Window<OrderEntry> {
    let columns = self.order(matching: words)
    guard let place = try place(of: Cursor(key: "", id: order.id.description), by: columns) else { return Window([]) }
    let search = try scope.search(OrderWords(words).text, in: Order.texts, .before(place))
    let before = try scope.connection.row(
      """
      SELECT id FROM orders_order WHERE \(shown)\(search)
        AND (\(columns.joined(", "))) < \(place)
      ORDER BY \(columns.map { "\($0) DESC" }.joined(", ")) LIMIT 1 OFFSET \(Window<OrderEntry>.lead)
      """)
    return try orders(matching: words, after: before.map { Cursor(key: "", id: try $0["id"]) })
  }

  /// The same in another order.
  /// - Parameters:
  ///   - isShown: which of them.
  ///   - areFew: whether those are few and found by themselves.
  ///   - place: the order in whose stretch it is.
  func orders(
    matching words: String, sorted sort: SortChoice, where isShown: SQL = "TRUE", areFew: Bool = false,
    around place: ID<Order>? = nil, after cursor: Cursor? = nil
  ) throws -> Window<OrderEntry> {
    let orders = Order.orders + [Order.newestFirst, Order.latestFirst, Order.ofOneCustomer]
    guard let order = orders.first(where: { $0.name == sort.order }) else { return Window([]) }
    let list = SortedList(
      Order.table, entryColumns, where: isShown, matching: OrderWords(words).text, in: Order.texts,
      by: areFew ? order.ofFew : order, isDescending: sort.isDescending)
    let currency = currency
    guard let place else { return try list.window(after: cursor, in: scope) { try OrderEntry($0, currency: currency) } }
    return try list.window(around: place, in: scope) { try OrderEntry($0, currency: currency) }
  }

  /// What was asked for besides, of those of some orders of which anything was.
  func notes(of orders: [ID<Order>]) throws -> [ID<Order>: String] {
    guard !orders.isEmpty else { return [:] }
    let rows = try scope.connection.rows(
      "SELECT id, note FROM orders_order WHERE \(shown) AND id IN \(orders) AND note <> '' ORDER BY id")
    return try Dictionary(uniqueKeysWithValues: rows.map { (try $0["id"], try $0["note"]) })
  }

  /// A customer's orders, newest first.
  func orders(of customer: ID<Customer>, limit: Int) throws -> [OrderEntry] {
    try scope.connection.rows(
      """
      SELECT \(entryColumns) FROM orders_order WHERE \(shown) AND customer_id = \(customer)
      ORDER BY placed_at DESC, code_key DESC LIMIT \(limit)
      """
    ).map { try OrderEntry($0, currency: currency) }
  }

  /// What customers have agreed and not paid yet; without those who owe nothing.
  func open(of customers: Set<ID<Customer>>) throws -> [ID<Customer>: MoneySum] {
    guard !customers.isEmpty else { return [:] }
    let rows = try scope.connection.rows(
      """
      SELECT customer_id, \(MoneySum.columns(of: "due", as: "open")) FROM orders_order
      WHERE \(shown) AND customer_id IN \(Array(customers)) AND \(OrderState.isOpen) GROUP BY customer_id
      ORDER BY customer_id
      """)
    return try Dictionary(
      uniqueKeysWithValues: rows.map { (try $0["customer_id"], try MoneySum($0, "open", currency: currency)) }
    ).filter { $0.value != .zero(currency) }
  }

  /// Whether there is such an order, as there is not of one that somebody has only begun.
  func holds(_ id: ID<Order>) throws -> Bool {
    try scope.connection.holds("orders_order WHERE \(shown) AND id = \(id)")
  }

  /// An order's lines in their order.
  func lines(of id: ID<Order>) throws -> [OrderLine] {
    try scope.connection.rows(
      """
      SELECT id, product_id, product_name, quantity, unit_price, unit, vat_rate FROM orders_line
      WHERE space_id = \(scope.space.id) AND order_id = \(id) ORDER BY position
      """
    ).map { try OrderLine($0, currency: currency) }
  }

  /// The next free code of the form that the house suggests. Codes in the trash are not free.
  func nextCode(in year: Int) throws -> OrderCode {
    let highest: Int? = try scope.connection.value(
      """
      SELECT code_number FROM orders_order
      WHERE space_id = \(scope.space.id) AND code_year = \(year) AND code_number IS NOT NULL
      ORDER BY code_number DESC LIMIT 1
      """)
    return OrderCode(year: year, number: (highest ?? 0) + 1)
  }

  /// The order that has a code, in the trash or not.
  func holder(of code: OrderCode) throws -> ID<Order>? {
    try scope.connection.value(
      "SELECT id FROM orders_order WHERE space_id = \(scope.space.id) AND code_key = \(code.key)")
  }

  /// The columns by which a list is sorted, of all orders or of those that hold words.
  private func order(matching words: String) -> [SQL] {
    words.isEmpty ? ["sunk", "customer_key", "customer_id", "code_key"] : ["latest", "code_key"]
  }

  /// Where an order stands in such a list.
  private func place(of cursor: Cursor, by order: [SQL]) throws -> [SQLValue]? {
    try scope.connection.row(
      "SELECT \(order.joined(", ")) FROM orders_order WHERE space_id = \(scope.space.id) AND id = \(cursor.id)"
    ).map { row in row.columns.map(\.value) }
  }

  private func window(_ rows: [SQLRow]) throws -> Window<OrderEntry> {
    try Window(
      rows, cursor: { Cursor(key: "", id: try $0["id"]) }, element: { try OrderEntry($0, currency: currency) })
  }
}

extension Order: Stored {
  static let table = SpaceTable("orders_order", hasTrash: true)
  static let columns: SQL =
    """
    id, code, placed_at, customer_id, customer_name, customer_address, state, promised_on, note, vat_pricing, total, received, \
    summary
    """
  static var gone: Phrase { OrdersPhrases.orderGone }

  /// Of nothing but what is to be paid, so that the list adds it up however much a customer has paid.
  static let openByCustomer = Migration(
    "orders.0009-open-by-customer",
    [
      """
      CREATE INDEX orders_order_open_by_customer ON orders_order (space_id, customer_id, total)
      WHERE trash_id IS NULL AND \(OrderState.isOpen)
      """
    ])

  static let texts = TextIndex(
    of: table, text: "found_key", order: ["latest", "code_key"],
    sources: ["search_key", "customer_found", "total", "state", "placed_at"])

  init(_ row: SQLRow, in space: Space) throws {
    self.init(
      id: try row["id"], code: try row["code"], placedAt: try row["placed_at"], customer: try row["customer_id"],
      customerName: try row["customer_name"], customerAddress: try row["customer_address"], state: try row["state"],
      promisedOn: try row["promised_on"], note: try row["note"], vatPricing: try row["vat_pricing"],
      total: Money(minorUnits: try row["total"], currency: space.currency),
      received: Money(minorUnits: try row["received"], currency: space.currency), summary: try row["summary"])
  }
}

extension OrderEntry {
  init(_ row: SQLRow, currency: Currency) throws {
    id = try row["id"]
    code = try row["code"]
    customer = try row["customer_id"]
    customerName = try row["customer_name"]
    placedAt = try row["placed_at"]
    promisedOn = try row["promised_on"]
    state = try row["state"]
    total = Money(minorUnits: try row["total"], currency: currency)
    due = state.isPast ? .zero(currency) : Money(minorUnits: try row["due"], currency: currency)
    summary = try row["summary"]
  }
}

extension OrderLine {
  init(_ row: SQLRow, currency: Currency) throws {
    self.init(
      id: try row["id"], product: try row["product_id"], productName: try row["product_name"],
      quantity: try row["quantity"], unitPrice: Money(minorUnits: try row["unit_price"], currency: currency),
      unit: try row["unit"], vatRate: VATRate(try row["vat_rate"]))
  }
}
