package import Kit

extension OrdersApp {
  /// The orders that wait, on the days that they are promised for.
  package func calendar(in view: SpaceView, for person: ID<Person>, at now: Instant) throws -> [CalendarEntry] {
    let today = now.day(in: view.space.zone)
    let orders = try OrderStore(view).promised(
      from: today.adding(days: -CalendarEntry.past), to: today.adding(days: CalendarEntry.future))
    let notes = try OrderStore(view).notes(of: orders.map(\.id))
    return DueDay.days(of: orders).flatMap { $0.entries(saying: notes) }
  }
}

/// What is due on one day.
struct DueDay {
  let day: Day
  let orders: [OrderEntry]

  /// More than so many are one entry, that the day can still be read.
  static let most = 3

  /// - Parameter orders: by day.
  static func days(of orders: [OrderEntry]) -> [DueDay] {
    orders.reduce(into: [(Day, [OrderEntry])]()) { days, order in
      guard let day = order.promisedOn else { return }
      if days.last?.0 == day { days[days.count - 1].1.append(order) } else { days.append((day, [order])) }
    }.map(DueDay.init)
  }

  /// - Parameter notes: what was asked for besides.
  func entries(saying notes: [ID<Order>: String]) -> [CalendarEntry] {
    guard orders.count > Self.most else { return orders.map { entry($0, notes[$0.id]) } }
    return [
      CalendarEntry(
        "day-\(day)", Order.noun.counted(orders.count),
        orders.map { Phrase(verbatim: "\($0.customerName): \($0.summary)") }, at: .day(day),
        opens: OrdersPaths.orders().with(OrderQuestion.filter, OrderFilter.day(day).text))
    ]
  }

  private func entry(_ order: OrderEntry, _ note: String?) -> CalendarEntry {
    CalendarEntry(
      order.id.description, Phrase(verbatim: "\(order.customerName): \(order.summary)"),
      [order.code, note].compactMap(\.self).map { Phrase(verbatim: $0) }, at: .day(day),
      opens: OrdersPaths.order(order.id))
  }
}

extension OrderStore {
  /// The orders that wait and are promised for these days, the first before the others.
  fileprivate func promised(from first: Day, to last: Day) throws -> [OrderEntry] {
    try scope.connection.rows(
      """
      SELECT \(entryColumns) FROM orders_order
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND \(OrderState.isWaiting)
        AND delivery_key BETWEEN \(first) AND \(last)
      ORDER BY delivery_key, id LIMIT \(CalendarEntry.most)
      """
    ).map { try OrderEntry($0, currency: scope.space.currency) }
  }
}
