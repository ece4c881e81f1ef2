import Kit
import TestKit
import Testing

@testable import Wines

/// What is one person's own, and what a space has in common.
@Suite struct OwnTests {
  private func number(_ cellar: Cellar, _ name: String = "Viña Ardanza") async throws -> WineNumber {
    try #require(try await cellar.wine(name)).number
  }

  @Test func aNoteIsToldToNobodyElse() async throws {
    let cellar = try await Cellar()
    let (marta, wine) = (cellar.marta, try await number(cellar))
    let luis = try await cellar.house.member("Luis", of: marta.space)
    let new = try await marta.get(WinesPaths.newTasting(wine)).page
    let form = try #require(new.forms.first { $0.action.hasSuffix("/tastings/new") })
    let answer = try await marta.browser.submit(
      form, typing: ["note": "Round", "rating": "9", "drunk_on": "2020-05-04"])
    #expect(answer.status == 303)
    #expect(try await marta.get(WinesPaths.wine(wine)).text.contains("Round"))
    #expect(try await marta.get(Link(inSpace: "/activity")).text.contains("Wine tried"))
    for link in [
      WinesPaths.wine(wine), WinesPaths.us(), Link(inSpace: "/activity"), WinesPaths.mine().with("show", "drunk"),
    ] {
      let text = try await luis.get(link).text
      #expect(!text.contains("Round") && !text.contains("tried: "), "\(link.path)")
    }
    let id: ID<Tasting> = try #require(
      try await marta.read { try OwnStore($0, marta.person.id).tastings().elements.first?.id })
    #expect(try await luis.get(WinesPaths.tasting(id)).status == 404)
    #expect(try await luis.post(WinesPaths.tastingDeletion(id)).status == 404)
    let deleted = try await marta.post(WinesPaths.tastingDeletion(id))
    let line = try #require(deleted.done)
    #expect(try await luis.post(Link(inSpace: "/undo/\(line)")).status == 404)
    #expect(!(try await luis.get(Link(inSpace: "/trash")).text.contains("Ardanza")))
    #expect(try await marta.get(Link(inSpace: "/trash")).text.contains("Ardanza"))
    #expect(try await marta.post(Link(inSpace: "/undo/\(line)")).status == 303)
    #expect(try await marta.get(WinesPaths.tasting(id)).status == 200)
  }

  @Test func theLastWineOfTheseDaysStandsOnTheSpringboardOfThoseWhoMayReadIt() async throws {
    let cellar = try await Cellar()
    let (marta, wine) = (cellar.marta, try await number(cellar))
    let luis = try await cellar.house.member("Luis", of: marta.space)
    let today = cellar.house.house.mint.now().day(in: .utc)
    func note(daysAgo: Int, _ shared: String) async throws {
      let id: ID<Tasting> = cellar.house.house.mint.id()
      try await marta.change { transaction in
        var draft = TastingDraft(on: today.adding(days: -daysAgo))
        (draft.shared, draft.rating, draft.year) = (shared, "9", "2015")
        try OwnStore(transaction, marta.person.id).add(draft, of: wine, id: id, today: today)
      }
    }
    func lines(_ reader: TestMember) async throws -> String {
      try await reader.get(Link(inSpace: "/")).page.text(of: ".now") ?? ""
    }
    try await note(daysAgo: 4, "yes")
    #expect(try await lines(marta).isEmpty)
    try await note(daysAgo: 1, "no")
    #expect(try await lines(marta).contains("Viña Ardanza 2015"))
    #expect(try await lines(marta).contains("Yesterday · 4.5 of 5"))
    #expect(try await lines(luis).isEmpty)
    try await note(daysAgo: 0, "yes")
    #expect(try await lines(luis).contains("Marta · "))
  }

  @Test func whatIsSharedIsSeenAndWhatIsTakenBackIsNot() async throws {
    let cellar = try await Cellar()
    let (marta, wine) = (cellar.marta, try await number(cellar))
    let luis = try await cellar.house.member("Luis", of: marta.space)
    let id: ID<Tasting> = cellar.house.house.mint.id()
    let today = cellar.house.house.mint.now().day(in: .utc)
    try await marta.change { transaction in
      var draft = TastingDraft(on: today)
      (draft.note, draft.shared) = ("Round", "yes")
      try OwnStore(transaction, marta.person.id).add(draft, of: wine, id: id, today: today)
    }
    #expect(try await luis.get(WinesPaths.us()).text.contains("Round"))
    try await marta.change { transaction in
      let store = OwnStore(transaction, marta.person.id)
      var draft = TastingDraft(try store.tasting(id))
      draft.shared = "no"
      try store.change(id, to: draft, from: nil, today: today)
    }
    #expect(!(try await luis.get(WinesPaths.us()).text.contains("Round")))
  }

  @Test func keepingAWineTwiceIsKeepingItOnce() async throws {
    let cellar = try await Cellar()
    let (marta, wine) = (cellar.marta, try await number(cellar))
    for _ in 1...2 { _ = try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", "yes")]) }
    #expect(try await marta.read { try OwnStore($0, marta.person.id).marked(.favourite).elements.count } == 1)
    let removed = try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", "no")])
    let line = try #require(removed.done)
    #expect(try await marta.read { try OwnStore($0, marta.person.id).marked(.favourite).elements.isEmpty })
    _ = try await marta.post(Link(inSpace: "/undo/\(line)"))
    #expect(try await marta.read { try OwnStore($0, marta.person.id).marked(.favourite).elements.count } == 1)
  }

  @Test func severalWinesAreKeptInOneChangeAndOneUndoLetsGoOfWhatWasNotKeptBefore() async throws {
    let cellar = try await Cellar()
    let (marta, ardanza) = (cellar.marta, try await number(cellar))
    let muga = try await number(cellar, "Muga Reserva")
    let luis = try await cellar.house.member("Luis", of: marta.space)
    _ = try await marta.post(WinesPaths.mark(ardanza, .favourite), [("kept", "yes")])
    func kept() async throws -> Set<WineNumber> {
      try await Set(marta.read { try OwnStore($0, marta.person.id).marked(.favourite).elements.map(\.number) })
    }
    let rows = [ardanza.pathText, muga.pathText, "999999999"].map { ("row", $0) }
    let link = WinesPaths.marking(.red).with("q", "rioja").with("sort", "score")
    let answer = try await marta.post(link, rows + [("to", "favourite")])
    #expect(answer.location?.hasPrefix("\(WinesPaths.list(.red).address(in: marta.space))?q=rioja&sort=score") == true)
    #expect(try await kept() == [ardanza, muga])
    #expect(try await marta.browser.follow(answer).page.text(of: ".toast p") == "Favourite: Muga Reserva")
    #expect(!(try await luis.get(Link(inSpace: "/activity")).text.contains("Muga")))
    let line = try #require(answer.done)
    #expect(try await luis.post(Link(inSpace: "/undo/\(line)")).status == 404)
    #expect(try await marta.post(Link(inSpace: "/undo/\(line)")).status == 303)
    #expect(try await kept() == [ardanza])
    #expect(try await marta.post(link, [("to", "favourite")]).status == 400)
    #expect(try await marta.post(link, rows + [("to", "mine")]).status == 400)
  }

  @Test func whatOneHasMarkedIsFetchedAheadForOneselfAlone() async throws {
    let cellar = try await Cellar()
    let (marta, wine) = (cellar.marta, try await number(cellar))
    let luis = try await cellar.house.member("Luis", of: marta.space)
    let page = OpenedFrom(.mine(.wishes)).kept(WinesPaths.wine(wine)).address(in: marta.space)
    #expect(try await marta.get(Link(inSpace: "/kept")).text.contains(page) == false)
    _ = try await marta.post(WinesPaths.mark(wine, .wish), [("kept", "yes")])
    #expect(try await marta.get(Link(inSpace: "/kept")).text.contains("\(page)\n"))
    #expect(try await luis.get(Link(inSpace: "/kept")).text.contains(page) == false)
  }

  @Test func whatIsDoneBesideAListLeadsBackBesideIt() async throws {
    let cellar = try await Cellar()
    let (marta, wine) = (cellar.marta, try await number(cellar))
    func beside(_ link: Link) -> Link {
      link.with("list", "red").with("q", "ard").with("type", "red").with("type", "rose")
    }
    let page = beside(WinesPaths.wine(wine)).address(in: marta.space)
    let shown = try await marta.get(beside(WinesPaths.wine(wine))).page
    let marking = try #require(shown.forms.first { $0.action.contains("/marks/favourite") })
    #expect(try await marta.browser.submit(marking).location?.hasPrefix(page) == true)
    let form = try #require(
      try await marta.get(beside(WinesPaths.newTasting(wine))).page.forms.first { $0.action.contains("/tastings/new") })
    #expect(try await marta.browser.submit(form, typing: ["drunk_on": "2020-05-04"]).location?.hasPrefix(page) == true)
    let id: ID<Selection> = cellar.house.house.mint.id()
    try await marta.change { try SelectionStore($0).add("Dinner", id: id) }
    let lists = try await marta.get(beside(WinesPaths.selecting(wine))).page
    let choosing = try #require(lists.forms.first { $0.action.contains("/selections?") })
    let back = beside(WinesPaths.selecting(wine)).address(in: marta.space)
    #expect(try await marta.browser.submit(choosing).location?.hasPrefix(back) == true)
    // What was opened from nowhere leads nowhere else.
    let plain = try await marta.post(WinesPaths.mark(wine, .wish), [("kept", "yes")])
    #expect(plain.location == WinesPaths.wine(wine).address(in: marta.space))
  }

  @Test func aTapThatComesLateDoesNotUndoTheNewer() async throws {
    let cellar = try await Cellar()
    let (marta, wine) = (cellar.marta, try await number(cellar))
    let list: ID<Selection> = cellar.house.house.mint.id()
    try await marta.change { try SelectionStore($0).add("Dinner", id: list) }
    for (turn, answer) in [(1, "yes"), (3, "yes"), (2, "no")] {
      let page = [("client", "one-open-page"), ("turn", "\(turn)")]
      _ = try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", answer)] + page)
      _ = try await marta.post(
        WinesPaths.selecting(wine), [("selection", list.description), ("on", answer)] + page)
    }
    #expect(try await marta.read { try OwnStore($0, marta.person.id).marks(of: wine) } == [.favourite])
    #expect(try await marta.read { try SelectionStore($0).holding(wine) } == [list])
  }

  @Test func whatIsKeptAgainIsNotDoubledByAnUndo() async throws {
    let cellar = try await Cellar()
    let (marta, wine) = (cellar.marta, try await number(cellar))
    func set(_ kept: String) async throws -> String? {
      try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", kept)]).location?.split(separator: "=").last
        .map(String.init)
    }
    _ = try await set("yes")
    let first = try #require(try await set("no"))
    _ = try await set("yes")
    #expect(try await marta.post(Link(inSpace: "/undo/\(first)")).status == 303)
    #expect(try await marta.read { try OwnStore($0, marta.person.id).marked(.favourite).elements.count } == 1)
    // The doubled one does not come out of the trash later either.
    let second = try #require(try await set("no"))
    #expect(try await marta.read { try OwnStore($0, marta.person.id).marked(.favourite).elements.isEmpty })
    #expect(try await marta.post(Link(inSpace: "/undo/\(second)")).status == 303)
    #expect(try await marta.read { try OwnStore($0, marta.person.id).marked(.favourite).elements.count } == 1)
  }

  @Test func whatStandsOnAListAgainIsNotDoubledByAnUndo() async throws {
    let cellar = try await Cellar()
    let (marta, wine) = (cellar.marta, try await number(cellar))
    let id: ID<Selection> = cellar.house.house.mint.id()
    let (off, deletion) = try await marta.change { transaction in
      let store = SelectionStore(transaction)
      try store.add("Dinner", id: id)
      _ = try store.set(wine, on: id, to: true)
      let off = try store.set(wine, on: id, to: false)
      _ = try store.set(wine, on: id, to: true)
      return (off, try store.remove(id))
    }
    // Whether the list itself lies in the trash meanwhile or not.
    for line in [off, deletion] {
      #expect(try await marta.post(Link(inSpace: "/undo/\(try #require(line))")).status == 303)
    }
    #expect(try await marta.read { try SelectionStore($0).wines(of: id).count } == 1)
    #expect(try await marta.read { try SelectionStore($0).selections().map(\.count) } == [1])
  }

  @Test func whatIsBeyondTheFirstPageIsReached() async throws {
    let rows = (1...120).map { "Wine \($0),W,Rioja,Spain" }
    let cellar = try await Cellar((["name,winery,appellation,country"] + rows).joined(separator: "\n"))
    let marta = cellar.marta
    let today = cellar.house.house.mint.now().day(in: .utc)
    try await marta.change { transaction in
      let store = OwnStore(transaction, marta.person.id)
      for number in 1...120 {
        let wine = WineNumber(number)
        _ = try store.set(.favourite, of: wine, to: true)
        var draft = TastingDraft(on: today.adding(days: -number / 3))
        (draft.rating, draft.shared) = ("8", "yes")
        try store.add(draft, of: wine, id: transaction.mint.id(), today: today)
      }
    }
    for start in [WinesPaths.mine(), WinesPaths.mine().with("show", "drunk"), WinesPaths.us()] {
      var (link, names): (Link?, Set<String>) = (start, [])
      for _ in 1...3 {
        let text = try await marta.get(try #require(link)).text
        names.formUnion((1...120).map { "Wine \($0)" }.filter { text.contains("\($0)</span>") })
        link = try Self.more(in: text)
      }
      #expect(link == nil && names.count == 120, "\(start.path)")
    }
    #expect(try await marta.get(WinesPaths.taste()).text.contains(">120<"))
  }

  private static func more(in text: String) throws -> Link? {
    guard let link = text.firstMatch(of: /class="more" href="\/s\/[^\/]+([^"]+)"/) else { return nil }
    return Link(inSpace: String(link.1).replacing("&amp;", with: "&"))
  }

  @Test func aListComesBackWithItsWines() async throws {
    let cellar = try await Cellar()
    let (marta, wine) = (cellar.marta, try await number(cellar))
    let id: ID<Selection> = cellar.house.house.mint.id()
    let deletion = try await marta.change { edit in
      let store = SelectionStore(edit)
      try store.add("Dinner", id: id)
      #expect(try store.set(wine, on: id, to: true) == nil)
      #expect(try store.set(wine, on: id, to: true) == nil)
      return try store.remove(id)
    }
    #expect(try await marta.get(WinesPaths.selection(id)).status == 410)
    let line = try #require(deletion)
    _ = try await marta.post(Link(inSpace: "/undo/\(line)"))
    #expect(try await marta.get(WinesPaths.selection(id)).text.contains("Viña Ardanza"))
    let zoe = try await cellar.house.owner("Zoe")
    #expect(try await zoe.get(WinesPaths.selection(id)).status == 404)
  }

  @Test func aBadNoteIsShownAgainWithWhatWasTyped() async throws {
    let cellar = try await Cellar()
    let wine = try await number(cellar)
    let answer = try await cellar.marta.post(
      WinesPaths.newTasting(wine),
      [
        ("id", cellar.house.house.mint.uuid().text), ("note", "Locked"), ("drunk_on", "3000-01-01"), ("rating", "11"),
        ("year", "x"),
      ])
    #expect(answer.status == 422)
    #expect(answer.text.contains("Locked"))
    #expect(answer.text.contains("That day has not come yet."))
  }
}

