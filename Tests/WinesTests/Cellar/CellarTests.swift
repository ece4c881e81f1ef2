import Kit
import TestKit
import Testing

@testable import Wines

/// The bottles that a space has in the house.
@Suite struct CellarTests {
  private let cellar: Cellar
  private let marta: TestMember
  private let wine: WineNumber

  init() async throws {
    cellar = try await Cellar()
    marta = cellar.marta
    wine = try #require(try await cellar.wine("Viña Ardanza")).number
  }

  private var today: Day { cellar.house.house.mint.now().day(in: .utc) }

  @discardableResult
  private func add(_ draft: LotDraft, of number: WineNumber? = nil) async throws -> ID<Lot> {
    let id: ID<Lot> = cellar.house.house.mint.id()
    let number = number ?? wine
    try await marta.change { try CellarStore($0).add(draft, of: number, id: id, .en) }
    return id
  }

  private func lots() async throws -> [Lot] { try await marta.read { try CellarStore($0).lots() } }

  private func drunk() async throws -> [DrunkBottle] {
    try await marta.read { [marta] in try CellarStore($0).drunk(notedBy: marta.person.id).elements }
  }

  // MARK: Rules

  /// A device says when somebody tapped; what waited without signal was drunk then.
  @Test func aBottleIsDrunkOnTheDayOfTheTap() async throws {
    let cellar = try await Cellar()
    let wine = try #require(try await cellar.wine("Muga Reserva")).number
    let lot: ID<Lot> = cellar.house.house.mint.id()
    try await cellar.marta.change { try CellarStore($0).add(LotDraft(bottles: "3"), of: wine, id: lot, .en) }
    let tapped = cellar.house.clock.now
    cellar.house.clock.advance(by: .seconds(48 * 3600))
    let later = tapped + .seconds(96 * 3600)
    for turn in [tapped, later] {
      let form = [("client", cellar.house.house.mint.uuid().text), ("turn", String(turn.milliseconds))]
      #expect(try await cellar.marta.post(WinesPaths.drinking(lot), form).status == 303)
    }
    let days = try await cellar.marta.read { [person = cellar.marta.person.id] in
      try CellarStore($0).drunk(notedBy: person).elements.map(\.drunkOn)
    }
    let zone = try await cellar.marta.read { $0.space.zone }
    #expect(Set(days) == [tapped.day(in: zone), cellar.house.clock.now.day(in: zone)])
    // What was drunk stays when the rest of its bottles is deleted.
    _ = try await cellar.marta.change { try CellarStore($0).remove(lot) }
    let left = try await cellar.marta.read { [person = cellar.marta.person.id] in
      try CellarStore($0).drunk(notedBy: person).elements.count
    }
    #expect(left == 2)
  }

  @Test func whatShouldBeDrunkSoonStandsFirstAndTheRestPlaceByPlace() async throws {
    let white = try #require(try await cellar.wine("Martín Códax")).number
    try await add(LotDraft(bottles: "2", place: "Pantry", drinkBy: "2030"))
    try await add(LotDraft(bottles: "1", place: "Cave", drinkBy: "2026"), of: white)
    try await add(LotDraft(bottles: "1", drinkBy: "2024"))
    try await add(LotDraft(bottles: "3", place: "Cave"))
    try await add(LotDraft(bottles: "4"))
    let shelves = CellarShelves(try await lots(), in: 2026)
    #expect(shelves.soon.map(\.lastYear) == [2024, 2026])
    #expect(shelves.shelves.map(\.place) == ["Cave", "Pantry", ""])
    #expect(shelves.shelves.map { $0.lots.map(\.count) } == [[3], [2], [4]])
  }

