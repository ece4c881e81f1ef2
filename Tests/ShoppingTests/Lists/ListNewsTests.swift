import Kit
import TestKit
import Testing

@testable import Shopping

/// What somebody is told of lists when they don't look.
@Suite(.timeLimit(.minutes(5))) struct ListNewsTests {
  private func tell(_ cast: HouseholdCast) async throws {
    try await cast.marta.home.tell()
    try await cast.marta.home.tell(after: .seconds(60))
  }

  @Test func aBurstIsToldInOneSentenceThatSaysHowMuchAndNotWhat() async throws {
    let cast = try await HouseholdCast("Semana")
    let phone = try await TestPhone(of: cast.marta)
    for thing in ["Leche", "Pan", "Huevos"] { try await cast.type(thing, as: cast.luis) }
    try await cast.type("Sal\nAceite", as: cast.luis)
    try await tell(cast)
    try await tell(cast)
    #expect(try phone.sentences == ["Luis ha apuntado 5 artículos en Semana."])
    #expect(try phone.told.first?.link == cast.marta.address(ShoppingPaths.list(cast.list)))
  }

  @Test func whoAddsIsNotToldAndWhatIsTakenBackIsNotCounted() async throws {
    let cast = try await HouseholdCast("Semana", language: .pt)
    let (phone, tablet) = (try await TestPhone(of: cast.marta), try await TestPhone(of: cast.luis))
    let line = try await cast.type("Leite", as: cast.luis)
    try await cast.type("Pão", as: cast.luis)
    try await cast.undo(line)
    try await tell(cast)
    #expect(try phone.sentences == ["Luis anotou 1 produto em Semana."])
    #expect(try tablet.told.isEmpty)
  }

  @Test func aListThatIsSharedIsTold() async throws {
    let cast = try await HouseholdCast("Semana", language: .en)
    let phone = try await TestPhone(of: cast.marta)
    let page = try await cast.luis.get(Capability.shopAlong.shares(of: cast.list)).page
    let form = try #require(page.forms.first { $0.action.contains("/shares/") || $0.action.contains("share") })
    _ = try await cast.luis.browser.submit(form)
    try await tell(cast)
    #expect(try phone.sentences == ["Luis shared Semana by a link."])
  }

  @Test func aListThatIsGoneIsNotToldOf() async throws {
    let cast = try await HouseholdCast()
    let phone = try await TestPhone(of: cast.marta)
    try await cast.type("Leche", as: cast.luis)
    _ = try await cast.luis.post(ShoppingPaths.listDeletion(cast.list))
    try await tell(cast)
    #expect(phone.heads.isEmpty)
  }
}
