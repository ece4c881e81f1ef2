import Foundation
import Kit
import TestKit
import Testing

@testable import Wines

/// Which wines are one, and what becomes of them.
@Suite struct TwinTests {
  @Test func aSampleThatWasJudgedIsToldApartByTheRule() throws {
    let pairs = try JudgedPair.all
    #expect(pairs.count == 300)
    for pair in pairs { #expect(pair.isOne == pair.wasOne, "\(pair.text)") }
    let (right, wrong) = (
      pairs.filter { $0.isOne && $0.judged == "one" }, pairs.filter { $0.isOne && $0.judged == "two" }
    )
    let ones = pairs.count { $0.judged == "one" }
    print("Of \(ones) pairs that are one, the rule finds \(right.count), and takes \(wrong.count) others for one.")
    #expect(wrong.count * 100 <= 3 * (right.count + wrong.count))
    #expect(right.count * 100 >= 78 * ones)
  }

  @Test(arguments: [
    ("Prado Enea", "Bodegas Muga", "Muga Prado Enea", "Muga", true),
    ("Ribera del Duero", "Emilio Moro", "Emilio Moro Ribera del Duero", "Bodegas Emilio Moro", true),
    ("Sassicaia", "Tenuta San Guido", "Tenuta San Guido Sassicaia", "San Guido", true),
    ("Reserva", "Muga", "Muga Gran Reserva", "Muga", false),
    ("Estate Merlot", "Beringer", "Estate Chardonnay", "Beringer", false),
    ("Les Forts de Latour", "Château Latour", "Château Latour", "Château Latour", false),
    ("Brut", "Freixenet", "Brut Rosado", "Freixenet", false),
    ("L", "Emilio Moro", "D", "Emilio Moro", false),
  ])
  func namesAreComparedByWhatTellsWinesApart(
    _ name: String, _ winery: String, _ other: String, _ otherWinery: String, _ isOne: Bool
  ) {
    func traits(_ name: String, _ winery: String) -> TwinTraits {
      let isSparkling = winery == "Freixenet"
      return TwinTraits(
        WineFacts(
          name: name, winery: winery, appellation: winery.contains("Moro") ? "Ribera del Duero" : "",
          type: isSparkling ? .sparkling : .red))
    }
    #expect(traits(name, winery).isTwin(of: traits(other, otherWinery)) == isOne)
  }

  @Test(arguments: [
    ("Sassicaia", "Bolgheri Sassicaia", "Bolgheri Sassicaia", "Bolgheri Sassicaia", true),
    ("Chambertin", "Chambertin", "Gevrey-Chambertin", "Gevrey-Chambertin", false),
    ("Montrachet", "Montrachet", "Puligny-Montrachet", "Puligny-Montrachet", false),
  ])
  func aPlaceInANameIsTheSourcesPlace(
    _ name: String, _ place: String, _ other: String, _ otherPlace: String, _ isOne: Bool
  ) {
    let traits = [(name, place), (other, otherPlace)].map { name, place in
      TwinTraits(WineFacts(name: name, winery: "Tenuta San Guido", appellation: place, type: .red))
    }
    #expect(traits[0].isTwin(of: traits[1]) == isOne)
  }

  private static let twins = (
    first: """
    name,winery,appellation,country,type,year,score,scale,opinions,source,price,currency
    Prado Enea,Bodegas Muga,Rioja,Spain,,2015,4.5,5,800,Drinkers,,
    Aro,Bodegas Muga,Rioja,Spain,red,2019,4.6,5,90,Drinkers,,
    """,
    second: """
    name,winery,appellation,country,type,year,score,scale,opinions,source,price,currency
    Muga Prado Enea,Muga,Rioja,Spain,red,2014,95,100,,Guide,59.00,EUR
    """
  )

  private static func cellar() async throws -> Cellar {
    let cellar = try await Cellar(twins.first, name: "drinkers.csv")
    try await cellar.bringIn(twins.second, name: "guide.csv")
    return cellar
  }

  @Test func theSameWineOfTwoSourcesIsOneWithBoth() async throws {
    let cellar = try await Self.cellar()
    #expect(try await cellar.names("prado enea") == ["Prado Enea"])
    #expect(try await cellar.names("muga").sorted() == ["Aro", "Prado Enea"])
    let wine = try #require(try await cellar.wine("Muga Prado Enea"))
    #expect(wine.number == (try await cellar.wine("Prado Enea"))?.number)
    #expect(wine.facts.type == .red)
    #expect(wine.vintages.map(\.source) == ["Drinkers", "Guide"])
    #expect(try await cellar.marta.get(WinesPaths.wine(wine.number)).text.contains("Sources: Drinkers, Guide"))
    #expect(try await cellar.marta.read { try Catalogue($0).state()?.wines } == 2)
  }

  @Test func takingTheSecondSourceBackLeavesTheFirst() async throws {
    let cellar = try await Cellar(Self.twins.first, name: "drinkers.csv")
    let before = try await cellar.wines()
    let work = try CatalogueImport(
      Array(Self.twins.second.utf8), name: "guide.csv", skipsBad: true, home: nil,
      installation: cellar.house.installation)
    _ = try await work.run()
    let back = ImportReturn(id: work.id, home: cellar.marta.space, installation: cellar.house.installation)
    _ = try await back.run { _ in }
    #expect(try await cellar.wines().map(\.facts) == before.map(\.facts))
    #expect(try await cellar.names("prado enea") == ["Prado Enea"])
  }

  @Test func whatIsKeptOfATwinIsKeptOfTheWine() async throws {
    let cellar = try await Self.cellar()
    let rows = try await cellar.wines()
    let (head, twin) = (
      try #require(rows.first { $0.facts.name == "Prado Enea" }).number,
      try #require(rows.first { $0.facts.name == "Muga Prado Enea" }).number
    )
    let marta = cellar.marta
    try await marta.change { transaction in
      // As it was kept before the two were known as one.
      try transaction.run(
        """
        INSERT INTO wines_own_mark (id, space_id, person_id, wine, mark, marked_at)
        VALUES (\(transaction.mint.id(Mark.self)), \(transaction.space.id), \(marta.person.id), \(twin), \(Mark.favourite), \(transaction.now))
        """)
    }
    #expect(try await marta.read { try OwnStore($0, marta.person.id).marks(of: head) } == [.favourite])
    #expect(
      try await marta.read { try OwnStore($0, marta.person.id).marked(.favourite).elements.map(\.number) } == [head])
    try await marta.change { _ = try OwnStore($0, marta.person.id).set(.favourite, of: head, to: false) }
    #expect(try await marta.read { try OwnStore($0, marta.person.id).marks(of: twin) }.isEmpty)
  }

