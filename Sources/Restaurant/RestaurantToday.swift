package import Kit

extension RestaurantApp {
  /// The tables that wait for somebody, each once, and what the kitchen has before it.
  package func today(in view: SpaceView, for visit: SpaceVisit) throws -> [TodayLine] {
    let store = TabStore(view)
    let asking = try store.requests().map(\.tab) + store.joiners().map(\.tab)
    let (toMake, ready) = try KitchenStore(view).counts()
    let kitchen = [(toMake, KitchenPhrases.toMakeCounted), (ready, KitchenPhrases.readyCounted)]
      .filter { count, _ in count > 0 }.map { count, said in said(count) }
    var said: Set<ID<TableTab>> = []
    let waiting = asking.filter { said.insert($0.id).inserted }.map(\.tableName)
    let names = waiting.isEmpty ? nil : Phrase(verbatim: waiting.joined(separator: ", "))
    return [
      names.map { TodayLine(TablePhrases.requests, $0, opens: TablePaths.tables()) },
      kitchen.joined(by: " · ").map { TodayLine(KitchenPhrases.kitchen, $0, opens: KitchenPaths.board()) },
    ].compactMap(\.self)
  }
}

extension KitchenStore {
  /// How many orders are still to be made, and how many stand ready.
  fileprivate func counts() throws -> (toMake: Int, ready: Int) {
    let row = try scope.connection.row(
      """
      SELECT COALESCE(SUM(CASE WHEN state = \(OrderState.ready) THEN 0 ELSE 1 END), 0) AS to_make,
        COALESCE(SUM(CASE WHEN state = \(OrderState.ready) THEN 1 ELSE 0 END), 0) AS ready
      FROM restaurant_order WHERE \(open) AND state <> \(OrderState.onItsWay)
      """)
    guard let row else { return (0, 0) }
    return (try row["to_make"], try row["ready"])
  }
}
