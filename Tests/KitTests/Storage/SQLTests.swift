import Kit
import Testing

@Suite struct SQLTests {
  @Test func anInterpolatedValueIsBoundAndNeverPartOfTheStatement() {
    let name = "'; DROP TABLE note; --"
    let sql: SQL = "SELECT id FROM note WHERE text = \(name) AND size > \(3)"
    #expect(sql.text(in: .sqlite) == "SELECT id FROM note WHERE text = ? AND size > ?")
    #expect(sql.arguments == [.text(name), .integer(3)])
  }

  @Test func anInterpolatedStatementBringsItsValuesInTheirPlaces() {
    let inner: SQL = "text = \("b")"
    let sql: SQL = "\("a") \(inner) \("c")"
    #expect(sql.text(in: .sqlite) == "? text = ? ?")
    #expect(sql.arguments == [.text("a"), .text("b"), .text("c")])
    #expect((inner + inner).arguments == [.text("b"), .text("b")])
  }

  @Test func aListBecomesAParenthesisedListOfParameters() {
    let sql: SQL = "id IN \(["a", "b"]) OR size IN \([Int64]())"
    #expect(sql.text(in: .sqlite) == "id IN (?, ?) OR size IN (NULL)")
    #expect(sql.arguments == [.text("a"), .text("b")])
  }

  @Test func anAbsentValueIsNull() {
    let nothing: String? = nil
    let sql: SQL = "\(nothing), \(ID<Int>?.none), \(Optional("x"))"
    #expect(sql.arguments == [.null, .null, .text("x")])
  }

  @Test func bytesAreOneValueAndNotAList() {
    let sql: SQL = "\([UInt8]([1, 2]))"
    #expect(sql.text(in: .sqlite) == "?")
    #expect(sql.arguments == [.blob([1, 2])])
  }

  @Test func eachEngineIsToldItsOwnWordsAndTheSameValues() {
    let sql: SQL = "SELECT id FROM note WHERE \(Dialect.contains("text", "a")) AND size > \(3)"
    #expect(sql.text(in: .sqlite) == "SELECT id FROM note WHERE instr(text, ?) > 0 AND size > ?")
    #expect(sql.text(in: .postgres) == "SELECT id FROM note WHERE text LIKE '%' || ? || '%' AND size > ?")
    #expect(sql.arguments == [.text("a"), .integer(3)])
  }

  @Test func wordsWithinWordsAreEachEnginesOwn() {
    let trigger = Dialect.trigger(
      "note_seen", "AFTER INSERT ON note", ["UPDATE seen SET month = \(Dialect.month(of: "NEW.at"))"])
    let (sqlite, postgres) = (trigger.map { $0.text(in: .sqlite) }, trigger.map { $0.text(in: .postgres) })
    #expect(sqlite.filter { !$0.isEmpty }.count == 1 && sqlite[1].contains("strftime") && sqlite[1].hasSuffix("END"))
    #expect(postgres[0].hasPrefix("CREATE FUNCTION note_seen()") && postgres[0].contains("to_char"))
    #expect(
      postgres[1]
        == "CREATE TRIGGER note_seen AFTER INSERT ON note FOR EACH ROW WHEN (TRUE) EXECUTE FUNCTION note_seen()")
  }
}
