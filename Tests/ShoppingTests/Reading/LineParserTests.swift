import Kit
import Testing

@testable import Shopping

@Suite struct LineParserTests {
  @Test(arguments: LineRow.rows(spanishLines)) func aSpanishLineIsUnderstoodByEveryReader(row: LineRow) {
    expect(row)
  }

  @Test(arguments: LineRow.rows(englishLines)) func anEnglishLineIsUnderstoodByEveryReader(row: LineRow) {
    expect(row)
  }

  @Test(arguments: LineRow.rows(portugueseLines)) func aPortugueseLineIsUnderstoodByEveryReader(row: LineRow) {
    expect(row)
  }

  @Test(arguments: LineRow.rows(hardLines)) func whatIsNotUnderstoodStaysInTheName(row: LineRow) {
    expect(row)
  }

  @Test func theTablesHoldMoreThanTwoHundredLines() {
    let tables = [spanishLines, englishLines, portugueseLines, hardLines]
    #expect(tables.map { LineRow.rows($0).count }.reduce(0, +) >= 200)
  }

  @Test func aSeparatorThatCouldGroupIsReadByTheReadersLanguage() {
    func price(_ text: String, _ language: Language) -> Int64? {
      LineParser(currency: .eur, language: language).line(text)?.price?.amount.minorUnits
    }
    #expect(price("TV 1,299 €", .en) == 129_900)
    #expect(price("TV 1,299 €", .es) == nil)
    #expect(price("TV 1.299 €", .pt) == 129_900)
    #expect(price("TV 1.299 €", .en) == nil)
  }

  @Test(arguments: [
    ("arroz 5,90", Currency.brl, 590), ("arroz R$ 5,90", .brl, 590), ("arroz 6 reais", .brl, 600),
    ("arroz 70 centavos", .brl, 70), ("crisps 80p", .gbp, 80), ("crisps £1.20", .gbp, 120), ("milk US$1.20", .usd, 120),
    ("arroz 1.500", .clp, 1500), ("arroz $ 990", .clp, 990), ("arroz 990", .jpy, 990), ("arroz S/ 4,50", .pen, 450),
    ("arroz 4,500", .tnd, 4500),
  ])
  func thePriceIsReadInTheSpacesCurrency(text: String, currency: Currency, units: Int64) {
    let line = LineParser(currency: currency, language: .es).line(text)
    #expect(line?.price?.amount == Money(minorUnits: units, currency: currency))
    #expect(line.map { ["arroz", "crisps", "milk"].contains($0.name) } == true)
  }

  @Test(arguments: ["crisps 80p", "pizza $3.50", "arroz 5,90 reais"])
  func aPriceInAnotherCurrencyStaysInTheName(text: String) {
    let line = LineParser(currency: .eur, language: .en).line(text)
    #expect(line == ItemLine(name: text))
  }

  @Test(arguments: ["", " ", "\n\t \u{A0}"]) func nothingTypedIsNothing(text: String) {
    #expect(LineParser(currency: .eur, language: .es).line(text) == nil)
  }

  @Test func whatWasTypedForEachPartCanBeGivenBack() throws {
    let parser = LineParser(currency: .eur, language: .pt, brands: ["Mimosa"])
    let reading = try #require(parser.reading(of: "6 x leite  mimosa, a 0,89€"))
    #expect(reading.typed(.quantity) == "6 x")
    #expect(reading.typed(.name) == "leite")
    #expect(reading.typed(.brand) == "mimosa")
    #expect(reading.typed(.price) == "a 0,89€")
    #expect(reading.pieces.map(\.role) == [.quantity, .name, .brand, .filler, .price])
  }

  @Test func theLongestBrandIsTakenAndWrittenAsTheHouseholdWritesIt() {
    let parser = LineParser(currency: .eur, language: .es, brands: ["Gallo", "Gallo Oro", "gallo oro", "", "  "])
    #expect(parser.line("pasta GALLO oro")?.brand == "Gallo Oro")
    #expect(parser.line("pasta gallos")?.brand == nil)
    #expect(parser.line("pasta (Gallo)")?.brand == "Gallo")
  }

  private func expect(_ row: LineRow) {
    for language in Language.allCases {
      let parser = LineParser(currency: .eur, language: language, brands: LineRow.brands)
      #expect(LineRow.describe(parser.line(row.typed)) == row.expected, "read in \(language)")
    }
  }
}
