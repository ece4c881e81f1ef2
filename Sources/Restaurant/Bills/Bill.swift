import Kit

/// What is over and was to be paid: a table's tab, or an order of no table.
struct Bill: Sendable {
  /// Of the tab or the order.
  let id: String
  /// Of the table, or the order's number.
  let name: String
  let title: Phrase
  let link: Link
  /// How an order of no table left the house; `nil` of a table's tab.
  let left: ServiceType?
  /// When it was paid; otherwise when it was closed without having been.
  let at: Instant
  let isPaid: Bool
  /// `nil` where nobody said.
  let method: PaymentMethod?
  let orders: Int
  let total: MoneySum

  /// In seconds: so long a closing is taken back by whoever closed.
  static let takenBackFor = 3_600
  /// More than anybody looks through; all of them are in the file.
  static let most = 500

  var way: ServiceType { left ?? .dineIn }
}

/// The bills of one space: what money came in for, and when.
///
/// Money has come in when a table's bill is noted as paid, and for an order of no table when it is handed over. Every figure of
/// the restaurant that is money is of these orders, by that moment, so that all of them agree.
struct BillStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  private var space: ID<Space> { scope.space.id }
  private var currency: Currency { scope.space.currency }

  /// Placed, and eaten by somebody or going to be.
  var counts: SQL {
    """
    restaurant_order.space_id = \(space) AND restaurant_order.trash_id IS NULL \
    AND restaurant_order.state IN \(OrderState.allCases.filter { !$0.isVoid })
    """
  }

  /// Paid in some hours, as a table of orders with `settled_at` and `method`.
  func settled(in hours: Range<Instant>) -> SQL {
    """
    (SELECT restaurant_order.id, restaurant_order.way, restaurant_order.placed_at, restaurant_order.total,
        restaurant_tab.paid_at AS settled_at, restaurant_tab.paid_method AS method
      FROM restaurant_tab JOIN restaurant_order ON restaurant_order.tab_id = restaurant_tab.id
      WHERE restaurant_tab.space_id = \(space) AND restaurant_tab.paid_at >= \(hours.lowerBound)
        AND restaurant_tab.paid_at < \(hours.upperBound) AND \(counts)
      UNION ALL
      SELECT restaurant_order.id, restaurant_order.way, restaurant_order.placed_at, restaurant_order.total,
        restaurant_order.done_at, restaurant_order.paid_method
      FROM restaurant_order WHERE \(ofNoTable(in: hours))) AS settled
    """
  }

  private func ofNoTable(in hours: Range<Instant>) -> SQL {
    """
    restaurant_order.space_id = \(space) AND restaurant_order.tab_id IS NULL AND restaurant_order.state = 'done'
    AND restaurant_order.trash_id IS NULL
    AND restaurant_order.done_at >= \(hours.lowerBound) AND restaurant_order.done_at < \(hours.upperBound)
    """
  }

  /// The last first.
  func bills(in hours: Range<Instant>) throws -> [Bill] {
    try (tables(in: hours) + others(in: hours)).sorted { ($0.at, $0.id) > ($1.at, $1.id) }
  }

  private func tables(in hours: Range<Instant>) throws -> [Bill] {
    try scope.connection.rows(
      """
      SELECT restaurant_tab.id,
        (SELECT name FROM restaurant_table WHERE restaurant_table.id = restaurant_tab.table_id) AS name,
        restaurant_tab.paid_at, restaurant_tab.closed_at, restaurant_tab.paid_method, COUNT(*) AS orders,
        \(MoneySum.columns(of: "restaurant_order.total", as: "total"))
      FROM restaurant_tab JOIN restaurant_order ON restaurant_order.tab_id = restaurant_tab.id
      WHERE restaurant_tab.space_id = \(space) AND \(counts)
        AND (restaurant_tab.paid_at >= \(hours.lowerBound) AND restaurant_tab.paid_at < \(hours.upperBound)
          OR restaurant_tab.paid_at IS NULL AND restaurant_tab.closed_at >= \(hours.lowerBound)
            AND restaurant_tab.closed_at < \(hours.upperBound))
      GROUP BY restaurant_tab.id ORDER BY restaurant_tab.id
      """
    ).map { row in
      let (tab, name): (ID<TableTab>, String) = (try row["id"], try row["name"])
      let (paidAt, closedAt): (Instant?, Instant?) = (try row["paid_at"], try row["closed_at"])
      return Bill(
        id: tab.description, name: name, title: Phrase(verbatim: name), link: TablePaths.tab(tab), left: nil,
        at: paidAt ?? closedAt ?? hours.lowerBound, isPaid: paidAt != nil,
        method: PaymentMethod(rawValue: try row["paid_method"]), orders: try row["orders"],
        total: try MoneySum(row, "total", currency: currency))
    }
  }

  private func others(in hours: Range<Instant>) throws -> [Bill] {
    try scope.connection.rows(
      "SELECT id, number, way, done_at, paid_method, total FROM restaurant_order WHERE \(ofNoTable(in: hours)) ORDER BY id"
    ).map { row in
      let (order, number): (ID<Order>, Int) = (try row["id"], try row["number"])
      return Bill(
        id: order.description, name: String(number), title: RestaurantPhrases.order(number),
        link: KitchenPaths.ticket(order), left: try row["way"], at: try row["done_at"], isPaid: true,
        method: PaymentMethod(rawValue: try row["paid_method"]), orders: 1,
        total: MoneySum(Money(minorUnits: try row["total"], currency: currency)))
    }
  }

  /// Placed, and eaten by nobody: as in the index of these alone.
  var void: SQL {
    """
    restaurant_order.space_id = \(space) AND restaurant_order.trash_id IS NULL
    AND restaurant_order.state IN ('refused', 'cancelled') AND restaurant_order.placed_at IS NOT NULL
    """
  }

  /// The orders of one day that nobody eats or pays, the last that changed first.
  func void(on day: Day) throws -> [OrderSummary] {
    try scope.connection.rows(
      """
      SELECT \(OrderStore(scope).columns) FROM restaurant_order
      WHERE \(void) AND day = \(day)
      ORDER BY changed_at DESC, id DESC
      """
    ).map { try OrderSummary($0, currency: currency) }
  }

  /// Ordered and not paid yet: on open tabs, and still on its way to those who sit at no table.
  func outstanding() throws -> MoneySum {
    let row = try scope.connection.row(
      """
      SELECT \(MoneySum.columns(of: "owed.total", as: "total")) FROM (
        SELECT restaurant_order.total
        FROM restaurant_tab JOIN restaurant_order ON restaurant_order.tab_id = restaurant_tab.id
        WHERE restaurant_tab.space_id = \(space) AND restaurant_tab.closed_at IS NULL
          AND restaurant_tab.state = \(TableTab.State.open) AND \(counts)
        UNION ALL
        SELECT restaurant_order.total FROM restaurant_order
        WHERE \(KitchenStore(scope).open) AND restaurant_order.tab_id IS NULL AND restaurant_order.paid_method = '') AS owed
      """)
    return try row.map { try MoneySum($0, "total", currency: currency) } ?? .zero(currency)
  }
}
