package import Kit

extension RestaurantApp {
  package var newsKinds: [NewsKind] { [TableNews.kind, ReadyNews.kind] }
}

/// That a table wants something: to order, somebody to come, the bill.
enum TableNews {
  static let kind = NewsKind(
    "restaurant.request", Phrase(es: "Una mesa pide algo", en: "A table wants something", pt: "Uma mesa pede algo"),
    lasting: .seconds(15 * 60), isUrgent: true, of: read, words: words)

  private static func read(_ line: Activity, in view: SpaceView) -> News? {
    let asks =
      line.tells(of: TableTab.asked) || line.tells(of: TableTab.waiterCalled) || line.tells(of: TableTab.billAskedFor)
    return asks ? News(of: line.subject.id) : nil
  }

  /// Nothing once somebody has seen to it.
  private static func words(_ news: ToldNews) throws -> NewsWords? {
    let tab = try news.view.find(news.id(TableTab.self))
    let wishes = tab.calls.map { TablePhrases.wish($0, tab.paysBy) }
    guard let wish = tab.state == .asked ? TablePhrases.wish : wishes.joined(by: " · ") else { return nil }
    return NewsWords(Phrase(joining: "\(tab.tableName): \(wish)"), opens: TablePaths.tab(tab.id))
  }
}

/// That the kitchen is done with an order.
enum ReadyNews {
  static let kind = NewsKind(
    "restaurant.ready", Phrase(es: "Un pedido está listo", en: "An order is ready", pt: "Um pedido está pronto"),
    lasting: .seconds(30 * 60), isUrgent: true, of: read, words: words)

  private static func read(_ line: Activity, in view: SpaceView) -> News? {
    let isReady = line.ticketChanges.contains { $0.kind == .state && $0.to == OrderState.ready.rawValue }
    return isReady ? News(of: line.subject.id) : nil
  }

  /// Nothing once it has been brought.
  private static func words(_ news: ToldNews) throws -> NewsWords? {
    let order = try OrderStore(news.view).order(news.id())
    guard order.state == .ready else { return nil }
    let table = try order.tab.map { try news.view.find($0).tableName }
    let number = order.number
    let ready = Phrase(
      es: "El pedido \(number) está listo", en: "Order \(number) is ready", pt: "O pedido \(number) está pronto")
    return NewsWords(
      table.map { Phrase(joining: "\($0): \(ready)") } ?? ready, opens: KitchenPaths.ticket(order.id))
  }
}
