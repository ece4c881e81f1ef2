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

  @Test func anOrderOfMoreProposesAsMuchAsItNeeds() async throws {
    let cast = try await HouseholdCast()
    func order(of quantity: Int) -> Wanted {
      Wanted("\(quantity) × Tarta", source: "orders.product:1", ["\(quantity) Tarta"])
    }
    _ = try await put(try await page([order(of: 2)], cast.marta), on: cast.list.description, cast.marta)
    let untouched = try await page([order(of: 40)], cast.marta)
    #expect(lines(untouched) == ["40 Tarta", ""])
    _ = try await put(untouched, on: cast.list.description, typing: ["words-1": "3 kg harina"], cast.marta)
    #expect(lines(try await page([order(of: 7)], cast.marta)) == ["7 Tarta", "harina", ""])
  }

  @Test func whatNobodyHasChangedFollowsItsThingAndTheReadersLanguage() async throws {
    let cast = try await HouseholdCast()
    let spanish = Wanted("Gazpacho", source: "restaurant.dish:1", ["tomate", "pepino"])
    _ = try await put(try await page([spanish], cast.marta), on: cast.list.description, cast.marta)
    let english = Wanted("Gazpacho", source: "restaurant.dish:1", ["tomato", "cucumber", "bread"])
    #expect(lines(try await page([english], cast.marta)) == ["tomato", "cucumber", "bread", ""])
  }

  @Test func theReturnKeyChoosesNoList() async throws {
    let cast = try await HouseholdCast()
    let form = try #require(try await page([Self.cake], cast.marta).form)
    #expect(form.element.all("button").first?["disabled"] != nil)
  }

  @Test func whatComesBackStandsWhereItWasTypedWhateverOthersHaveMadeOfItMeanwhile() async throws {
    let cast = try await HouseholdCast()
    let bread = Wanted("Pan", source: "orders.product:2", ["Levadura", "sal"])
    let open = try await page([Self.cake, bread], cast.marta)
    let other = try await page([Self.cake], cast.luis)
    _ = try await put(other, on: cast.list.description, typing: ["words-0": "", "words-2": "huevos"], cast.luis)
    let answer = try await put(
      open, on: cast.list.description, typing: ["words-3": "masa madre"],
      without: ["wanted-0", "wanted-1", "wanted-2", "wanted-3", "wanted-4", "wanted-5"], cast.marta)
    #expect(answer.status == 422)
    let groups = try answer.page.root.all(".wanted-line").map { line in
      [
        line.first("[type=text]")?["value"] ?? "",
        line.subtree.first { $0["name"]?.hasPrefix("thing-") == true }?["value"] ?? "",
      ]
    }
    #expect(
      groups == [
        ["2 kg harina", "0"], ["levadura", "0"], ["", "0"], ["masa madre", "1"], ["sal", "1"], ["", "1"],
      ])
  }

  @Test func whatIsRefusedIsSaidAndNotRemembered() async throws {
    let cast = try await HouseholdCast()
    let form = try #require(try await page([Self.cake], cast.marta).form)
    let fields = form.fields.map { ($0.0, $0.1 == "levadura" && $0.0.hasPrefix("words-") ? "otra" : $0.1) }
    // More lines than are read while somebody waits.
    let more = (1...LineReading.lineLimit).flatMap { line in
      [("line", "\(line)"), ("thing-\(line)", "0"), ("words-\(line)", "cosa \(line) más"), ("wanted-\(line)", "yes")]
    }
    let answer = try await cast.marta.browser.post(
      form.action, fields + more + [("list", cast.list.description)])
    #expect(answer.status == 422)
    #expect(try answer.page.root.first(".problems")?.all("p").count == 2)
    #expect(lines(try await page([Self.cake], cast.marta)) == ["2 kg harina", "levadura", ""])
    _ = try await put(
      try await page([Self.cake], cast.marta), on: cast.mint.uuid().text, typing: ["words-1": "otra"], cast.marta)
    #expect(lines(try await page([Self.cake], cast.marta)) == ["2 kg harina", "levadura", ""])
  }

  @Test func moreThingsThanTheAddressHoldsAreCounted() async throws {
    let cast = try await HouseholdCast()
    let things = (1...62).map { Wanted("Plato \($0)", source: "restaurant.dish:\($0)", ["Plato \($0)"]) }
    #expect(try await page(things, cast.marta).words.contains("faltan 2 más"))
    #expect(try await !page([Self.cake], cast.marta).words.contains("demasiadas"))
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
