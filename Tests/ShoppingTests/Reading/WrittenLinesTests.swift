import Kit
import Testing

@testable import Shopping

@Suite struct WrittenLinesTests {
  @Test(arguments: WrittenLines.known) func nineteenOfTwentyLinesAreReadAsTheyWereMeant(table: WrittenLines) {
    print("\(table.name): \(table.score) of 100")
    #expect(table.score >= 95, "\(table.account)")
  }

  /// Written by somebody who had not seen the rules, and not looked at while these were made.
  @Test(arguments: Language.allCases) func mostOfTheUnseenAreReadAsTheyWereMeant(language: Language) {
    let unseen = WrittenLines.unseen.of(language)
    print("unseen \(language): \(unseen.score) of 100 of \(unseen.lines.count)")
    #expect(unseen.score >= 85, "\(unseen.wrong.count)")
  }

  @Test(arguments: [
    ("yerba mate", "yerba mate"), ("chá mate", "chá mate"), ("papa", "papa"), ("2 kg de papa", "papa"),
    ("Tía María", "Tía María"), ("all bran", "all bran"), ("love hearts", "love hearts"), ("mate", "mate"),
  ])
  func whatOneCanBuyIsNotTakenForTalk(typed: String, name: String) {
    #expect(ListText(typed, parser: ShoppingCast.parser).entries.map(\.line.name) == [name])
  }

  @Test func theTablesHoldSixHundredLines() {
    #expect(WrittenLines.known.reduce(0) { $0 + $1.lines.count } >= 600)
    #expect(WrittenLines.unseen.lines.count >= 120)
  }
}
