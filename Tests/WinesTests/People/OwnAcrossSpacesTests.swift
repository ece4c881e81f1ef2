import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Wines

/// What somebody keeps and notes is theirs in whichever space they are, and ends with them.
@Suite struct OwnAcrossSpacesTests {
  private let cellar: Cellar
  private let marta: TestMember
  /// Marta in her other space.
  private let bar: TestMember
  private let luis: TestMember

  init() async throws {
    cellar = try await Cellar()
    marta = cellar.marta
    bar = try await cellar.house.also(marta)
    luis = try await cellar.house.member("Luis", of: marta.space)
  }

  private var mint: Mint { cellar.house.house.mint }
  private var today: Day { mint.now().day(in: .utc) }

  private func number(_ name: String = "Viña Ardanza") async throws -> WineNumber {
    try #require(try await cellar.wine(name)).number
  }

  private func note(
    _ wine: WineNumber, _ text: String, in space: TestMember, shared: String = "no"
  ) async throws -> ID<Tasting> {
    let (id, today): (ID<Tasting>, Day) = (mint.id(), today)
    try await space.change { transaction in
      var draft = TastingDraft(on: today)
      (draft.note, draft.shared, draft.rating) = (text, shared, "9")
      try OwnStore(transaction, space.person.id).add(draft, of: wine, id: id, today: today)
    }
    return id
  }

  private func byHand(_ name: String) async throws -> WineNumber {
    let id: ID<HouseWine> = mint.id()
    return try await marta.change {
      try HouseWineStore($0).add(HouseWineDraft(name: name, type: "red"), id: id, photo: .keep, .en)
    }
  }

  private func marks(of wine: WineNumber, in space: TestMember) async throws -> Set<Mark> {
    try await space.read { try OwnStore($0, space.person.id).marks(of: wine) }
  }

  private func favourites(in space: TestMember) async throws -> Int {
    try await space.read { try OwnStore($0, space.person.id).marked(.favourite).elements.count }
  }

  private func mine(_ show: MineScreen.Shown, in space: TestMember) async throws -> String {
    try await space.get(show.link).text
  }

  // MARK: Everywhere

  @Test func aFavouriteOfOneSpaceIsOneOfTheOtherAndLetGoInEither() async throws {
    let wine = try await number()
    let before = try await bar.read(\.sequence)
    _ = try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", "yes")])
    // Its pages are other ones from now on, so that no browser shows what it has kept.
    #expect(try await bar.read(\.sequence) == before + 1)
    #expect(try await mine(.favourites, in: bar).contains("Viña Ardanza"))
    #expect(try await marks(of: wine, in: bar) == [.favourite])
    #expect(try await !mine(.favourites, in: luis).contains("Ardanza"))
    let removed = try await bar.post(WinesPaths.mark(wine, .favourite), [("kept", "no")])
    #expect(try await !mine(.favourites, in: marta).contains("Ardanza"))
    let told = try await marta.read(\.sequence)
    #expect(try await bar.undo(removed).status == 303)
    #expect(try await mine(.favourites, in: marta).contains("Viña Ardanza"))
    #expect(try await marta.read(\.sequence) == told + 1)
  }

  @Test func openPagesOfTheOtherSpaceHearOfIt() async throws {
    let wine = try await number()
    let events = cellar.house.house.live.events(in: bar.space)
    _ = try await marta.post(WinesPaths.mark(wine, .wish), [("kept", "yes")])
    for await event in events {
      guard case .change(_, let topics) = event else { continue }
      #expect(topics.contains(Mark.topic))
      break
    }
  }

  @Test func notesOfBothSpacesStandTogetherAndMakeOneTaste() async throws {
    let wine = try await number()
    _ = try await note(wine, "Round", in: marta)
    _ = try await note(wine, "Rounder", in: bar)
    for space in [marta, bar] {
      let page = try await space.get(WinesPaths.wine(wine)).text
      #expect(page.contains("Round<") && page.contains("Rounder<"))
      #expect(try await mine(.drunk, in: space).contains("Rounder"))
      #expect(try await space.get(WinesPaths.taste()).page.words.contains("2"))
      #expect(try await space.read { try OwnStore($0, space.person.id).rated().count } == 2)
    }
    #expect(try await !luis.get(WinesPaths.wine(wine)).text.contains("Round"))
  }

  // MARK: Shared with one

