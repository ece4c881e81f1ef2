import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct StarterMenuTests {
  private func file() throws -> MenuFile {
    try StarterMenu.file(mint: .system)
  }

  @Test func everyDishIsReadAndNothingIsLeftOver() throws {
    let file = try file()
    #expect((28...36).contains(file.dishes.count))
    #expect(file.refused.isEmpty)
    #expect(file.unread.isEmpty)
  }

  @Test func everythingIsWrittenInThreeLanguages() throws {
    for entry in try StarterMenu.entries(currency: .eur, mint: .system) {
      let options = entry.modifiers.flatMap { [$0.name] + $0.options.map(\.name) }
      for text in [entry.section, entry.name, entry.description] + options {
        #expect(text.languages == Language.allCases, "\(text.text(for: .en, mainly: .es))")
      }
    }
  }

  @Test func sentencesAreShortAndTranslated() throws {
    for entry in try StarterMenu.entries(currency: .eur, mint: .system) {
      let texts = Language.allCases.map { entry.description[$0] }
      #expect(Set(texts).count == 3)
      #expect(texts.allSatisfy { $0.count <= 120 && $0.hasSuffix(".") && $0.first?.isUppercase == true })
    }
  }

  @Test func tagsAgreeWithAllergensAndNothingUncertainIsCalledFree() throws {
    let entries = try StarterMenu.entries(currency: .eur, mint: .system)
    #expect(entries.allSatisfy { $0.tags.problem(with: $0.allergens) == nil })
    #expect(entries.filter { !$0.allergens.allergens(.free).isEmpty }.map { $0.name[.en] } == ["Mineral water"])
    #expect(entries.contains { $0.allergens.isUndeclared })
    #expect(entries.contains { $0.tags.contains(.vegan) })
  }

  @Test func pricesArePlausibleInWhateverCurrency() throws {
    for currency in [Currency.eur, .jpy, .kwd] {
      let prices = try StarterMenu.entries(currency: currency, mint: .system).map(\.price)
      #expect(prices.allSatisfy { $0.currency == currency && (100...2500).contains($0.minorUnits) })
    }
  }

  @Test func sectionsFollowOneAnother() throws {
    let sections = try StarterMenu.entries(currency: .eur, mint: .system).map { $0.section[.en] }
    let order = sections.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(order.count == Set(sections).count)
    #expect(order.first == "To share" && order.last == "Drinks")
  }

  @Test func theSameSideOfTwoDishesIsOneGroup() throws {
    let sides = try StarterMenu.entries(currency: .eur, mint: .system).flatMap(\.modifiers).filter {
      $0.name[.en] == "Side"
    }
    #expect(sides.count == 2)
    #expect(Set(sides.map(\.id)).count == 1)
  }
}
