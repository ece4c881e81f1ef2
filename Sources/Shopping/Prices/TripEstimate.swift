import Kit

/// What is left on a list would cost so much in each shop, by what it cost there last.
struct TripEstimate: Hashable, Sendable {
  struct Sum: Hashable, Sendable {
    let shop: Shop
    /// Of those whose price there is known; each rounded half up, as a till does.
    let total: Money
    /// How many have no price there, or one that says nothing about their quantity.
    let unpriced: Int
    /// How many have.
    let priced: Int
  }

  /// In the order of the shops.
  let sums: [Sum]

  /// - Parameter items: what is still to be bought.
  /// - Throws: `Money.Failure` when it is more than an amount can hold.
  init(_ items: [Item], at shops: [Shop], by prices: ShopPrices, currency: Currency) throws(Money.Failure) {
    var sums: [Sum] = []
    for shop in shops {
      var (total, priced) = (Money.zero(currency), 0)
      for item in items {
        guard let cost = prices.last(of: item.line, at: shop.id)?.cost(of: item.line.quantity) else { continue }
        total = try total + cost
        priced += 1
      }
      sums.append(Sum(shop: shop, total: total, unpriced: items.count - priced, priced: priced))
    }
    self.sums = sums
  }

  /// Whether any shop knows what anything costs.
  var tellsAnything: Bool { sums.contains { $0.priced > 0 } }
}
