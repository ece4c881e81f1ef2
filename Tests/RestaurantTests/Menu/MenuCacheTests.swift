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
    #expect(try await !words(cast.luis).contains("Agotado Disponible"))
    let before = try await words(cast.luis)
    _ = try await cast.marta.post(DeskPaths.stock(), [("soldOut", bread.id.description)])
    #expect(try await words(cast.luis) != before)
    _ = try await cast.marta.post(DeskPaths.stock(), [("available", bread.id.description)])
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
      #expect(try await cast.marta.get(RestaurantPaths.menu()).page.root.first(".stock-button") != nil)
      #expect(try await guest.get("\(place)/restaurant/menu").page.root.first(".stock-button") == nil)
      #expect(try await english.get("\(place)/restaurant/menu").page.words.contains("Bread rubbed with tomato"))
    }
  }

  @Test func aSearchKeepsToTheMenuAsItIs() async throws {
    let cast = try await DeskCast()
    let bread = try await cast.dish("Pan con tomate")
    #expect(try await cast.luis.get(RestaurantPaths.menu().with("q", "pan tom")).page.words.contains("Pan con tomate"))
    _ = try await cast.marta.post(RestaurantPaths.dishDeletion(bread.id))
    #expect(try await !cast.luis.get(RestaurantPaths.menu().with("q", "pan tom")).page.words.contains("Pan con tomate"))
  }
}
