import TestKit
import Testing

@testable import Kit
@testable import Restaurant

@Suite struct DishNeedsTests {
  @Test(arguments: [
    ("Tomate, pepino, pimiento y aceite de oliva", ["Tomate", "pepino", "pimiento", "aceite de oliva"]),
    ("Lomo de merluza, con verduras. Plato para dos.", ["Lomo de merluza", "verduras"]),
    ("Chicken with  rice and peas", ["Chicken", "rice", "peas"]),
    ("Bacalhau com natas e salsa", ["Bacalhau", "natas", "salsa"]),
    ("Casero", ["Gazpacho"]), ("", ["Gazpacho"]), (" , y ", ["Gazpacho"]),
  ])
  func whatADescriptionEnumeratesIsBoughtElseWhatTheDishIsCalled(_ description: String, _ things: [String]) {
    #expect(DishNeeds("Gazpacho", description).things == things)
  }

  @Test func whatIsSoldOutGoesToTheShoppingListEachThingOnce() async throws {
    let marta = try await TestHouse().owner(language: .en)
    try await marta.change { try RestaurantApp().addSample(in: .en, to: $0) }
    #expect(
      try await marta.get(RestaurantPaths.dishes()).page.link(named: "Buy ingredients for sold-out dishes") == nil)
    try await marta.change { transaction in
      try transaction.run(
        "UPDATE restaurant_dish SET is_sold_out = 1 WHERE space_id = \(transaction.space.id) AND position < 3")
      try transaction.record(Dish.changed, of: Subject(Dish.topic, transaction.mint.id(Dish.self), title: "Menu"))
    }
    let link = try #require(
      try await marta.get(RestaurantPaths.dishes()).page.link(named: "Buy ingredients for sold-out dishes"))
    #expect(link.address.hasPrefix(marta.address(Link(inSpace: "/shopping/adding"))))
    #expect(link.address.contains("thing="))
    let luis = try await marta.home.member(of: marta.space)
    _ = try await marta.home.house.accounts.change { transaction in
      try transaction.connection.run("UPDATE kit_member SET apps = 'restaurant' WHERE person_id = \(luis.person.id)")
    }
    #expect(try await luis.get(RestaurantPaths.dishes()).page.link(named: "Buy ingredients for sold-out dishes") == nil)
  }
}
