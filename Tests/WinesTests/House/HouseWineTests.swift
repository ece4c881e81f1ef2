import Foundation
import Kit
import TestKit
import Testing

@testable import Wines

/// Wines that a space writes down by hand.
@Suite struct HouseWineTests {
  private let cellar: Cellar
  private let marta: TestMember

  init() async throws {
    cellar = try await Cellar()
    marta = cellar.marta
  }

  private var mint: Mint { cellar.house.house.mint }

  /// - Returns: its id and its number.
  private func add(
    _ draft: HouseWineDraft, for member: TestMember? = nil
  ) async throws -> (id: ID<HouseWine>, number: WineNumber) {
    let id: ID<HouseWine> = mint.id()
    let number = try await (member ?? marta).change {
      try HouseWineStore($0).add(draft, id: id, photo: .keep, .en)
    }
    return (id, number)
  }

  private static let grandmothers = HouseWineDraft(
    name: "Grandmother's red", winery: "Casa Pilar", year: "2021", place: "Rioja", country: "Spain",
    grapes: "Tempranillo, Graciano", price: "7.50")

  private func listed(_ words: String, by member: TestMember? = nil) async throws -> [String] {
    let page = try await (member ?? marta).get(WinesPaths.list(.all).with("q", words).with("table", "0")).page
    return page.rows.map(\.title)
  }

  // MARK: Rules

  @Test func theNameAloneHasToBeThereAndWhatTheGrapeSaysNeedsNoWord() throws {
    let facts = Self.grandmothers.facts
    #expect(facts.type == .red && facts.typeBasis == .grape)
    #expect(facts.grapes == ["Tempranillo", "Graciano"] && facts.country == "ES" && facts.years == [2021])
    #expect(HouseWineDraft(name: "Rosado de casa").facts.type == .rose)
    #expect(HouseWineDraft(name: "House wine").facts.type == .unknown)
    #expect(HouseWineDraft(name: "House wine", type: "white", grapes: "Tempranillo").facts.type == .white)
    #expect(try HouseWineDraft(name: "House wine").validated(in: .eur, .en) == nil)
    let wrong = HouseWineDraft(type: "green", year: "21", price: "dear")
    let problems = #expect(throws: Invalid.self) { try wrong.validated(in: .eur, .en) }
    #expect(problems.map { Set($0.messages.keys) } == ["name", "type", "year", "price"])
  }

  @Test func whatFitsExactlyStandsBeforeTheCatalogueAndWhatFitsBadlyBehindWhatFitsThere() async throws {
    _ = try await add(Self.grandmothers)
    _ = try await add(HouseWineDraft(name: "Mugo tinto", winery: "Vecino"))
    #expect(try await listed("rioja").first == "Grandmother's red")
    #expect(try await listed("rioja").count == 3)
    // A slip of typing finds what the catalogue has exactly, and not what is only near to it.
    #expect(try await listed("muga") == ["Muga Reserva"])
    // What nothing of the catalogue has whole is found whole.
    #expect(try await listed("casa pilar graciano").count == 1)
    #expect(try await listed("grandmoter").count == 1)
  }

