import Kit
import Testing

@Suite struct CSVTests {
  @Test(arguments: [
    "plain", "with, comma", "with; semicolon", "with \"quotes\"", "two\nlines", "two\r\nlines", "", " spaces ",
    "=SUM(A1)", "+34 600", "-5", "@home", "'quoted", "'=both", "ñ 🍷", "\ttab",
  ])
  func whatIsWrittenIsReadBack(value: String) throws {
    let text = CSV.write(["name", "other"], [[value, "x"]])
    let read = try read(text)
    #expect(read.columns == ["name", "other"])
    #expect(read.rows.map { $0["name"] } == [value])
    #expect(read.rows.map { $0["other"] } == ["x"])
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@x"])
  func whatASpreadsheetWouldReckonIsMadeText(value: String) {
    #expect(CSV.write(["name"], [[value]]).contains("'\(value)"))
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
