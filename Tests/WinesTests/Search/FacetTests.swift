import Kit
import TestKit
import Testing

@testable import Wines

/// What lists can be narrowed by, as sources spell it.
@Suite struct FacetTests {
  private static let spellings = """
    name,winery,appellation,region,country,grapes
    A,W,Rías Baixas,Galicia,Spain,Albariño
    B,W,Rias Baixas,Galicia,Spain,Albarino
    C,W,Rias Baixas,Galicia,Spain,albarino;Albariño
    D,W,Penedès,Cataluña,Spain,Xarel-lo
    E,W,Penedes,Cataluña,Spain,Xarel·lo
    F,W,Toro,,Spain,Tempranillo
    """

  @Test func spellingsOfOneValueAreOneWithItsAccents() async throws {
    let cellar = try await Cellar(Self.spellings)
    #expect(try await cellar.counts(.grape, WineQuery()) == ["Albariño": 3, "Xarel·lo": 2, "Tempranillo": 1])
    #expect(
      try await cellar.counts(.region, WineQuery())
        == ["Rías Baixas": 3, "Penedès": 2, "Toro": 1, "Galicia": 3, "Cataluña": 2])
  }

  @Test func oneStrayAccentAmongManyIsNoSpelling() async throws {
    let rows = (0..<30).map { "A\($0),W,\($0 == 3 ? "Riója" : "Rioja"),Spain" }
    let cellar = try await Cellar((["name,winery,appellation,country"] + rows).joined(separator: "\n"))
    #expect(try await cellar.counts(.region, WineQuery()) == ["Rioja": 30])
  }

  @Test(arguments: ["Albariño", "Albarino", "ALBARINO"])
  func anAddressInAnySpellingFindsAll(grape: String) async throws {
    let cellar = try await Cellar(Self.spellings)
    #expect(try await cellar.names("", [.grape: [grape]]) == ["A", "B", "C"])
    let list = try await cellar.marta.get(WinesPaths.list(.all).with("grape", grape))
    #expect(list.text.contains("class=\"chip\"") && list.text.contains("Albariño<span class=\"hidden\">: remove"))
    let filters = try await cellar.marta.get(WinesPaths.filters(.all).with("grape", grape))
    #expect(
      filters.text.contains("value=\"Albariño\" checked")
        && !filters.text.contains("value=\"\(grape)\" checked") == (grape != "Albariño"))
  }

  @Test func namesOfOneGrapeAndOnePlaceAreGathered() async throws {
    let cellar = try await Cellar(
      """
      name,winery,appellation,country,grapes
      A,W,Priorat,Spain,Garnacha
      B,W,Priorato,Spain,Grenache;Syrah/Shiraz
      C,W,Priorat,Spain,Garnacha Tinta;Shiraz
      D,W,Yecla,Spain,Monastrell
      E,W,Yecla,Spain,Monastrell
      F,W,Bandol,France,Mourvèdre
      """)
    #expect(try await cellar.counts(.region, WineQuery()) == ["Priorat": 3, "Yecla": 2, "Bandol": 1])
    let grapes = try await cellar.counts(.grape, WineQuery())
    #expect(grapes.values.sorted() == [2, 3, 3] && grapes["Monastrell"] == 3)
    #expect(try await cellar.names("", [.grape: ["Cannonau"]]) == ["A", "B", "C"])
    let found = try await cellar.marta.get(WinesPaths.facet(.all, .region).with("find", "priorato")).text
    #expect(found.contains("Priorat"))
  }

  @Test func aBottleMayCostSoMuchAtMostInOneCurrency() async throws {
    let cellar = try await Cellar()
    var query = WineQuery()
    query.upTo = PriceLimit.upTo("20", in: "EUR")
    #expect(try await cellar.found(query) == ["Martín Códax", "Weißburgunder Trocken"])
    query.upTo = PriceLimit.upTo("21", in: "EUR")
    #expect(try await cellar.found(query) == ["Martín Códax", "Muga Reserva", "Weißburgunder Trocken"])
    query.upTo = PriceLimit.upTo("18", in: "USD")
    #expect(try await cellar.found(query) == ["Etna Rosso"])
    #expect(["", "0", "-3", "veinte"].allSatisfy { PriceLimit.upTo($0, in: "EUR") == nil })
    let list = WinesPaths.list(.red).with("most", "21").with("currency", "EUR")
    let page = try await cellar.marta.get(list).page
    #expect(page.texts(of: ".chip").map { $0.hasPrefix("Up to €21.00") } == [true])
    #expect(page.texts(of: ".row-title") == ["Muga Reserva 2018"])
    let filters = try await cellar.marta.get(WinesPaths.filters(.all).with("most", "21").with("currency", "EUR")).page
    #expect(filters.root.first("#most")?["value"] == "21")
    let all = try await cellar.marta.get(WinesPaths.filters(.all)).page
    #expect(all.texts(of: ".wine-choice-head") == ["EUR", "USD"])
  }

  @Test func aLongListIsReachedByFirstLetters() async throws {
    let rows =
      (0..<100).map { "Álamo \($0),W,Lugar,Spain" } + (0..<100).map { "Ñora \($0),W,Lugar,Spain" } + [
        "1848,W,Lugar,Spain"
      ]
    let cellar = try await Cellar((["name,winery,appellation,country"] + rows).joined(separator: "\n"))
    let page = try await cellar.marta.get(WinesPaths.list(.all)).page
    #expect(page.texts(of: ".wine-letters a") == ["#", "A", "N"])
    let from = try await cellar.marta.get(WinesPaths.list(.all).with("letter", "N")).page
    #expect(from.texts(of: ".row-title").first == "Ñora 0")
    #expect(from.texts(of: "[aria-current=true]") == ["N"])
    #expect(
      try await cellar.marta.get(WinesPaths.list(.all).with("q", "lugar")).page.root.first(".wine-letters") == nil)
  }

  @Test func theLargerOriginCanBeChosen() async throws {
    let cellar = try await Cellar(Self.spellings)
    #expect(try await cellar.names("", [.region: ["Galicia"]]) == ["A", "B", "C"])
    #expect(try await cellar.names("", [.region: ["Galicia", "Toro"]]) == ["A", "B", "C", "F"])
  }

  /// Of a catalogue in which some values are had by most wines and others by few, and of few wines, of half and of all.
  @Test(arguments: [1, 2, 3, 7, 50, 900]) func everyWayOfCountingFindsTheSame(step: Int) {
    let divisors = [1, 2, 3, 40, 700]
    let wines = (0..<2_000).map { wine in (0..<5).filter { wine % divisors[Int($0)] == 0 } as [UInt16] }
    let starts = wines.reduce(into: [UInt32(0)]) { $0.append($0[$0.count - 1] + UInt32($1.count)) }
    let column = FacetColumn(values: divisors.map(String.init), starts: starts, items: wines.flatMap(\.self))
    var set = WineSet(none: wines.count)
    let chosen = stride(from: 5, to: wines.count, by: step).map { UInt32($0) }
    set.insert(chosen[...])
    let counts = (0..<5).map { value in Int32(chosen.count { wines[Int($0)].contains(value) }) }
    #expect(column.counts(in: set, size: chosen.count) == counts)
    // Which of the ways is taken depends on the size alone.
    #expect(column.counts(in: set, size: 0) == counts && column.counts(in: set, size: wines.count) == counts)
  }

  /// Of more values than the filters show.
  @Test func everyValueCanBeReached() async throws {
    let rows = (0..<450).map { "A\($0),W,Lugar \($0),Spain" } + ["Z,W,Ñora,Spain"]
    let cellar = try await Cellar((["name,winery,appellation,country"] + rows).joined(separator: "\n"))
    let filters = try await cellar.marta.get(WinesPaths.filters(.all)).text
    #expect(filters.contains("/wines/lists/all/filters/region") && filters.contains("Full list (451)"))
    var (link, reached): (Link?, Set<String>) = (WinesPaths.facet(.all, .region), [])
    for _ in 0..<3 {
      let page = try await cellar.marta.get(try #require(link)).text
      for row in page.split(separator: "row-title\">").dropFirst() { reached.insert(String(row.prefix { $0 != "<" })) }
      link = page.contains("data-more") ? WinesPaths.facet(.all, .region).with("from", String(reached.count)) : nil
    }
    #expect(link == nil && reached.count == 451)
    let chosen = try await cellar.marta.get(WinesPaths.facet(.all, .region).with("region", "Lugar 7")).text
    let first = try #require(chosen.split(separator: "row-title\">").dropFirst().first)
    #expect(first.hasPrefix("Lugar 7<span class=\"hidden\">: Chosen"))
    let found = try await cellar.marta.get(WinesPaths.facet(.all, .region).with("find", "nora").with("type", "unknown"))
      .text
    #expect(found.contains("Ñora") && !found.contains("Lugar"))
    #expect(found.contains("type=unknown") && found.contains("region=%C3%91ora"))
    #expect(
      try await cellar.marta.get(WinesPaths.facet(.all, .region).with("find", "zzz")).text.contains("data-results"))
  }

  @Test func anIndexOfAnOlderShapeIsMadeAnew() async throws {
    let cellar = try await Cellar()
    let index = try await cellar.marta.read { try IndexCache.made(from: Catalogue($0)) }
    var bytes = IndexFile.bytes(of: index)
    #expect(IndexFile.isCurrent(Array(bytes.prefix(64))) && !IndexFile.isCurrent([]))
    bytes[8] = 1
    #expect(!IndexFile.isCurrent(bytes) && IndexFile.index(from: bytes) == nil)
  }
}
