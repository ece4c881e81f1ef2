import Kit

/// Who and what the records of a file are here: by their ids in the file, in this space, or by their names, as what another
/// space exports has ids that are not of here.
struct OrdersReferences: Sendable {
  private(set) var customers: [String: Customer] = [:]
  private(set) var products: [String: ID<Product>] = [:]
  private var orders: [String: ID<Order>] = [:]

  /// - Parameter id: in the file.
  mutating func note(_ customer: Customer, as id: String?) {
    if let id { customers[id] = customer }
    customers[customer.name.searchKey] = customer
  }

  mutating func note(_ product: ID<Product>, named name: String, as id: String?) {
    if let id { products[id] = product }
    products[name.searchKey] = product
  }

  mutating func note(_ order: ID<Order>, coded code: OrderCode, as id: String?) {
    if let id { orders[id] = order }
    orders[code.key] = order
  }

  /// The order of a payment: of the file, or of this space.
  func order(of record: OrdersDocument.PaymentRecord, in scope: some SpaceScope) throws -> ID<Order> {
    if let known = record.orderId.flatMap({ orders[$0] }) { return known }
    if let own = record.orderId.flatMap({ ID<Order>($0) }), let order = try Self.ifHere({ try scope.find(own) }) {
      return order.id
    }
    let code = OrderCode(record.order.asTyped)
    guard !code.text.isEmpty else { throw ImportRefusal(PaymentPhrases.orderMissing) }
    if let known = orders[code.key] { return known }
    guard let holder = try OrderStore(scope).holder(of: code) else {
      throw ImportRefusal(PaymentPhrases.unknownOrder(code.text))
    }
    return try ImportRefusal.ifGone { try scope.find(holder) }.id
  }

  mutating func customer(of record: OrdersDocument.OrderRecord, in scope: some SpaceScope) throws -> Customer {
    if let id = record.customerId {
      if let known = customers[id] { return known }
      if let own = ID<Customer>(id), let customer = try Self.ifHere({ try scope.find(own) }) {
        customers[id] = customer
        return customer
      }
    }
    let key = record.customerName.searchKey
    if let known = customers[key] { return known }
    let first: ID<Customer>? = try Self.first(named: record.customerName, in: "orders_customer", scope)
    guard let first else {
      throw ImportRefusal(TransferPhrases.unknownCustomer(record.customerName))
    }
    let customer = try scope.find(first)
    customers[key] = customer
    return customer
  }

  mutating func product(of line: OrdersDocument.LineRecord, in scope: some SpaceScope) throws -> ID<Product> {
    if let id = line.productId {
      if let known = products[id] { return known }
      if let own = ID<Product>(id), try Self.ifHere({ try scope.find(own) }) != nil {
        products[id] = own
        return own
      }
    }
    let key = line.productName.searchKey
    if let known = products[key] { return known }
    let first: ID<Product>? = try Self.first(named: line.productName, in: "orders_product", scope)
    guard let first else { throw ImportRefusal(TransferPhrases.unknownProduct(line.productName)) }
    products[key] = first
    return first
  }

  /// One that lists offer goes before one that is archived.
  private static func first<Thing>(named name: String, in table: SQL, _ scope: some SpaceScope) throws -> ID<Thing>? {
    let offered: [ID<Thing>] = try named(name, in: table, scope)
    if let first = offered.first { return first }
    let archived: [ID<Thing>] = try named(name, archived: true, in: table, scope)
    return archived.first
  }

  /// Those of a name, the oldest first.
  static func named<Thing>(
    _ name: String, archived isArchived: Bool = false, in table: SQL, _ scope: some SpaceScope
  ) throws -> [ID<Thing>] {
    // Whole conditions, as the index holds what is not archived alone.
    let kind: SQL = isArchived ? "archive_id IS NOT NULL" : "archive_id IS NULL"
    return try scope.connection.rows(
      """
      SELECT id FROM \(table) WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND \(kind)
        AND name_key = \(name.sortKey) ORDER BY id LIMIT 100
      """
    ).map { try $0["id"] }
  }

  private static func ifHere<Value>(_ read: () throws -> Value) throws -> Value? {
    do {
      return try ImportRefusal.ifGone(read)
    } catch Refusal.notFound {
      return nil
    }
  }
}