  @Test func exportsKeepWhatEachSourceSays() async throws {
    let cellar = try await Self.cellar()
    #expect(try await cellar.wines().map(\.facts.name).sorted() == ["Aro", "Muga Prado Enea", "Prado Enea"])
  }
}

/// Two wines of the sample.
private struct JudgedPair {
  let judged: String
  /// What the sample says of the rule.
  let wasOne: Bool
  let isOne: Bool
  let text: String

  static var all: [JudgedPair] {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "sample.tsv")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { try JudgedPair(String($0)) }
    }
  }

  private init(_ line: String) throws {
    let columns = line.components(separatedBy: "\t")
    try #require(columns.count == 18, "\(line)")
    (judged, wasOne, text) = (columns[0], columns[1] == "one", line)
    isOne = Self.traits(columns[2..<10]).isTwin(of: Self.traits(columns[10..<18]))
  }

  private static func traits(_ columns: ArraySlice<String>) -> TwinTraits {
    let columns = Array(columns)
    return TwinTraits(
      WineFacts(
        name: columns[1], winery: columns[2], appellation: columns[3], region: columns[4],
        country: Country.code(of: columns[5]), grapes: columns[6].components(separatedBy: "; ").filter { !$0.isEmpty },
        type: WineType(rawValue: columns[7]) ?? TypeReading.given(columns[7]) ?? .unknown))
  }
}
