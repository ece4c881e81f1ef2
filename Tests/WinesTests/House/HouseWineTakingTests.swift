import Foundation
import Kit
import TestKit
import Testing

@testable import Wines

/// Operators take into the catalogue what a space wrote down by hand.
@Suite struct HouseWineTakingTests {
  private let cellar: Cellar
  /// She runs the installation.
  private let marta: TestMember
  private let luis: TestMember
  private let zoe: TestMember

  init() async throws {
    cellar = try await Cellar()
    marta = cellar.marta
    luis = try await cellar.house.member("Luis", of: marta.space)
    zoe = try await cellar.house.owner("Zoe")
  }

  private static let grandmothers = HouseWineDraft(
    name: "Grandmother red", winery: "Casa Pilar", type: "red", year: "2021", place: "Rioja", country: "Spain",
    grapes: "Graciano", food: "cordero", price: "7.50")

  private func add(_ draft: HouseWineDraft = grandmothers) async throws -> (id: ID<HouseWine>, number: WineNumber) {
    let id: ID<HouseWine> = cellar.house.house.mint.id()
    return (id, try await luis.change { try HouseWineStore($0).add(draft, id: id, photo: .keep, .en) })
  }

  private func sheet(_ id: ID<HouseWine>) async throws -> TestForm {
    let link = WinesPaths.houseWineTaking(id)
    return try #require(try await marta.get(link).page.forms.first { $0.action == marta.address(link) })
  }

  /// Marta says yes.
  private func take(_ id: ID<HouseWine>) async throws -> TestAnswer {
    try await marta.browser.submit(try await sheet(id))
  }

  private func number(in answer: TestAnswer) throws -> WineNumber {
    let address = try #require(answer.location)
    let path = try #require(address.split(separator: "?").first)
    return try #require(WineNumber(pathText: String(path.split(separator: "/").last ?? "")))
  }

  private func found(_ words: String, by member: TestMember) async throws -> [String] {
    try await member.get(WinesPaths.list(.all).with("q", words).with("table", "0")).page.rows.map(\.title)
  }

  /// What is undone goes by itself, a moment later.
  private func runJobs() async throws {
    cellar.house.clock.advance(by: .seconds(11))
    _ = try await cellar.house.house.schedule.runIfDue(HouseWineTaking.leaving)
  }

  // MARK: Who decides, and what they see

  @Test func theirPageLeadsToWhatWouldStandThereAndNobodyElsesDoes() async throws {
    let (id, number) = try await add()
    let link = WinesPaths.houseWineTaking(id)
    func isOffered(to member: TestMember) async throws -> Bool {
      try await member.get(WinesPaths.wine(number)).page.rows.contains { $0.opens == member.address(link) }
    }
    #expect(try await isOffered(to: marta))
    #expect(try await !isOffered(to: luis))
    #expect(try await luis.get(link).status == 403)
    #expect(try await luis.post(link, [("seen", "x")]).status == 403)
    // An operator in another space finds nothing under its id.
    let there = try await cellar.house.also(marta, in: zoe.space)
    #expect(try await there.get(link).status == 404)
    #expect(try await there.post(link, [("seen", "x")]).status == 404)
    let muga = try #require(try await cellar.wine("Muga Reserva")).number
    #expect(try await !marta.get(WinesPaths.wine(muga)).text.contains("Take into the catalogue"))
    let shown = try await marta.get(link).page.words
    for word in ["Casa Pilar", "Rioja, Spain", "Graciano", "Lamb", "Vintage: 2021", "Source: By hand"] {
      #expect(shown.contains(word), "\(word)")
    }
    #expect(!shown.contains("7.50"))
  }

  @Test func whatOthersCorrectedMeanwhileIsLookedAtAgain() async throws {
    let (id, _) = try await add()
    let form = try await sheet(id)
    try await luis.change { transaction in
      var draft = Self.grandmothers
      draft.grapes = "Mazuelo"
      try HouseWineStore(transaction).change(id, to: draft, from: nil, photo: .keep, .en)
    }
    let answer = try await marta.browser.submit(form)
    #expect(answer.status == 422 && answer.text.contains("Mazuelo"))
    #expect(try answer.page.words.contains("Something changed while you looked"))
    #expect(try await found("grandmother", by: zoe).isEmpty)
    let again = try #require(try answer.page.forms.first { $0.action == form.action })
    #expect(try await marta.browser.submit(again).status == 303)
    #expect(try await found("mazuelo", by: zoe) == ["Grandmother red"])
  }

  // MARK: Afterwards

