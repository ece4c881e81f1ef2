import Kit
import Testing

@Suite struct SQLTests {
  @Test func anInterpolatedValueIsBoundAndNeverPartOfTheStatement() {
    let name = "'; DROP TABLE note; --"
    let sql: SQL = "SELECT id FROM note WHERE text = \(name) AND size > \(3)"
    #expect(sql.text == "SELECT id FROM note WHERE text = ? AND size > ?")
    #expect(sql.arguments == [.text(name), .integer(3)])
  }

  @Test func anInterpolatedStatementBringsItsValuesInTheirPlaces() {
    let inner: SQL = "text = \("b")"
    let sql: SQL = "\("a") \(inner) \("c")"
    #expect(sql.text == "? text = ? ?")
    #expect(sql.arguments == [.text("a"), .text("b"), .text("c")])
    #expect((inner + inner).arguments == [.text("b"), .text("b")])
  }

  @Test func aListBecomesAParenthesisedListOfParameters() {
    let sql: SQL = "id IN \(["a", "b"]) OR size IN \([Int64]())"
    #expect(sql.text == "id IN (?, ?) OR size IN (NULL)")
    #expect(sql.arguments == [.text("a"), .text("b")])
  }

  @Test func anAbsentValueIsNull() {
    let nothing: String? = nil
    let sql: SQL = "\(nothing), \(ID<Int>?.none), \(Optional("x"))"
    #expect(sql.arguments == [.null, .null, .text("x")])
  }

  @Test func bytesAreOneValueAndNotAList() {
    let sql: SQL = "\([UInt8]([1, 2]))"
    #expect(sql.text == "?")
    #expect(sql.arguments == [.blob([1, 2])])
  }
}
