import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct IngredientsTests {
  @Test(
    arguments: [
      ("Pan rallado, huevos, jamón y leche", [.gluten, .eggs, .milk]),
      ("Sesame, soy sauce and prawns", [.crustaceans, .soybeans, .sesame]),
      ("Ameijoas, alho e vinho branco", [.sulphites, .molluscs]), ("Agua y sal", []), ("", []),
    ] as [(String, Set<Allergen>)])
  func aListNamesItsAllergensInAnyLanguage(list: String, named: Set<Allergen>) {
    #expect(Ingredients(list).named == named)
  }
}

@Suite struct DeclaringTests {
  private func section(of dish: Dish) -> Link { DeskPaths.declaring(dish.section) }

  @Test func whatNoDishOfASectionContainsIsSaidOfAllOfThemAtOnce() async throws {
    let cast = try await DeskCast()
    let wine = try await cast.dish("Vino tinto de la casa")
    let guests = RestaurantPaths.menu().with("without", "gluten")
    let before = try await cast.luis.get(guests).page.texts(of: ".dish .row-title")
    let answer = try await cast.luis.post(section(of: wine), [("free", "gluten")])
    let after = try await cast.luis.get(guests).page.texts(of: ".dish .row-title")
    #expect(before == ["Agua mineral"])
    #expect(after.contains("Vino tinto de la casa"))
    let done = try #require(answer.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    try await cast.undo(done)
    #expect(try await cast.luis.get(guests).page.texts(of: ".dish .row-title") == before)
  }

  @Test func ingredientsNameWhatADishContainsAndAreNeverReadAsFree() async throws {
    let cast = try await DeskCast()
    let soup = try await cast.dish("Gazpacho")
    _ = try await cast.luis.post(
      section(of: soup), [(SectionDeclaration.ingredients(soup.id), "Tomate, apio y altramuces")])
    let declared = try await cast.dish("Gazpacho").allergens
    #expect(declared[.celery] == .contains && declared[.lupin] == .contains)
    #expect(declared.allergens(.free) == soup.allergens.allergens(.free))
    _ = try await cast.luis.post(section(of: soup), [(SectionDeclaration.rest(soup.id), "yes")])
    #expect(try await cast.dish("Gazpacho").allergens.isComplete)
  }

  @Test func aDietThatTheIngredientsDoNotAllowIsSaidBesideThem() async throws {
    let cast = try await DeskCast()
    let bread = try await cast.dish("Pan con tomate")
    let field = SectionDeclaration.ingredients(bread.id)
    let answer = try await cast.luis.post(section(of: bread), [(field, "Pan, tomate y queso")])
    #expect(answer.status == 422)
    #expect(try answer.page.field(field)?.value == "Pan, tomate y queso")
    #expect(try answer.page.words.contains("Un plato vegano no puede contener"))
    #expect(try await cast.dish("Pan con tomate").allergens == bread.allergens)
  }
}
