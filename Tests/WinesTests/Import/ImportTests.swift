import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Wines

/// What files bring into the catalogue.
@Suite struct ImportTests {
  static let xWines = """
    WineID,WineName,Type,Elaborate,Grapes,Harmonize,ABV,Body,Acidity,Code,Country,RegionID,RegionName,WineryID,WineryName,Website,Vintages
    1,Ruby Port,Dessert/Port,Assemblage/Blend,"['Tinta Barroca', ""Nero d'Avola""]","['Beef', 'Hard Cheese']",19.5,Full-bodied,High,PT,Portugal,1,Porto,1,Porto Ferreira, http://Sogrape.com/brand ,"[2015, 2014, 'N.V.']"
    2,Tinto,Red,Varietal/100%,['Baga'],[],13,Full-bodied,High,PT,Portugal,2,Bairrada,2,Casa,ftp://casa.pt,[2015]
    """

  @Test func xWinesIsReadWithItsListsAndItsAddresses() async throws {
    let cellar = try await Cellar("name,winery,appellation,country\nA,B,C,Spain\n")
    let report = try await cellar.bringIn(Self.xWines)
    #expect(report.added == 2 && report.refused == 0 && report.remarks.map(\.place.line) == [3])
    let port = try #require(try await cellar.wine("Ruby Port"))
    #expect(port.facts.grapes == ["Tinta Barroca", "Nero d'Avola"] && port.facts.food == ["Beef", "Hard Cheese"])
    #expect(port.facts.type == .fortified && port.facts.alcohol == 195 && port.facts.years == [2015, 2014, 0])
    #expect(port.facts.website == "http://sogrape.com/brand" && port.facts.country == "PT")
    #expect(port.vintages.isEmpty)
    #expect(try await cellar.wine("Tinto")?.facts.website == "")
  }

  /// As a kill leaves it when all rows are written and nothing else is.
  @Test func anImportThatAStopCutShortIsTakenBackAtTheNextStart() async throws {
    struct Stop: Error {}
    let (cellar, later) = (try await Cellar(), Self.xWines)
    cellar.house.clock.advance(by: .seconds(1))
    let work = try CatalogueImport(
      Array(later.utf8), name: "x.csv", skipsBad: true, home: nil, installation: cellar.house.installation
    ) { step, _ in
      if case .indexing = step { throw Stop() }
    }
    await #expect(throws: Stop.self) { _ = try await work.run() }
    #expect(try await cellar.wine("Ruby Port") != nil)
    #expect(try await cellar.marta.read { try PastImport.all(in: $0) }.count == 1)
    // Where others go on, one of them looks after it.
    let job = ImportRecovery.job([WinesApp()])
    #expect(try await cellar.house.database.read { try job.isNeeded($0, TestClock.start) })
    try await cellar.house.house.recoverImports()
    #expect(try await !cellar.house.database.read { try job.isNeeded($0, TestClock.start) })
    #expect(try await cellar.wine("Ruby Port") == nil)
    #expect(try await cellar.marta.read { try PastImport.all(in: $0) }.count == 1)
    #expect(try await cellar.names("ardanza") == ["Viña Ardanza"])
  }

  /// As another process of the house does when this one was paused for too long.
  /// - Parameter number: before which of its changes: the first wines, the last.
  @Test(arguments: [2, 3]) func anImportThatWasTakenBackMeanwhileWritesNothingMore(before number: Int) async throws {
    let (cellar, later) = (try await Cellar(), Self.xWines)
    cellar.house.clock.advance(by: .seconds(1))
    let (house, isTakenBack) = (cellar.house, Shared(false))
    let database = AttendedDatabase(house.database, before: number) {
      try await house.house.recoverImports()
      isTakenBack.change { $0 = true }
    }
    let work = try CatalogueImport(
      Array(later.utf8), name: "x.csv", skipsBad: true, home: nil,
      installation: InstallationStorage(
        author: .program, database: database, live: house.house.live, mint: house.house.mint))
    await #expect(throws: ImportRun.Interrupted.self) { _ = try await work.run() }
    #expect(isTakenBack.value)
    #expect(try await cellar.wine("Ruby Port") == nil)
    #expect(try await cellar.marta.read { try PastImport.all(in: $0) }.count == 1)
  }

  static let winemag = """
    ,country,description,designation,points,price,province,region_1,region_2,taster_name,taster_twitter_handle,title,variety,winery
    0,Italy,"Aromas, broom.",Vulkà Bianco,87,,Sicily & Sardinia,Etna,,Kerin O’Keefe,@kerinokeefe,Nicosia 2013 Vulkà Bianco  (Etna),White Blend,Nicosia
    1,Portugal,Ripe.,Avidagos,87,15.0,Douro,,,Roger Voss,@vossroger,Quinta dos Avidagos 2011 Avidagos Red (Douro),Portuguese Red,Quinta dos Avidagos
    2,US,Tart.,,92,14.0,Oregon,Willamette Valley,Willamette Valley,Paul Gregutt,,Rainstorm 2013 Pinot Noir (Willamette Valley),Pinot Noir,Rainstorm
    3,US,Again.,,90,16.0,Oregon,Willamette Valley,Willamette Valley,Paul Gregutt,,Rainstorm 2014 Pinot Noir (Willamette Valley),Pinot Noir,Rainstorm
    4,,,,,,,,,,,,,
    5,US,Bad.,,nine,1,Oregon,,,,,1848 Winery Malbec,Malbec,1848 Winery
    """

