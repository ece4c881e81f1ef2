import Kit
import TestKit
import Testing

@testable import Shopping

/// What is given from another app.
@Suite struct GivenTests {
  private let given = ShoppingPaths.lists().with("text", "2 kg harina\nlevadura").with(TextTaker.isGiven, "1")

  @Test func oneTapPutsItOnAListAndOneTakesItBack() async throws {
    let cast = try await HouseholdCast()
    let page = try await cast.marta.get(given).page
    let lines = cast.marta.address(ShoppingPaths.lines(cast.list))
    let form = try #require(page.forms.first { $0.action == lines })
    let answer = try await cast.marta.browser.submit(form)
    #expect(try await cast.texts().map { $0.replacing("\u{A0}", with: " ") } == ["2 kg harina", "levadura"])
    // However often it arrives.
    #expect(try await cast.marta.browser.submit(form).location == answer.location)
    #expect(try await cast.items().count == 2)
    try await cast.marta.undo(answer)
    #expect(try await cast.items().isEmpty)
  }

  @Test func itGoesAlongThroughASearchForTheList() async throws {
    let cast = try await HouseholdCast()
    let search = try #require(try await cast.marta.get(given).page.forms.first { $0.element["role"] == "search" })
    #expect(search.fields.contains { $0 == ("text", "2 kg harina\nlevadura") })
    #expect(search.fields.contains { $0 == (TextTaker.isGiven, "1") })
  }

  @Test func aListThatIsMadeForItHoldsItAtOnce() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let overview = try await marta.get(given).page
    let making = try #require(overview.links.map(\.address).first { $0.contains("/lists/new") })
    let form = try #require(try await marta.browser.get(making).page.form)
    let answer = try await marta.browser.submit(form, typing: ["name": "Obrador"])
    let list = try #require(try await marta.read { try ListStore($0).lists().elements.first })
    #expect(list.items == 2)
    try await marta.undo(answer)
    #expect(try await marta.read { try ListStore($0).lists().elements.first?.items } == 0)
  }

  @Test func whatIsSharedIsLookedAtFirst() async throws {
    let cast = try await HouseholdCast()
    let page = try await cast.marta.get(ShoppingPaths.lists().with("text", "harina")).page
    #expect(page.forms.allSatisfy { !$0.action.hasSuffix("/lines") })
    #expect(
      page.links.contains { $0.address == cast.marta.address(ShoppingPaths.list(cast.list).with("text", "harina")) })
  }
}
