import Kit
import Testing

@Suite struct CSVTests {
  @Test(arguments: [
    "plain", "with, comma", "with; semicolon", "with \"quotes\"", "two\nlines", "two\r\nlines", "", " spaces ",
    "=SUM(A1)", "+34 600", "-5", "@home", "'quoted", "'=both", "ñ 🍷", "\ttab",
  ])
  func whatIsWrittenIsReadBack(value: String) throws {
    let text = CSV.write(["name", "other"], [[value, "x"]])
    let read = try CSV.read(text, limit: 10)
    #expect(read.columns == ["name", "other"])
    #expect(read.rows.map { $0["name"] } == [value])
    #expect(read.rows.map { $0["other"] } == ["x"])
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@x"])
  func whatASpreadsheetWouldReckonIsMadeText(value: String) {
    #expect(CSV.write(["name"], [[value]]).contains("'\(value)"))
  }

  @Test func aSpanishSpreadsheetsSemicolonsAreUnderstood() throws {
    let read = try CSV.read("Name;Price\r\nPan;2,80\r\n", limit: 10)
    #expect(read.rows.first?["price"] == "2,80")
  }

  @Test func rowsKnowTheirLinesAlsoAfterAValueOfSeveral() throws {
    let read = try CSV.read("name\n\"a\nb\"\nc\n\nd\n", limit: 10)
    #expect(read.rows.map(\.line) == [2, 4, 6])
  }

  @Test func aQuoteThatNeverEndsIsNamedByItsLine() {
    #expect(throws: CSV.Misreading.openQuote(line: 3)) { try CSV.read("a\nb\n\"c\nd", limit: 10) }
  }

  @Test func tooManyRowsAreRefused() {
    #expect(throws: CSV.Misreading.tooManyRows(limit: 2)) { try CSV.read("a\n1\n2\n3\n", limit: 2) }
  }
}