  @Test func aNoteIsToldInTheSpaceWithWhichItIsSharedAndInNoOther() async throws {
    let wine = try await number()
    let eva = try await cellar.house.member("Eva", of: bar.space)
    let id = try await note(wine, "Round", in: marta, shared: "yes")
    for link in [WinesPaths.us(), WinesPaths.wine(wine)] {
      #expect(try await luis.get(link).text.contains("Round"), "\(link.path)")
      #expect(try await !eva.get(link).text.contains("Round"), "\(link.path)")
    }
    // Its form says so in the other space, and leaves it unless it is told otherwise.
    let form = try #require(try await bar.get(WinesPaths.tasting(id)).page.form)
    #expect(form.fields.contains { $0 == ("shared", "elsewhere") })
    #expect(try await mine(.drunk, in: bar).contains("Shared in another space"))
    #expect(try await bar.browser.submit(form, typing: ["note": "Rounder"]).status == 303)
    #expect(try await luis.get(WinesPaths.us()).text.contains("Rounder"))
    let changed = try #require(try await bar.get(WinesPaths.tasting(id)).page.form)
    #expect(try await bar.browser.submit(changed, typing: ["shared": "yes"]).status == 303)
    #expect(try await !luis.get(WinesPaths.us()).text.contains("Rounder"))
    #expect(try await eva.get(WinesPaths.us()).text.contains("Rounder"))
    let again = try #require(try await bar.get(WinesPaths.tasting(id)).page.form)
    #expect(try await bar.browser.submit(again, typing: ["shared": "no"]).status == 303)
    #expect(try await !eva.get(WinesPaths.us()).text.contains("Rounder"))
  }

  @Test func whoLeavesASpaceTakesTheirNotesAlong() async throws {
    let wine = try await number()
    let other = try await cellar.house.also(luis)
    _ = try await note(wine, "Round", in: luis, shared: "yes")
    #expect(try await marta.get(WinesPaths.us()).text.contains("Round"))
    let (space, leaver) = (marta.space, luis)
    try await cellar.house.house.accounts.change { try $0.remove(leaver.person.id, from: space, by: .program) }
    #expect(try await !marta.get(WinesPaths.us()).text.contains("Round"))
    #expect(try await mine(.drunk, in: other).contains("Round"))
    #expect(try await mine(.drunk, in: other).contains("Only you"))
    // Coming back shows nothing that was not chosen again.
    _ = try await cellar.house.also(luis, in: space)
    #expect(try await !marta.get(WinesPaths.us()).text.contains("Round"))
  }

  // MARK: Written down by hand

  @Test func whatOneSpaceWroteDownIsKnownInTheOtherByItsName() async throws {
    let wine = try await byHand("Grandmother's red")
    _ = try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", "yes")])
    let id = try await note(wine, "Round", in: marta)
    #expect(try await bar.get(WinesPaths.wine(wine)).status == 404)
    let page = try await bar.get(WinesPaths.mine()).page
    #expect(page.words.contains("Written down in other spaces") && page.words.contains("Grandmother's red"))
    #expect(!page.links.contains { $0.address.contains(wine.pathText) })
    // Its note is read and changed there all the same.
    let form = try #require(try await bar.get(WinesPaths.tasting(id)).page.form)
    let saved = try await bar.browser.submit(form, typing: ["note": "Rounder"])
    #expect(saved.location?.hasPrefix(MineScreen.Shown.drunk.link.address(in: bar.space)) == true)
    #expect(try await marta.get(WinesPaths.wine(wine)).text.contains("Rounder"))
    #expect(try await bar.get(Link(inSpace: "/search").with("q", "Rounder")).status == 200)
    #expect(try await bar.get(Link(inSpace: "/kept")).text.contains(wine.pathText) == false)
    let letsGo = try #require(page.forms.first { $0.action.contains(wine.pathText) })
    let gone = try await bar.browser.submit(letsGo)
    #expect(gone.location?.hasPrefix(WinesPaths.mine().address(in: bar.space)) == true)
    #expect(try await !mine(.favourites, in: marta).contains("Grandmother"))
    #expect(try await bar.undo(gone).status == 303)
    #expect(try await mine(.favourites, in: marta).contains("Grandmother"))
    // Twice is once, also from a page that still shows it.
    for _ in 1...2 {
      let again = try await bar.post(WinesPaths.mark(wine, .favourite).with("away", "1"), [("kept", "no")])
      #expect(again.status == 303)
    }
    #expect(try await !mine(.favourites, in: marta).contains("Grandmother"))
    #expect(try await bar.post(WinesPaths.mark(wine, .favourite), [("kept", "yes")]).status == 404)
  }