  @Test func winemagKeepsItsVintagesApart() async throws {
    let cellar = try await Cellar("name,winery,appellation,country\nA,B,C,Spain\n")
    let report = try await cellar.bringIn(Self.winemag)
    #expect(report.added == 3 && report.merged == 1 && report.blank == 1 && report.rows == 6)
    #expect(report.reasons.map(\.place.line) == [7])
    let noir = try #require(try await cellar.wine("Rainstorm Pinot Noir"))
    #expect(noir.vintages.map(\.year) == [2014, 2013])
    #expect(noir.vintages.compactMap { $0.score?.value } == [9000, 9200])
    #expect(noir.vintages.first?.price == Money(minorUnits: 1600, currency: .usd))
    #expect(noir.facts.type == .red && noir.facts.typeBasis == .grape)
    #expect(noir.vintages.newestScored?.score?.value == 9000)
    let vulka = try #require(try await cellar.wine("Nicosia Vulkà Bianco"))
    #expect(vulka.facts.type == .white && vulka.facts.typeBasis == .name && vulka.facts.appellation == "Etna")
    #expect(vulka.vintages.newestPriced == nil)
  }

  @Test func theOlderWinemagFileHasNoTitlesAndEndsInBlankRows() async throws {
    let text = """
      ,country,description,designation,points,price,province,region_1,region_2,variety,winery
      0,US,Dark.,Martha's Vineyard,96,235.0,California,Napa Valley,Napa,Cabernet Sauvignon,Heitz
      1,,,,,,,,,,
      ,,,,,,,,,,

      """
    let cellar = try await Cellar("name,winery,appellation,country\nA,B,C,Spain\n")
    let report = try await cellar.bringIn(text)
    #expect(report.added == 1 && report.blank == 2 && report.refused == 0)
    #expect(try await cellar.wine("Heitz Martha's Vineyard Cabernet Sauvignon")?.vintages.first?.year == 0)
  }

  static let spain = """
    winery,wine,year,rating,num_reviews,country,region,price,type,body,acidity
    Vina Ardanza,Tinto,2013,4.9,58,Espana,Toro,995,Toro Red,5,3
    La Rioja Alta,Vina Ardanza,N.V.,4.2,31,Espana,Rioja,18.5,Rioja Red,4,2
    Artadi,Albarino X,2018,4.9,31,Espana,Vino de Espana,313.5,Albarino,4,2
    """

  @Test func whatHasNoAccentsCompletesWhatHasThem() async throws {
    let cellar = try await Cellar()
    let report = try await cellar.bringIn(Self.spain)
    #expect(report.added == 2 && report.merged == 1)
    let ardanza = try #require(try await cellar.wine("Viña Ardanza"))
    #expect(ardanza.vintages.count == 2)
    #expect(Set(ardanza.vintages.compactMap { $0.score?.scale }) == [.hundred, .five])
    let crowd = ardanza.vintages.first { $0.score?.scale == .five }
    #expect(crowd?.score?.count == 31 && crowd?.year == 0 && crowd?.price?.minorUnits == 1850)
    let albarino = try #require(try await cellar.wine("Albarino X"))
    #expect(albarino.facts.type == .white && albarino.facts.grapes == ["Albarino"] && albarino.facts.country == "ES")
  }

  static let twoReviews = """
    ,country,description,designation,points,price,province,region_1,region_2,taster_name,taster_twitter_handle,title,variety,winery
    0,France,Fresh.,Brut,91,45,Champagne,Champagne,,Roger Voss,,Maison Brut (Champagne),Champagne Blend,Maison
    1,France,Fresh.,Brut,91,45,Champagne,Champagne,,Roger Voss,,Maison Brut (Champagne),Champagne Blend,Maison
    2,France,Riper.,Brut,93,50,Champagne,Champagne,,Roger Voss,,Maison Brut (Champagne),Champagne Blend,Maison
    3,France,Fresh.,Brut,91,45,Champagne,Champagne,,Roger Voss,,Maison Brut (Champagne),Champagne Blend,Maison
    """

