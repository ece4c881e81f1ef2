import Kit
import Testing

@testable import Shopping

@Suite struct SuggestionsTests {
  private static func habit(
    _ name: String, times: Int, lastUsed: Int64 = 0, unit: Shopping.Unit? = nil
  ) -> RememberedGood {
    RememberedGood(
      id: ShoppingCast.id(1), name: name, brand: "", category: nil,
      quantity: unit.flatMap { Quantity(thousandths: 1000, unit: $0) }, timesUsed: times,
      usedAt: Instant(milliseconds: lastUsed), isStaple: false, prices: [:])
  }

  private let habits = [
    habit("tomates cherry", times: 3), habit("pan", times: 40), habit("leche", times: 25, unit: .carton),
    habit("té", times: 3, lastUsed: 5), habit("Tortilla del bar", times: 3, lastUsed: 9),
  ]

  private func names(_ typed: String, _ language: Language = .es, atMost limit: Int = 8) -> [String] {
    Suggestions(habits: habits, language: language).suggestions(for: typed, atMost: limit).map(\.name)
  }

  @Test func whatTheHouseholdBuysMostComesFirstThenWhatItBoughtLast() {
    #expect(names("t", atMost: 3) == ["Tortilla del bar", "té", "tomates cherry"])
    #expect(names("") == ["pan", "leche", "Tortilla del bar", "té", "tomates cherry"])
  }

  @Test func theDictionaryFollowsInTheReadersLanguage() {
    #expect(names("tomat").prefix(2) == ["tomates cherry", "tomates"])
    #expect(names("tomat", .en).contains("tomatoes"))
    #expect(!names("tomat", .en).contains("tomates"))
    #expect(names("ovo", .pt).first == "ovos")
  }

  @Test func anyWordMayBeginWithWhatIsTypedAndTheFirstWordCountsMore() {
    let found = names("naran", atMost: 20)
    #expect(found.first == "naranjas")
    #expect(found.contains("zumo de naranja"))
    #expect(names("zum nar") == ["zumo de naranja"])
    #expect(names("nar zum") == ["zumo de naranja"])
  }

  @Test func caseAndAccentsDoNotMatter() {
    #expect(names("TÉ").first == "té")
    #expect(names("limon").first == "limones")
    #expect(names("ALBARICOQ") == ["albaricoques"])
  }

  @Test func whatTheHouseholdHasIsNotOfferedTwice() {
    #expect(names("leche").filter { $0 == "leche" }.count == 1)
    #expect(names("pan").filter { $0 == "pan" }.count == 1)
  }

  @Test func aSuggestionSaysTheUsualUnitAndWhereItComesFrom() throws {
    let suggestions = Suggestions(habits: habits, language: .es)
    let milk = try #require(suggestions.suggestions(for: "leche", atMost: 1).first)
    #expect(milk.unit == .carton)
    #expect(milk.source == .habit(habits[2]))
    let onions = try #require(suggestions.suggestions(for: "ceboll", atMost: 1).first)
    #expect(onions.unit == .kilogram)
    #expect(onions.source == .dictionary)
  }

  /// Whoever types it wants more of it.
  @Test func whatIsToBeBoughtAlreadyIsOfferedOnlyWhileOneTypes() {
    let list = [
      ShoppingCast.item("2 l leche"), ShoppingCast.item("Pan", 2), ShoppingCast.item("té", 3, isBought: true),
    ]
    func offered(_ typed: String) -> [String] {
      Offer.offers(for: typed, goods: habits, besides: list, parser: ShoppingCast.parser).map(\.line.name)
    }
    #expect(offered("") == ["Tortilla del bar", "té", "tomates cherry"])
    #expect(offered("2 lech").first == "leche")
  }

  @Test func thereAreNoMoreThanAskedForAndNoneForNonsense() {
    #expect(names("a", atMost: 5).count == 5)
    #expect(names("a", atMost: 0).isEmpty)
    #expect(names("zzz").isEmpty)
    #expect(names("·").count == habits.count)
  }
}