  @Test(arguments: ["renamed", "merged", "merged and two again"])
  func aNoteKeepsTheNameThatItsWineHadLast(what: String) async throws {
    let wine = try await byHand("Grandmother's red")
    _ = try await note(wine, "Round", in: marta)
    let own = try #require(try await marta.read { try HouseWineStore($0).wine(wine) })
    if what == "renamed" {
      let draft = HouseWineDraft(name: "Pilar red", type: "red")
      try await marta.change { try HouseWineStore($0).change(own.id, to: draft, from: nil, photo: .keep, .en) }
    } else {
      let other = try await byHand("Pilar red")
      let merged = try await marta.post(WinesPaths.houseWineMerging(own.id), [("into", other.pathText)])
      if what != "merged" { #expect(try await marta.undo(merged).status == 303) }
    }
    let space = marta.space
    try await cellar.house.database.write { try $0.run("DELETE FROM kit_space WHERE id = \(space)") }
    let drunk = try await mine(.drunk, in: bar)
    #expect(drunk.contains("Pilar red") == (what != "merged and two again"))
    #expect(drunk.contains("Grandmother") == (what == "merged and two again"))
  }

  @Test func aMergeMovesWhatItsPeopleKeepInTheirOtherSpacesToo() async throws {
    let (wine, muga) = (try await byHand("Grandmother's red"), try await number("Muga Reserva"))
    _ = try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", "yes")])
    _ = try await bar.post(WinesPaths.mark(muga, .favourite), [("kept", "yes")])
    let own = try #require(try await marta.read { try HouseWineStore($0).wine(wine) })
    let merged = try await marta.post(WinesPaths.houseWineMerging(own.id), [("into", muga.pathText)])
    #expect(merged.status == 303)
    #expect(try await !mine(.favourites, in: bar).contains("Grandmother"))
    #expect(try await favourites(in: bar) == 1)
    #expect(try await marta.undo(merged).status == 303)
    #expect(try await mine(.favourites, in: bar).contains("Grandmother"))
    #expect(try await marks(of: muga, in: bar) == [.favourite])
  }

  // MARK: Ends

  private func rows(_ table: SQL, of person: ID<Person>) async throws -> Int {
    try await cellar.house.database.read {
      try $0.value("SELECT COUNT(*) AS n FROM \(table) WHERE person_id = \(person)") ?? 0
    }
  }

  @Test func theEndOfASpaceLeavesItsPeopleTheirNotesAndFavourites() async throws {
    let (wine, own) = (try await number(), try await byHand("Grandmother's red"))
    for wine in [wine, own] { _ = try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", "yes")]) }
    let id = try await note(own, "Round", in: marta, shared: "yes")
    let deleted = try await note(wine, "Flat", in: marta)
    _ = try await marta.post(WinesPaths.tastingDeletion(deleted))
    let space = marta.space
    try await cellar.house.database.write { try $0.run("DELETE FROM kit_space WHERE id = \(space)") }
    #expect(try await cellar.house.database.problems().isEmpty)
    #expect(try await mine(.favourites, in: bar).contains("Viña Ardanza"))
    let drunk = try await mine(.drunk, in: bar)
    #expect(drunk.contains("Grandmother&#39;s red") || drunk.contains("Grandmother's red"))
    #expect(drunk.contains("Only you"))
    #expect(try await bar.get(WinesPaths.tasting(id)).status == 200)
    // A mark is one on a wine, and goes with it; what was in the trash of the space cannot come back.
    #expect(try await !mine(.favourites, in: bar).contains("Grandmother"))
    #expect(try await rows("wines_own_tasting", of: marta.person.id) == 2)
    await cellar.house.runOn(for: .seconds(2 * 3600))
    #expect(try await rows("wines_own_tasting", of: marta.person.id) == 1)
    #expect(try await mine(.drunk, in: bar).contains("Round"))
  }

  @Test func thePersonsDocumentHoldsAllOfItAndTheSpacesNone() async throws {
    let wine = try await number()
    _ = try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", "yes")])
    _ = try await note(wine, "Round", in: marta)
    _ = try await note(wine, "Flat", in: bar, shared: "yes")
    let own = try await marta.browser.get("/me/data")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(own.bytes)) as? [String: Any])
    let tables = try #require(document["own"] as? [String: [[String: Any]]])
    #expect(tables["wines_own_mark"]?.count == 1 && tables["wines_own_tasting"]?.count == 2)
    #expect(tables["wines_shared_tasting"]?.count == 1)
    for space in [marta, bar] {
      let text = try await space.get(Link(inSpace: "/settings/data")).text
      #expect(!text.contains("Round") && !text.contains("Flat"))
    }
  }

  @Test func theEndOfAPersonIsTheEndOfWhatTheyKept() async throws {
    let wine = try await number()
    _ = try await luis.post(WinesPaths.mark(wine, .favourite), [("kept", "yes")])
    _ = try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", "yes")])
    _ = try await note(wine, "Round", in: luis, shared: "yes")
    #expect(try await luis.browser.post("/me/leaving", []).status == 303)
    for table in ["wines_own_mark", "wines_own_tasting", "wines_shared_tasting"] as [SQL] {
      #expect(try await rows(table, of: luis.person.id) == 0)
    }
    #expect(try await !marta.get(WinesPaths.us()).text.contains("Round"))
    #expect(try await rows("wines_own_mark", of: marta.person.id) == 1)
  }
}