  @Test func everySpaceFindsItAndThePhotoAndThePriceStayInItsOwn() async throws {
    let (id, number) = try await add()
    let before = try await marta.read { try Catalogue($0).state()?.wines }
    let taken = try await take(id)
    #expect(taken.status == 303)
    let new = try self.number(in: taken)
    #expect(!new.isOfAHouse)
    for member in [marta, luis, zoe] {
      #expect(try await found("grandmother", by: member) == ["Grandmother red"])
      #expect(try await member.get(WinesPaths.wine(new)).status == 200)
    }
    #expect(try await zoe.get(WinesPaths.list(.red).with("grape", "graciano")).text.contains("Casa Pilar"))
    #expect(try await zoe.get(Link(inSpace: "/search").with("q", "grandmother")).text.contains("Casa Pilar"))
    #expect(try await marta.read { try Catalogue($0).state()?.wines } == before.map { $0 + 1 })
    #expect(try await marta.get(WinesPaths.export("wines.json")).text.contains("Casa Pilar"))
    #expect(try await marta.get(WinesPaths.catalogue()).page.rows.contains { $0.title == "By hand" })
    #expect(try await luis.get(WinesPaths.wine(new)).page.words.contains("7.50"))
    #expect(try await !zoe.get(WinesPaths.wine(new)).page.words.contains("7.50"))
    #expect(try await luis.get(WinesPaths.wine(number)).status == 410)
    let told = try await luis.get(Link(inSpace: "/activity")).page.words
    #expect(told.contains("“Grandmother red” is in the catalogue"))
  }

  @Test func whatHungAtItHangsAtItStillAndComesBackByUndo() async throws {
    let (id, number) = try await add()
    let (tasting, lot, list): (ID<Tasting>, ID<Lot>, ID<Selection>) = (
      cellar.house.house.mint.id(), cellar.house.house.mint.id(), cellar.house.house.mint.id()
    )
    let (today, person) = (cellar.house.house.mint.now().day(in: .utc), luis.person.id)
    try await luis.change { transaction in
      let own = OwnStore(transaction, person)
      _ = try own.set(.favourite, of: number, to: true)
      try own.add(TastingDraft(on: today), of: number, id: tasting, today: today)
      let lists = SelectionStore(transaction)
      try lists.add("Dinner", id: list)
      _ = try lists.set(number, on: list, to: true)
      try CellarStore(transaction).add(LotDraft(bottles: "2"), of: number, id: lot, .en)
    }
    func kept() async throws -> [WineNumber?] {
      try await luis.read { view in
        let own = OwnStore(view, person)
        return try own.marked(.favourite).elements.map(\.number) + own.tastings().elements.map(\.wine)
          + SelectionStore(view).wines(of: list).map(\.number)
          + view.connection.rows("SELECT wine FROM wines_cellar_lot WHERE space_id = \(view.space.id) ORDER BY id")
          .map { try $0["wine"] as WineNumber }
      }
    }
    let taken = try await take(id)
    let new = try self.number(in: taken)
    #expect(try await kept() == Array(repeating: new, count: 4))
    // Members who do not run the installation cannot take it back.
    #expect(try await luis.undo(taken).status == 404)
    let line = try #require(taken.done)
    let undone = try await marta.post(
      Link(inSpace: "/undo/\(line)"), [("back", "/wines/bottles/\(new.pathText)")])
    #expect(undone.status == 303)
    // It leads to what is the space's own again.
    #expect(try self.number(in: try await marta.browser.get(try #require(undone.location))) == number)
    #expect(try await kept() == Array(repeating: number, count: 4))
    try await runJobs()
    #expect(try await found("grandmother", by: zoe).isEmpty)
    #expect(try await found("grandmother", by: luis) == ["Grandmother red"])
    #expect(try await zoe.get(WinesPaths.wine(new)).status == 404)
    // Its number is nobody else's, and it may be taken in again.
    let again = try self.number(in: try await take(id))
    #expect(again.value > new.value)
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
  }

  @Test func takenInAgainBeforeItHasGoneItIsTheSameAndCanBeTakenBackAgain() async throws {
    let (id, _) = try await add()
    let first = try await take(id)
    #expect(try await marta.undo(first).status == 303)
    let second = try await take(id)
    #expect(try number(in: first) == number(in: second))
    try await runJobs()
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
    #expect(try await marta.undo(second).status == 303)
    try await runJobs()
    #expect(try await found("grandmother", by: zoe).isEmpty)
  }

