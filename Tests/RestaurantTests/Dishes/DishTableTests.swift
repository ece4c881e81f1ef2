import TestKit
import Testing

@testable import Kit
@testable import Restaurant

/// The dishes as a table, and what is done to several at once.
@Suite struct DishTableTests {
  @Test(arguments: [
    ("menu", ["Garlic soup", "Steak", "Flan"]), ("-menu", ["Flan", "Steak", "Garlic soup"]),
    ("name", ["Flan", "Garlic soup", "Steak"]), ("price", ["Flan", "Garlic soup", "Steak"]),
    ("-price", ["Steak", "Garlic soup", "Flan"]), ("stock", ["Steak", "Garlic soup", "Flan"]),
    ("-stock", ["Garlic soup", "Flan", "Steak"]),
  ])
  func aTableIsSortedByItsHeads(sort: String, expected: [String]) async throws {
    let cast = try await RestaurantCast()
    _ = try await select([cast.steak], "sold-out", cast)
    #expect(try await names(cast, sort: sort) == expected)
  }

  @Test func severalRunOutAreThereAgainAndAreUndoneTogether() async throws {
    let cast = try await RestaurantCast()
    _ = try await select([cast.flan], "sold-out", cast)
    let answer = try await select([cast.soup, cast.steak, cast.flan], "sold-out", cast)
    #expect(try await cast.marta.browser.follow(answer).page.text(of: ".toast p") == "Sold out: Garlic soup, Steak")
    #expect(try await soldOut(cast) == [cast.soup, cast.steak, cast.flan])
    try await cast.marta.undo(answer)
    #expect(try await soldOut(cast) == [cast.flan])
    _ = try await select([cast.soup, cast.flan], "available", cast)
    #expect(try await soldOut(cast) == [])
  }

  @Test func severalGoAndComeBackTogether() async throws {
    let cast = try await RestaurantCast()
    let answer = try await select([cast.soup, cast.flan], "deleted", cast)
    #expect(try await names(cast, sort: "menu") == ["Steak"])
    try await cast.marta.undo(answer)
    #expect(try await names(cast, sort: "menu") == ["Garlic soup", "Steak", "Flan"])
  }

  private func names(_ cast: RestaurantCast, sort: String) async throws -> [String] {
    try await cast.marta.get(RestaurantPaths.dishes().with("sort", sort)).page.texts(of: "tbody .row-title")
  }

  private func soldOut(_ cast: RestaurantCast) async throws -> Set<ID<Dish>> {
    try await cast.marta.read { view in Set(try DishStore(view).dishes().filter(\.isSoldOut).map(\.id)) }
  }

  private func select(_ ids: [ID<Dish>], _ wanted: String, _ cast: RestaurantCast) async throws -> TestAnswer {
    try await cast.marta.post(
      RestaurantPaths.dishSelection(), ids.map { ("row", $0.description) } + [("to", wanted)])
  }
}
