import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct StarterMenuOnceTests {
  /// A space that somebody makes on the page for it.
  private func made(in language: Language) async throws -> (marta: TestMember, address: String) {
    let marta = try await TestHouse().owner(language: language)
    let answer = try await marta.browser.post(
      "/spaces/new", [("name", "Casa Pepe"), ("currency", "EUR"), ("zone", "Europe/Madrid")])
    return (marta, try #require(answer.location))
  }

  @Test func aSpaceThatIsMadeHasAMenu() async throws {
    for (language, name) in [
      (Language.es, "Croquetas de jamón"), (.en, "Ham croquettes"), (.pt, "Croquetes de presunto"),
    ] {
      let (marta, address) = try await made(in: language)
      #expect(try await marta.browser.get("\(address)/restaurant/menu").page.words.contains(name))
    }
  }

  @Test func aSpaceOfBeforeGetsItOnceAndLooksAreNoChange() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let sequence = try await marta.read(\.sequence)
    #expect(try await !marta.get(RestaurantPaths.menu()).page.words.contains("Croquetas de jamón"))
    #expect(try await marta.read(\.sequence) == sequence)
    try await begin(marta)
    #expect(try await marta.get(RestaurantPaths.menu()).page.words.contains("Croquetas de jamón"))
    let dishes = try await marta.read { try DishStore($0).dishes() }
    #expect((28...36).contains(dishes.count))
    for dish in dishes { try await marta.change { _ = try DishStore($0).remove(dish.id) } }
    try await begin(marta)
    #expect(try await marta.read { try DishStore($0).dishes() }.isEmpty)
  }

  private func begin(_ marta: TestMember) async throws {
    marta.home.clock.advance(by: .seconds(3601))
    let schedule = marta.home.house.schedule
    let job = try #require(schedule.jobs.first { $0.name == "restaurant.begin-menus" })
    #expect(try await schedule.runIfDue(job))
  }

  @Test func theMenuItBeginsWithDoesNotFixTheCurrency() async throws {
    let marta = try await TestHouse().owner(language: .es)
    try await begin(marta)
    let app = RestaurantApp()
    #expect(try await !marta.read { try app.holdsAmounts(in: $0) })
    let dish = try #require(try await marta.read { try DishStore($0).dishes() }.first)
    try await marta.change { _ = try DishStore($0).remove(dish.id) }
    #expect(try await marta.read { try app.holdsAmounts(in: $0) })
  }

  @Test func thePublicPageStaysClosedUntilTheOwnerOpensIt() async throws {
    let cast = try await DeskCast()
    #expect(try await cast.marta.read { try PublicPageStore($0).publicPage(of: "restaurant") } == nil)
  }

  @Test func whereSomebodyMadeADishBeforeItStaysAsTheyMadeIt() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let id: ID<Dish> = marta.home.house.mint.id()
    try await marta.change { transaction in
      var draft = DishDraft()
      draft.name[.es] = "Gazpacho"
      draft.price = "5"
      draft.section = DishDraft.newSection
      draft.sectionName = "Sopas"
      try DishStore(transaction).add(draft, id: id, photo: .keep, for: MenuLanguage(language: .es, main: .es))
    }
    try await begin(marta)
    let page = try await marta.get(RestaurantPaths.menu()).page
    #expect(page.words.contains("Gazpacho"))
    #expect(!page.words.contains("Croquetas"))
  }
}
