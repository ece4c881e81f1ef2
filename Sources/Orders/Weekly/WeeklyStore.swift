import Kit

/// The orders of one space that come again every week.
struct WeeklyStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  func isWeekly(_ id: ID<Order>) throws -> Bool {
    try scope.connection.holds("orders_weekly WHERE space_id = \(scope.space.id) AND order_id = \(id)")
  }

  /// Those whose day is over, the earliest first.
  func due(on today: Day) throws -> [ID<Order>] {
    try scope.connection.rows(
      """
      SELECT orders_order.id FROM orders_weekly JOIN orders_order ON orders_order.id = orders_weekly.order_id
      WHERE orders_weekly.space_id = \(scope.space.id) AND trash_id IS NULL AND promised_on < \(today)
      ORDER BY promised_on, orders_order.id
      """
    ).map { try $0["id"] }
  }
}

extension WeeklyStore where Scope == SpaceTransaction {
  /// Lets an order come again every week, or no more.
  /// - Returns: the line of activity, by which it is taken back; `nil` when it was so already.
  func set(_ id: ID<Order>, isWeekly: Bool) throws -> ID<Activity>? {
    let order = try scope.find(id)
    guard try !scope.isOvertaken(at: "weekly", of: id), try self.isWeekly(id) != isWeekly else { return nil }
    guard !isWeekly || order.promisedOn != nil else { throw Refusal.conflict(WeeklyPhrases.weeklyNeedsDay) }
    if isWeekly { try begin(id) } else { _ = try end(id) }
    return try scope.record(isWeekly ? Order.beganWeekly : Order.endedWeekly, of: order.subject)
  }

  func begin(_ id: ID<Order>) throws {
    try scope.run(
      """
      INSERT INTO orders_weekly (order_id, space_id) VALUES (\(id), \(scope.space.id)) ON CONFLICT (order_id) DO NOTHING
      """)
  }

  /// - Returns: whether it came again until now.
  func end(_ id: ID<Order>) throws -> Bool {
    try scope.rowsChanged(by: "DELETE FROM orders_weekly WHERE space_id = \(scope.space.id) AND order_id = \(id)") > 0
  }

  /// Makes the next of an order whose day is over, which from then on is the one that comes again. In one transaction, so that
  /// however often it is asked for there is one.
  func makeNext(of id: ID<Order>) throws {
    guard let order = try scope.findUnlessGone(id), let promised = order.promisedOn,
      let day = Weekly.next(after: promised, on: scope.now.day(in: scope.space.zone)), try end(id)
    else { return }
    let locale = ReaderLocale(language: .en, zone: scope.space.zone)
    let store = OrderStore(scope)
    var draft = try store.copy(of: id, at: scope.now, locale: locale, mint: scope.mint)
    draft.promisedOn = day.description
    draft.state = (order.state == .draft ? OrderState.draft : .confirmed).rawValue
    for (place, line) in draft.lines.enumerated() {
      guard let product = line.product else { continue }
      draft.lines[place].price = try scope.find(product).price.fieldText(in: locale.language)
    }
    let next: ID<Order> = scope.mint.id()
    try store.add(draft, id: next, locale: locale, as: Order.cameAgain)
    try begin(next)
  }
}

extension Action {
  static let repeatOrder = Action(
    "orders.order.repeat", [Input("weekly", .yesNo, isRequired: true)],
    offline: .never(WeeklyPhrases.weeklyNeedsSignal))
}

extension Order {
  static let beganWeekly = Event(
    "order.began-weekly", WeeklyPhrases.everyWeek,
    undo: .by { began, transaction in
      guard try WeeklyStore(transaction).end(began.subject()) else { throw Refusal.gone(KitPhrases.cannotBeUndone) }
    },
    undone: WeeklyPhrases.noLongerWeekly)

  static let endedWeekly = Event(
    "order.ended-weekly", WeeklyPhrases.noLongerWeekly,
    undo: .by { ended, transaction in
      let order: Order = try transaction.find(ended.subject())
      try WeeklyStore(transaction).begin(order.id)
    },
    undone: WeeklyPhrases.everyWeek)

  /// Made by the house itself.
  static let cameAgain = Event("order.came-again", WeeklyPhrases.cameAgain)

  static let weeklyEvents = [beganWeekly.declared, endedWeekly.declared, cameAgain.declared]
}
