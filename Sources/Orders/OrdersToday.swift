package import Kit

extension OrdersApp {
  /// What should have left the house, and what leaves it today.
  package func today(in view: SpaceView, for visit: SpaceVisit) throws -> [TodayLine] {
    let due = try OrderStore(view).due(by: visit.today)
    func line(_ filter: OrderFilter, _ title: Phrase, _ count: Int, next: (Phrase, Link)? = nil) -> TodayLine? {
      guard count > 0 else { return nil }
      return TodayLine(
        title, OrdersPhrases.ordersCounted(count), opens: OrdersPaths.orders().with(OrderQuestion.filter, filter.text),
        next: next)
    }
    return [
      line(.late, OrdersPhrases.late, due.late),
      line(.today, OrdersPhrases.forToday, due.today, next: (OrdersPhrases.prepare, OrdersPaths.preparation())),
    ].compactMap(\.self)
  }
}

extension OrderStore {
  /// How many orders wait that are promised for a day that is over, and for today.
  fileprivate func due(by today: Day) throws -> (late: Int, today: Int) {
    let row = try scope.connection.row(
      """
      SELECT COUNT(*) AS due, COALESCE(SUM(CASE WHEN delivery_key < \(today) THEN 1 ELSE 0 END), 0) AS late
      FROM orders_order
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND \(OrderState.isWaiting) AND delivery_key <= \(today)
      """)
    guard let row else { return (0, 0) }
    let (due, late): (Int, Int) = (try row["due"], try row["late"])
    return (late, due - late)
  }
}
