package import Kit

extension OrdersApp {
  /// From then on a baker thinks of tomorrow.
  private static let afternoon = 15

  /// What should have left the house, what leaves it today, and from the afternoon on what does tomorrow.
  package func today(in view: SpaceView, for visit: SpaceVisit) throws -> [TodayLine] {
    let today = visit.today
    let due = try OrderStore(view).due(by: today)
    func line(_ filter: OrderFilter, _ title: Phrase, next: (Phrase, Link)? = nil, _ isMeant: (Day) -> Bool)
      -> TodayLine?
    {
      let orders = due.filter { isMeant($0.day) }
      let count = orders.reduce(0) { $0 + $1.count }
      guard let first = orders.first else { return nil }
      // One order is known by whose it is.
      let says =
        count == 1 ? Phrase(verbatim: "\(first.customer) · \(first.summary)") : Order.noun.counted(count)
      return TodayLine(
        title, says, opens: OrdersPaths.orders().with(OrderQuestion.filter, filter.text), next: next)
    }
    let isAfternoon = visit.house.mint.now().local(in: view.space.zone).hour >= Self.afternoon
    let prepare = (OrdersPhrases.prepare, OrdersPaths.preparation())
    return [
      line(.late, OrdersPhrases.late) { $0 < today },
      line(.today, OrdersPhrases.forToday, next: prepare) { $0 == today },
      isAfternoon ? line(.tomorrow, OrdersPhrases.forTomorrow, next: prepare) { $0 > today } : nil,
    ].compactMap(\.self)
  }
}

/// How many orders wait for one day.
private struct DueOrders {
  let day: Day
  let count: Int
  /// Of one of them.
  let customer: String
  let summary: String
}

extension OrderStore {
  /// How many orders wait, for each of the days up to tomorrow.
  fileprivate func due(by today: Day) throws -> [DueOrders] {
    try scope.connection.rows(
      """
      SELECT delivery_key, COUNT(*) AS count, MAX(customer_name) AS customer, MAX(summary) AS summary
      FROM orders_order
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND \(OrderState.isWaiting)
        AND delivery_key <= \(today.adding(days: 1))
      GROUP BY delivery_key ORDER BY delivery_key
      """
    ).map { row in
      DueOrders(
        day: try row["delivery_key"], count: try row["count"], customer: try row["customer"],
        summary: try row["summary"])
    }
  }
}
