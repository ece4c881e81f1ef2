import Kit

/// What one of the goods was said to cost, or was bought for: of which brand, where and when.
struct PriceObservation: Hashable, Sendable {
  let good: ID<RememberedGood>
  /// "" for none.
  let brand: String
  /// Where nobody said it is nowhere.
  let shop: ID<Shop>?
  let at: Instant
  let seen: SeenPrice

  static let table = SpaceTable("shopping_price")
  static let columns: SQL = "good_id, brand, shop_id, at, price, quantity, unit"

  init(_ row: SQLRow, in space: Space) throws {
    (good, brand, shop, at) = (try row["good_id"], try row["brand"], try row["shop_id"], try row["at"])
    seen = SeenPrice(amount: Money(minorUnits: try row["price"], currency: space.currency), of: try Quantity(row))
  }

  init(good: ID<RememberedGood>, brand: String, shop: ID<Shop>?, at: Instant, seen: SeenPrice) {
    (self.good, self.brand, self.shop, self.at, self.seen) = (good, brand, shop, at, seen)
  }
}
