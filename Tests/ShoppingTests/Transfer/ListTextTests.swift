import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct ListTextTests {
  private static func entry(_ typed: String, note: String = "", isBought: Bool = false) -> ListText.Entry {
    ListText.Entry(line: ShoppingCast.line(typed), note: note, isBought: isBought)
  }

  @Test func aListReadsAsPeopleWriteOne() {
    let list = ListText(
      title: "Cena del sábado",
      entries: [
        Self.entry("2 kg tomates 3,50"), Self.entry("6 x leche Pascual 0,89", note: "la azul", isBought: true),
        Self.entry("pan"), Self.entry("500 g jamón serrano 7,25"),
      ])
    let text = """
      # Cena del sábado

      - [ ] tomates · 2 kg · 3,50_€/kg
      - [x] leche · 6 uds. · 0,89_€/ud. · marca: Pascual · nota: la azul
      - [ ] pan
      - [ ] jamón serrano · 500 g · 7,25_€ en total

      """
    #expect(list.text(for: ShoppingCast.parser) == text.replacing("_", with: "\u{A0}"))
    expectRoundTrip(list, ShoppingCast.parser)
  }

  @Test func aListOfAnotherAppIsReadAsIfTyped() {
    let text = """
      Compra

      • 2 kg tomates 3,50
      ☑ leche Pascual
      pan · del bueno
      """
    let list = ListText(text, parser: ShoppingCast.parser)
    #expect(list.title.isEmpty)
    #expect(
      list.entries == [
        Self.entry("2 kg tomates 3,50"), Self.entry("leche Pascual", isBought: true), Self.entry("pan · del bueno"),
      ])
  }

  @Test func aListWrittenInOneLanguageIsReadInAnother() {
    let entries = [Self.entry("2 botellas de vino 4,95", note: "tinto"), Self.entry("1,5 l leche Pascual")]
    let list = ListText(title: "Lista", entries: entries)
    for writer in Language.allCases {
      let text = list.text(for: LineParser(currency: .eur, language: writer))
      for reader in Language.allCases {
        #expect(ListText(text, parser: LineParser(currency: .eur, language: reader)) == list)
      }
    }
  }

  @Test func anEmptyListIsEmpty() {
    expectRoundTrip(ListText(title: "", entries: []), ShoppingCast.parser)
    expectRoundTrip(ListText(title: "Vacía", entries: []), ShoppingCast.parser)
  }

  static let hostile = [
    "2 kg tomates", "7up", "- pan", "- [x] pan", "[ ] pan", "1. pan", "# pan", "“pan”", "pan · 2 kg", "pan ·", "· pan",
    "Xarel·lo", "marca: x", "nota: y", "pan\nleche", "pan\r\nleche", "pan\u{2028}", "\u{85}", "\n", " pan", "pan ",
    "a  b",
    "\t", "\\", "\\n", "pan\\", "”", "“", "\u{301}pan", "\u{200D}", "\u{FE0F}", "3,50 €", "x2", "leche Pascual",
    "Coca-Cola", "\u{0}", "<script>", "ﬁ", "👨‍👩‍👧", "\u{600}", "\u{202E}pan", "pan \u{301}", "\\u{41}", "·", " · ",
  ]

  @Test(arguments: hostile) func aHostileNameComesBackAsItWas(text: String) {
    let line = ItemLine(name: text, brand: text, quantity: ShoppingCast.line("2 kg x").quantity)
    expectRoundTrip(
      ListText(
        title: text,
        entries: [
          ListText.Entry(line: ItemLine(name: text)), ListText.Entry(line: line, note: text, isBought: true),
          ListText.Entry(line: ItemLine(name: "pan"), note: text),
        ]),
      ShoppingCast.parser)
  }

  @Test(arguments: 0..<8) func anyListComesBackAsItWas(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let currency = generator.pick([Currency.eur, .gbp, .brl, .jpy, .clp, .tnd, .pen, .chf])
    let parser = LineParser(
      currency: currency, language: generator.pick(Language.allCases), brands: ["Mimosa", "2 kg", "pan"])
    for _ in 0..<60 {
      let entries = (0..<Int.random(in: 0...5, using: &generator)).map { _ in Self.entry(&generator, currency) }
      expectRoundTrip(ListText(title: Self.text(&generator), entries: entries), parser)
    }
  }

  private static func entry(_ generator: inout SeededGenerator, _ currency: Currency) -> ListText.Entry {
    var line = ItemLine(name: text(&generator) + generator.pick(["pan", "2", "-"]))
    if Bool.random(using: &generator) { line.brand = text(&generator) + "x" }
    if Bool.random(using: &generator) {
      let thousandths = generator.pick([1, 10, 125, 1000, 1500, 1234, 1_250_000, 999_999_999, 333_330] as [Int64])
      line.quantity = Quantity(thousandths: thousandths, unit: generator.pick(Unit.allCases))
    }
    if Bool.random(using: &generator) {
      let units = generator.pick([0, 1, 99, 350, 123_456, 100_000_000] as [Int64])
      let basis = Bool.random(using: &generator) ? Price.Basis.whole : .per(generator.pick(Unit.allCases))
      line.price = Price(amount: Money(minorUnits: units, currency: currency), basis: basis)
    }
    return ListText.Entry(
      line: line, note: Bool.random(using: &generator) ? text(&generator) : "", isBought: Bool.random(using: &generator)
    )
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in generator.pick(hostile) }.joined()
  }

  private func expectRoundTrip(_ list: ListText, _ parser: LineParser) {
    let text = list.text(for: parser)
    let read = ListText(text, parser: parser)
    #expect(read.title == list.title)
    #expect(read.entries.count == list.entries.count, "\(text)")
    for (entry, original) in zip(read.entries, list.entries) { #expect(entry == original, "\(text)") }
  }
}
