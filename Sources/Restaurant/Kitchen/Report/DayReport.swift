import Kit

/// What was ordered on one day, and what it brought. What was refused or cancelled counts apart.
struct DayReport: Sendable {
  struct WayTotal: Sendable {
    let way: Way
    let orders: Int
    let dishes: Int
    let takings: Money
  }

  struct DishTotal: Sendable {
    let name: LocalizedText
    let quantity: Int
    let takings: Money
  }

  /// As many as a chart shows clearly.
  static let dishLimit = 10

  let day: Day
  /// Those in which something was ordered.
  let ways: [WayTotal]
  /// Best first.
  let dishes: [DishTotal]
  let refused: Int
  let cancelled: Int
  let takings: Money

  var orders: Int { ways.reduce(0) { $0 + $1.orders } }
  var dishCount: Int { ways.reduce(0) { $0 + $1.dishes } }
  var isEmpty: Bool { orders + refused + cancelled == 0 }
}

extension OrderStore {
  func report(of day: Day) throws -> DayReport {
    let rows = try scope.connection.rows(
      """
      SELECT way, state, COUNT(*) AS orders, SUM(dishes) AS dishes, SUM(total) AS takings FROM restaurant_order
      WHERE \(placed) AND day = \(day) GROUP BY way, state
      """)
    var counts: [Way: (orders: Int, dishes: Int, takings: Money)] = [:]
    var void: [OrderState: Int] = [:]
    for row in rows {
      let (way, state): (Way, OrderState) = (try row["way"], try row["state"])
      if state.isVoid {
        void[state, default: 0] += try row["orders"]
        continue
      }
      let before = counts[way] ?? (0, 0, .zero(scope.space.currency))
      let takings = Money(minorUnits: try row["takings"], currency: scope.space.currency)
      counts[way] = (
        before.orders + (try row["orders"]), before.dishes + (try row["dishes"]), try before.takings + takings
      )
    }
    let ways = Way.allCases.compactMap { way in
      counts[way].map { DayReport.WayTotal(way: way, orders: $0.orders, dishes: $0.dishes, takings: $0.takings) }
    }
    return DayReport(
      day: day, ways: ways, dishes: try bestDishes(of: day), refused: void[.refused] ?? 0,
      cancelled: void[.cancelled] ?? 0, takings: try Money.sum(ways.map(\.takings), currency: scope.space.currency))
  }

  private func bestDishes(of day: Day) throws -> [DayReport.DishTotal] {
    try scope.connection.rows(
      """
      SELECT MAX(restaurant_line.name) AS name, SUM(restaurant_line.quantity) AS quantity,
        SUM(restaurant_line.quantity * restaurant_line.price) AS takings
      FROM restaurant_order JOIN restaurant_line ON restaurant_line.order_id = restaurant_order.id
      WHERE restaurant_order.space_id = \(scope.space.id) AND restaurant_order.trash_id IS NULL
        AND restaurant_order.day = \(day) AND restaurant_order.state NOT IN ('refused', 'cancelled')
        AND restaurant_order.state <> 'draft' AND restaurant_line.trash_id IS NULL
      GROUP BY restaurant_line.dish_id ORDER BY quantity DESC, takings DESC, name LIMIT \(DayReport.dishLimit)
      """
    ).map { row in
      DayReport.DishTotal(
        name: try row["name"], quantity: try row["quantity"],
        takings: Money(minorUnits: try row["takings"], currency: scope.space.currency))
    }
  }
}
