import Kit

/// What things of one space cost, by shop: reading.
struct PriceStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// Where a list is shopped for, unless that shop has been deleted.
  func shop(of list: ID<ShoppingList>) throws -> ID<Shop>? {
    try scope.connection.value(
      """
      SELECT shopping_shop.id FROM shopping_list JOIN shopping_shop ON shopping_shop.id = shopping_list.shop_id
      WHERE shopping_list.space_id = \(scope.space.id) AND shopping_list.id = \(list) AND shopping_shop.trash_id IS NULL
      """)
  }

  /// What a brand of one of the goods cost last.
  /// - Parameters:
  ///   - family: it and what was merged into it.
  ///   - place: a condition on the shop.
  func last(of family: [ID<RememberedGood>], brand: String?, _ place: SQL = "1 = 1") throws -> PriceObservation? {
    try scope.connection.row(
      """
      SELECT \(PriceObservation.columns) FROM shopping_price
      WHERE space_id = \(scope.space.id) AND good_id IN \(family) AND brand_key = \((brand ?? "").searchKey) AND \(place)
      ORDER BY at DESC, id DESC LIMIT 1
      """
    ).map { try PriceObservation($0, in: scope.space) }
  }

  /// What one of the goods cost, the newest first. What was said of something that was
  /// then bought is told once.
  func history(of family: [ID<RememberedGood>], atMost limit: Int) throws -> [PriceObservation] {
    try scope.connection.rows(
      """
      SELECT \(PriceObservation.columns) FROM shopping_price
      WHERE space_id = \(scope.space.id) AND good_id IN \(family)
        AND (is_purchase = 1 OR NOT EXISTS (
          SELECT 1 FROM shopping_price AS bought WHERE bought.item_id = shopping_price.item_id AND bought.is_purchase = 1
            AND (shopping_price.shop_id IS NULL OR bought.shop_id = shopping_price.shop_id)))
      ORDER BY at DESC, id DESC LIMIT \(limit)
      """
    ).map { try PriceObservation($0, in: scope.space) }
  }

  /// What a list's things cost last in each shop.
  func prices(of items: [Item], language: Language) throws -> ShopPrices {
    let families = try GoodStore(scope, language).families()
    let goods = Set(items.compactMap { families.good(named: $0.line.name) }.flatMap(families.family))
    guard !goods.isEmpty else { return ShopPrices([], families: families) }
    let observations = try scope.connection.rows(
      """
      SELECT \(PriceObservation.columns) FROM shopping_price AS seen
      WHERE space_id = \(scope.space.id) AND shop_id IS NOT NULL
        AND good_id IN \(goods.sorted { $0.description < $1.description })
        AND at = (SELECT MAX(other.at) FROM shopping_price AS other
          WHERE other.good_id = seen.good_id AND other.brand_key = seen.brand_key AND other.shop_id = seen.shop_id)
      ORDER BY at, id
      """
    ).map { try PriceObservation($0, in: scope.space) }
    return ShopPrices(observations, families: families)
  }

  /// What is left on a list would cost so much in each shop; `nil` where there is no shop, or more than an amount can hold.
  func estimate(of items: [Item], at shops: [Shop], language: Language) throws -> TripEstimate? {
    let open = items.filter { !$0.isBought }
    guard !shops.isEmpty, !open.isEmpty else { return nil }
    guard try scope.connection.holds("shopping_price WHERE space_id = \(scope.space.id) AND shop_id IS NOT NULL") else {
      return nil
    }
    let prices = try prices(of: open, language: language)
    do throws(Money.Failure) {
      return try TripEstimate(open, at: shops, by: prices, currency: scope.space.currency)
    } catch {
      return nil
    }
  }
}
