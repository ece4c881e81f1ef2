import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct PreparationPageTests {
  /// A shop with more to prepare than a page shows, two products of it today.
  private func shop() async throws -> OrdersCast {
    let cast = try await OrdersCast()
    let mint = cast.marta.home.house.mint
    var products: [Product] = []
    for number in 1...60 {
      let id: ID<Product> = mint.id()
      let draft = ProductDraft(name: "Tart \(100 + number)", price: "2.80", description: "Whole")
      products.append(try await cast.marta.change { try ProductStore($0).add(draft, id: id, in: .en) })
    }
    for (code, some) in [("a", products.prefix(30)), ("b", products.suffix(30))] {
      try await cast.add(cast.draft(code: code, lines: some.map { cast.line($0, quantity: 1) }))
    }
    var today = cast.draft(code: "c", lines: [cast.line(cast.bread, quantity: 1), cast.line(cast.cake, quantity: 1)])
    today.promisedOn = "\(cast.marta.home.clock.now.day(in: cast.locale.zone))"
    try await cast.add(today)
    return cast
  }

  private func isShown(_ words: String, to cast: OrdersCast) async throws -> Bool {
    let page = try await cast.marta.get(OrdersPaths.preparation()).page
    return page.words.contains(try Regex(#"\b\#(words)\b"#))
  }

  @Test func aPageShowsWhatIsDueFirstAndLeadsToTheRest() async throws {
    let cast = try await shop()
    let first = try await cast.marta.get(OrdersPaths.preparation()).page
    #expect(first.rows.count == 50)
    #expect(first.words.contains("60 products"))
    let next = try #require(first.links.first { $0.address.contains("after=") }).address
    let rest = try await cast.marta.browser.get(next).page
    #expect(rest.rows.count == 12)
    #expect(!rest.links.contains { $0.address.contains("after=") })
    #expect(!rest.words.contains("Bread"))
  }

  @Test func whatHasChangedIsSeenAtOnce() async throws {
    let cast = try await shop()
    _ = try await cast.marta.get(OrdersPaths.preparation())
    let today = try await cast.marta.read { try OrderStore($0).holder(of: OrderCode("c")) }
    let id = try #require(today)
    let deletion = try await cast.marta.post(OrdersPaths.orderDeletion(id))
    #expect(try await !isShown("Bread", to: cast))
    try await cast.marta.undo(deletion)
    #expect(try await isShown("Bread", to: cast))
    try await cast.marta.change { try OrderStore($0).move(id, to: .prepared) }
    #expect(try await !isShown("Bread", to: cast))
  }

  @Test func aDayLaterItIsLate() async throws {
    let cast = try await shop()
    #expect(try await !isShown("Late", to: cast))
    cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    #expect(try await isShown("Late", to: cast))
  }

  @Test func aSmallShopSeesNoCounts() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    #expect(try await !isShown("1 product", to: cast))
  }
}
