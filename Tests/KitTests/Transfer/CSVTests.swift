import Kit
import Testing

@Suite struct CSVTests {
  @Test(arguments: [
    "plain", "with, comma", "with; semicolon", "with \"quotes\"", "two\nlines", "two\r\nlines", "", " spaces ",
    "=SUM(A1)", "+34 600", "-5", "@home", "'quoted", "'=both", "ñ 🍷", "\ttab",
  ])
  func whatIsWrittenIsReadBack(value: String) throws {
    for style in [TableStyle.plain, .spreadsheet(.es), .spreadsheet(.en), .spreadsheet(.pt)] {
      let read = try read(style.header(["name", "other"]) + style.line([value, "x"]))
      #expect(read.columns == ["name", "other"])
      #expect(read.rows.map { $0["name"] } == [value])
      #expect(read.rows.map { $0["other"] } == ["x"])
    }
  }

  @Test func spreadsheetsOfSpainAndPortugalGetWhatTheyOpen() throws {
    let columns = TableColumns([("name", "nombre", "nome"), ("unit_price", "precio unitario", "preço unitário")])
    let (spain, portugal) = (TableStyle.spreadsheet(.es), TableStyle.spreadsheet(.pt))
    #expect(
      spain.header(columns) + spain.line(["Pan", spain.decimal("2.80")])
        == "\u{FEFF}nombre;\"precio unitario\"\r\nPan;2,80\r\n")
    #expect(portugal.header(columns) == "\u{FEFF}nome;\"preço unitário\"\r\n")
    #expect(TableStyle.spreadsheet(.en).header(columns) == "\u{FEFF}name,unit_price\r\n")
    #expect([spain, portugal].map { $0.answer(true) } == ["sí", "sim"])
  }

  @Test(arguments: ["name;unit_price", "NOMBRE;Precio unitario", "nome;preco unitario"])
  func headingsAreReadInAnyLanguage(header: String) throws {
    let columns = TableColumns([("name", "nombre", "nome"), ("unit_price", "precio unitario", "preço unitário")])
    let read = try CSV.read(Array("\(header)\nPan;2,80\n".utf8), limit: 10, known: columns)
    #expect(read.rows.first?["name"] == "Pan" && read.rows.first?["unit_price"] == "2,80")
  }

  @Test func aDayIsReadAsSpreadsheetsSaveIt() {
    #expect(
      ["24/12/2026", "1/2/2026", "2026-12-24", "mañana"].map(CSV.day) == [
        "2026-12-24", "2026-02-01", "2026-12-24", "mañana",
      ])
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@x"])
  func whatASpreadsheetWouldReckonIsMadeText(value: String) {
    #expect(TableStyle.plain.line([value]).contains("'\(value)"))
  }

  @Test func aSpanishSpreadsheetsSemicolonsAreUnderstood() throws {
    let read = try read("Name;Price\r\nPan;2,80\r\n")
    #expect(read.rows.first?["price"] == "2,80")
  }

  @Test func rowsKnowTheirLinesAlsoAfterAValueOfSeveral() throws {
    let read = try read("name\n\"a\nb\"\nc\n\nd\n")
    #expect(read.rows.map(\.line) == [2, 4, 6])
  }

  @Test func aQuoteThatNeverEndsIsNamedByItsLine() {
    #expect(throws: BroughtFile.Misreading.openQuote(line: 3)) { try read("a\nb\n\"c\nd") }
  }

  @Test func tooManyRowsAreRefused() {
    #expect(throws: BroughtFile.Misreading.tooManyRows(limit: 2)) { try read("a\n1\n2\n3\n", limit: 2) }
  }

  @Test func linesMayEndInACarriageReturnAlone() throws {
    let read = try read("name,price\rPan,2\rTarta,\"3\r4\"\r")
    #expect(read.rows.map { $0["name"] } == ["Pan", "Tarta"])
    #expect(read.rows.map { $0["price"] } == ["2", "3\r4"])
  }

  @Test func valuesBeyondTheLastColumnAreSeen() throws {
    let read = try read("a,b\n1,2\n1,2,3\n1,2,\n")
    #expect(read.rows.map { $0.isLonger(than: 2) } == [false, true, false])
  }

  private func read(_ text: String, limit: Int = 10) throws -> (columns: [String], rows: [CSV.Row]) {
    try CSV.read(Array(text.utf8), limit: limit)
  }
}
