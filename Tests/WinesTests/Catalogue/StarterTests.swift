import Kit
import TestKit
import Testing

@testable import Wines

/// The wines that come with the program.
@Suite struct StarterTests {
  private static func entries(_ name: String) throws -> [(line: Int, entry: WineEntry)] {
    let file = try WineFile(try #require(AssetLibrary.shared.file("wines/\(name)")), name: name)
    return file.compactMap { row in
      guard case .wine(let entry) = file.content(of: row) else {
        Issue.record("\(name), line \(row.place.line)")
        return nil
      }
      return (row.place.line, entry)
    }
  }

  @Test(arguments: [("x-wines.csv", 999, Rating.source), ("bc-liquor-stores.csv", 4_600, Starter.priceLists)])
  func aSourceTellsNameWineryTypeAndOriginOfEachWine(file: String, fewest: Int, source: String) throws {
    var wines: [String: WineFacts] = [:]
    for (line, entry) in try Self.entries(file) {
      #expect(entry.source == source && entry.remarks.isEmpty, "\(file), line \(line)")
      let key = entry.facts.keyOfType(entry.facts.key)
      if wines[key] == nil { wines[key] = entry.facts }
    }
    #expect(wines.count >= fewest)
    for facts in wines.values {
      #expect(facts.winery.utf8.count >= 2 && facts.type != .unknown && facts.typeBasis == .given, "\(facts.name)")
      #expect(Country.names[facts.country] != nil, "\(facts.name): \(facts.country)")
    }
  }

  @Test func whatPriceListsCutShortOrPackIsLeftOut() throws {
    for (line, entry) in try Self.entries("bc-liquor-stores.csv") {
      let name = entry.facts.name
      #expect(!name.contains { "()[]{}!*#%=".contains($0) } && name.utf8.count < 80, "line \(line): \(name)")
      let words = name.searchKey.split(separator: " ")
      #expect(
        Set(words).isDisjoint(with: [
          "repack", "cask", "tetra", "vodka", "gin", "rum", "brandy", "sake", "grappa", "liqueur", "caisse", "jacket",
          "fridge", "christmas", "holiday", "kingsman", "docg", "vegan",
        ]), "\(name)")
      #expect(
        words.last.map {
          ![
            "de", "la", "le", "les", "du", "des", "di", "del", "and", "the", "of", "to", "y", "e", "il", "a", "flight",
          ].contains($0)
        } == true, "\(name)")
      for text in [name, entry.facts.winery] {
        #expect(!text.hasSuffix("-") && !text.hasSuffix(" À"), "line \(line): \(text)")
        // Grosses Gewächs; others are left of a line in capitals.
        let capitals = text.split(separator: " ").filter { $0.count == 2 && $0.allSatisfy(\.isUppercase) && $0 != "GG" }
        #expect(capitals.isEmpty, "line \(line): \(text)")
      }
      #expect(entry.vintages.allSatisfy { $0.score == nil }, "\(name)")
    }
  }

  @Test func aWineryOfThePriceListsIsMoreThanAWordForOne() throws {
    let words: Set<String> = [
      "celler", "cellier", "cellar", "cellars", "bodega", "bodegas", "domaine", "chateau", "quinta", "cantina",
      "tenuta", "cascina", "fattoria", "podere", "manoir", "marquis", "maison", "clos", "mas", "weingut", "winery",
      "estate", "vina", "adega", "casa", "heritiers", "pavillon", "croix", "chevalier", "poggio", "produttori",
      "finca", "herdade",
    ]
    for (line, entry) in try Self.entries("bc-liquor-stores.csv") {
      let whose = entry.facts.winery.searchKey.split(separator: " ").map(String.init)
      #expect(!whose.allSatisfy { words.contains($0) }, "line \(line): \(entry.facts.winery)")
    }
  }

  @Test func namesakesOfPriceListsAreToldApart() throws {
    for (line, entry) in try Self.entries("bc-liquor-stores.csv") {
      let facts = entry.facts
      if facts.winery == "Château Latour" { #expect(facts.appellation == "Pauillac", "line \(line)") }
      if facts.winery == "COS" { #expect(facts.country == "IT", "line \(line)") }
      if facts.winery == "Pintia" { #expect(facts.appellation == "Toro", "line \(line)") }
    }
  }

  @Test(arguments: ["x-wines.csv", "bc-liquor-stores.csv"])
  func aTypeIsNotAnotherThanNameAndPlaceSay(file: String) throws {
    for (line, entry) in try Self.entries(file) {
      let facts = entry.facts
      let words = Set(facts.name.searchKey.split(separator: " ").map(String.init))
      if !words.isDisjoint(with: ["icewine", "eiswein", "puttonyos", "beerenauslese"]) {
        #expect(facts.type == .sweet, "\(file), line \(line): \(facts.name)")
      }
      if facts.country == "ES" && !words.isDisjoint(with: ["sherry", "fino", "oloroso", "amontillado", "manzanilla"]) {
        #expect(facts.type == .fortified, "\(file), line \(line): \(facts.name)")
      }
      if facts.country == "PT" && !words.isDisjoint(with: ["port", "porto"]) || facts.appellation == "Porto" {
        #expect(facts.type == .fortified, "\(file), line \(line): \(facts.name)")
      }
      if !words.isDisjoint(with: ["rose", "rosado", "rosato"]) {
        #expect(facts.type == .rose || facts.type == .sparkling, "\(file), line \(line): \(facts.name)")
      }
      if ["Sauternes", "Barsac"].contains(facts.appellation) {
        #expect(facts.type == .sweet, "\(file), line \(line): \(facts.name)")
      }
      if ["Meursault", "Chablis", "Puligny-Montrachet", "Condrieu"].contains(facts.appellation) {
        #expect(facts.type == .white, "\(file), line \(line): \(facts.name)")
      }
      if facts.appellation.hasPrefix("Champagne") {
        let others = facts.grapes.filter { !$0.hasPrefix("Pinot") && $0 != "Chardonnay" }
        #expect(facts.type == .sparkling && others.isEmpty, "\(file), line \(line): \(facts.name)")
      }
    }
  }

  @Test func spiritsOfXWinesAreLeftOut() throws {
    for (_, entry) in try Self.entries("x-wines.csv") {
      let words = "\(entry.facts.name) \(entry.facts.winery) \(entry.facts.appellation)".searchKey.split(separator: " ")
      #expect(!words.contains("grappa") && entry.facts.alcohol.map { $0 <= 250 } != false, "\(entry.facts.name)")
      #expect(entry.facts.years.allSatisfy { (1945...2021).contains($0) }, "\(entry.facts.name)")
    }
  }

  @Test func aHouseThatHasTheFirstWinesGetsTheRestAndKeepsItsOwn() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    try await marta.change { try Starter.bringIn($0) }
    let before = try await Self.numbers(marta)
    #expect(before.count > 500)
    // Somebody brought wines of a source of the starter before it had them, and what more people gave them.
    for (text, name) in [(Self.xWines, "x.csv"), (Self.ratings, "ratings.csv")] {
      house.clock.advance(by: .seconds(1))
      _ = try await CatalogueImport(
        Array(text.utf8), name: name, skipsBad: true, home: marta.space, installation: house.installation
      ).run()
    }
    let kept = try #require(try await Self.numbers(marta)["Ancellotta"])
    _ = try await marta.post(WinesPaths.mark(kept, .favourite), [("kept", "yes")])

    try await Starter.bringIn(house.installation)

    let after = try await Self.numbers(marta)
    #expect(after.count > 4_000)
    for (name, number) in before { #expect(after[name] == number, "\(name)") }
    #expect(after["Ancellotta"] == kept)
    let moscatel = try #require(after["Espumante Moscatel"])
    let wine = try await marta.read { try Catalogue($0).wine(moscatel) }
    #expect(wine.facts.alcohol == 90)
    #expect(wine.vintages.filter { $0.year == 2017 }.map(\.score?.value) == [100])
    // It comes whole once.
    let revision = try await marta.read { try Catalogue($0).state()?.revision }
    try await Starter.bringIn(house.installation)
    #expect(try await marta.read { try Catalogue($0).state()?.revision } == revision)

    // What the import had brought before it comes back by itself after the import went.
    let past = try #require(try await marta.read { try PastImport.all(in: $0).last })
    _ = try await ImportReturn(id: past.id, home: marta.space, installation: house.installation).run { _ in }
    try await Starter.bringIn(house.installation)
    let again = try await marta.read { view in
      try Catalogue(view).wine(try #require(try Self.number("Ancellotta", "Casa Perini", in: view)))
    }
    #expect(again.number == kept && again.facts.country == "BR")
    #expect(try await Self.numbers(marta).count >= after.count)
  }

  private static func numbers(_ marta: TestMember) async throws -> [String: WineNumber] {
    try await marta.read { view in
      let rows = try view.connection.rows("SELECT name, number FROM wines_wine ORDER BY number")
      return Dictionary(try rows.map { (try $0["name"], try $0["number"]) }) { first, _ in first }
    }
  }

  private static func number(_ name: String, _ winery: String, in view: SpaceView) throws -> WineNumber? {
    try view.connection.value("SELECT number FROM wines_wine WHERE name = \(name) AND winery = \(winery)")
  }

  private static let xWines = """
    WineID,WineName,Type,Elaborate,Grapes,Harmonize,ABV,Body,Acidity,Code,Country,RegionID,RegionName,WineryID,WineryName,Website,Vintages
    100001,Espumante Moscatel,Sparkling,Varietal/100%,['Muscat/Moscato'],['Pork'],9.0,Medium-bodied,High,BR,Brazil,1001,Serra Gaúcha,10001,Casa Perini,,[2017]
    100002,Ancellotta,Red,Varietal/100%,['Ancellotta'],['Beef'],12.0,Medium-bodied,Medium,BR,Brazil,1001,Serra Gaúcha,10001,Casa Perini,,[2016]
    """
  private static let ratings = """
    RatingID,UserID,WineID,Vintage,Rating,Date
    1,10,100001,2017,1.0,2018-01-02 10:00:00
    """
}
