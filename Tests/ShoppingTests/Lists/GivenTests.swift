import Kit
import TestKit
import Testing

@testable import Shopping

/// What is wanted for things of other apps.
@Suite struct GivenTests {
  private static let cake = Wanted("2 × Cheesecake", source: "orders.product:1", ["2 kg harina", "levadura"])

  private func page(_ things: [Wanted], _ member: TestMember) async throws -> TestPage {
    try await member.browser.get(member.address(try #require(ShoppingApp().takesText).given(things))).page
  }

  private func lines(_ page: TestPage) -> [String] {
    let form = page.form?.fields ?? []
    return form.filter { $0.0.hasPrefix("words-") }.map(\.1)
  }

  private func put(
    _ page: TestPage, on list: String, typing: [String: String] = [:], without: Set<String> = [], _ member: TestMember
  ) async throws -> TestAnswer {
    let form = try #require(page.form)
    // Lines are told apart by ids; here by their places.
    let ids = form.fields.filter { $0.0 == "line" }.map(\.1)
    let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, "\($0)") })
    func named(_ field: String) -> String {
      guard field.count > 36, let place = places[String(field.suffix(36))] else { return field }
      return "\(field.dropLast(36))\(place)"
    }
    let fields = form.fields.filter { !without.contains(named($0.0)) }.map { ($0.0, typing[named($0.0)] ?? $0.1) }
    return try await member.browser.post(form.action, fields + [list == "new" ? ("new", "yes") : ("list", list)])
  }

  @Test func eachLineIsTickedAndOneTapPutsAllOnAListAndOneTakesThemBack() async throws {
    let cast = try await HouseholdCast()
    let page = try await page([Self.cake], cast.marta)
    #expect(lines(page) == ["2 kg harina", "levadura", ""])
    let answer = try await put(page, on: cast.list.description, cast.marta)
    #expect(try await cast.texts().map { $0.replacing("\u{A0}", with: " ") } == ["2 kg harina", "levadura"])
    try await cast.marta.undo(answer)
    #expect(try await cast.items().isEmpty)
  }

  @Test func howeverOftenItArrivesItIsThereOnce() async throws {
    let cast = try await HouseholdCast()
    let page = try await page([Self.cake], cast.marta)
    let answer = try await put(page, on: cast.list.description, cast.marta)
    #expect(try await put(page, on: cast.list.description, cast.marta).location == answer.location)
    #expect(try await cast.items().count == 2)
  }

  @Test func whatIsUntickedStaysAtHomeAndWhatIsCorrectedIsProposedTheNextTime() async throws {
    let cast = try await HouseholdCast()
    let first = try await page([Self.cake], cast.marta)
    let typing = ["words-1": "levadura fresca", "words-2": "huevos"]
    _ = try await put(first, on: cast.list.description, typing: typing, without: ["wanted-0"], cast.marta)
    #expect(Set(try await cast.items().map(\.line.name)) == ["levadura fresca", "huevos"])
    // One that was not needed this time may be the next; one that was cleared is not.
    let luis = try await cast.marta.home.member("Nuria", of: cast.marta.space)
    let second = try await page([Self.cake], luis)
    #expect(lines(second) == ["2 kg harina", "levadura fresca", "huevos", ""])
    _ = try await put(second, on: cast.list.description, typing: ["words-0": ""], luis)
    #expect(lines(try await page([Self.cake], luis)) == ["levadura fresca", "huevos", ""])
  }

  @Test func whereNothingIsTickedTheFormSaysSoAndKeepsWhatWasTyped() async throws {
    let cast = try await HouseholdCast()
    let page = try await page([Self.cake], cast.marta)
    let answer = try await put(
      page, on: cast.list.description, typing: ["words-0": "trigo"], without: ["wanted-0", "wanted-1"], cast.marta)
    #expect(answer.status == 422)
    #expect(lines(try answer.page).first == "trigo")
    #expect(try await cast.items().isEmpty)
  }

  @Test func whatTwoThingsNeedIsOnTheListOnce() async throws {
    let cast = try await HouseholdCast()
    let bread = Wanted("Pan", source: "orders.product:2", ["Levadura", "sal"])
    let page = try await page([Self.cake, bread], cast.marta)
    _ = try await put(page, on: cast.list.description, cast.marta)
    #expect(try await cast.items().count == 3)
  }

  @Test func whatIsWantedItselfIsNotRemembered() async throws {
    let cast = try await HouseholdCast()
    let wine = Wanted("Ardanza 2015", ["Ardanza 2015"])
    let first = try await page([wine], cast.marta)
    #expect(lines(first) == ["Ardanza 2015"])
    _ = try await put(first, on: cast.list.description, typing: ["words-0": "Otro"], cast.marta)
    #expect(lines(try await page([wine], cast.marta)) == ["Ardanza 2015"])
  }

  @Test func aListThatIsMadeForItHoldsItAtOnce() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let answer = try await put(try await page([Self.cake], marta), on: "new", marta)
    let form = try #require(try await marta.browser.follow(answer).page.form)
    let made = try await marta.browser.submit(form, typing: ["name": "Obrador"])
    let list = try #require(try await marta.read { try ListStore($0).lists().elements.first })
    #expect(list.items == 2)
    try await marta.undo(made)
    #expect(try await marta.read { try ListStore($0).lists().elements.first?.items } == 0)
  }

  @Test func whatIsSharedIsLookedAtOnTheListFirst() async throws {
    let cast = try await HouseholdCast()
    let page = try await cast.marta.get(ShoppingPaths.lists().with("text", "harina")).page
    #expect(page.forms.allSatisfy { !$0.action.hasSuffix("/lines") })
    #expect(
      page.links.contains { $0.address == cast.marta.address(ShoppingPaths.list(cast.list).with("text", "harina")) })
    let search = try #require(page.forms.first { $0.element["role"] == "search" })
    #expect(search.fields.contains { $0 == ("text", "harina") })
  }
}
