import Kit
import Testing

@testable import Shopping

@Suite struct ChatTextTests {
  private static let list = ListText(
    title: "Cena del sábado",
    entries: [
      entry("2 kg tomates"), entry("pan", isBought: true), entry("6 uds. leche Pascual", note: "la azul"), entry("sal"),
    ])

  private static func entry(_ line: String, note: String = "", isBought: Bool = false) -> ListText.Entry {
    ListText.Entry(line: ShoppingCast.parser.line(line) ?? ItemLine(name: line), note: note, isBought: isBought)
  }

  @Test func itReadsAsSomebodyWritesIt() {
    #expect(
      ChatText(list: Self.list).text(in: .es) == """
        Cena del sábado:
        • 2 kg tomates
        • 6 uds. leche Pascual (la azul)
        • sal
        ✓ pan

        """)
  }

  @Test(arguments: Language.allCases) func pastedItPutsTheSameThingsThere(language: Language) {
    let read = ListText(ChatText(list: Self.list).text(in: language), parser: ShoppingCast.parser).entries
    let quantities = [
      Quantity(thousandths: 2000, unit: .kilogram), Quantity(thousandths: 6000, unit: .piece), nil, nil,
    ]
    #expect(read.map(\.line.quantity) == quantities)
    #expect(read.map(\.line.brand) == [nil, "Pascual", nil, nil])
    #expect(read.map(\.isBought) == [false, false, false, true])
  }
}
