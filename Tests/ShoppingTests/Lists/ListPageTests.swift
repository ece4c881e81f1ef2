import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct ListPageTests {
  @Test func aNewListExistsOnlyOnceItIsSaved() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let page = try await marta.get(ShoppingPaths.newList()).page
    for name in ["Editar", "Añadir", "Duplicar", "Eliminar"] {
      #expect(page.button(named: name)?.element["disabled"] != nil, "\(name)")
    }
    #expect(try await marta.read { try ListStore($0).lists() }.elements.isEmpty)
    let form = try #require(page.form)
    let saved = try await marta.browser.submit(form, typing: ["name": "Semana"])
    let list = try await marta.browser.follow(saved).page
    #expect(list.title == "Semana")
    #expect(list.button(named: "Duplicar")?.element["disabled"] == nil)
    let again = try await marta.browser.submit(form, typing: ["name": "Semana"])
    #expect(again.status == 303)
    #expect(try await marta.read { try ListStore($0).lists() }.elements.count == 1)
  }

  @Test func aListWithoutANameIsNotSavedAndSaysWhy() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let form = try #require(try await marta.get(ShoppingPaths.newList()).page.form)
    let answer = try await marta.browser.submit(form, typing: ["name": " "])
    #expect(answer.status == 422)
    #expect(try answer.page.field("name")?.problem == "Escribe un nombre.")
  }

  @Test func copyingTwiceWithOnePageMakesOneCopy() async throws {
    let cast = try await HouseholdCast()
    let page = try await cast.marta.get(ShoppingPaths.list(cast.list)).page
    let address = cast.marta.address(ShoppingPaths.listCopy(cast.list))
    let form = try #require(page.forms.first { $0.action == address })
    let first = try await cast.marta.browser.submit(form)
    let second = try await cast.marta.browser.submit(form)
    #expect(first.location == second.location)
    #expect(try await cast.marta.read { try ListStore($0).lists() }.elements.count == 2)
  }

  @Test func theOrderIsRememberedForEachPersonAndList() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan Bimbo\nleche")
    let list = ShoppingPaths.list(cast.list)
    _ = try await cast.marta.post(ShoppingPaths.listView(cast.list), [("order", "brand")])
    let marta = try await cast.marta.get(list).page
    let luis = try await cast.luis.get(list).page
    #expect(marta.button(named: "Marca")?.element["aria-pressed"] == "true")
    #expect(luis.button(named: "Categoría")?.element["aria-pressed"] == "true")
    #expect(marta.texts(of: "main .group-title").contains("Sin marca"))
  }

  @Test func whatIsBoughtStandsBelowInEveryOrder() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan Bimbo\nleche\nzanahorias\najos")
    try await cast.set("pan")
    try await cast.set("ajos")
    for order in ItemOrder.allCases {
      _ = try await cast.marta.post(ShoppingPaths.listView(cast.list), [("order", order.rawValue)])
      for edit in ["1", nil] {
        let page = try await cast.marta.get(ShoppingPaths.list(cast.list).with("edit", edit)).page
        #expect(page.texts(of: "main .group-title").last == "Comprado", "\(order)")
        #expect(Set(page.texts(of: "main .row-title").suffix(2)) == ["pan", "ajos"], "\(order)")
      }
    }
  }

  @Test func picturesAreSeenAndNotHeard() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("leche\nlentejas\nxyzzy")
    for page in [ShoppingPaths.list(cast.list), ShoppingPaths.trip(cast.list), ShoppingPaths.staples()] {
      let root = try await cast.marta.get(page).page.root
      let pictures = root.all(".rows .good-picture")
      #expect(Set(pictures.map { $0["data-picture"] ?? "" }) == ["🥛", "🥫", ""])
      #expect(pictures.allSatisfy { $0.text.isEmpty })
      #expect(pictures.allSatisfy { $0["aria-hidden"] == "true" })
    }
  }

  @Test func theNumberOfQueriesDoesNotGrowWithTheItems() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    let few = try await queries(cast)
    try await cast.type((0..<60).map { "cosa \($0)" }.joined(separator: "\n"))
    #expect(try await queries(cast) == few)
  }

  private func queries(_ cast: HouseholdCast) async throws -> Int {
    let list = cast.list
    return try await cast.marta.read { view in
      let counted = CountedView(view)
      _ = try ItemStore(counted).items(of: list)
      _ = try CategoryStore(counted, .es).categories()
      _ = try ListStore(counted).lists()
      _ = try GoodStore(counted, .es).goods()
      return counted.count
    }
  }
}
