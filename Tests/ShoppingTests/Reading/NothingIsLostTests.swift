import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct NothingIsLostTests {
  /// Bits that mean something, bits that almost do, and bits that mean trouble.
  private static let bits = [
    "2", "0", "1,5", "1.250", "3,50", "½", "⅓", "1/2", "1/0", "99999999999999999999", "kg", "g", "l", "uds.", "lata",
    "latas", "de", "del", "of", "x", "×", "x2", "6x", "(", ")", "/", "%", "€", "€3", "3€/kg", "a", "@", "por", "c/u",
    "total",
    "medio", "media", "y", "cuarto", "y mitad", "a dozen", "half", "tomates", "leche", "Mimosa", "Coca-Cola", "7up",
    "pão",
    "água", "🍅", "👨‍👩‍👧", "\u{301}", "e\u{301}", "\u{200D}", "\u{0}", "-", "--", "[", "]", "[x]", ".", "...", ",", ":", "'",
    "“", "”",
    "·", "#", "\\", "<b>", "ß", "ﬁ", "ñ", "\u{FF12}", "٣", "²", "\u{202E}", "\u{FE0F}", "😀", "一", "NaN", "nil",
  ]

  private static let glue = ["", "", " ", " ", " ", "  ", "\t", "\u{A0}", ",", ", "]

  private static func mangled(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...9, using: &generator) {
      text += generator.pick(bits) + generator.pick(glue)
    }
    return text
  }

  @Test(arguments: 0..<12) func everyCharacterOfAMangledLineIsInOnePartOfTheReading(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let currencies: [Currency] = [.eur, .gbp, .jpy, .tnd, .pen]
    let parser = LineParser(
      currency: generator.pick(currencies), language: generator.pick(Language.allCases), brands: LineRow.brands)
    for _ in 0..<500 {
      let text = Self.mangled(&generator)
      guard let reading = parser.reading(of: text) else {
        #expect(Self.ink(text).isEmpty)
        continue
      }
      #expect(reading.pieces.map { Self.ink($0.text) }.joined() == Self.ink(text))
      #expect(!reading.line.name.isEmpty)
      let kept = reading.pieces.filter { $0.role == .name || $0.role == .size }.map(\.text).joined()
      #expect(Self.ink(reading.line.name).unicodeScalars.sorted() == Self.ink(kept).unicodeScalars.sorted())
    }
  }

  @Test(arguments: 0..<8) func aWordThatMeansNothingElseIsInTheName(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parser = LineParser(currency: .eur, language: .es, brands: LineRow.brands)
    let fronts = ["", "2 ", "2 kg ", "6 x ", "½ ", "media docena de ", "a dozen ", "3 latas de ", "x2 "]
    let ends = ["", " 3,50", " 3,50 €/kg", " Mimosa", " Mimosa 0,89", " a 2,00 cada uno"]
    let counts = [" x2", " 2kg", " (2)", " 2 latas 1,20", " 1,20 x 3"]
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Self.word(&generator) }
      let front = generator.pick(fronts)
      let text = front + words.joined(separator: " ") + generator.pick(front.isEmpty ? ends + counts : ends)
      let line = try #require(parser.line(text))
      #expect(line.name == words.joined(separator: " "), "\(text)")
    }
  }

  @Test func aVeryLongLineIsReadInNoTime() {
    let parser = LineParser(currency: .eur, language: .es, brands: LineRow.brands)
    let text = String(repeating: "2 kg tomates x 3,50 ½ ", count: 5_000)
    #expect(parser.line(text)?.name.isEmpty == false)
  }

  /// Consonants of no language's words.
  private static func word(_ generator: inout SeededGenerator) -> String {
    "zq" + String((0..<5).map { _ in generator.pick(Array("bcdfghjklmnpñçã")) })
  }

  private static func ink(_ text: String) -> String {
    String(text.unicodeScalars.filter { !$0.properties.isWhitespace }.map(Character.init))
  }
}
