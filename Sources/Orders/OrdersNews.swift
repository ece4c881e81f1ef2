package import Kit

extension OrdersApp {
  package var newsKinds: [NewsKind] { [OrdersOfTomorrow.kind] }
}

/// On the evening before, how many orders are promised for a day.
enum OrdersOfTomorrow {
  /// When the day's work is done and the next one's can still be made ready.
  private static let hour = 18

  static let kind = NewsKind(
    "orders.tomorrow", Phrase(es: "Pedidos para mañana", en: "Orders for tomorrow", pt: "Encomendas para amanhã"),
    whenDue: due, words: words)

  private static func due(_ people: [ID<Person>], in view: SpaceView, at now: Instant) throws -> [News] {
    let local = now.local(in: view.space.zone)
    let tomorrow = local.day.adding(days: 1)
    guard local.hour >= hour, try OrderStore(view).waiting(for: tomorrow) > 0 else { return [] }
    return [News(of: tomorrow.description)]
  }

  /// Nothing once the day has come.
  private static func words(_ news: ToldNews) throws -> NewsWords? {
    guard let day = Day(news.subject), news.now.day(in: news.view.space.zone) < day else { return nil }
    let count = try OrderStore(news.view).waiting(for: day)
    guard count > 0 else { return nil }
    let orders = Order.noun.counted(count)
    return NewsWords(
      Phrase(es: "Para mañana: \(orders).", en: "For tomorrow: \(orders).", pt: "Para amanhã: \(orders)."),
      opens: OrdersPaths.orders().with(OrderQuestion.filter, OrderFilter.day(day).text))
  }
}

extension OrderStore {
  /// How many orders wait that are promised for a day.
  fileprivate func waiting(for day: Day) throws -> Int {
    try scope.connection.value(
      """
      SELECT COUNT(*) AS waiting FROM orders_order
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND \(OrderState.isWaiting) AND delivery_key = \(day)
      """) ?? 0
  }
}