/// The pages of the catalogue.
@Suite struct CataloguePageTests {
  @Test func theThreeEntriesHoldEverything() async throws {
    let cellar = try await Cellar()
    let text = try await cellar.marta.get(WinesPaths.menu()).text
    for count in ["4 wines", "2 wines", "1 wine"] { #expect(text.contains(count)) }
  }

  @Test func whoeverRunsTheInstallationBringsFilesInAndNobodyElse() async throws {
    let cellar = try await Cellar()
    let luis = try await cellar.house.member("Luis", of: cellar.marta.space)
    let zoe = try await cellar.house.owner("Zoe")
    let before = try await zoe.get(WinesPaths.export("wines.json")).text
    for somebody in [luis, zoe] {
      let page = try await somebody.get(WinesPaths.catalogue())
      #expect(page.status == 200)
      #expect(try page.page.form == nil)
      let sent = try await bringIn("name,winery,appellation,country\nRuby,A,B,C\n", as: somebody)
      #expect(sent.status == 403)
      #expect(try await somebody.get(WinesPaths.progress()).status == 403)
      #expect(try await somebody.get(WinesPaths.export("wines.csv")).status == 200)
    }
    #expect(try await zoe.get(WinesPaths.export("wines.json")).text == before)
    #expect(try await cellar.marta.get(WinesPaths.catalogue()).page.form != nil)
    #expect(try await cellar.marta.get(WinesPaths.export("other.csv")).status == 404)
  }

  private func bringIn(_ text: String, as member: TestMember) async throws -> TestAnswer {
    try await member.browser.upload(
      WinesPaths.catalogue().address(in: member.space), [("bad", "skip")],
      file: ("file", "Other.csv", Array(text.utf8)))
  }

  /// One import is under way at a time: whose turn comes next comes when it is over.
  private func finish(as member: TestMember) async throws {
    try await member.home.house.imports.enter()
    member.home.house.imports.leave()
  }

  @Test func anOperatorSeesAndTakesBackWhatWasBroughtInElsewhere() async throws {
    let cellar = try await Cellar()
    let (marta, zoe) = (cellar.marta, try await cellar.house.owner("Zoe"))
    #expect(try await marta.browser.post(AccountPaths.operator(zoe.person.id).path).status == 303)
    let before = try await marta.get(WinesPaths.export("wines.json")).text
    #expect(try await bringIn("name,winery,appellation,country\nRuby,Cava Sol,Rioja,Spain\n", as: zoe).status == 303)
    try await finish(as: zoe)
    #expect(try await marta.get(WinesPaths.export("wines.json")).text.contains("Cava Sol"))
    let page = try await marta.get(WinesPaths.catalogue()).page
    #expect(page.words.contains("Other.csv"))
    let form = try #require(page.forms.first { $0.action.hasSuffix("/return") })
    #expect(try await marta.browser.submit(form).status == 303)
    try await finish(as: marta)
    #expect(try await marta.get(WinesPaths.export("wines.json")).text == before)
  }

  @Test func anEmptyCatalogueSaysHowToFillIt() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    for link in [WinesPaths.menu(), WinesPaths.list(.red)] {
      #expect(try await marta.get(link).text.contains("No wines yet"))
    }
    #expect(try await marta.get(WinesPaths.catalogue()).text.contains("rogerioxavier/X-Wines"))
  }

