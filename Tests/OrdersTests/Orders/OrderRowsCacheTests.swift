import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct OrderRowsCacheTests {
  private func words(_ member: TestMember, _ query: [(String, String)] = []) async throws -> String {
    try await member.get(query.reduce(OrdersPaths.orders()) { $0.with($1.0, $1.1) }).page.words
  }

  @Test func whatChangesIsOnTheNextPageOfEverybody() async throws {
    let cast = try await OrdersCast()
    let other = try await cast.marta.home.member(of: cast.marta.space)
    try await cast.add(cast.draft(code: "2026-0001"))
    let order = try await cast.add(cast.draft(code: "2026-0007"))
    for member in [cast.marta, other] { #expect(try await words(member).contains("2026-0007")) }
    try await cast.marta.change { _ = try OrderStore($0).remove([order]) }
    for member in [cast.marta, other] {
      #expect(try await words(member).contains("2026-0001"))
      #expect(try await !words(member).contains("2026-0007"))
    }
  }

  @Test func whatIsAskedForIsWhatIsShown() async throws {
    let cast = try await OrdersCast()
    let luis = cast.marta.home.house.mint.id() as ID<Customer>
    try await cast.marta.change {
      _ = try CustomerStore($0).add(CustomerDraft(name: "Luis", address: "There"), id: luis)
    }
    for number in 1...60 {
      var draft = cast.draft(code: "2026-\(1000 + number)")
      if number == 60 { (draft.customer, draft.state) = (luis, OrderState.paid.rawValue) }
      try await cast.add(draft)
    }
    let first = try await cast.marta.get(OrdersPaths.orders()).page
    let list = try #require(first.link(named: "Show more")?.address.split(separator: "?").first.map(String.init))
    let rest = try #require(first.link(named: "Show more")?.address)
    let asked = [list, "\(list)?sort=code", "\(list)?sort=-code", "\(list)?of=\(luis)", "\(list)?show=paid", rest]
    func words(at address: String) async throws -> String { try await cast.marta.browser.get(address).page.words }
    // In turns, so that each is asked for while others are kept.
    var seen: [String] = []
    for address in asked { seen.append(try await words(at: address)) }
    for (address, page) in zip(asked, seen) { #expect(try await words(at: address) == page, "\(address)") }
    #expect(Set(seen).count == asked.count)
  }

  @Test func whatIsKeptIsNotReadAgain() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    let before = try await words(cast.marta)
    // Behind the back of the space's sequence, as nothing in the house does.
    try await cast.marta.storage.keepPreference { try $0.run("UPDATE orders_order SET code = 'Other'") }
    #expect(try await words(cast.marta) == before)
    try await cast.add(cast.draft(code: "2026-0002"))
    #expect(try await words(cast.marta).contains("Other"))
  }

  @Test func eachReadsThemInTheirOwnLanguage() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft(state: .draft))
    let spanish = try await cast.marta.home.member(of: cast.marta.space, language: .es)
    for _ in 0..<2 {
      #expect(try await words(cast.marta).contains("Draft"))
      #expect(try await words(spanish).contains("Borrador"))
    }
  }
}