  @Test func aTastersSecondReviewStandsBesideTheFirst() async throws {
    let cellar = try await Cellar()
    let report = try await cellar.bringIn(Self.twoReviews)
    #expect(report.added == 1 && report.repeated == 2 && report.merged == 1 && report.rows == 4)
    let wine = try #require(try await cellar.wine("Maison Brut"))
    #expect(
      wine.vintages.compactMap { $0.score?.value } == [9100, 9300] && wine.vintages.map(\.note) == ["Fresh.", "Riper."])
    let again = try await cellar.bringIn(Self.twoReviews)
    #expect(again.unchanged == 2 && again.repeated == 2)
    // A file with the second review alone takes nothing from the first, and one that revises both revises both.
    let lines = Self.twoReviews.split(separator: "\n")
    #expect(try await cellar.bringIn("\(lines[0])\n\(lines[3])\n").unchanged == 1)
    let revised = try await cellar.bringIn(
      Self.twoReviews.replacing(",91,", with: ",88,").replacing(",93,", with: ",94,"))
    #expect(revised.merged == 2 && revised.repeated == 2)
    #expect(try await cellar.wine("Maison Brut")?.vintages.compactMap { $0.score?.value } == [8800, 9400])
  }

  static let twoColours = """
    name,winery,appellation,country,type,alcohol,grapes
    Reserva,Casa Dois,Dão,Portugal,red,13.5,Baga
    Reserva,Casa Dois,Dão,Portugal,white,12.5,Encruzado
    """

  @Test func aWinerysRedAndItsWhiteOfOneNameAreTwo() async throws {
    let cellar = try await Cellar()
    let report = try await cellar.bringIn(Self.twoColours)
    #expect(report.added == 2 && report.remarks.isEmpty)
    #expect(try await cellar.bringIn(Self.twoColours).unchanged == 2)
    let turned = Self.twoColours.split(separator: "\n")
    #expect(try await cellar.bringIn([turned[0], turned[2], turned[1]].joined(separator: "\n")).unchanged == 2)
    let wines = try await cellar.wines().filter { $0.facts.winery == "Casa Dois" }
    #expect(Set(wines.map(\.facts.type)) == [.red, .white] && Set(wines.compactMap(\.facts.alcohol)) == [135, 125])
    // A source may correct itself from file to file.
    try await cellar.bringIn("name,winery,appellation,country,type\nOne,Casa,Dão,Portugal,red\n")
    #expect(try await cellar.bringIn("name,winery,appellation,country,type\nOne,Casa,Dão,Portugal,white\n").merged == 1)
  }

  @Test func whatTwoLinesOfOneFileSayOtherwiseIsTold() async throws {
    let cellar = try await Cellar()
    let report = try await cellar.bringIn(
      """
      name,winery,appellation,country,alcohol,year,price,currency
      Uno,Casa,Toro,Spain,13,2019,10,EUR
      Uno,Casa,Rueda,Spain,13.5,2020,10,EUR
      Uno,Casa,Rueda,España,13.5,2021,10,EUR
      """)
    #expect(report.added == 1 && report.merged == 2 && report.remarked == 1)
    #expect(
      report.lines.first
        == "Line 3: It differs from an earlier line of the same wine; the later one counts. What differs: Origin, Alcohol."
    )
    #expect(try await cellar.wine("Uno")?.facts.appellation == "Rueda")
  }

  @Test func whatIsRoundedIsTold() async throws {
    let cellar = try await Cellar()
    let table = try await cellar.bringIn(
      "name,winery,appellation,country,score,scale,price,currency,alcohol\nA,B,C,Spain,4.126,5,9.999,EUR,13.50\n")
    #expect(table.added == 1)
    #expect(table.lines.prefix(2) == ["Line 2: “4.126” was rounded to 4.13.", "Line 2: “9.999” was rounded to 10."])
    let list = try await cellar.bringIn(
      "[{\"name\": \"D\", \"rating\": 4.126, \"price\": 9.999, \"currency\": \"EUR\", \"abv\": \"13.44%\"}]",
      name: "a.json")
    #expect(list.added == 1 && list.remarked == 3)
  }

  static let ratings = """
    RatingID,UserID,WineID,Vintage,Rating,Date
    1,10,1,2015,4.5,2020-01-01 10:00:00
    2,11,1,2015,4.0,2020-01-02 10:00:00
    3,12,1,2015,4.0,2020-01-02 10:00:00
    4,10,1,N.V.,3.0,2020-01-01 10:00:00
    5,10,7,2015,3.0,2020-01-01 10:00:00
    6,10,1,2014,9,2020-01-01 10:00:00
    """

  @Test func ratingsBecomeTheScoreOfTheirVintage() async throws {
    let cellar = try await Cellar(Self.xWines)
    let before = try #require(try await cellar.wine("Ruby Port"))
    let report = try await cellar.bringIn(Self.ratings)
    #expect(report.merged == 4 && report.rows == 6 && report.reasons.map(\.place.line) == [6, 7])
    let scores = try #require(try await cellar.wine("Ruby Port")).vintages.map { ($0.year, $0.score) }
    #expect(scores.map(\.0) == [2015, 0])
    #expect(
      scores.map(\.1) == [
        Score(value: 417, scale: .five, source: "X-Wines", count: 3),
        Score(value: 300, scale: .five, source: "X-Wines", count: 1),
      ])
    #expect(try await cellar.names("", [.score: ["5-3"]]) == ["Ruby Port"])
    #expect(try await cellar.bringIn(Self.ratings).unchanged == 4)
    #expect(try await cellar.bringIn(Self.xWines).unchanged == 2)
    let imports = try await cellar.marta.read { try PastImport.all(in: $0) }
    _ = try await takeBack(imports[2], in: cellar)
    let after = try #require(try await cellar.wine("Ruby Port"))
    #expect(after.facts == before.facts && after.vintages.isEmpty)
  }

  @Test func ratingsWithoutTheirWinesAreSaidToBeSo() async throws {
    let cellar = try await Cellar()
    await #expect(throws: WineFile.Misreading.ratingsAlone) { try await cellar.bringIn(Self.ratings) }
  }

  @Test func aPageTakesNoMoreRowsThanItsLimit() async throws {
    let cellar = try await Cellar()
    await #expect(throws: WineFile.Misreading.tooManyRows) {
      try await CatalogueImport(
        Array(Self.winemag.utf8), name: "a.csv", skipsBad: true, rowLimit: 5, home: nil,
        installation: cellar.house.installation
      ).run()
    }
    #expect(try await cellar.wine("Rainstorm Pinot Noir") == nil)
  }

  @Test func onceMoreDoublesNothing() async throws {
    let cellar = try await Cellar()
    for text in [Self.xWines, Self.winemag, Self.spain, Cellar.table, Self.twoReviews, Self.twoColours] {
      _ = try await cellar.bringIn(text)
      let wines = try await cellar.marta.read { try Catalogue($0).state()?.wines }
      let again = try await cellar.bringIn(text)
      #expect(again.added == 0 && again.merged == 0, "\(text.prefix(40))")
      #expect(try await cellar.marta.read { try Catalogue($0).state()?.wines } == wines)
    }
  }

  @Test func theSameSourceUpdates() async throws {
    let cellar = try await Cellar(Self.xWines)
    let report = try await cellar.bringIn(Self.xWines.replacing("19.5", with: "20"))
    #expect(report.merged == 1 && report.unchanged == 1)
    #expect(try await cellar.wine("Ruby Port")?.facts.alcohol == 200)
  }

  @Test func aPlainListSaysItsScoresAsTheHighestAllows() async throws {
    let text = """
      [{"nombre": "Tinto Uno", "bodega": "Bodega Á", "tipo": "Tinto", "uva": "Tempranillo, Garnacha", "puntuacion": 17.5,
        "wine_web": "www.bodega.es", "añada": 2009},
       {"name": "White", "company": "B", "type": "Blanco", "grapes": [{"grape": "Macabeo"}], "rating": "12", "origin": "Rueda"},
       {"bodega": "Sin nombre"}, 7, {"name": "No price", "price": 3}]
      """
    let cellar = try await Cellar(text, name: "vinos.json")
    let report = try await cellar.bringIn(text, name: "vinos.json")
    #expect(report.unchanged == 3 && report.refused == 2 && report.reasons.map(\.place.line) == [4, 4])
    #expect(try await cellar.wine("No price")?.vintages.isEmpty == true && report.remarked == 1)
    let tinto = try #require(try await cellar.wine("Tinto Uno"))
    #expect(tinto.facts.type == .red && tinto.facts.grapes == ["Tempranillo", "Garnacha"])
    #expect(tinto.facts.website == "http://www.bodega.es")
    #expect(tinto.vintages.first?.score == Score(value: 1750, scale: .twenty, source: "vinos", count: nil))
    #expect(tinto.vintages.first?.year == 2009)
    #expect(try await cellar.wine("White")?.facts.appellation == "Rueda")
  }

  @Test func whatIsExportedComesBackTheSame() async throws {
    let cellar = try await Cellar()
    _ = try await cellar.bringIn(Self.xWines)
    _ = try await cellar.bringIn(Self.winemag)
    _ = try await cellar.bringIn(Self.twoReviews)
    _ = try await cellar.bringIn(Self.twoColours)
    _ = try await cellar.bringIn(
      """
      {"source": "A cellar", "wines": [{"name": "Larger", "region": "Galicia", "body": "Full-bodied", "acidity": "High",
        "description": "Two\\nlines, “quoted”", "vintages": [2001, 0, {"taster": "Ana", "note": "= good"}]}]}
      """, name: "a.json")
    let all = try await cellar.wines()
    #expect(Set(all.map(\.facts.typeBasis)) == [.given, .name, .grape])
    for file in ["wines.json", "wines.csv"] {
      let bytes = try await cellar.marta.get(WinesPaths.export(file)).bytes
      let other = try await Cellar("name,winery,appellation,country\nA,B,C,Spain\n")
      let report = try await other.bringIn(bytes, name: file)
      #expect(report.refused == 0 && report.remarks.isEmpty)
      let back = try await other.wines().filter { $0.facts.name != "A" }
      #expect(back.map(\.facts.name) == all.map(\.facts.name))
      for (one, two) in zip(all, back) {
        #expect(one.facts == two.facts && one.vintages == two.vintages, "\(file) \(one.facts.name)")
      }
      let again = try await other.marta.get(WinesPaths.export(file)).bytes
      func lines(_ bytes: [UInt8]) -> Set<String> {
        Set(
          String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
            String($0.reversed().drop { $0 == "," }.reversed())
          })
      }
      #expect(lines(bytes).subtracting(lines(again)).isEmpty, "\(file)")
    }
  }

  @Test func anImportIsTakenBackButForWhatSomebodyKeeps() async throws {
    let cellar = try await Cellar()
    let before = try await cellar.wines().map(\.facts.name)
    _ = try await cellar.bringIn(Self.spain)
    let marta = cellar.marta
    let kept = try #require(try await cellar.wine("Albarino X")).number
    _ = try await marta.post(WinesPaths.mark(kept, .favourite), [("kept", "yes")])
    let past = try #require(try await marta.read { try PastImport.all(in: $0).first })
    let went = try await ImportReturn(
      id: past.id, home: marta.space, installation: cellar.house.installation
    ).run { _ in }
    #expect(went.removed == 1 && went.restored == 1)
    #expect(try await cellar.wines().map(\.facts.name) == (before + ["Albarino X"]).sorted { $0.sortKey < $1.sortKey })
    #expect(try await cellar.wine("Viña Ardanza")?.vintages.map(\.year) == [2015])
    #expect(try await cellar.names("albarino x") == ["Albarino X"])
    #expect(try await cellar.names("toro").isEmpty)
    // The number of what went leads to nothing for ever.
    let last = try await marta.read { try $0.connection.value("SELECT last_number FROM wines_catalogue", as: Int.self) }
    _ = try await cellar.bringIn(Self.winemag)
    let fresh = try #require(try await cellar.wine("Rainstorm Pinot Noir")).number
    #expect(fresh.value > (last ?? .max))
  }

  /// Wines, with all that is said of them, by their names.
  private func told(_ cellar: Cellar) async throws -> [String: Wine] {
    Dictionary(uniqueKeysWithValues: try await cellar.wines().map { ($0.facts.name, $0) })
  }

  private func takeBack(_ past: PastImport?, in cellar: Cellar) async throws -> ImportJournal.Return {
    return try await ImportReturn(
      id: try #require(past).id, home: cellar.marta.space, installation: cellar.house.installation
    ).run { _ in }
  }

  @Test func whatAnImportChangedIsAsBefore() async throws {
    let cellar = try await Cellar()
    let before = try await told(cellar)
    _ = try await cellar.bringIn(
      Cellar.table.replacing(",94,", with: ",89,").replacing("Tempranillo;Garnacha", with: "Graciano")
        .replacing("812", with: "900"))
    #expect(try await cellar.wine("Viña Ardanza")?.facts.grapes == ["Graciano"])
    let went = try await takeBack(try await cellar.marta.read { try PastImport.all(in: $0).first }, in: cellar)
    #expect(went.removed == 0 && went.restored == 2)
    let after = try await told(cellar)
    #expect(after.mapValues(\.facts) == before.mapValues(\.facts))
    #expect(after.mapValues(\.vintages) == before.mapValues(\.vintages))
    #expect(try await cellar.names("graciano").isEmpty)
  }

  @Test func whatALaterImportChangedOnceMoreIsItsOwnToGiveBack() async throws {
    let cellar = try await Cellar()
    let header = "name,winery,appellation,country,source,year,score,scale,grapes\n"
    func row(_ name: String, _ score: Int, _ grape: String) -> String {
      "\(name),Casa,Toro,Spain,Guide,2015,\(score),100,\(grape)\n"
    }
    _ = try await cellar.bringIn(header + row("Uno", 80, "Baga"))
    _ = try await cellar.bringIn(header + row("Uno", 81, "Bobal") + row("Dos", 90, "Baga") + row("Tres", 70, "Baga"))
    _ = try await cellar.bringIn(header + row("Uno", 82, "Rufete") + row("Dos", 91, "Rufete"))
    let imports = try await cellar.marta.read { try PastImport.all(in: $0) }
    func said(_ name: String) async throws -> [String]? {
      try await cellar.wine(name).map {
        $0.facts.grapes + $0.vintages.compactMap { $0.score.map { String($0.value / 100) } }
      }
    }
    let second = try await takeBack(imports[1], in: cellar)
    #expect(second.removed == 1 && second.restored == 0)
    #expect(try await said("Uno") == ["Rufete", "82"])
    #expect(try await said("Dos") == ["Rufete", "91"])
    #expect(try await said("Tres") == nil)
    let third = try await takeBack(imports[0], in: cellar)
    #expect(third.removed == 1 && third.restored == 1)
    #expect(try await said("Uno") == ["Baga", "80"])
    #expect(try await said("Dos") == nil)
  }

  @Test func allOrNothingTakesNothing() async throws {
    let cellar = try await Cellar()
    let before = try await cellar.marta.read { try Catalogue($0).state() }
    await #expect(throws: CatalogueImport.NothingTaken.self) {
      try await cellar.bringIn(Self.winemag, skipsBad: false)
    }
    #expect(try await cellar.marta.read { try Catalogue($0).state() } == before)
  }

  @Test func badFilesAreRefusedWithTheReason() throws {
    #expect(throws: WineFile.Misreading.empty) { try WineFile([], name: "a") }
    #expect(throws: WineFile.Misreading.unknownLayout(columns: "Website")) {
      try WineFile(Array("Website\nhttp://a.b\n".utf8), name: "a.csv")
    }
    #expect(throws: WineFile.Misreading.noWines) { try WineFile(Array("{\"a\": [1]}".utf8), name: "a.json") }
  }

  @Test func brokenRowsAreToldByTheirLine() async throws {
    let text =
      Array("name,winery,appellation,country\nGood,A,B,Spain\nBad \u{0}".utf8) + [0xFF] + Array(",A,B,Spain\n".utf8)
      + Array("Many,A,B,Spain,too,many\n\"Open,A,B,Spain\n".utf8)
    let cellar = try await Cellar()
    let report = try await cellar.bringIn(text, name: "a.csv")
    #expect(report.added == 1 && report.reasons.map(\.place.line) == [3, 4, 5])
    let json = "[{\"name\": \"Whole\"}, {\"name\": \"Half"
    let broken = try await cellar.bringIn(json, name: "a.json")
    #expect(broken.added == 1 && broken.refused == 1)
    let deep =
      "[{\"name\": \"Deep\", \"x\": " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40) + "}]"
    #expect(try await cellar.bringIn(deep, name: "a.json").refused == 1)
  }

  @Test func aLineBreakInAShortTextShiftsNothing() async throws {
    let cellar = try await Cellar(
      """
      name,winery,appellation,country,grapes,source,note,year
      A,"Two
      lines","Ribera
       del  Duero",Spain,"Tinto\u{A0}
      Fino;Merlot","A
      guide","Kept
      lines",2015
      B,Other,Rioja,Spain,Syrah,Guide,,
      """)
    let wine = try #require(try await cellar.wine("A"))
    #expect(wine.facts.winery == "Two lines" && wine.facts.appellation == "Ribera del Duero")
    #expect(wine.vintages.first?.source == "A guide" && wine.vintages.first?.note == "Kept\nlines")
    let index = try await cellar.marta.read { try IndexCache.made(from: Catalogue($0)) }
    let kept = try #require(IndexFile.index(from: IndexFile.bytes(of: index)))
    #expect(kept.values(of: .region) == ["Ribera del Duero", "Rioja"])
    let document = """
      [{"name": "C", "winery": "W", "do": "Un\\nlugar", "grapes": ["Gar\\nnacha", "Syrah"], "food": ["Hard\\ncheese"],
        "country": "New\\nland", "description": "Two\\nlines", "rating": {"value": 4, "scale": 5, "source": "My\\nlist"}}]
      """
    try await cellar.bringIn(document, name: "a.json")
    let listed = try #require(try await cellar.wine("C"))
    #expect(listed.facts.grapes == ["Gar nacha", "Syrah"] && listed.facts.food == ["Hard cheese"])
    #expect(listed.facts.country == "New land" && listed.facts.appellation == "Un lugar")
    #expect(listed.facts.description == "Two\nlines" && listed.vintages.first?.score?.source == "My list")
    #expect(try await cellar.bringIn(document, name: "a.json").unchanged == 1)
    #expect(try await cellar.names("", [.grape: ["Syrah"]]) == ["B", "C"])
  }

  @Test func oneBadScoreIsOneWinesMistake() async throws {
    let cellar = try await Cellar()
    let report = try await cellar.bringIn(
      """
      [{"name": "A", "puntuacion": 93}, {"name": "B", "puntuacion": 9300}, {"name": "C", "puntuacion": "92/100"},
       {"name": "D", "puntuacion": "N/A", "precio": "-", "grado": "n/a"}, {"name": "E", "puntuacion": "4/7"}, {"name": "F", "puntuacion": "-"}]
      """, name: "vinos.json")
    #expect(report.added == 4 && report.reasons.map(\.place.element) == [2, 5])
    for (name, points) in [("A", 9300), ("C", 9200)] {
      let score = try await cellar.wine(name)?.vintages.first?.score
      #expect(score?.value == points && score?.scale == .hundred, "\(name)")
    }
    for name in ["D", "F"] { #expect(try await cellar.wine(name)?.vintages.isEmpty == true, "\(name)") }
    let table = try await cellar.bringIn(
      "name,winery,appellation,country,score,scale,price,currency\nG,A,B,Spain,17/20,,N/A,\nH,A,B,Spain,-,,,\nI,A,B,Spain,x/20,,,\n"
    )
    #expect(table.added == 2 && table.refused == 1)
    #expect(try await cellar.wine("G")?.vintages.first?.score?.scale == .twenty)
  }

  @Test func whatOneLineHoldsIsToldByItsNumber() async throws {
    let cellar = try await Cellar()
    let report = try await cellar.bringIn("[{\"name\": \"A\"}, 7, {\"x\": 1}, {\"name\":", name: "a.json")
    #expect(report.reasons.map(\.place.element) == [2, 3, 4])
    #expect(report.lines.first == "Line 1, wine no. 2: It is not an object.")
    #expect(
      try await cellar.bringIn("name,winery,appellation,country\n,A,B,Spain\n").lines.first?.hasPrefix("Line 2: ")
        == true)
  }

  @Test func whatIsPackedOrNotUTF8IsSaidToBeSo() {
    let header = "name,winery,appellation,country\n"
    #expect(throws: WineFile.Misreading.damaged) { try WineFile([0x50, 0x4B, 3, 4, 20, 0, 0, 0], name: "a.csv") }
    #expect(throws: WineFile.Misreading.damaged) { try WineFile([0x1F, 0x8B, 8, 0], name: "a.csv.gz") }
    let wide = header.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [[0xFF, 0xFE] + wide, wide, [0xFE, 0xFF, 0] + wide, Array("año".utf16).map { UInt8($0) }] {
      #expect(throws: WineFile.Misreading.notUTF8) { try WineFile(bytes, name: "a.csv") }
    }
  }

  @Test(arguments: [
    ("Red Newt Cellars Riesling", "Red Newt Cellars", "Riesling", WineType.white),
    ("Red Newt Cellars Red", "Red Newt Cellars", "Blend", .red), ("White Oak Rosé", "White Oak", "Pinot Noir", .rose),
    ("Chateau Rouge Chardonnay", "Rouge", "Chardonnay", .white), ("Casa Tinto", "Casa", "Godello", .white),
    ("Porto Ferreira Branco", "Porto Ferreira", "Blend", .white), ("Casa Brut", "Casa", "Chardonnay", .sparkling),
    ("Rosso", "Casa", "Portuguese White", .white),
  ])
  func aWinerysNameSaysNothingOfTheColour(name: String, winery: String, variety: String, type: WineType) {
    #expect(TypeReading.derived(name: name, winery: winery, variety: variety)?.0 == type)
  }

  @Test func emptyColumnsAtTheEndOfAHeaderAreColumns() async throws {
    let cellar = try await Cellar()
    let report = try await cellar.bringIn("name,winery,appellation,country,,,\nGood,A,B,Spain,,,\nBad,A,B,Spain,,,,x\n")
    #expect(report.added == 1 && report.reasons.map(\.place.line) == [3])
  }

  @Test(arguments: [
    ("[}", 0), ("[1}", 1), ("[{}}]", 1), ("[,,]", 0), ("[{\"name\":\"A\"}}]", 1), ("[{} {}]", 1), ("[1,}", 1),
  ])
  func aBrokenListEnds(text: String, elements: Int) throws {
    let list = JSONElements(Array(text.utf8), under: [])
    #expect(Array(list.prefix(10)).count == elements)
    let rows = Array(try WineFile(Array(text.utf8), name: "a.json").prefix(10))
    #expect(rows.count == elements + 1)
  }

  @Test(arguments: ["1e-9223372036854775808", "1e999999999", "9223372036854775807", "-9223372036854775808"])
  func aNumberOutOfBoundsIsRefusedOrLeftOut(number: String) async throws {
    let cellar = try await Cellar()
    for field in ["score", "year", "alcohol", "price", "count", "scale", "vintages"] {
      let value = field == "vintages" ? "[\(number)]" : number
      let text =
        "[{\"name\": \"A \(field)\", \"currency\": \"EUR\", \"\(field)\": \(value), \"rating\": {\"value\": 3, \"scale\": 5}}]"
      let report = try await cellar.bringIn(text, name: "a.json")
      #expect(report.rows == 1)
      guard let wine = try await cellar.wine("A \(field)") else { continue }
      #expect(try await cellar.marta.get(WinesPaths.wine(wine.number)).status == 200)
    }
  }

  @Test func aMangledFileIsReadToItsEnd() async throws {
    let cellar = try await Cellar()
    let tokens = [
      "}", "]", "[", "{", ",", ":", "\"", "\\", "[}", "}}", "1e-9223372036854775808", "1e999999999",
      "9223372036854775807", "-9223372036854775808", "null", "\u{0}", "\n",
    ].map { Array($0.utf8) }
    var dice = SeededDice(seed: 11)
    for file in ["wines.json", "wines.csv"] {
      let whole = try await cellar.marta.get(WinesPaths.export(file)).bytes
      for _ in 0..<300 {
        var bytes = whole
        for _ in 0...dice.below(4) {
          let place = dice.below(bytes.count)
          bytes.replaceSubrange(place..<min(bytes.count, place + dice.below(3)), with: tokens[dice.below(tokens.count)])
        }
        #expect(
          JSONElements(bytes, under: ["wines"]).prefix(bytes.count + 1).count(where: { _ in true }) <= bytes.count)
        guard let read = try? WineFile(bytes, name: file) else { continue }
        for row in read { _ = read.content(of: row) }
      }
    }
  }

  @Test(arguments: [
    ("http://a.com", "http://a.com"), ("  HTTP://A.com/X ", "http://a.com/X"), ("www.b.es", "http://www.b.es"),
    ("https://c.pt:8080/d?e=f", "https://c.pt:8080/d?e=f"),
  ])
  func websitesAreBroughtIntoOrder(text: String, address: String) {
    #expect(Website.read(text) == .address(address))
  }

  @Test(arguments: [
    "ftp://a.com", "javascript:alert(1)", "http://", "a b.com", "http://user:x@a.com", "localhost", "mailto:a@b.c",
    "http://a.com/<b>",
  ])
  func otherAddressesAreRefused(text: String) {
    #expect(Website.read(text) == .refused)
  }

  @Test(arguments: [
    ("http://a.com/b", "a.com/b"), ("https://a.com", "https://a.com"), ("http://a.com:8080/b", "http://a.com:8080/b"),
  ])
  func websitesAreSoughtEncryptedFirst(website: String, sought: String) {
    #expect(Website.secureFirst(website) == sought)
  }

  @Test(arguments: [("4.25", 425), ("92", 9200), ("4,1", 410), ("4.999", 500), ("0", 0)])
  func decimalsAreExact(text: String, value: Int) {
    #expect(Decimals.read(text, places: 2) == value)
  }

  @Test func theStarterCatalogueIsAllReadable() throws {
    let bytes = try #require(AssetLibrary.shared.file("wines/wines.json"))
    var keys: Set<String> = []
    let file = try WineFile(bytes, name: "wines.json")
    for row in file {
      guard case .wine(let entry) = file.content(of: row) else {
        Issue.record("line \(row.place.line)")
        continue
      }
      #expect(keys.insert(entry.facts.key).inserted, "\(entry.facts.key)")
      #expect(entry.source == Starter.source && entry.remarks.isEmpty && entry.vintages.isEmpty)
      #expect(entry.facts.type != .unknown && entry.facts.country.count == 2)
    }
    #expect(keys.count >= 400)
  }

  @Test func theStarterComesOnceAndByItself() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    try await Starter.bringIn(house.installation)
    let wines = try await marta.read { try Catalogue($0).state()?.wines ?? 0 }
    #expect(wines >= 400)
    try await Starter.bringIn(house.installation)
    #expect(try await marta.read { try Catalogue($0).state()?.revision } == 1)
  }
}

