import Kit

/// The orders of one space: reading.
struct OrderStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  var columns: SQL {
    """
    id, number, day, way, state, reason, person_id, guest_id, tab_id, name, phone, address, note, placed_at, \
    changed_at, corrected_at, code, total, dishes, paid_method, done_at, pick_up_at
    """
  }

  /// Placed, and not deleted.
  var placed: SQL {
    "space_id = \(scope.space.id) AND state <> 'draft' AND placed_at IS NOT NULL AND trash_id IS NULL"
  }

  /// What a diner has placed, newest first.
  func orders(of diner: Diner, after cursor: Cursor? = nil) throws -> Window<OrderSummary> {
    let begin: SQL = cursor.map { " AND (placed_at, id) < (\(Int64($0.key) ?? 0), \($0.id))" } ?? ""
    let rows = try scope.connection.rows(
      """
      SELECT \(columns) FROM restaurant_order WHERE \(diner.owns) AND \(placed)\(begin)
      ORDER BY placed_at DESC, id DESC LIMIT \(Window<OrderSummary>.size + 1)
      """)
    return try Window(
      rows, cursor: { Cursor(key: "\(try $0["placed_at"] as Int64)", id: try $0["id"]) },
      element: { try OrderSummary($0, currency: scope.space.currency) })
  }

  /// - Parameter diner: to whom it must belong; anybody's for the staff.
  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func order(_ id: ID<Order>, of diner: Diner? = nil) throws -> Order {
    let owned: SQL = diner.map { " AND \($0.owns)" } ?? ""
    let row = try scope.connection.row(
      """
      SELECT \(columns), trash_id FROM restaurant_order
      WHERE space_id = \(scope.space.id) AND id = \(id) AND state <> 'draft'\(owned)
      """)
    guard let row else { throw Refusal.notFound }
    guard try row["trash_id"] as String? == nil else { throw Refusal.gone(Order.noun.gone) }
    return try Order(row, lines: try lines(of: id), currency: scope.space.currency)
  }

  /// - Throws: `Refusal.notFound` when no order has this code.
  func order(code: String) throws -> Order {
    let id: ID<Order>? = try scope.connection.value(
      "SELECT id FROM restaurant_order WHERE code = \(code) AND \(placed)")
    guard let id else { throw Refusal.notFound }
    return try order(id)
  }

  func lines(of order: ID<Order>) throws -> [OrderLine] {
    try lines("order_id = \(order)").map(\.line)
  }

  /// The orders of these rows, with their lines.
  func orders(_ rows: [SQLRow]) throws -> [Order] {
    let ids: [ID<Order>] = try rows.map { try $0["id"] }
    let lines = Dictionary(grouping: try lines("order_id IN \(ids)"), by: \.order)
    return try zip(rows, ids).map { row, id in
      try Order(row, lines: (lines[id] ?? []).map(\.line), currency: scope.space.currency)
    }
  }

  func lines(_ condition: SQL) throws -> [(order: ID<Order>, line: OrderLine)] {
    try scope.connection.rows(
      """
      SELECT id, order_id, dish_id, name, price, modifiers, quantity, note, state, came_at, begun_at, ready_at, vat
      FROM restaurant_line
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND \(condition) ORDER BY position, id
      """
    ).map { (try $0["order_id"], try OrderLine(timed: $0, currency: scope.space.currency)) }
  }

  /// How and where a diner's last order went; `nil` before the first.
  func lastPlaced(by diner: Diner) throws -> (way: String, contact: Contact)? {
    try scope.connection.row(
      """
      SELECT way, name, phone, address FROM restaurant_diner
      WHERE diner_id = \(diner.id) AND space_id = \(scope.space.id)
      """
    ).map { (try $0["way"], try Contact($0)) }
  }
}

/// An order in a list.
struct OrderSummary: Hashable, Sendable {
  let id: ID<Order>
  let number: Int
  let state: OrderState
  let way: ServiceType
  let placedAt: Instant
  let total: Money
  /// How many dishes it holds, each as often as it was ordered.
  let dishes: Int

  init(_ row: SQLRow, currency: Currency) throws {
    id = try row["id"]
    number = try row["number"]
    state = try row["state"]
    way = try row["way"]
    placedAt = try row["placed_at"]
    total = Money(minorUnits: try row["total"], currency: currency)
    dishes = try row["dishes"]
  }
}

extension Order {
  init(_ row: SQLRow, lines: [OrderLine], currency: Currency) throws {
    id = try row["id"]
    number = try row["number"]
    day = try row["day"]
    way = try row["way"]
    state = try row["state"]
    reason = try row["reason"]
    diner = Diner(person: try row["person_id"], guest: try row["guest_id"])
    tab = try row["tab_id"]
    contact = try Contact(row)
    note = try row["note"]
    self.lines = lines
    total = Money(minorUnits: try row["total"], currency: currency)
    placedAt = try row["placed_at"]
    changedAt = try row["changed_at"]
    paidBy = PaymentMethod(rawValue: try row["paid_method"])
    doneAt = try row["done_at"]
    correctedAt = try row["corrected_at"]
    pickUpAt = try row["pick_up_at"]
    code = try row["code"]
  }
}

extension OrderLine {
  init(_ row: SQLRow, currency: Currency) throws {
    id = try row["id"]
    dish = try row["dish_id"]
    name = try row["name"]
    price = Money(minorUnits: try row["price"], currency: currency)
    let modifiers: String = try row["modifiers"]
    self.modifiers = [ChosenModifier](stored: modifiers, currency: currency) ?? []
    quantity = try row["quantity"]
    note = try row["note"]
    state = try row["state"]
  }

  /// With when it came where it is.
  init(timed row: SQLRow, currency: Currency) throws {
    try self.init(row, currency: currency)
    (cameAt, begunAt, readyAt) = (try row["came_at"], try row["begun_at"], try row["ready_at"])
    vatRate = VATRate(try row["vat"])
  }
}

extension Contact {
  init(_ row: SQLRow) throws {
    self.init(name: try row["name"], phone: try row["phone"], address: try row["address"])
  }
}
