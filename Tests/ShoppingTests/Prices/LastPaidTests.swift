import Kit
import TestKit
import Testing

@testable import Shopping

/// The search of the house says what one of the goods cost when it was last bought.
@Suite struct LastPaidTests {
  private func row(_ name: String, _ cast: HouseholdCast) async throws -> TestRow? {
    try await cast.marta.browser.get("/s/\(cast.marta.space)?q=\(name)").page.rows.first {
      $0.opens?.contains("/shopping/staples/") == true
    }
  }

  private func buy(_ name: String, _ grams: Int, for cents: Int, _ cast: HouseholdCast) async throws {
    cast.marta.home.clock.advance(by: .seconds(60))
    let (list, shop): (ID<ShoppingList>, ID<Shop>) = (cast.list, cast.mint.id())
    try await cast.marta.change { transaction in
      try ShopStore(transaction).add(ListDraft(name: "Mercadona \(cents)"), id: shop)
      try ListStore(transaction).choose(shop, for: list)
    }
    try await cast.type("\(name) 1,20")
    try await cast.set(name)
    try await cast.marta.change { transaction in
      try transaction.run(
        """
        UPDATE shopping_price SET price = \(cents), quantity = \(grams), unit = 'kg'
        WHERE space_id = \(transaction.space.id) AND at = (SELECT MAX(at) FROM shopping_price)
        """)
    }
    _ = try await cast.marta.post(ShoppingPaths.clearing(cast.list))
  }

  @Test func itIsWhatAKilogramCostTheLastTime() async throws {
    let cast = try await HouseholdCast()
    try await buy("patatas", 2_000, for: 300, cast)
    try await buy("patatas", 3_000, for: 600, cast)
    #expect(try await row("patatas", cast)?.value?.replacing("\u{A0}", with: " ") == "2,00 €/kg")
  }

  @Test func whatWasMergedIntoItCountsToo() async throws {
    let cast = try await HouseholdCast()
    try await buy("boniatos", 2_000, for: 300, cast)
    try await cast.type("camotes")
    let (old, new) = try await cast.marta.read { view in
      let store = GoodStore(view, .es)
      return (try store.id(named: "boniatos"), try store.id(named: "camotes"))
    }
    _ = try await cast.marta.post(
      ShoppingPaths.goodMerging(try #require(old)), [("into", try #require(new).description)])
    #expect(try await row("camotes", cast)?.value?.replacing("\u{A0}", with: " ") == "1,50 €/kg")
  }
}