  @Test func whatSomebodyElseKeepsByThenStaysInTheCatalogue() async throws {
    let (id, _) = try await add()
    let taken = try await take(id)
    let new = try number(in: taken)
    #expect(try await zoe.post(WinesPaths.mark(new, .favourite), [("kept", "yes")]).status == 303)
    #expect(try await marta.undo(taken).status == 303)
    try await runJobs()
    #expect(try await zoe.get(WinesPaths.wine(new)).status == 200)
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
    #expect(try await found("grandmother", by: luis).count == 2)
  }

  @Test func theSameTwiceIsTakenInOnce() async throws {
    let (id, _) = try await add()
    let form = try await sheet(id)
    let (first, second) = (try await marta.browser.submit(form), try await marta.browser.submit(form))
    #expect(first.location == second.location)
    // And from another page that was open.
    let late = try await marta.post(WinesPaths.houseWineTaking(id), [("seen", "x")])
    #expect(try number(in: late) == number(in: first))
    #expect(try await found("grandmother", by: zoe).count == 1)
  }

  @Test func aRedAndAWhiteOfOneNameAreTwo() async throws {
    let draft = HouseWineDraft(name: "Tinto y blanco", winery: "Casa Pilar", type: "red")
    var other = draft
    other.type = "white"
    let (red, white) = (try await add(draft).id, try await add(other).id)
    let first = try number(in: try await take(red))
    #expect(try await !marta.get(WinesPaths.houseWineTaking(white)).text.contains("already"))
    let second = try number(in: try await take(white))
    #expect(first != second)
    let types = try await zoe.read { view in try [first, second].map { try Catalogue(view).wine($0).facts.type } }
    #expect(types == [.red, .white])
    // Each is known again.
    let again = try await add(other).id
    #expect(try number(in: try await take(again)) == second)
  }

  @Test func whatItsPeopleSaidOfItSinceComesBackWithIt() async throws {
    let (id, number) = try await add()
    let taken = try await take(id)
    let new = try self.number(in: taken)
    let person = luis.person.id
    let list: ID<Selection> = cellar.house.house.mint.id()
    try await luis.change { transaction in
      let (own, lists) = (OwnStore(transaction, person), SelectionStore(transaction))
      _ = try own.set(.favourite, of: new, to: true)
      _ = try own.set(.wish, of: new, to: true)
      _ = try own.set(.wish, of: new, to: false)
      try lists.add("Dinner", id: list)
      _ = try lists.set(new, on: list, to: true)
    }
    #expect(try await marta.undo(taken).status == 303)
    let (kept, listed) = try await luis.read { view in
      (
        try OwnStore(view, person).marked(.favourite).elements.map(\.number),
        try SelectionStore(view).wines(of: list).map(\.number)
      )
    }
    #expect(kept == [number] && listed == [number])
    try await runJobs()
    #expect(try await found("grandmother", by: zoe).isEmpty)
    #expect(try await found("grandmother", by: luis) == ["Grandmother red"])
  }

  @Test func ofTwoThatAreOneTheLastTakenBackTakesItAlong() async throws {
    let (one, other) = (try await add().id, try await add().id)
    let (first, second) = (try await take(one), try await take(other))
    let new = try number(in: first)
    #expect(try number(in: second) == new)
    // What is said of it since is of the one that it still is.
    #expect(try await luis.post(WinesPaths.mark(new, .favourite), [("kept", "yes")]).status == 303)
    #expect(try await marta.undo(first).status == 303)
    try await runJobs()
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
    #expect(try await marta.undo(second).status == 303)
    try await runJobs()
    #expect(try await found("grandmother", by: zoe).isEmpty)
    #expect(try await found("grandmother", by: luis).count == 2)
  }

  @Test func oneThatIsDeletedWhileTheSearchIsMadeLeavesAgain() async throws {
    let (id, number) = try await add()
    let told = try await marta.read { try $0.find(id).entry.facts.told(known: nil) }
    let work = HouseWineTaking(
      id: id, space: try await marta.read(\.space), installation: cellar.house.installation)
    let taken = try #require(try await work.run(told))
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
    _ = try await luis.change { try HouseWineStore($0).remove(id) }
    let (line, became) = try await marta.change { transaction in
      let store = HouseWineStore(transaction)
      return (try store.take(id, as: taken), try store.became(id))
    }
    // Its own page says that it has gone.
    #expect(line == nil && became == number)
    try await runJobs()
    #expect(try await found("grandmother", by: zoe).isEmpty)
  }

