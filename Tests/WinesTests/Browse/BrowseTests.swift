import Kit
import TestKit
import Testing

@testable import Wines

/// What the lists lead to.
@Suite struct BrowseTests {
  /// The name of the wine that an answer leads to.
  private func drawn(_ query: WineQuery, _ section: Section, in cellar: Cellar) async throws -> String? {
    let answer = try await cellar.marta.get(query.kept(WinesPaths.random(section)))
    let path = answer.location?.split(separator: "?").first?.split(separator: "/") ?? []
    guard path.dropLast().last == "bottles", let number = path.last.flatMap({ Int($0) }) else { return nil }
    return try await cellar.marta.read { try Catalogue($0).wine(WineNumber(number)).facts.name }
  }

  @Test func aWideWindowIsShownATableWithWhatWasFoundMarked() async throws {
    let cellar = try await Cellar()
    let marta = cellar.marta
    let wine = try #require(try await cellar.wine("Viña Ardanza")).number
    let list = WinesPaths.list(.all)
    for (width, isTable) in [(nil, false), ("0", false), ("1", true), ("2", true)] {
      if let width { marta.browser.keep(width, as: "sobremesa-width") }
      let page = try await marta.get(list).page
      #expect(page.root.all("table.data").count == (isTable ? 1 : 0))
      #expect(page.root.first(".panes")?["data-layout"] == (isTable ? "table" : "rows"))
      #expect(page.root.all("form.selection").count == (isTable ? 1 : 0))
      let beside = try await marta.get(WinesPaths.wine(wine).with("list", "red")).page
      #expect(beside.root.all(".master table.data").count == (width == "2" ? 1 : 0))
      #expect(beside.root.all(".master .row-select").isEmpty)
    }
    let found = try await marta.get(list.with("q", "ardan")).page
    #expect(found.texts(of: "thead th") == ["Wine", "Winery", "Origin", "Grape", "Type", "Score", "Price"])
    #expect(found.texts(of: "tbody mark") == ["Ardan"])
    // What fits best stands first; a list that nobody searches in is by name.
    #expect(found.root.first("th[aria-sort]") == nil)
    #expect(try await marta.get(list).page.root.first("th[aria-sort=ascending]")?.text == "Wine")
    let byScore = try await marta.browser.get(try #require(found.link(named: "Score")).address).page
    #expect(byScore.root.first("th[aria-sort=descending]")?.text == "Score")
    // Wines that are only spelled alike stand in a table of their own.
    let near = try await marta.get(list.with("q", "ardansa")).page
    #expect(near.root.all("table.data caption").map(\.text) == ["No exact match; these come close"])
    let more = try await Cellar(Cellar.many).marta
    more.browser.keep("1", as: "sobremesa-width")
    let first = try await more.get(list).page
    let next = try await more.browser.get(try #require(first.root.first("a[data-more]")?["href"])).page
    let rows = (first.root.all("tbody tr") + next.root.all("tbody tr")).compactMap { $0["id"] }
    #expect(rows.count == 60 && Set(rows).count == 60)
  }

  @Test func aWineByChanceIsOneOfWhatIsFiltered() async throws {
    let cellar = try await Cellar()
    let asked: [(WineQuery, Section, Set<String>)] = [
      (WineQuery(filters: [.grape: ["Tempranillo"]]), .red, ["Viña Ardanza", "Muga Reserva"]),
      (WineQuery(filters: [.grape: ["Tempranillo"], .score: ["100-4"]]), .red, ["Muga Reserva"]),
      (WineQuery(), .white, ["Martín Códax", "Weißburgunder Trocken"]),
      (WineQuery(words: "rioja"), .all, ["Viña Ardanza", "Muga Reserva"]),
    ]
    for (query, section, names) in asked {
      var found: Set<String> = []
      for _ in 0..<24 { found.insert(try #require(try await drawn(query, section, in: cellar))) }
      #expect(found == names)
    }
    let nothing = WineQuery(filters: [.grape: ["Tempranillo"]])
    #expect(try await drawn(nothing, .white, in: cellar) == nil)
    let answer = try await cellar.marta.get(nothing.kept(WinesPaths.random(.white)))
    #expect(answer.status == 303 && answer.location?.contains("/lists/white?grape=Tempranillo") == true)
  }

  @Test(arguments: ["favourites", "wishes", "list"]) func backLeadsWhenceTheWineWasOpened(from: String) async throws {
    let cellar = try await Cellar()
    let (marta, browser) = (cellar.marta, cellar.marta.browser)
    let wine = try #require(try await cellar.wine("Viña Ardanza")).number
    let selection: ID<Selection> = cellar.house.house.mint.id()
    try await marta.change { transaction in
      try SelectionStore(transaction).add("Dinner", id: selection)
      _ = try SelectionStore(transaction).set(wine, on: selection, to: true)
      for mark in [Mark.favourite, .wish] {
        _ = try OwnStore(transaction, marta.person.id).set(mark, of: wine, to: true)
      }
    }
    let start =
      switch from {
      case "favourites": WinesPaths.mine()
      case "wishes": WinesPaths.mine().with("show", "wishes")
      default: WinesPaths.selection(selection)
      }
    let origin = start.at("row-\(wine.pathText)").address(in: marta.space)
    func link(_ part: String, on page: TestPage) throws -> String {
      try #require(page.links.first { $0.address.contains(part) }).address
    }
    func back(on page: TestPage) throws -> String { try #require(page.root.first("a.bar-back")?["href"]) }

    let page = try await browser.get(try link("/bottles/\(wine.pathText)?", on: try await marta.get(start).page)).page
    #expect(try back(on: page) == origin)
    // After what is done there.
    let marking = try #require(page.forms.first { $0.action.contains("/marks/favourite") })
    let marked = try #require(try await browser.submit(marking).location)
    #expect(try back(on: try await browser.get(marked).page) == origin)
    // From one that is like it, by way of those like it.
    let similar = try await browser.get(try link("/bottles/\(wine.pathText)/similar", on: page)).page
    let other = try await browser.get(try link("like=\(wine.pathText)", on: similar)).page
    let similarAgain = try await browser.get(try back(on: other)).page
    #expect(similarAgain.title == similar.title)
    let pageAgain = try await browser.get(try back(on: similarAgain)).page
    #expect(pageAgain.title == "Viña Ardanza")
    #expect(try back(on: pageAgain) == origin)
  }

  @Test func whatIsWrittenDownOfADrinkLeadsBackAmongThem() async throws {
    let cellar = try await Cellar()
    let (marta, browser) = (cellar.marta, cellar.marta.browser)
    let wine = try #require(try await cellar.wine("Viña Ardanza")).number
    let new = try await marta.get(WinesPaths.newTasting(wine)).page
    let form = try #require(new.forms.first { $0.action.hasSuffix("/tastings/new") })
    _ = try await browser.submit(form, typing: ["note": "Round", "drunk_on": "2020-05-04"])
    let drunk = MineScreen.Shown.drunk.link
    let row = try #require(try await marta.get(drunk).page.links.first { $0.address.contains("/tastings/") })
    let stored = try await browser.get(row.address).page
    let change = try #require(stored.form)
    #expect(try await browser.submit(change, typing: ["note": "Dry"]).location == drunk.address(in: marta.space))
    #expect(stored.links.contains { $0.address == drunk.address(in: marta.space) })
  }

  @Test func whatAnAddressAsksForIsCutBeforeItStandsInEveryRow() {
    let long = String(repeating: "\"", count: 9_000)
    let values = (1...2_000).map { (name: "grape", value: "\($0)" + String(repeating: "a", count: 90)) }
    let query = WineQuery(Form([("q", long), ("country", long)] + values))
    #expect(query.words.count == Form.searchLimit)
    #expect(query.filters[.country] == nil)
    #expect(query.fields.reduce(0) { $0 + $1.value.utf8.count } < 5_000)
  }
}
