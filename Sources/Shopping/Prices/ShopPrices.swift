import Kit

/// What things cost last in each shop.
struct ShopPrices: Sendable {
  private struct Place: Hashable {
    let good: ID<RememberedGood>
    let shop: ID<Shop>
  }

  private let families: GoodFamilies
  private var last: [Place: [PriceObservation]] = [:]

  /// - Parameter observations: of shops; which of them is the newest is found out here.
  init(_ observations: some Sequence<PriceObservation>, families: GoodFamilies) {
    self.families = families
    for observation in observations {
      guard let shop = observation.shop else { continue }
      last[Place(good: families.head(of: observation.good), shop: shop), default: []].append(observation)
    }
  }

  /// The newest price of what a line asks for: of its brand, or of any where it names none and the shop knows none without.
  func last(of line: ItemLine, at shop: ID<Shop>) -> SeenPrice? {
    guard let good = families.good(named: line.name), let known = last[Place(good: good, shop: shop)] else {
      return nil
    }
    let brand = (line.brand ?? "").searchKey
    let same = known.filter { $0.brand.searchKey == brand }
    return (same.isEmpty && brand.isEmpty ? known : same).max { $0.at < $1.at }?.seen
  }
}
