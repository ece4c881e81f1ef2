import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct MenuCacheTests {
  private func words(_ member: TestMember) async throws -> String {
    try await member.get(RestaurantPaths.menu()).page.words
  }

  @Test func whatChangesOnTheMenuIsOnTheNextPage() async throws {
    let cast = try await DeskCast()
    let bread = try await cast.dish("Pan con tomate")
    #expect(try await !words(cast.luis).contains("Agotado"))
    let before = try await words(cast.luis)
    _ = try await cast.marta.post(RestaurantPaths.soldOut(bread.id), [("soldOut", "yes")])
    #expect(try await words(cast.luis) != before)
    _ = try await cast.marta.post(RestaurantPaths.soldOut(bread.id), [("soldOut", "no")])
    #expect(try await words(cast.luis) == before)
    try await cast.undo(
      cast.marta.post(RestaurantPaths.dishDeletion(bread.id)).location?.split(separator: "done=").last
        .flatMap { ID<Activity>(String($0)) })
    #expect(try await words(cast.luis) == before)
  }

  @Test func whatHappensElsewhereKeepsIt() async throws {
    let cast = try await DeskCast()
    let cache = MenuCache()
    let card = try await cast.marta.read { try cache.card(in: $0) }
    let soup = try #require(card.parts.first?.dishes.first)
    _ = try await cast.luis.post(RestaurantPaths.lines(), [("dish", soup.id.description)])
    let later = try await cast.marta.read { try cache.card(in: $0) }
    #expect(later.parts.flatMap(\.dishes) == card.parts.flatMap(\.dishes))
  }

  @Test func eachReaderHasRowsOfTheirOwn() async throws {
    let cast = try await DeskCast()
    try await cast.open()
    let (guest, place) = cast.guest()
    let english = cast.marta.home.stranger(language: .en)
    for _ in 0..<2 {
      #expect(try await guest.get("\(place)/restaurant/menu").page.words.contains("Pan con tomate"))
      #expect(try await english.get("\(place)/restaurant/menu").page.words.contains("Bread rubbed with tomato"))
    }
  }

  @Test func whatOneHasTakenIsCountedForOneselfAlone() async throws {
    let cast = try await DeskCast()
    let bread = try await cast.dish("Pan con tomate")
    _ = try await cast.marta.get(RestaurantPaths.menu())
    _ = try await cast.luis.post(RestaurantPaths.lines(), [("dish", bread.id.description)])
    #expect(try await cast.luis.get(RestaurantPaths.menu()).page.texts(of: ".pick-count") == ["1"])
    #expect(try await cast.marta.get(RestaurantPaths.menu()).page.texts(of: ".pick-count").isEmpty)
    #expect(try await cast.luis.get(RestaurantPaths.menu()).page.text(of: ".basket-bar a")?.contains("3,50") == true)
  }

  @Test func aSlipOfTheFingerFindsTheDishAndAWordSpeltRightFindsNoMore() async throws {
    let cast = try await DeskCast()
    func found(_ words: String) async throws -> [String] {
      try await cast.luis.get(RestaurantPaths.menu().with("q", words)).page.texts(of: ".dish .row-title")
    }
    #expect(try await found("paela") == ["Paella de marisco"])
    #expect(try await found("gapzacho") == ["Gazpacho"])
    #expect(try await found("gazpacho") == ["Gazpacho"])
    #expect(try await found("unicornio").isEmpty)
  }

  @Test func aSearchKeepsToTheMenuAsItIs() async throws {
    let cast = try await DeskCast()
    let bread = try await cast.dish("Pan con tomate")
    #expect(try await cast.luis.get(RestaurantPaths.menu().with("q", "pan tom")).page.words.contains("Pan con tomate"))
    _ = try await cast.marta.post(RestaurantPaths.dishDeletion(bread.id))
    #expect(try await !cast.luis.get(RestaurantPaths.menu().with("q", "pan tom")).page.words.contains("Pan con tomate"))
  }
}
