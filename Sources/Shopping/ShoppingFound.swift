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
    let prices = try PriceStore(view).latest(of: goods.map(\.id))
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
        let last = prices[good.id]
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

/// What was paid for one of the goods the last time, and where.
private struct LastPrice {
  let price: Money
  let shop: String?
  let at: Instant

  /// “12 November · Mercadona”.
  func about(in zone: Zone) -> Phrase? {
    [Phrase(at.day(in: zone).written(.short)), shop.map(Phrase.init(verbatim:))].compactMap(\.self).joined(by: " · ")
  }
}

extension PriceStore {
  /// What each of some goods cost when it was last bought.
  fileprivate func latest(of goods: [ID<RememberedGood>]) throws -> [ID<RememberedGood>: LastPrice] {
    guard !goods.isEmpty else { return [:] }
    return try scope.connection.rows(
      """
      SELECT seen.good_id, seen.price, seen.at, shopping_shop.name FROM shopping_price AS seen
        LEFT JOIN shopping_shop ON shopping_shop.id = seen.shop_id
      WHERE seen.space_id = \(scope.space.id) AND seen.good_id IN \(goods) AND seen.is_purchase = 1
        AND seen.at = (SELECT MAX(other.at) FROM shopping_price AS other
          WHERE other.good_id = seen.good_id AND other.is_purchase = 1)
      ORDER BY seen.good_id, seen.id
      """
    ).reduce(into: [:]) { prices, row in
      prices[try row["good_id"]] = LastPrice(
        price: Money(minorUnits: try row["price"], currency: scope.space.currency), shop: try row["name"] as String?,
        at: try row["at"])
    }
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
