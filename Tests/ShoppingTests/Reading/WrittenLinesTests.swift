import Testing

@testable import Shopping

@Suite struct WrittenLinesTests {
  @Test(arguments: WrittenLines.known) func nineteenOfTwentyLinesAreReadAsTheyWereMeant(table: WrittenLines) {
    #expect(table.score >= 95, "\(table.account)")
  }

  @Test func theTablesHoldSixHundredLines() {
    #expect(WrittenLines.known.reduce(0) { $0 + $1.lines.count } >= 600)
    #expect(WrittenLines.unseen.lines.count >= 120)
  }
}