extension Cellar {
  func wines() async throws -> [Wine] {
    try await marta.read { view in
      var all: [Wine] = []
      try Catalogue(view).forEachStretch(of: .rows) { all += $0 }
      return all
    }
  }
}

/// The public files, where they lie beside the house.
@Suite struct PublicFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/data/wines").standardizedFileURL

  /// Those of X-Wines lie beside these tests, as their licence allows (CC0 1.0; de Azambuja, Morais, Filipe 2023, doi
  /// 10.3390/bdcc7010020).
  private static func shipped(_ name: String) throws -> [UInt8] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Public/\(name)")
    return Array(try Data(contentsOf: file))
  }

  static func content(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder.appending(path: name).path).map { Array($0) }
  }

  @Test(arguments: [("xwines-slim-1007-wines.csv", 1007), ("xwines-test-100-wines.csv", 100)])
  func everyRowIsAccountedFor(name: String, rows: Int) async throws {
    let bytes = try Self.shipped(name)
    let cellar = try await Cellar()
    let report = try await cellar.bringIn(bytes, name: name)
    #expect(report.rows == rows && report.refused == 0)
    #expect(report.added + report.merged == rows)
    let again = try await cellar.bringIn(bytes, name: name)
    #expect(again.unchanged == rows)
  }

  /// Types are what the file says, and no name is shorter than there.
  @Test func namesAndTypesAreThoseOfTheFile() async throws {
    let records = Array(CSVRecords(try Self.shipped("xwines-slim-1007-wines.csv"))).compactMap(\.values)
    let (head, rows) = (records[0], records.dropFirst())
    let column = { (name: String) in try #require(head.firstIndex(of: name)) }
    let (name, winery, type) = (try column("WineName"), try column("WineryName"), try column("Type"))
    let cellar = try await Cellar()
    _ = try await cellar.bringIn(try Self.shipped("xwines-slim-1007-wines.csv"), name: "xwines.csv")
    let held = try await cellar.marta.read { view in
      try view.connection.rows("SELECT name, winery, type FROM wines_wine ORDER BY number").map {
        [try $0["name"] as String, try $0["winery"] as String, try $0["type"] as String]
      }
    }
    let types = [
      "Red": "red", "White": "white", "Rosé": "rose", "Sparkling": "sparkling", "Dessert": "sweet",
      "Dessert/Port": "fortified",
    ]
    let (names, whole) = (
      Set(held.map { Array($0[0...1]) }), Set(held)
    )
    #expect(rows.count == 1007)
    #expect(rows.filter { !names.contains([$0[name].trimmed, $0[winery].trimmed]) }.map { $0[name] } == [])
    let right = rows.count { row in
      types[row[type]].map { whole.contains([row[name].trimmed, row[winery].trimmed, $0]) } ?? false
    }
    #expect(right * 100 >= 99 * rows.count, "\(right)")
  }

  @Test func yearsOfWhichNoBottleIsAreLeftOutAndSaidSo() async throws {
    let cellar = try await Cellar()
    let report = try await cellar.bringIn(try Self.shipped("xwines-slim-1007-wines.csv"), name: "xwines.csv")
    #expect(report.remarked > 0 && report.refused == 0)
    let oldest = try await cellar.marta.read { view in
      var oldest = 9999
      try Catalogue(view).forEachStretch(of: .wines) { wines in
        for year in wines.flatMap(\.facts.years) where year > 0 { oldest = min(oldest, year) }
      }
      return oldest
    }
    #expect((1850...2000).contains(oldest))
  }

  /// Without the column: where the name or the grapes say which colour a still wine has, it is known and as the file says.
  @Test func typesAreKnownWhereNameOrGrapeSaysThem() throws {
    let records = Array(CSVRecords(try Self.shipped("xwines-slim-1007-wines.csv"))).compactMap(\.values)
    let (head, rows) = (records[0], records.dropFirst())
    let column = { (name: String) in try #require(head.firstIndex(of: name)) }
    let (name, winery, type) = (try column("WineName"), try column("WineryName"), try column("Type"))
    let grapes = try column("Grapes")
    let still = rows.filter { ["Red", "White"].contains($0[type]) }
    var (known, right): (Int, Int) = (0, 0)
    for row in still {
      let variety = row[grapes].filter { !"[]'".contains($0) }
      guard let (read, _) = TypeReading.derived(name: row[name], winery: row[winery], variety: variety) else {
        continue
      }
      known += 1
      // An icewine is a sweet one, whatever its colour.
      right += read == .sweet || read.rawValue == row[type].lowercased() ? 1 : 0
    }
    print("Of \(still.count) still wines \(known) have a type by name or grape, \(right) of them the file's.")
    #expect(known * 100 >= 80 * still.count)
    #expect(right * 100 >= 99 * known)
  }

  @Test(.enabled(if: content("xwines-winery-websites.csv") != nil))
  func theAddressesOfWineriesAreBroughtIntoOrder() throws {
    let bytes = try #require(Self.content("xwines-winery-websites.csv"))
    var (taken, refused): (Int, [String]) = (0, [])
    for record in CSVRecords(bytes).dropFirst() {
      guard let text = record.values?.first else { continue }
      if case .address = Website.read(text) { taken += 1 } else if !text.trimmed.isEmpty { refused.append(text) }
    }
    #expect(taken > 17_500)
    #expect(refused.count < 60, "\(refused.prefix(40))")
  }
}
