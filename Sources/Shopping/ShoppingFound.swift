package import Kit

extension ShoppingApp {
  package var knownNames: [KnownNames] { [.lists, .goods] }

  /// Lists, what is still to be bought on the current ones, and what the household buys, with what it costs.
  package func found(_ sought: Sought, in view: SpaceView, for visit: SpaceVisit) throws -> [Found] {
    let items = try ItemStore(view).toBuy(sought)
    let lists: [ShoppingList] =
      items.isEmpty ? [] : try view.things(where: "id IN \(items.map(\.list)) ORDER BY id")
    let names = Dictionary(lists.map { ($0.id, $0.name) }) { first, _ in first }
    let goods = try GoodStore(view, visit.locale.language).found(sought)
    let prices = try PriceStore(view).lastPaid(for: goods.map(\.name), visit.locale.language)
    return [
      Found(
        try ListStore(view).lists(matching: sought.text).elements, icon: "list",
        in: (KitPhrases.lists, ShoppingPaths.lists().with("q", sought.text))
      ) { entry in
        FoundThing(Phrase(verbatim: entry.list.name), entry.about, opens: ShoppingPaths.list(entry.list.id))
      },
      Found(items, icon: "shopping") { item in
        FoundThing(
          Phrase(verbatim: item.name), names[item.list].map(ShoppingPhrases.isOn),
          opens: ShoppingPaths.list(item.list).at("row-\(item.id)"))
      },
      Found(
        goods, icon: "star", in: (ShoppingPhrases.staplesTab, ShoppingPaths.staples().with("q", sought.text))
      ) { good in
        let last = prices[good.name]
        return FoundThing(
          Phrase(verbatim: good.name), last?.about(in: visit.locale.zone) ?? ShoppingPhrases.times(good.times),
          value: last.map { Phrase($0.price) }, opens: ShoppingPaths.staple(good.id))
      },
    ]
  }
}

extension KnownNames {
  static let lists = KnownNames("shopping.lists", of: [ShoppingList.topic]) { view in
    try view.connection.rows(
      """
      SELECT name FROM shopping_list WHERE space_id = \(view.space.id) AND trash_id IS NULL
      ORDER BY moved_at DESC, id DESC LIMIT \(most)
      """
    ).map { try $0["name"] }
  }

  fileprivate static let goods = KnownNames("shopping.goods", of: [RememberedGood.topic, Item.topic]) { view in
    try view.connection.rows(
      """
      SELECT name FROM shopping_good WHERE space_id = \(view.space.id) AND trash_id IS NULL AND merged_into IS NULL
      ORDER BY times_used DESC, used_at DESC, id LIMIT \(most)
      """
    ).map { try $0["name"] }
  }
}

/// What was paid for one of the goods the last time, as shops compare it, and where.
private struct LastPrice {
  let price: Price
  let shop: String?
  let at: Instant

  init(_ observation: PriceObservation, among shops: [ID<Shop>: String]) {
    price = observation.seen.compared ?? Price(amount: observation.seen.amount, basis: .whole)
    (shop, at) = (observation.shop.flatMap { shops[$0] }, observation.at)
  }

  /// “12 November · Mercadona”.
  func about(in zone: Zone) -> Phrase? {
    [Phrase(at.day(in: zone).written(.short)), shop.map(Phrase.init(verbatim:))].compactMap(\.self).joined(by: " · ")
  }
}

extension PriceObservation {
  /// What was bought last of each good: one look, however often it was bought.
  static let byPurchase: SQL = """
    CREATE INDEX shopping_price_by_purchase ON shopping_price (good_id, at, id) WHERE is_purchase = 1
    """
}

extension PriceStore {
  /// What some goods cost when they, or what was merged into them, were last bought.
  fileprivate func lastPaid(for goods: [String], _ language: Language) throws -> [String: LastPrice] {
    let store = GoodStore(scope, language)
    let last = try goods.compactMap { good in
      try lastPurchase(of: try store.family(named: good)).map { (good: good, seen: $0) }
    }
    let isSomewhere = last.contains { $0.seen.shop != nil }
    let shops = Dictionary(try isSomewhere ? ShopStore(scope).shops().map { ($0.id, $0.name) } : []) { first, _ in first
    }
    return Dictionary(last.map { ($0.good, LastPrice($0.seen, among: shops)) }) { first, _ in first }
  }

  /// - Parameter family: one of the goods and what was merged into it.
  private func lastPurchase(of family: [ID<RememberedGood>]) throws -> PriceObservation? {
    try family.compactMap { good in
      try scope.connection.row(
        """
        SELECT \(PriceObservation.columns) FROM shopping_price
        WHERE space_id = \(scope.space.id) AND good_id = \(good) AND is_purchase = 1 ORDER BY at DESC, id DESC LIMIT 1
        """
      ).map { try PriceObservation($0, in: scope.space) }
    }.max { $0.at < $1.at }
  }
}

extension Item {
  /// All that a search asks of what is still to be bought, in the order in which it is looked through: a deleted list takes its items
  /// along, so they alone say that they are there.
  static let toBuy: SQL = """
    CREATE INDEX shopping_item_to_buy ON shopping_item (space_id, added_at, id, list_id, name, brand)
    WHERE trash_id IS NULL AND cleared_id IS NULL AND is_bought = 0
    """
}

extension ItemStore {
  /// Of so many that were added last; lists that are shopped by hold fewer.
  private static var mostLooked: Int { 1_000 }

  fileprivate typealias Wanted = (id: ID<Item>, name: String, list: ID<ShoppingList>)

  /// What is to be bought and is called so, what was added last before the others.
  fileprivate func toBuy(_ sought: Sought) throws -> [Wanted] {
    let rows = try scope.connection.rows(
      """
      SELECT id, name, brand, list_id FROM shopping_item
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND cleared_id IS NULL AND is_bought = 0
      ORDER BY added_at DESC, id DESC LIMIT \(Self.mostLooked)
      """)
    return try rows.filter { sought.isIn(try $0["name"], try $0["brand"]) }.prefix(Found.most).map {
      (try $0["id"], try $0["name"], try $0["list_id"])
    }
  }
}

extension GoodStore {
  /// What is bought and is called so, the most used first; of what was merged, one.
  fileprivate func found(_ sought: Sought) throws -> [(id: ID<RememberedGood>, name: String, times: Int)] {
    try scope.connection.rows(
      """
      SELECT id, name, times_used FROM shopping_good
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND merged_into IS NULL
        \(Search.condition(sought.text, in: "name_key"))
      ORDER BY times_used DESC, used_at DESC, id LIMIT \(Found.most + 1)
      """
    ).map { (try $0["id"], try $0["name"], try $0["times_used"]) }
  }
}
