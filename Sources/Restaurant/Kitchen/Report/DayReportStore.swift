import Kit

extension OrderStore {
  func report(of day: Day) throws -> DayReport {
    let rows = try scope.connection.rows(
      """
      SELECT id, way, state, tab_id,
        (SELECT paid_at FROM restaurant_tab WHERE restaurant_tab.id = restaurant_order.tab_id) AS paid_at
      FROM restaurant_order WHERE \(placed) AND day = \(day) ORDER BY number, id
      """)
    let lines = Dictionary(
      grouping: try lines("order_id IN (SELECT id FROM restaurant_order WHERE \(placed) AND day = \(day))"), by: \.order
    )
    let orders = try rows.map { row in
      let id: ID<Order> = try row["id"]
      let (tab, paidAt): (String?, Instant?) = (try row["tab_id"], try row["paid_at"])
      return DayReport.Order(
        way: try row["way"], state: try row["state"],
        lines: try (lines[id] ?? []).map { _, line in
          DayReport.Line(
            dish: line.dish.description, name: line.name, quantity: line.quantity, total: try line.cost())
        }, isPaid: tab == nil ? nil : paidAt != nil)
    }
    return DayReport(orders, currency: scope.space.currency)
  }
}