  @Test func aDishANameOrAPlaceFindsTheBottlesInTheHouse() async throws {
    let white = try #require(try await cellar.wine("Martín Códax")).number
    try await add(LotDraft(bottles: "2", place: "Cave, shelf 2"))
    try await add(LotDraft(bottles: "1", place: "Pantry"), of: white)
    let (all, wines) = try await marta.read { view in
      let lots = try CellarStore(view).lots()
      return (lots, try Catalogue(view).everything(of: lots.map(\.wine)))
    }
    func names(_ words: String) -> [String] { CellarHits(all, matching: words, wines).lots.map(\.wineName) }
    #expect(names("something for lamb") == ["Viña Ardanza"])
    #expect(names("shellfish") == ["Martín Códax"])
    #expect(names("codax") == ["Martín Códax"])
    #expect(names("shelf 2") == ["Viña Ardanza"])
    #expect(CellarHits(all, matching: "ardanza sushi", wines).missing == ["sushi"])
    #expect(names("zzz").isEmpty)
  }

  @Test func aFormSaysOfEachFieldWhatIsWrongWithIt() {
    let draft = LotDraft(bottles: "none", year: "99", boughtOn: "soon", price: "dear", drinkBy: "later")
    let problems = #expect(throws: Invalid.self) { try draft.validated(least: 1, in: .eur, .en) }
    #expect(problems.map { Set($0.messages.keys) } == ["bottles", "year", "bought_on", "price", "drink_by"])
    for count in ["0", "1000", "-1", ""] {
      #expect(throws: Invalid.self) { try LotDraft(bottles: count).validated(least: 1, in: .eur, .en) }
    }
  }

  // MARK: Bottles

  @Test func aFormPutsBottlesIntoTheCellarOfAllOfTheSpace() async throws {
    let luis = try await cellar.house.member("Luis", of: marta.space)
    let page = try await marta.get(WinesPaths.newLot(wine)).page
    let form = try #require(page.forms.first { $0.action.hasSuffix("/cellar/new") })
    let answer = try await marta.browser.submit(
      form,
      typing: [
        "bottles": "6", "year": "2015", "place": "Cave, shelf 2", "bought_on": "2026-01-05", "price": "27.50",
        "drink_by": "2028",
      ])
    #expect(answer.location == WinesPaths.wine(wine).address(in: marta.space))
    let lot = try #require(try await lots().first)
    #expect(lot.count == 6 && lot.title == "Viña Ardanza 2015" && lot.boughtOn == "2026-01-05")
    #expect(lot.price == Money(minorUnits: 2_750, currency: .eur))
    for link in [WinesPaths.cellar(), WinesPaths.wine(wine)] {
      let text = try await luis.get(link).text
      #expect(text.contains("Cave, shelf 2") && text.contains("6 bottles") && text.contains("by 2028"), "\(link.path)")
    }
    #expect(try await luis.get(Link(inSpace: "/activity")).text.contains("In the cellar: Viña Ardanza 2015"))
    // The place is offered again, and the amounts hold the space to its currency.
    #expect(try await luis.get(WinesPaths.newLot(wine)).text.contains("<option value=\"Cave, shelf 2\">"))
    #expect(try await marta.read { try WinesApp().holdsAmounts(in: $0) })
  }

  @Test func aBottleIsDrunkByOneTapAndPutBackByUndo() async throws {
    let id = try await add(LotDraft(bottles: "2", year: "2015", place: "Cave"))
    let page = try await marta.get(WinesPaths.cellar()).page
    let form = try #require(page.forms.first { $0.action.hasSuffix("/drinking") })
    let answer = try await marta.browser.submit(form)
    let shown = try await marta.browser.follow(answer).page
    #expect(shown.text(of: ".toast p") == "Bottle drunk: Viña Ardanza 2015")
    #expect(shown.words.contains("How was it?") && shown.words.contains("1 bottle"))
    #expect(try await drunk().map(\.title) == ["Viña Ardanza"])
    let line = try #require(answer.done)
    #expect(try await marta.post(Link(inSpace: "/undo/\(line)")).status == 303)
    #expect(try await lots().map(\.count) == [2])
    #expect(try await drunk().isEmpty)
    // The last one leaves the list and stays in what was drunk.
    for _ in 1...2 { _ = try await marta.post(WinesPaths.drinking(id)) }
    #expect(try await lots().isEmpty)
    #expect(try await drunk().count == 2)
    #expect(try await marta.post(WinesPaths.drinking(id)).status == 410)
  }

