import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct TripEstimateTests {
  private static func shop(_ number: UInt64, _ name: String) throws -> Shop {
    Shop(id: ShoppingCast.id(number), name: name)
  }

  private static func good(_ number: UInt64) -> ID<RememberedGood> { ShoppingCast.id(100 + number) }

  private static func families(_ names: [String]) -> GoodFamilies {
    GoodFamilies(
      names.enumerated().map { index, name in
        GoodFamilies.Member(id: good(UInt64(index)), key: name.searchKey, mergedInto: nil)
      })
  }

  private static func observation(
    _ good: UInt64, _ amount: Int64, _ quantity: Quantity?, at shop: Shop, brand: String = "", day: Int64 = 1
  ) -> PriceObservation {
    PriceObservation(
      good: Self.good(good), brand: brand, shop: shop.id, at: Instant(milliseconds: day * 86_400_000),
      seen: SeenPrice(amount: Money(minorUnits: amount, currency: .eur), of: quantity))
  }

  @Test func eachShopSumsItsOwnLastPricesAndCountsWhatItDoesNotKnow() throws {
    let (mercadona, lidl, aldi) = (
      try Self.shop(1, "Mercadona"), try Self.shop(2, "Lidl"), try Self.shop(3, "Aldi")
    )
    let (kilo, one) = (Quantity(thousandths: 1000, unit: .kilogram), Quantity(thousandths: 1000, unit: .piece))
    let prices = ShopPrices(
      [
        Self.observation(0, 250, kilo, at: mercadona, day: 5), Self.observation(0, 180, kilo, at: mercadona, day: 2),
        Self.observation(0, 199, kilo, at: lidl), Self.observation(1, 120, one, at: mercadona),
        Self.observation(2, 90, one, at: lidl, brand: "Milbona"),
      ], families: Self.families(["tomates", "pan", "leche"]))
    let items = [
      ShoppingCast.item("2 kg tomates"), ShoppingCast.item("pan"), ShoppingCast.item("leche"),
      ShoppingCast.item("velas"),
    ]
    let estimate = try TripEstimate(items, at: [mercadona, lidl, aldi], by: prices, currency: .eur)
    #expect(estimate.sums.map(\.total.minorUnits) == [620, 488, 0])
    #expect(estimate.sums.map(\.unpriced) == [2, 2, 4])
    #expect(estimate.tellsAnything)
  }

  @Test func aBrandCostsWhatThatBrandCost() throws {
    let shop = try Self.shop(1, "Mercadona")
    let one = Quantity(thousandths: 1000, unit: .litre)
    let prices = ShopPrices(
      [Self.observation(0, 95, one, at: shop, brand: "Pascual"), Self.observation(0, 80, one, at: shop)],
      families: Self.families(["leche"]))
    #expect(prices.last(of: ShoppingCast.line("2 l leche Pascual"), at: shop.id)?.amount.minorUnits == 95)
    #expect(prices.last(of: ShoppingCast.line("2 l leche"), at: shop.id)?.amount.minorUnits == 80)
    #expect(prices.last(of: ShoppingCast.line("2 l leche Mimosa"), at: shop.id) == nil)
  }

  /// Against a sum that is made otherwise: item by item over everything that was ever seen, in fractions.
  @Test func anyTripComesToWhatIsSummedByHand() throws {
    var random = SeededGenerator(seed: 22)
    let names = (0..<12).map { "cosa\("abcdefghijkl".map(String.init)[$0])" }
    let units: [Shopping.Unit?] = [nil, .piece, .dozen, .gram, .kilogram, .litre, .millilitre, .can]
    let shops = [try Self.shop(1, "Uno"), try Self.shop(2, "Dos"), try Self.shop(3, "Tres")]
    func quantity() -> Quantity? {
      units.randomElement(using: &random).flatMap(\.self).flatMap {
        Quantity(thousandths: Int64.random(in: 1...20, using: &random) * 250, unit: $0)
      }
    }
    for _ in 0..<300 {
      let seen = (0..<Int.random(in: 0...40, using: &random)).map { day in
        Self.observation(
          UInt64.random(in: 0..<12, using: &random), Int64.random(in: 1...900, using: &random), quantity(),
          at: shops[Int.random(in: 0..<3, using: &random)], day: Int64(day))
      }.shuffled(using: &random)
      let items = (0..<Int.random(in: 0...15, using: &random)).map { number in
        Item(
          id: ShoppingCast.id(UInt64(number)),
          line: ItemLine(name: names[Int.random(in: 0..<12, using: &random)], quantity: quantity()), note: "",
          category: nil, addedAt: Instant(milliseconds: 0), isBought: false)
      }
      let estimate = try TripEstimate(
        items, at: shops, by: ShopPrices(seen, families: Self.families(names)), currency: .eur)
      for (shop, sum) in zip(shops, estimate.sums) {
        let costs = items.map { item -> Int64? in
          let good = Self.good(UInt64(names.firstIndex(of: item.line.name) ?? -1))
          let last = seen.filter { $0.good == good && $0.shop == shop.id }.sorted { $0.at < $1.at }.last
          return last.flatMap { Self.byHand($0.seen, item.line.quantity) }
        }
        #expect(sum.total.minorUnits == costs.compactMap(\.self).reduce(0, +))
        #expect(sum.unpriced == costs.count { $0 == nil })
      }
    }
  }

  /// In hundredths of the smallest unit, with school arithmetic.
  private static func byHand(_ seen: SeenPrice, _ wanted: Quantity?) -> Int64? {
    guard let had = seen.quantity else { return wanted == nil ? seen.amount.minorUnits : nil }
    let kinds: [Shopping.Unit: (String, Double)] = [
      .piece: ("count", 1), .dozen: ("count", 12), .gram: ("mass", 1), .kilogram: ("mass", 1000),
      .litre: ("volume", 1000),
      .millilitre: ("volume", 1), .can: ("can", 1),
    ]
    guard let (kind, size) = kinds[had.unit] else { return nil }
    guard let wanted else {
      guard ["count", "can"].contains(kind) else { return nil }
      return half(Double(seen.amount.minorUnits) * 1000 / Double(had.thousandths))
    }
    guard let (otherKind, otherSize) = kinds[wanted.unit], otherKind == kind else { return nil }
    return half(
      Double(seen.amount.minorUnits) * Double(wanted.thousandths) * otherSize / (Double(had.thousandths) * size))
  }

  private static func half(_ amount: Double) -> Int64 { Int64((amount + 0.5 + 1e-9).rounded(.down)) }
}
