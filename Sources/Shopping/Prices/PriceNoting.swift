import Kit

/// What things of one space cost, by shop: noting it. Each item has one price that was said of it and one for which it was bought.
extension PriceStore where Scope == SpaceTransaction {
  /// What a new item may be expected to cost in the shop that its list is for.
  func remembered(_ line: ItemLine, at shop: ID<Shop>) throws -> Price? {
    let family = try GoodStore(scope, .en).family(named: line.name)
    guard !family.isEmpty else { return nil }
    return try last(of: family, brand: line.brand, "shop_id = \(shop)")?.seen.price(for: line.quantity)
  }

  /// Notes the price that somebody has said of an item, in the place of what was said of it before.
  func say(_ line: ItemLine, of item: ID<Item>, at shop: ID<Shop>?) throws {
    try note(line, of: item, at: shop, isPurchase: false)
  }

  /// An item is told to be otherwise: its price is another, or was a mistake.
  func correct(_ item: Item, to line: ItemLine, on list: ID<ShoppingList>) throws {
    guard line != item.line else { return }
    guard line.price != nil else { return try unsay("item_id = \(item.id)") }
    let isSaid = try scope.connection.holds("shopping_price WHERE \(Self.said(of: item.id, in: scope.space))")
    if isSaid || line.price != item.line.price { try say(line, of: item.id, at: try shop(of: list)) }
    if item.isBought { try note(Item(item, as: line), on: list, bought: true) }
  }

  /// Takes back what was said of the items that an addition made.
  func unsay(by addition: ID<Activity>) throws {
    try unsay(
      "item_id IN (SELECT id FROM shopping_item WHERE space_id = \(scope.space.id) AND addition_id = \(addition))")
  }

  /// Notes for how much something was bought where its list is shopped for, or that it was not bought.
  ///
  /// What it cost in another shop the last time, and nobody has said of this one, says nothing of this one.
  func note(_ item: Item, on list: ID<ShoppingList>, bought: Bool) throws {
    guard bought else {
      try scope.run(
        """
        DELETE FROM shopping_price WHERE space_id = \(scope.space.id) AND item_id = \(item.id) AND is_purchase = 1
        """)
      return
    }
    guard let shop = try shop(of: list), try !isCarriedOver(item, to: shop) else { return }
    try note(item.line, of: item.id, at: shop, isPurchase: true)
  }

  /// Notes for how much things were bought of which that was not noted at their tick: their list was for no shop then.
  func note(_ bought: [Item], on list: ID<ShoppingList>) throws {
    guard try shop(of: list) != nil else { return }
    let noted = try scope.connection.rows(
      """
      SELECT item_id FROM shopping_price
      WHERE space_id = \(scope.space.id) AND is_purchase = 1 AND item_id IN \(bought.map(\.id)) ORDER BY item_id, id
      """
    ).map { try $0["item_id"] as ID<Item> }
    let known = Set(noted)
    for item in bought where !known.contains(item.id) { try note(item, on: list, bought: true) }
  }

  /// Things were bought in another shop than their list was for: what they cost at their ticks, and what was corrected there, was
  /// seen in that one. What was said of them when they were written down stays.
  func move(_ items: [ID<Item>], from former: ID<Shop>, to shop: ID<Shop>) throws {
    guard former != shop else { return }
    try scope.run(
      """
      UPDATE shopping_price SET shop_id = \(shop)
      WHERE space_id = \(scope.space.id) AND shop_id = \(former) AND item_id IN \(items)
        AND (is_purchase = 1 OR at > (SELECT added_at FROM shopping_item WHERE shopping_item.id = item_id))
      """)
    scope.touch(RememberedGood.topic)
  }

  /// Things were bought so many days later than they were ticked; earlier with fewer than none.
  func move(_ items: [ID<Item>], by days: Int) throws {
    guard days != 0 else { return }
    try scope.run(
      """
      UPDATE shopping_price SET at = at + \(Int64(days) * 86_400_000)
      WHERE space_id = \(scope.space.id) AND is_purchase = 1 AND item_id IN \(items)
      """)
    scope.touch(RememberedGood.topic)
  }

  private func isCarriedOver(_ item: Item, to shop: ID<Shop>) throws -> Bool {
    guard try !scope.connection.holds("shopping_price WHERE \(Self.said(of: item.id, in: scope.space))") else {
      return false
    }
    let family = try GoodStore(scope, .en).family(named: item.line.name)
    guard !family.isEmpty else { return false }
    func isSame(_ observation: PriceObservation?) -> Bool {
      observation?.seen.price(for: item.line.quantity) == item.line.price
    }
    if isSame(try last(of: family, brand: item.line.brand, "shop_id = \(shop)")) { return false }
    return isSame(try last(of: family, brand: item.line.brand, "shop_id IS NOT NULL AND shop_id <> \(shop)"))
  }

  private static func said(of item: ID<Item>, in space: Space) -> SQL {
    "space_id = \(space.id) AND item_id = \(item) AND is_purchase = 0"
  }

  private func note(_ line: ItemLine, of item: ID<Item>, at shop: ID<Shop>?, isPurchase: Bool) throws {
    guard let price = line.price, let good = try GoodStore(scope, .en).id(named: line.name) else { return }
    let seen = SeenPrice(price, of: line.quantity)
    let brand = line.brand ?? ""
    // What was said of another shop stays true of it.
    try scope.run(
      """
      DELETE FROM shopping_price WHERE space_id = \(scope.space.id) AND item_id = \(item) AND is_purchase = \(isPurchase)
        AND (shop_id IS NULL OR shop_id = \(shop))
      """)
    try scope.run(
      """
      INSERT INTO shopping_price (id, space_id, good_id, item_id, brand, brand_key, shop_id, is_purchase, at, price, \
      quantity, unit)
      VALUES (\(scope.mint.uuid().text), \(scope.space.id), \(good), \(item), \(brand), \(brand.searchKey), \(shop), \
      \(isPurchase), \(scope.now), \(seen.amount.minorUnits), \(seen.quantity?.thousandths), \
      \(seen.quantity?.unit.rawValue))
      """)
    scope.touch(RememberedGood.topic)
  }

  /// Takes back what was said, after which each brand costs what it was last said to cost before.
  private func unsay(_ isMeant: SQL) throws {
    let rows = try scope.connection.rows(
      """
      SELECT DISTINCT good_id, brand_key, brand FROM shopping_price
      WHERE space_id = \(scope.space.id) AND is_purchase = 0 AND \(isMeant) ORDER BY good_id, brand_key, brand
      """)
    try scope.run(
      "DELETE FROM shopping_price WHERE space_id = \(scope.space.id) AND is_purchase = 0 AND \(isMeant)")
    for row in rows {
      let (good, brand): (ID<RememberedGood>, String) = (try row["good_id"], try row["brand"])
      let seen = try last(of: [good], brand: brand)?.seen
      let price = seen.flatMap { seen in seen.price(for: seen.quantity) }
      try scope.run(
        """
        UPDATE shopping_good_brand SET price = \(price?.amount.minorUnits), price_basis = \(price?.basis.rawValue),
          quantity = \(seen?.quantity?.thousandths), unit = \(seen?.quantity?.unit.rawValue)
        WHERE space_id = \(scope.space.id) AND good_id = \(good) AND brand_key = \(brand.searchKey)
        """)
    }
  }
}

extension Item {
  /// The same with another line.
  init(_ item: Item, as line: ItemLine) {
    self = item
    self.line = line
  }
}
