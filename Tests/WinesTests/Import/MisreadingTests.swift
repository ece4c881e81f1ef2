import Kit
import Testing

@testable import Wines

/// What the public files say in ways that are easily misread.
@Suite struct MisreadingTests {
  @Test(
    arguments: [
      ("14 Hands 2014 Moscato (Columbia Valley (WA))", "14 Hands", "14 Hands Moscato", 2014),
      ("Kopke NV 20-Years-Old Tawny (Port)", "Kopke", "Kopke 20-Years-Old Tawny", nil),
      ("NV Cellars 2010 Malbec (Mendoza)", "NV Cellars", "NV Cellars Malbec", 2010),
      ("Rainstorm 2013 Pinot Noir", "Rainstorm", "Rainstorm Pinot Noir", 2013),
    ] as [(String, String, String, Int?)])
  func titlesAreWholeAndHoldNoYear(title: String, winery: String, name: String, year: Int?) {
    let read = WinemagTitle(title, winery: winery, designation: "", variety: "")
    #expect(read.name == name && read.year == year)
  }

  @Test(
    arguments: [
      ("Tempranillo Blend", .red), ("Corvina, Rondinella, Molinara", .red), ("Shiraz-Cabernet Sauvignon", .red),
      ("Meritage", .red), ("Moscato", .white), ("Glera", .white), ("Chardonnay-Viognier", .white),
      ("Chardonnay-Pinot Noir", nil), ("Elderberry", nil),
    ] as [(String, WineType?)])
  func blendsHaveTheColourOnWhichTheirGrapesAgree(variety: String, type: WineType?) {
    #expect(GrapeColour.type(of: variety) == type)
  }

  @Test(arguments: [
    ("Northern Spain", ""), ("France Other", ""), ("Catalonia", "Cataluña"), ("Tuscany", "Toscana"),
    ("Bordeaux", "Bordeaux"),
    ("Levante", "Levante"), ("Central Italy", ""),
  ])
  func aProvinceIsARegionInItsOwnWordsOrNone(said: String, region: String) {
    #expect(WinemagProvince.region(said) == region)
  }

  @Test func theNameSaysTheTypeWhereNothingElseDoes() async throws {
    let cellar = try await Cellar(
      """
      winery,wine,year,rating,num_reviews,country,region,price,type,body,acidity
      A,Godello Blanco,2018,4.1,31,Espana,Valdeorras,18.5,,4,2
      B,Palo Cortado,2018,4.1,31,Espana,Jerez,18.5,,4,2
      """)
    #expect(try await cellar.wine("Godello Blanco")?.facts.type == .white)
    #expect(try await cellar.wine("Palo Cortado")?.facts.type == .fortified)
    try await cellar.bringIn(
      """
      ,country,description,designation,points,price,province,region_1,region_2,taster_name,taster_twitter_handle,title,variety,winery
      0,France,Honey.,,95,60.0,Bordeaux,Sauternes,,Roger Voss,,Rieussec 2009 Sauternes,Bordeaux-style White Blend,Rieussec
      """)
    #expect(try await cellar.wine("Rieussec Sauternes")?.facts.type == .sweet)
  }

  @Test func aRowThatIsCutOffIsRefused() async throws {
    let lines = ImportTests.winemag.split(separator: "\n")
    let cut = lines[3].split(separator: ",", omittingEmptySubsequences: false).prefix(11).joined(separator: ",")
    let cellar = try await Cellar()
    let report = try await cellar.bringIn("\(lines[0])\n\(lines[2])\n\(cut)")
    #expect(report.added == 1 && report.refused == 1 && report.rows == 2)
    #expect(report.reasons.map(\.place.line) == [3])
  }

  @Test func aPriceIsReadWithItsCurrencyOrLeftOut() async throws {
    let cellar = try await Cellar(
      "[{\"name\": \"A\", \"precio\": \"12,50 €\"}, {\"name\": \"B\", \"price\": \"R$ 80\"}, {\"name\": \"C\", \"price\": 8}]",
      name: "a.json")
    #expect(try await cellar.wine("A")?.vintages.first?.price == Money(minorUnits: 1_250, currency: .eur))
    #expect(try await cellar.wine("B")?.vintages.first?.price == Money(minorUnits: 8_000, currency: .brl))
    #expect(try await cellar.wine("C")?.vintages.isEmpty == true)
  }
}
