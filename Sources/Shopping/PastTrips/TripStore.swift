import Kit

/// The past trips of one space: reading.
struct TripStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// The newest first.
  /// - Parameter cursor: where the page before ended.
  func trips(after cursor: Cursor? = nil) throws -> Window<PastTrip> {
    let begin: SQL = cursor.map { " AND (day, id) < (\($0.key), \($0.id))" } ?? ""
    let rows = try scope.connection.rows(
      """
      SELECT \(PastTrip.columns) FROM shopping_trip
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL\(begin)
      ORDER BY day DESC, id DESC LIMIT \(Window<PastTrip>.size + 1)
      """)
    return try Window(
      rows, cursor: { Cursor(key: try $0["day"], id: try $0["id"]) },
      element: { try PastTrip($0, in: scope.space) })
  }

  /// What a month's trips cost together, as far as anybody knows.
  func cost(from first: Day, before end: Day) throws -> Money {
    let rows = try scope.connection.rows(
      """
      SELECT COALESCE(paid, estimated) AS cost FROM shopping_trip
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND day >= \(first) AND day < \(end)
        AND COALESCE(paid, estimated) IS NOT NULL
      ORDER BY id
      """)
    return try rows.reduce(.zero(scope.space.currency)) { sum, row in
      try sum + Money(minorUnits: try row["cost"], currency: scope.space.currency)
    }
  }
}

extension TripStore where Scope == SpaceTransaction {
  /// Takes what is bought off a list and keeps it as a trip.
  /// - Parameters:
  ///   - id: minted by the form that was shown.
  ///   - shown: what was bought then. What others have ticked since, while the form waited for signal, stays on the list.
  /// - Returns: the activity line, by which it is undone.
  /// - Throws: `Invalid` when nothing is bought.
  func end(
    _ list: ID<ShoppingList>, as id: ID<PastTrip>, _ content: TripContent, of shown: Set<ID<Item>>
  ) throws -> ID<Activity> {
    let (lists, items) = (ListStore(scope), ItemStore(scope))
    let stored = try scope.find(list)
    let bought = try items.items(of: list).filter { item in
      item.isBought && (shown.contains(item.id) || item.boughtBy?.person == scope.author.person)
    }
    guard !bought.isEmpty else { throw Invalid(["": TripPhrases.nothingBought]) }
    try scope.claim(id)
    let shop = try shop(named: content.shop)
    if let shop {
      if let former = stored.shop { try PriceStore(scope).move(bought.map(\.id), from: former, to: shop.id) }
      try lists.choose(shop.id, for: list)
    }
    let subject = Subject(PastTrip.topic, id, title: shop?.name ?? stored.name)
    let former = shop == nil ? nil : stored.shop
    let ending = TripEnd(list: list, items: bought.count, paid: content.paid, former: former)
    let ended = try scope.record(PastTrip.ended, of: subject, ending)
    let estimated = Totals.told(of: bought, currency: scope.space.currency)?.inBasket
    try scope.run(
      """
      INSERT INTO shopping_trip (id, space_id, list_name, shop_id, shop_name, day, paid, estimated, items, clearing_id, \
      created_at)
      VALUES (\(id), \(scope.space.id), \(stored.name), \(shop?.id), \(shop?.name ?? ""), \(content.day), \
      \(content.paid?.minorUnits), \(estimated?.minorUnits), \(bought.count), \(ended), \(scope.now))
      """)
    try items.clear(bought, off: list, by: ended)
    let today = scope.now.day(in: scope.space.zone)
    try PriceStore(scope).move(bought.map(\.id), by: today.days(until: content.day))
    return ended
  }

  func change(
    _ id: ID<PastTrip>, to draft: TripDraft, from shown: TripDraft?, in language: Language, today: Day
  ) throws {
    let trip = try scope.find(id)
    _ = try content(draft, language, today)
    let (merged, changes) = try scope.merge(
      draft, over: TripDraft(trip, in: language), shown: shown, fields: TripDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let content = try content(merged, language, today)
    let shop = try shop(named: content.shop)
    let bought = try ItemStore(scope).items(clearedBy: trip.clearing).map(\.id)
    if let former = trip.shop, let shop { try PriceStore(scope).move(bought, from: former, to: shop.id) }
    try PriceStore(scope).move(bought, by: trip.day.days(until: content.day))
    try scope.update(
      id,
      """
      paid = \(content.paid?.minorUnits), shop_id = \(shop?.id), shop_name = \(shop?.name ?? ""), day = \(content.day)
      """)
    try scope.record(PastTrip.changed, of: trip.subject, fields: changes)
  }

  private func content(_ draft: TripDraft, _ language: Language, _ today: Day) throws -> TripContent {
    try TripContent(draft, currency: scope.space.currency, language: language, today: today)
  }

  /// The shop of this name, however it is written; a new one where there is none.
  private func shop(named name: String) throws -> Shop? {
    guard !name.isEmpty else { return nil }
    let shops = ShopStore(scope)
    if let known = try shops.shops().first(where: { $0.name.searchKey == name.searchKey }) { return known }
    let id: ID<Shop> = scope.mint.id()
    try shops.add(ListDraft(name: name), id: id)
    return try scope.find(id)
  }

  /// What was taken off the list is on it again, and there was no trip.
  func takeBack(_ ending: Occurrence<TripEnd>) throws {
    let id: ID<PastTrip> = try ending.subject()
    guard
      let trip = try scope.connection.row(
        "SELECT shop_id, day FROM shopping_trip WHERE space_id = \(scope.space.id) AND id = \(id)")
    else { throw Refusal.notFound }
    let (shop, day): (ID<Shop>?, Day) = (try trip["shop_id"], try trip["day"])
    let items = try ItemStore(scope).items(clearedBy: ending.activity.id).map(\.id)
    if let there = shop, let former = ending.detail?.former {
      try PriceStore(scope).move(items, from: there, to: former)
    }
    try PriceStore(scope).move(items, by: day.days(until: ending.activity.at.day(in: scope.space.zone)))
    try ItemStore(scope).restore("cleared_id", of: ending.activity)
    try scope.run("DELETE FROM shopping_trip WHERE space_id = \(scope.space.id) AND id = \(id)")
    scope.touch(PastTrip.topic)
  }
}