  @Test func anotherSearchThatIsMadeMeanwhileForgetsNothing() async throws {
    let form = try await sheet(try await add().id)
    let (marta, answers) = (marta, Locked<[Int]>([]))
    try await cellar.house.installation.renewCatalogue(progress: { _ in
      guard answers.withLock({ $0.isEmpty }) else { return }
      let answer = try await marta.browser.submit(form)
      answers.withLock { $0.append(answer.status) }
    })
    #expect(answers.withLock { $0 } == [303])
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
  }

  // MARK: Files

  @Test(arguments: ["", "13.5"])
  func whatAFileSpeaksOfWithoutAScoreStaysUntilTheFileIsTakenBack(alcohol: String) async throws {
    let (id, _) = try await add()
    let taken = try await take(id)
    let file = "name,winery,appellation,country,alcohol\nGrandmother red,Casa Pilar,Rioja,Spain,\(alcohol)\n"
    try await cellar.bringIn(file, name: "later.csv")
    #expect(try await marta.undo(taken).status == 303)
    try await runJobs()
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
    let past = try #require(try await marta.read { try PastImport.all(in: $0) }.first { $0.file == "later.csv" })
    _ = try await ImportReturn(id: past.id, home: marta.space, installation: cellar.house.installation).run { _ in }
    try await runJobs()
    #expect(try await found("grandmother", by: zoe).isEmpty)
  }

  @Test func whatAFileBroughtMeanwhileIsLookedAtBeforeItIsThatOne() async throws {
    let form = try await sheet(try await add().id)
    try await cellar.bringIn(
      "name,winery,appellation,country\nGrandmother red,Casa Pilar,Rioja,Spain\n", name: "later.csv")
    let answer = try await marta.browser.submit(form)
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("The catalogue has “Grandmother red” already"))
    let again = try #require(try answer.page.forms.first { $0.action == form.action })
    #expect(try await marta.browser.submit(again).status == 303)
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
  }

  @Test func aFileThatKnowsItAddsToItAndItsReturnLeavesIt() async throws {
    let (id, _) = try await add()
    let new = try number(in: try await take(id))
    let file = """
      name,winery,appellation,country,year,score,scale,source
      Grandmother red,Casa Pilar,Rioja,Spain,2021,91,100,Guide

      """
    try await cellar.bringIn(file, name: "later.csv")
    try await cellar.bringIn(file, name: "again.csv")
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
    #expect(try await zoe.get(WinesPaths.wine(new)).page.words.contains("91"))
    for past in try await marta.read({ try PastImport.all(in: $0) }) where past.file.contains(".csv") {
      guard past.file != "cellar.csv" else { continue }
      _ = try await ImportReturn(id: past.id, home: marta.space, installation: cellar.house.installation).run { _ in }
    }
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
    #expect(try await !zoe.get(WinesPaths.wine(new)).page.words.contains("91"))
  }

  @Test func whatTheCatalogueHasByThatNameIsThatOneAndStaysWhenItIsTakenBack() async throws {
    let muga = try #require(try await cellar.wine("Muga Reserva"))
    let (id, _) = try await add(
      HouseWineDraft(name: "Muga Reserva", winery: "Bodegas Muga", grapes: "Graciano", price: "7.50"))
    let page = try await marta.get(WinesPaths.houseWineTaking(id)).page
    #expect(page.words.contains("The catalogue has “Muga Reserva” already"))
    let taken = try await take(id)
    let known = try number(in: taken)
    #expect(!known.isOfAHouse)
    #expect(try await found("muga reserva", by: zoe) == ["Muga Reserva"])
    #expect(try await zoe.get(WinesPaths.wine(known)).page.words.contains(muga.facts.origin.appellation))
    #expect(try await !zoe.get(WinesPaths.wine(known)).page.words.contains("Graciano"))
    #expect(try await marta.undo(taken).status == 303)
    try await runJobs()
    #expect(try await found("muga reserva", by: zoe) == ["Muga Reserva"])
  }

  @Test func oneThatWasCutOffIsFoundAfterTheNextHourAndIsThatOneWhenItIsTakenAgain() async throws {
    let (id, _) = try await add()
    // The catalogue has it; neither its search nor the space knows.
    let entry = try await luis.read { try $0.find(id).entry }
    try await cellar.house.installation.writePart { connection in
      var writer = try CatalogueWriter(connection, importID: "00000000-0000-4000-8000-000000000001", isAdditive: true)
      _ = try writer.store(entry)
    }
    #expect(try await found("grandmother", by: zoe).isEmpty)
    await cellar.house.runOn(for: .seconds(3700))
    #expect(try await found("grandmother", by: zoe) == ["Grandmother red"])
    #expect(try await take(id).status == 303)
    #expect(try await found("grandmother", by: luis) == ["Grandmother red"])
  }
}