  @Test func withoutScriptsAPageThatIsSentTwiceTakesOneBottleOut() async throws {
    let id = try await add(LotDraft(bottles: "3"))
    for _ in 1...2 { _ = try await marta.post(WinesPaths.drinking(id), [("left", "3")]) }
    #expect(try await lots().map(\.count) == [2])
    // Scripts say of each tap that it is one more.
    for turn in 1...2 {
      let page = [("client", "one-open-page"), ("turn", "\(turn)")]
      _ = try await marta.post(WinesPaths.drinking(id), [("left", "2")] + page)
    }
    #expect(try await lots().isEmpty)
  }

  @Test func whatOneNotesOfABottleStandsBesideItForOneselfAlone() async throws {
    let luis = try await cellar.house.member("Luis", of: marta.space)
    let id = try await add(LotDraft(bottles: "1", year: "2015"))
    _ = try await marta.post(WinesPaths.drinking(id))
    let row = try #require(
      try await marta.get(WinesPaths.cellar()).page.rows.compactMap(\.opens).first { $0.contains("/tastings/new") })
    let form = try #require(try await marta.browser.get(row).page.forms.first { $0.action.contains("/tastings/new") })
    #expect(form.fields.contains { $0 == ("drunk_on", today.description) })
    #expect(form.fields.contains { $0 == ("year", "2015") })
    let answer = try await marta.browser.submit(form, typing: ["note": "Round", "rating": "9"])
    #expect(answer.location == WinesPaths.cellar().address(in: marta.space))
    let bottle = try #require(try await drunk().first)
    #expect(bottle.rating == 9 && bottle.tasting != nil)
    #expect(try await !marta.get(WinesPaths.cellar()).text.contains("How was it?"))
    #expect(try await luis.get(WinesPaths.cellar()).page.words.contains("How was it?"))
    #expect(try await !luis.get(WinesPaths.cellar()).text.contains("wine-stars"))
  }

  @Test func bottlesAreCorrectedAndDeletedAndComeBack() async throws {
    let id = try await add(LotDraft(bottles: "2", place: "Cave"))
    _ = try await marta.post(WinesPaths.drinking(id))
    let form = try #require(
      try await marta.get(WinesPaths.lot(id)).page.forms.first { $0.action.hasSuffix(id.description) })
    _ = try await marta.browser.submit(form, typing: ["bottles": "5", "place": "Pantry"])
    #expect(try await lots().map { [$0.place, "\($0.count)"] } == [["Pantry", "5"]])
    let deleted = try await marta.post(WinesPaths.lotDeletion(id))
    #expect(try await lots().isEmpty)
    #expect(try await drunk().count == 1)
    #expect(try await marta.get(WinesPaths.lot(id)).status == 410)
    let line = try #require(deleted.done)
    #expect(try await marta.post(Link(inSpace: "/undo/\(line)")).status == 303)
    #expect(try await lots().map(\.count) == [5])
    #expect(try await drunk().count == 1)
  }

  @Test func anotherSpaceSeesNothingOfIt() async throws {
    let id = try await add(LotDraft(bottles: "2", place: "Cave"))
    let zoe = try await cellar.house.owner("Zoe")
    #expect(try await !zoe.get(WinesPaths.cellar()).text.contains("Cave"))
    #expect(try await !zoe.get(WinesPaths.wine(wine)).text.contains("Cave"))
    #expect(try await zoe.get(WinesPaths.lot(id)).status == 404)
    for link in [WinesPaths.lot(id), WinesPaths.drinking(id), WinesPaths.lotDeletion(id)] {
      #expect(try await zoe.post(link, [("bottles", "9")]).status == 404, "\(link.path)")
    }
    #expect(try await lots().map(\.count) == [2])
  }

  @Test func anImportThatIsTakenBackLeavesTheWinesOfWhichThereAreBottles() async throws {
    try await add(LotDraft(bottles: "2"))
    let imported = try await marta.read { try PastImport.all(in: $0) }
    let id = try #require(imported.first).id
    let installation = cellar.house.installation
    _ = try await ImportReturn(id: id, home: marta.space, installation: installation).run { _ in }
    #expect(try await lots().map(\.wineName) == ["Viña Ardanza"])
    #expect(try await cellar.wine("Muga Reserva") == nil)
  }
}
