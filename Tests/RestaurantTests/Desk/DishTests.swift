import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct DishTests {
  @Test func aDishIsMadeWithAllergensOptionsAndASectionOnTheWay() async throws {
    let cast = try await DeskCast()
    let side = try #require(try await cast.groups().first { cast.reader($0.name) == "Guarnición" })
    let form = try #require(try await cast.luis.get(RestaurantPaths.newDish()).page.form)
    let answer = try await cast.luis.browser.submit(
      form,
      typing: [
        "name.es": "Arroz negro", "name.en": "Black rice", "price": "16,50", "section": "new", "sectionName": "Del día",
        "allergen.molluscs": "contains", "allergen.nuts": "may_contain", "rest": "free", "tag.spicy": "yes",
        "group.\(side.id)": "yes",
      ])
    #expect(answer.status == 303)
    let dish = try await cast.dish("Arroz negro")
    #expect(dish.price == Money(minorUnits: 1650, currency: .eur))
    #expect(dish.allergens.allergens(.contains) == [.molluscs])
    #expect(dish.allergens.allergens(.mayContain) == [.nuts])
    #expect(dish.allergens.isComplete)
    #expect(dish.tags.all == [.spicy])
    #expect(dish.hasModifiers)
    #expect(try await cast.sections().last == "Del día")
  }

  @Test func whatIsWrongIsSaidBesideItsFieldAndWhatWasTypedIsKept() async throws {
    let cast = try await DeskCast()
    let form = try #require(try await cast.marta.get(RestaurantPaths.newDish()).page.form)
    let answer = try await cast.marta.browser.submit(
      form, typing: ["name.en": "Only English", "price": "x", "tag.vegan": "yes", "allergen.milk": "contains"])
    #expect(answer.status == 422)
    let page = try answer.page
    #expect(page.words.contains("Escribe el nombre del plato."))
    #expect(page.words.contains("Un plato vegano no puede contener leche"))
    #expect(page.field("price")?.problem != nil)
    #expect(page.field("price")?.value == "x")
    #expect(page.field("name.en")?.value == "Only English")
    #expect(try await cast.dishes().count == 34)
  }

  @Test func twoPeopleWhoChangeDifferentFieldsBothWin() async throws {
    let cast = try await DeskCast()
    let dish = try await cast.dish("Patatas bravas")
    let page = RestaurantPaths.dish(dish.id)
    let (one, other) = (try await cast.marta.get(page).page.form, try await cast.luis.get(page).page.form)
    _ = try await cast.marta.browser.submit(try #require(one), typing: ["price": "7,20"])
    _ = try await cast.luis.browser.submit(
      try #require(other), typing: ["allergen.gluten": "may_contain", "name.en": "Fried potatoes"])
    let changed = try await cast.dish("Patatas bravas")
    #expect(changed.price == Money(minorUnits: 720, currency: .eur))
    #expect(changed.allergens[.gluten] == .mayContain)
    #expect(changed.name[.en] == "Fried potatoes")
    #expect(changed.tags == dish.tags)
  }

  @Test func aDeletedDishComesBackWithItsSection() async throws {
    let cast = try await DeskCast()
    let dish = try await cast.dish("Croquetas de jamón")
    let first = try await cast.marta.change { try DishStore($0).remove(dish.id) }
    let answer = try await cast.marta.get(RestaurantPaths.dish(dish.id))
    #expect(answer.status == 410)
    let second = try await cast.marta.change { try MenuStore($0).remove(dish.section) }
    #expect(try await !cast.sections().contains("Para compartir"))
    try await cast.undo(first)
    #expect(try await cast.dish("Croquetas de jamón").id == dish.id)
    try await cast.undo(second)
    #expect(try await cast.dishes().count == 34)
  }

  @Test func aSectionGoesWithItsDishesAndBothComeBack() async throws {
    let cast = try await DeskCast()
    let before = try await cast.dishes()
    let section = before[0].section
    let answer = try await cast.marta.post(DeskPaths.sectionDeletion(section))
    #expect(answer.status == 303)
    #expect(try await cast.dishes() == before.filter { $0.section != section })
    let done = try #require(answer.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    try await cast.undo(done)
    #expect(try await cast.dishes() == before)
  }

  @Test func sectionsAndDishesAreMovedBeforeOthers() async throws {
    let cast = try await DeskCast()
    let sections = try await cast.marta.read { try MenuStore($0).sections() }
    _ = try await cast.marta.post(
      DeskPaths.sectionPlace(sections[6].id), [("before", sections[0].id.description)])
    #expect(try await cast.sections().first == "Bebidas")
    _ = try await cast.marta.post(DeskPaths.sectionPlace(sections[6].id), [("before", "end")])
    #expect(try await cast.sections().last == "Bebidas")
    let dishes = try await cast.dishes().filter { $0.section == sections[0].id }
    _ = try await cast.marta.post(DeskPaths.dishPlace(dishes[2].id), [("before", dishes[0].id.description)])
    #expect(try await cast.dishes().first?.id == dishes[2].id)
  }

  @Test func theListIsNarrowedAndKeepsItsSearch() async throws {
    let cast = try await DeskCast()
    let page = try await cast.marta.get(RestaurantPaths.dishes().with("q", "croqu")).page
    #expect(page.rows.count == 1)
    let dish = try await cast.dish("Croquetas de jamón")
    let answer = try await cast.marta.post(
      RestaurantPaths.soldOut(dish.id).with("q", "croqu"), [("soldOut", "yes")])
    #expect(answer.location?.contains("q=croqu") == true)
  }

  @Test func aChangedDishIsChargedAsItIsWhenTheOrderIsPlaced() async throws {
    let cast = try await DeskCast()
    let dish = try await cast.dish("Pan con tomate")
    _ = try await cast.luis.post(RestaurantPaths.adding(dish.id))
    let form = try #require(try await cast.marta.get(RestaurantPaths.dish(dish.id)).page.form)
    _ = try await cast.marta.browser.submit(form, typing: ["price": "4", "name.es": "Pan con tomate y sal"])
    let order = try #require(try await cast.luis.get(RestaurantPaths.order()).page.form)
    let answer = try await cast.luis.browser.submit(order, typing: ["way": "dine_in", "total": "400"])
    #expect(answer.status == 303)
    let page = try await cast.luis.browser.follow(answer).page
    #expect(page.words.contains("Pan con tomate y sal"))
    #expect(page.words.contains("4,00"))
  }
}
