import Kit
import Testing

@testable import Restaurant

@Suite struct DietTagTests {
  @Test func whatIsVeganIsVegetarianToo() {
    let tags = DietTags([.vegan, .spicy])
    #expect(tags.contains(.vegetarian))
    #expect(tags.shown == [.vegan, .spicy])
    #expect(!DietTags([.vegetarian]).contains(.vegan))
  }

  @Test(arguments: [Allergen.milk, .eggs, .fish, .crustaceans, .molluscs])
  func aVeganDishWithSomethingOfAnAnimalIsRefused(allergen: Allergen) {
    #expect(DietTags([.vegan]).problem(with: AllergenDeclaration(contains: [allergen])) != nil)
    #expect(DietTags([.vegan]).problem(with: AllergenDeclaration(mayContain: [allergen])) == nil)
  }

  @Test func aVegetarianDishMayHaveMilkButNoFish() {
    let tags = DietTags([.vegetarian])
    #expect(tags.problem(with: AllergenDeclaration(contains: [.milk, .eggs])) == nil)
    #expect(
      tags.problem(with: AllergenDeclaration(contains: [.fish, .molluscs, .milk]))?.inEnglish
        == "A vegetarian dish cannot contain fish and molluscs. Remove the tag or correct the allergens.")
  }

  @Test func shellfishIsNotKosher() {
    #expect(DietTags([.kosher]).problem(with: AllergenDeclaration(contains: [.crustaceans])) != nil)
    #expect(DietTags([.kosher]).problem(with: AllergenDeclaration(contains: [.fish])) == nil)
  }

  @Test func theMessageNamesWhatIsWrongInEachLanguage() {
    let problem = DietTags([.vegan]).problem(with: AllergenDeclaration(contains: [.milk, .eggs]))
    #expect(
      problem?.inSpanish
        == "Un plato vegano no puede contener huevo y leche. Quita la etiqueta o corrige los alérgenos.")
  }

  @Test func storedAndReadTheyAreTheSame() {
    for tags in [DietTags(), DietTags([.vegan, .halal]), DietTags([.vegetarian, .kosher, .spicy])] {
      #expect(DietTags(stored: tags.stored) == tags)
    }
    #expect(DietTags(stored: "paleo") == nil)
  }
}

@Suite struct MenuFilterTests {
  @Test func anEmptyFilterShowsEverything() {
    #expect(MenuFilter().isEmpty)
    #expect(MenuFilter().admits(DietTags(), .undeclared))
    #expect(MenuFilter().description == nil)
    #expect(MenuFilter(Form([("q", "tarta"), ("traces", "1")])).isEmpty)
  }

  @Test func onlyDishesKnownToBeSafeAreShown() {
    let filter = MenuFilter(avoided: [.milk, .nuts])
    #expect(!filter.admits(DietTags(), .undeclared))
    #expect(!filter.admits(DietTags(), AllergenDeclaration(free: [.milk])))
    #expect(!filter.admits(DietTags(), AllergenDeclaration(mayContain: [.nuts], free: [.milk])))
    #expect(filter.admits(DietTags(), AllergenDeclaration(contains: [.fish], free: [.milk, .nuts])))
  }

  @Test func aVeganDishIsShownToWhoWantsVegetarianOnes() {
    let filter = MenuFilter(diets: [.vegetarian])
    #expect(filter.admits(DietTags([.vegan]), .undeclared))
    #expect(!filter.admits(DietTags([.spicy]), .undeclared))
  }

  @Test func itGoesIntoAnAddressAndComesBackTheSame() {
    let filter = MenuFilter(diets: [.vegan, .halal], avoided: [.milk, .sesame], toleratesTraces: true)
    #expect(filter.form.urlEncoded == "diet=vegan&diet=halal&without=milk&without=sesame&traces=1")
    #expect(MenuFilter(filter.form) == filter)
    #expect(
      MenuFilter(Form([("diet", "paleo"), ("without", "water"), ("without", "fish")])) == MenuFilter(avoided: [.fish]))
  }

  @Test func itSaysWhatItShows() {
    let filter = MenuFilter(diets: [.vegan], avoided: [.milk, .nuts], toleratesTraces: true)
    #expect(
      filter.description?.written == [
        "Vegano, sin leche, sin frutos de cáscara y también los que pueden contenerlos",
        "Vegan, without milk, without tree nuts and those that may contain them too",
        "Vegano, sem leite, sem frutos de casca rija e também os que podem conter",
      ])
  }
}
