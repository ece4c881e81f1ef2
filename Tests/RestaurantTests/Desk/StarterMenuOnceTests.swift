import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct StarterMenuOnceTests {
  @Test func theFirstOpeningFillsTheMenuAndNoLaterOneDoes() async throws {
    let marta = try await TestHouse().owner(language: .es)
    #expect(try await marta.get(RestaurantPaths.menu()).page.words.contains("Croquetas de jamón"))
    let dishes = try await marta.read { try DishStore($0).dishes() }
    #expect((28...36).contains(dishes.count))
    for dish in dishes { try await marta.change { _ = try DishStore($0).remove(dish.id, mainly: .es) } }
    #expect(try await !marta.get(RestaurantPaths.menu()).page.words.contains("Croquetas de jamón"))
    _ = try await marta.get(RestaurantPaths.dishes())
    #expect(try await marta.read { try DishStore($0).dishes() }.isEmpty)
  }

  @Test func itIsReadInTheReadersLanguage() async throws {
    for (language, name) in [(Language.en, "Ham croquettes"), (.pt, "Croquetes de presunto")] {
      let marta = try await TestHouse().owner(language: language)
      #expect(try await marta.get(RestaurantPaths.menu()).page.words.contains(name))
    }
  }

  @Test func thePublicPageStaysClosedUntilTheOwnerOpensIt() async throws {
    let cast = try await DeskCast()
    #expect(try await cast.marta.read { try ReceptionStore($0).reception(of: "restaurant") } == nil)
  }

  @Test func whereSomebodyMadeADishBeforeItStaysAsTheyMadeIt() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let id: ID<Dish> = marta.home.house.mint.id()
    try await marta.change { edit in
      var draft = DishDraft(groups: [])
      draft.fields["name.es"] = "Gazpacho"
      draft.fields["price"] = "5"
      draft.fields["section"] = DishDraft.newSection
      draft.sectionName = "Sopas"
      try DishStore(edit).add(draft, id: id, photo: .keep, for: Reader(language: .es, main: .es))
    }
    let page = try await marta.get(RestaurantPaths.menu()).page
    #expect(page.words.contains("Gazpacho"))
    #expect(!page.words.contains("Croquetas"))
  }
}