  @Test func whatItGoesWithIsSaidInOnesOwnWordsAndFoundByAnybodys() async throws {
    #expect(
      HouseWineDraft(name: "Red", food: "cordero, Queso azul, gachas").facts.food == ["Lamb", "Blue Cheese", "gachas"])
    #expect(HouseWineDraft(name: "Red", food: "lamb, lamb chops").facts.food == ["Lamb"])
    let (_, number) = try await add(
      HouseWineDraft(name: "Grandmother's red", type: "red", food: "cabrito"))
    #expect(try await listed("something for lamb").contains("Grandmother's red"))
    let lot: ID<Lot> = mint.id()
    try await marta.change { try CellarStore($0).add(LotDraft(bottles: "2"), of: number, id: lot, .en) }
    #expect(try await marta.get(WinesPaths.cellar().with("q", "lamb")).text.contains("Grandmother"))
    #expect(
      try await !marta.get(WinesPaths.cellar().with("q", "oysters")).page.rows.contains { $0.title.contains("Grand") })
  }

  // MARK: In lists

  @Test func itIsFoundCountedAndNarrowedLikeAnyOtherInItsSpaceAlone() async throws {
    let zoe = try await cellar.house.owner("Zoe")
    let luis = try await cellar.house.member("Luis", of: marta.space)
    let before = try await marta.get(WinesPaths.filters(.all)).text
    let (id, number) = try await add(Self.grandmothers)
    #expect(try await listed("grandmother", by: luis).count == 1)
    #expect(try await listed("grandmother", by: zoe).isEmpty)
    for link in [WinesPaths.list(.red).with("grape", "graciano"), WinesPaths.list(.red).with("price", "EUR-0")] {
      #expect(try await marta.get(link.with("table", "0")).text.contains("Grandmother"), "\(link.path)")
    }
    #expect(try await !marta.get(WinesPaths.list(.white)).text.contains("Grandmother"))
    let filters = try await marta.get(WinesPaths.filters(.all)).text
    #expect(!before.contains("value=\"Graciano\"") && filters.contains("value=\"Graciano\""))
    #expect(try await marta.get(WinesPaths.menu()).page.words.contains("5 wines"))
    #expect(try await zoe.get(WinesPaths.menu()).page.words.contains("4 wines"))
    #expect(try await marta.get(Link(inSpace: "/search").with("q", "grandmother")).text.contains("Casa Pilar"))
    // By its number it is nobody else's either.
    for link in [WinesPaths.wine(number), WinesPaths.newTasting(number), WinesPaths.newLot(number)] {
      #expect(try await luis.get(link).status == 200, "\(link.path)")
      #expect(try await zoe.get(link).status == 404, "\(link.path)")
    }
    #expect(try await zoe.post(WinesPaths.mark(number, .favourite), [("kept", "yes")]).status == 404)
    #expect(try await zoe.get(WinesPaths.menu().with("wine", number.pathText)).status == 200)
    #expect(try await !zoe.get(WinesPaths.menu().with("wine", number.pathText)).text.contains("Grandmother"))
    for link in [WinesPaths.houseWine(id), WinesPaths.houseWineMerging(id)] {
      #expect(try await zoe.get(link).status == 404, "\(link.path)")
    }
    #expect(try await zoe.post(WinesPaths.houseWineDeletion(id)).status == 404)
  }

  @Test func theCatalogueAndItsFilesKnowNothingOfIt() async throws {
    let file = try await marta.get(WinesPaths.export("wines.json")).text
    let (_, number) = try await add(Self.grandmothers)
    #expect(try await marta.get(WinesPaths.export("wines.json")).text == file)
    #expect(number.isOfAHouse)
    // What is brought in afterwards gets the next number of the catalogue, and stands beside it though it is called so.
    try await cellar.bringIn(
      "name,winery,appellation,country\nGrandmother's red,Casa Pilar,Rioja,Spain\n", name: "later.csv")
    let numbers = try await marta.read { view in
      try view.connection.rows("SELECT number, head FROM wines_wine WHERE name = 'Grandmother''s red' ORDER BY number")
        .map { (try $0["number"] as WineNumber, try $0["head"] as WineNumber) }
    }
    #expect(numbers.map(\.0.isOfAHouse) == [false, true])
    #expect(numbers.allSatisfy { $0 == $1 })
    #expect(try await listed("grandmother").count == 2)
  }

  @Test func aFormWithAPhotoMakesItAndAnotherCorrectsIt() async throws {
    let page = try await marta.get(WinesPaths.newHouseWine().with("name", "Tinto")).page
    let form = try #require(page.forms.first { $0.action.hasSuffix("/wines/house/new") })
    #expect(form.fields.contains { $0 == ("name", "Tinto") })
    let fields = form.fields.filter { !["name", "winery"].contains($0.0) }
    let made = try await marta.browser.upload(
      form.action, fields + [("name", "Tinto del pueblo"), ("winery", "Casa")],
      file: ("photo", "label.png", Self.png))
    let address = try #require(made.location)
    let shown = try await marta.browser.get(address).page
    let photo = try #require(shown.root.first("img.wine-photo")?["src"])
    #expect(try await marta.browser.get(photo).status == 200)
    let zoe = try await cellar.house.owner("Zoe")
    #expect(try await zoe.browser.get(photo).status == 404)
    let wine = try #require(
      try await marta.read { view in
        let numbers = try HouseWineStore(view).numbers()
        return try numbers.first.flatMap { try HouseWineStore(view).wine($0) }
      })
    let edit = try #require(
      try await marta.get(WinesPaths.houseWine(wine.id)).page.forms.first { $0.action.hasSuffix(wine.id.description) })
    let all = edit.fields.filter { $0.0 != "grapes" } + [("grapes", "Garnacha")]
    _ = try await marta.browser.upload(edit.action, all, file: ("photo", "", []))
    #expect(try await listed("garnacha pueblo").count == 1)
    #expect(try await marta.get(Link(inSpace: "/activity")).text.contains("New wine: Tinto del pueblo"))
  }

  /// The smallest that there is.
  private static let png = Array(
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data())

  @Test func deletingItTakesWhatSpeaksOfItAlongAndUndoBringsAllBack() async throws {
    let (id, number) = try await add(Self.grandmothers)
    try await keep(number)
    let deleted = try await marta.post(WinesPaths.houseWineDeletion(id))
    #expect(try await listed("grandmother").isEmpty)
    #expect(try await kept() == [0, 0, 0, 0])
    #expect(try await marta.get(WinesPaths.wine(number)).status == 410)
    let line = try #require(deleted.done)
    #expect(try await marta.post(Link(inSpace: "/undo/\(line)")).status == 303)
    #expect(try await kept() == [1, 1, 1, 1])
    #expect(try await listed("grandmother").count == 1)
  }

  // MARK: Merging

  private let list: ID<Selection> = ID("00000000-0000-4000-8000-00000000abcd") ?? { fatalError("an id") }()

  /// A favourite, a note, a place on a list and two bottles.
  private func keep(_ number: WineNumber) async throws {
    let (tasting, lot): (ID<Tasting>, ID<Lot>) = (mint.id(), mint.id())
    let today = mint.now().day(in: .utc)
    try await marta.change { [marta, list] transaction in
      let own = OwnStore(transaction, marta.person.id)
      _ = try own.set(.favourite, of: number, to: true)
      try own.add(TastingDraft(on: today), of: number, id: tasting, today: today)
      let lists = SelectionStore(transaction)
      if try lists.selections().isEmpty { try lists.add("Dinner", id: list) }
      _ = try lists.set(number, on: list, to: true)
      try CellarStore(transaction).add(LotDraft(bottles: "2"), of: number, id: lot, .en)
    }
  }

  /// How much there is of each, of whichever wines.
  private func kept() async throws -> [Int] {
    try await marta.read { [marta, list] view in
      let own = OwnStore(view, marta.person.id)
      return [
        try own.marked(.favourite).elements.count, try own.tastings().elements.count,
        try SelectionStore(view).wines(of: list).count, try CellarStore(view).lots().count,
      ]
    }
  }

  @Test func mergingItIntoAnotherMovesAllThatSpeaksOfItAndUndoMovesItBack() async throws {
    let (id, number) = try await add(Self.grandmothers)
    let muga = try #require(try await cellar.wine("Muga Reserva")).number
    try await keep(number)
    let page = try await marta.get(WinesPaths.houseWineMerging(id).with("q", "muga")).page
    let form = try #require(page.forms.first { $0.action.hasSuffix("/merging") && !$0.presses.isEmpty })
    let press = try #require(form.presses.first { $0.value == muga.pathText })
    let merged = try await marta.browser.submit(form, typing: [press.name: press.value])
    #expect(merged.location?.hasPrefix(WinesPaths.wine(muga).address(in: marta.space)) == true)
    #expect(try await kept() == [1, 1, 1, 1])
    #expect(try await names() == Array(repeating: "Muga Reserva", count: 4))
    #expect(try await marta.get(WinesPaths.wine(number)).status == 410)
    #expect(try await listed("grandmother").isEmpty)
    let line = try #require(merged.done)
    #expect(try await marta.post(Link(inSpace: "/undo/\(line)")).status == 303)
    #expect(try await names() == Array(repeating: "Grandmother's red", count: 4))
    #expect(try await listed("grandmother").count == 1)
  }

  @Test func theLabelAndThePriceGoAlongInTheSpaceAndComeBackByUndo() async throws {
    let new = try #require(
      try await marta.get(WinesPaths.newHouseWine()).page.forms.first { $0.action.hasSuffix("/house/new") })
    let fields = new.fields.filter { !["name", "price"].contains($0.0) }
    let made = try await marta.browser.upload(
      new.action, fields + [("name", "Tinto"), ("price", "7.77")], file: ("photo", "label.png", Self.png))
    let address = try #require(made.location)
    let photo = try #require(try await marta.browser.get(address).page.root.first("img.wine-photo")?["src"])
    let own = try #require(
      try await marta.read { view in
        try HouseWineStore(view).numbers().first.flatMap { try HouseWineStore(view).wine($0) }
      })
    let (_, middle) = try await add(HouseWineDraft(name: "Tinto del pueblo"))
    let second = try #require(try await marta.read { try HouseWineStore($0).wine(middle) })
    let muga = try #require(try await cellar.wine("Muga Reserva")).number
    let zoe = try await cellar.house.owner("Zoe")
    func isThere(_ number: WineNumber, for member: TestMember) async throws -> Bool {
      let page = try await member.get(WinesPaths.wine(number)).page
      return page.root.first("img.wine-photo")?["src"] == photo && page.words.contains("7.77")
    }
    // Through another that was written down too.
    #expect(try await marta.post(WinesPaths.houseWineMerging(own.id), [("into", middle.pathText)]).status == 303)
    #expect(try await isThere(middle, for: marta))
    let merged = try await marta.post(WinesPaths.houseWineMerging(second.id), [("into", muga.pathText)])
    #expect(try await isThere(muga, for: marta))
    #expect(try await !isThere(muga, for: zoe))
    #expect(try await marta.browser.get(photo).status == 200)
    #expect(try await marta.get(WinesPaths.preview(muga)).text.contains(photo))
    // It outlives its stay in the trash.
    await cellar.house.runOn(for: .seconds(40 * 24 * 3600))
    #expect(try await isThere(muga, for: marta))
    #expect(try await marta.browser.get(photo).status == 200)
    #expect(merged.status == 303)
  }

  @Test func aMergeThatIsUndoneGivesTheLabelBack() async throws {
    let (id, number) = try await add(Self.grandmothers)
    let muga = try #require(try await cellar.wine("Muga Reserva")).number
    let merged = try await marta.post(WinesPaths.houseWineMerging(id), [("into", muga.pathText)])
    #expect(try await marta.get(WinesPaths.wine(muga)).page.words.contains("7.50"))
    #expect(try await marta.undo(merged).status == 303)
    #expect(try await !marta.get(WinesPaths.wine(muga)).page.words.contains("7.50"))
    #expect(try await marta.get(WinesPaths.wine(number)).page.words.contains("7.50"))
  }

  private func merge(_ id: ID<HouseWine>, into number: WineNumber) async throws -> TestAnswer {
    let answer = try await marta.post(WinesPaths.houseWineMerging(id), [("into", number.pathText)])
    #expect(answer.status == 303)
    return answer
  }

  /// Of which wines' labels those that were written down are.
  private func labels() async throws -> [String: Int] {
    let rows = try await cellar.house.database.read {
      try $0.rows("SELECT name, label_of FROM wines_house_wine WHERE label_of IS NOT NULL ORDER BY number").map {
        (try $0["name"] as String, try $0["label_of"] as Int)
      }
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  @Test func oneThatIsAWineAgainIsNoLabelOnceTheNextMergeIsUndone() async throws {
    let muga = try #require(try await cellar.wine("Muga Reserva")).number
    let (one, two) = (try await add(HouseWineDraft(name: "One")), try await add(HouseWineDraft(name: "Two")))
    let first = try await merge(one.id, into: two.number)
    let second = try await merge(two.id, into: muga)
    #expect(try await labels() == ["One": muga.value, "Two": muga.value])
    #expect(try await marta.undo(first).status == 303)
    #expect(try await marta.undo(second).status == 303)
    #expect(try await labels().isEmpty)
    // In the other order it is the label of the one that is between.
    let (third, fourth) = (try await merge(one.id, into: two.number), try await merge(two.id, into: muga))
    #expect(try await marta.undo(fourth).status == 303)
    #expect(try await labels() == ["One": two.number.value])
    #expect(try await marta.undo(third).status == 303)
    #expect(try await labels().isEmpty)
  }

  @Test func undoGivesBackMoreLabelsThanAPageShows() async throws {
    let muga = try #require(try await cellar.wine("Muga Reserva")).number
    let middle = try await add(HouseWineDraft(name: "Middle"))
    for place in 1...7 {
      _ = try await merge(try await add(HouseWineDraft(name: "Wine \(place)")).id, into: middle.number)
    }
    let merged = try await merge(middle.id, into: muga)
    #expect(try await labels().values.filter { $0 == muga.value }.count == 8)
    #expect(try await marta.undo(merged).status == 303)
    #expect(try await labels().values.filter { $0 == middle.number.value }.count == 7)
  }

  @Test func anImportThatIsTakenBackLeavesTheWineThatSomebodyGaveALabel() async throws {
    try await cellar.bringIn(
      "name,winery,appellation,country\nRuby,Casa Rubi,Rioja,Spain\nGone,Casa Nada,Rioja,Spain\n", name: "later.csv")
    let ruby = try #require(try await cellar.wine("Ruby")).number
    _ = try await merge(try await add(Self.grandmothers).id, into: ruby)
    let past = try #require(try await marta.read { try PastImport.all(in: $0).first })
    let went = try await ImportReturn(
      id: past.id, home: marta.space, installation: cellar.house.installation
    ).run { _ in }
    #expect(went.removed == 1)
    #expect(try await marta.get(WinesPaths.wine(ruby)).page.words.contains("7.50"))
  }

  @Test func aLabelGoesWithTheWineThatItIsOf() async throws {
    let new = try #require(
      try await marta.get(WinesPaths.newHouseWine()).page.forms.first { $0.action.hasSuffix("/house/new") })
    let made = try await marta.browser.upload(
      new.action, new.fields.filter { $0.0 != "name" } + [("name", "Tinto")], file: ("photo", "label.png", Self.png))
    let address = try #require(made.location)
    let photo = try #require(try await marta.browser.get(address).page.root.first("img.wine-photo")?["src"])
    let own = try #require(
      try await marta.read { view in
        try HouseWineStore(view).numbers().first.flatMap { try HouseWineStore(view).wine($0) }
      })
    let other = try await add(HouseWineDraft(name: "Other"))
    let deleted = try await marta.post(WinesPaths.houseWineDeletion(other.id))
    #expect(try await marta.undo(deleted).status == 303)
    _ = try await merge(own.id, into: other.number)
    #expect(try await marta.browser.get(photo).status == 200)
    #expect(try await marta.post(WinesPaths.houseWineDeletion(other.id)).status == 303)
    await cellar.house.runOn(for: .seconds(40 * 24 * 3600))
    #expect(try await cellar.wine("Other") == nil)
    #expect([404, 410].contains(try await marta.browser.get(photo).status))
  }

  /// Of what each that is kept speaks.
  private func names() async throws -> [String] {
    try await marta.read { [marta, list] view in
      let own = OwnStore(view, marta.person.id)
      return try own.marked(.favourite).elements.map(\.name) + own.tastings().elements.map(\.wineName)
        + SelectionStore(view).wines(of: list).map(\.name) + CellarStore(view).lots().map(\.wineName)
    }
  }

  @Test func whatIsKeptOfBothIsKeptOnceAndOfBothAgainAfterUndo() async throws {
    let (id, number) = try await add(Self.grandmothers)
    let muga = try #require(try await cellar.wine("Muga Reserva")).number
    try await keep(number)
    try await keep(muga)
    #expect(try await kept() == [2, 2, 2, 2])
    let merged = try await marta.post(WinesPaths.houseWineMerging(id), [("into", muga.pathText)])
    #expect(try await kept() == [1, 2, 1, 2])
    let line = try #require(merged.done)
    #expect(try await marta.post(Link(inSpace: "/undo/\(line)")).status == 303)
    #expect(try await kept() == [2, 2, 2, 2])
    #expect(Set(try await names()) == ["Grandmother's red", "Muga Reserva"])
  }

  @Test func aListThatWasDeletedBeforeTwoOfItsWinesBecameOneComesBack() async throws {
    let (id, number) = try await add(Self.grandmothers)
    let muga = try #require(try await cellar.wine("Muga Reserva")).number
    try await keep(number)
    try await keep(muga)
    let deleted = try await marta.post(WinesPaths.selectionDeletion(list))
    #expect(try await marta.post(WinesPaths.houseWineMerging(id), [("into", muga.pathText)]).status == 303)
    let line = try #require(deleted.done)
    #expect(try await marta.post(Link(inSpace: "/undo/\(line)")).status == 303)
    #expect(try await kept() == [1, 2, 1, 2])
  }

  @Test func aWineThatAnotherPersonKeepsIsNotDeletedByOne() async throws {
    let (id, number) = try await add(Self.grandmothers)
    let luis = try await marta.home.member("Luis", of: marta.space)
    #expect(try await luis.post(WinesPaths.mark(number, .favourite), [("kept", "yes")]).status == 303)
    #expect(try await marta.post(WinesPaths.houseWineDeletion(id)).status == 409)
    #expect(try await listed("grandmother").count == 1)
    #expect(try await luis.post(WinesPaths.mark(number, .favourite), [("kept", "no")]).status == 303)
    #expect(try await marta.post(WinesPaths.houseWineDeletion(id)).status == 303)
  }

  @Test func itIsMergedIntoAnotherOfTheSpaceButNotIntoItselfNorIntoWhatIsNotThere() async throws {
    let (id, number) = try await add(Self.grandmothers)
    let (_, other) = try await add(HouseWineDraft(name: "Grandma's"))
    let zoe = try await cellar.house.owner("Zoe")
    let (_, foreign) = try await add(HouseWineDraft(name: "Zoe's"), for: zoe)
    try await keep(number)
    #expect(try await marta.post(WinesPaths.houseWineMerging(id), [("into", number.pathText)]).status == 422)
    for wrong in [foreign.pathText, "999999"] {
      #expect(try await marta.post(WinesPaths.houseWineMerging(id), [("into", wrong)]).status == 404)
    }
    #expect(try await marta.post(WinesPaths.houseWineMerging(id), [("into", "x")]).status == 400)
    #expect(try await marta.post(WinesPaths.houseWineMerging(id), [("into", other.pathText)]).status == 303)
    #expect(Set(try await names()) == ["Grandma's"])
  }

  @Test func aSpaceThatEndsTakesItsWinesAlong() async throws {
    let zoe = try await cellar.house.owner("Zoe")
    let (_, number) = try await add(HouseWineDraft(name: "Zoe's"), for: zoe)
    #expect(try await zoe.post(WinesPaths.mark(number, .favourite), [("kept", "yes")]).status == 303)
    let lot = [("id", mint.uuid().text), ("bottles", "2")]
    #expect(try await zoe.post(WinesPaths.newLot(number), lot).status == 303)
    try await cellar.house.database.write { [zoe] in
      try $0.run("DELETE FROM kit_space WHERE id = \(zoe.space)")
    }
    #expect(try await cellar.wine("Zoe's") == nil)
  }
}