  @Test func aWineWithoutAScoreShowsNone() async throws {
    let cellar = try await Cellar()
    let wine = try #require(try await cellar.wine("Cordón Negro"))
    let text = try await cellar.marta.get(WinesPaths.wine(wine.number)).text
    #expect(!text.contains("class=\"wine-score\""))
  }

  @Test func everySpaceLearnsOfAnImport() async throws {
    let cellar = try await Cellar()
    let zoe = try await cellar.house.owner("Zoe")
    let before = try await zoe.read(\.sequence)
    try await cellar.bringIn(ImportTests.xWines)
    #expect(try await zoe.read(\.sequence) == before + 1)
    #expect(try await zoe.get(WinesPaths.list(.all).with("q", "ruby")).text.contains("Ruby"))
  }

  @Test func aListShowsTheVintageThatItAskedFor() async throws {
    let cellar = try await Cellar()
    let number = try #require(try await cellar.wine("Muga Reserva")).number
    func row(_ filters: [(Facet, String)]) async throws -> String {
      let link = filters.reduce(WinesPaths.list(.red)) { $0.with($1.0.rawValue, $1.1) }
      let text = try await cellar.marta.get(link).text
      let rest = text[try #require(text.firstRange(of: "id=\"row-\(number.pathText)\"")).lowerBound...]
      return String(rest[..<(try #require(rest.firstRange(of: "</li>")).lowerBound)])
    }
    // The newest has 92 points, and the older one 95.
    for filters in [
      [(Facet.score, "100-4")], [(.price, "EUR-3")], [(.vintage, "2016")], [(.score, "100-4"), (.price, "EUR-3")],
    ] {
      let text = try await row(filters)
      #expect(text.contains("95/100") && text.contains("35.00") && text.contains("Muga Reserva 2016"), "\(filters)")
      #expect(!text.contains("92/100") && !text.contains("21.00"), "\(filters)")
    }
    let newest = try await row([(.vintage, "2016"), (.vintage, "2018")])
    #expect(newest.contains("92/100") && newest.contains("Muga Reserva 2018"))
    let plain = try await row([])
    #expect(plain.contains("92/100") && plain.contains("Muga Reserva</span>"))
    let sorted = WinesPaths.list(.red).with("sort", "score")
    let note = "Sorted by the newest vintage with a score"
    #expect(try await cellar.marta.get(sorted.with("score", "100-4")).text.contains(note))
    #expect(try await !cellar.marta.get(sorted).text.contains(note))
  }

  @Test func aWineThatHasGoneLetsAnotherBeDrawn() async throws {
    let cellar = try await Cellar()
    let page = try await cellar.marta.get(WinesPaths.menu().with("wine", "99999999")).page
    #expect(page.root.first("drawn-wine") != nil)
    #expect(!page.words.contains("No wines yet"))
  }

  @Test func aCountryIsMarkedByItsNameInAnyLanguage() async throws {
    let cellar = try await Cellar()
    for (typed, marked) in [
      ("germ", "<mark>Germ</mark>any"), ("alemania", "<mark>Germany</mark>"), ("itaky", "<mark>Italy</mark>"),
    ] {
      let text = try await cellar.marta.get(WinesPaths.list(.all).with("q", typed)).text
      #expect(text.contains(marked), "\(typed)")
    }
    #expect(!(try await cellar.marta.get(WinesPaths.list(.all).with("q", "rioja")).text.contains("<mark>Spain")))
  }

  @Test func whatIsSearchedForIsMarked() async throws {
    let cellar = try await Cellar()
    let text = try await cellar.marta.get(WinesPaths.list(.red).with("q", "ard")).text
    #expect(text.contains("Viña <mark>Ard</mark>anza"))
  }
}
