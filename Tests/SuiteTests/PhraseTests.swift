import Foundation
import Kit
import TestKit
import Testing

/// No phrase is English on a Spanish or Portuguese page.
@Suite struct PhraseTests {
  /// Words that are the same, and phrases made of names and signs alone.
  private static let same: Set<String> = [
    "Total", "Total: \\(money)", "Error", "Euro", "Link", "Links", "No", "Alcohol", "Chocolate", "Menu", "Paella",
    "Pasta", "Pizza", "Risotto", "Rosé", "Sushi",
  ]
  private static let english: Set<String> = [
    "the", "and", "with", "your", "this", "that", "from", "have", "are", "was", "were", "not", "you", "for",
    "what", "which", "please", "here", "there", "save", "delete", "name", "back", "open", "done", "new", "add",
    "choose",
    "write", "order", "orders", "customer", "customers", "product", "products", "price", "date", "state", "edit",
  ]

  private struct Literal {
    let file: String
    let es: String
    let en: String
    let pt: String
  }

  @Test func everyPhraseIsWrittenInEachLanguage() throws {
    let literals = try literals()
    #expect(literals.count > 150)
    for phrase in literals {
      let words = phrase.en.replacing(/\\\([^)]*\)/, with: "").filter { $0.isLetter || $0.isWhitespace }
      let isBare = words.allSatisfy(\.isWhitespace) || Self.same.contains(phrase.en)
      #expect(isBare || phrase.es != phrase.en, "\(phrase.file): \(phrase.en)")
      #expect(isBare || phrase.pt != phrase.en, "\(phrase.file): \(phrase.en)")
    }
  }

  @Test func noSpanishOrPortuguesePhraseHoldsEnglishWords() throws {
    // “for” is Portuguese too: of “ser” and of “ir”.
    for phrase in try literals() {
      for (text, english) in [(phrase.es, Self.english), (phrase.pt, Self.english.subtracting(["for"]))] {
        let bare = text.replacing(/\\\([^)]*\)/, with: " ").lowercased()
        let words = Set(bare.split { !$0.isLetter }.map(String.init))
        let found = words.intersection(english)
        #expect(found.isEmpty, "\(phrase.file): \(text)")
      }
    }
  }

  @Test func spanishAndPortugueseAreNotMixedUp() throws {
    for phrase in try literals() {
      #expect(!phrase.es.contains { "ãõçêôâ".contains($0) }, "\(phrase.file): \(phrase.es)")
      #expect(!phrase.pt.contains { "ñ¿¡".contains($0) }, "\(phrase.file): \(phrase.pt)")
    }
  }

  @Test(arguments: [Language.es, .pt])
  func noPageShowsAnEnglishPhrase(language: Language) async throws {
    let english = Set(try literals().filter { !$0.en.contains("\\") && $0.en != $0.es && $0.en != $0.pt }.map(\.en))
    let house = try await TestHouse(demo: true)
    let marta = try await house.owner(language: language)
    for route in house.house.routes.all where route.method == .get && !route.pattern.contains("/live") {
      let path = route.pattern.replacing(":space", with: marta.space.description)
      guard !path.contains(":") else { continue }
      let page = try await marta.browser.get(path).text
      for text in page.split(separator: /<[^>]*>/).map({ $0.trimmingCharacters(in: .whitespaces) }) {
        #expect(!english.contains(text), "\(path): \(text)")
      }
    }
  }

  /// The phrases of the sources that are written on the spot.
  private func literals() throws -> [Literal] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
      .standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    let pattern = /Phrase\(\s*es:\s*"((?:[^"\\]|\\.)*)",\s*en:\s*"((?:[^"\\]|\\.)*)",\s*pt:\s*"((?:[^"\\]|\\.)*)"\s*\)/
    return try files.flatMap { file in
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      return text.matches(of: pattern).map { match in
        Literal(
          file: file, es: String(match.output.1), en: String(match.output.2), pt: String(match.output.3))
      }
    }
  }
}
