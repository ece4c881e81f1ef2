import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct ListStoreTests {
  @Test func aListMovesByItselfAndBack() async throws {
    let cast = try await HouseholdCast()
    #expect(try await !cast.isCompleted())
    try await cast.type("pan\nleche")
    #expect(try await !cast.isCompleted())
    try await cast.set("pan")
    #expect(try await !cast.isCompleted())
    let last = try await cast.set("leche")
    #expect(try await cast.isCompleted())
    try await cast.undo(last)
    #expect(try await !cast.isCompleted())
    try await cast.set("leche")
    try await cast.type("huevos")
    #expect(try await !cast.isCompleted())
  }

  @Test func deletingTheOnlyOpenItemCompletesTheListAndUndoBringsBoth() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan\nleche")
    try await cast.set("pan")
    let (list, leche) = (cast.list, try #require(try await cast.item("leche")).id)
    let deletion = try await cast.marta.change { try ItemStore($0).remove(leche, from: list) }
    #expect(try await cast.isCompleted())
    try await cast.undo(deletion)
    #expect(try await !cast.isCompleted())
    #expect(try await cast.items().count == 2)
  }

  @Test func theListsStandInTheirSectionsTheNewestFirst() async throws {
    let cast = try await HouseholdCast("Vieja")
    try await cast.type("pan")
    for name in ["Nueva", "Novísima"] {
      cast.marta.home.clock.advance(by: .seconds(60))
      let id: ID<ShoppingList> = cast.mint.id()
      try await cast.marta.change { try ListStore($0).add(ListDraft(name: name), id: id) }
    }
    try await cast.set("pan")
    let lists = try await cast.marta.read { try ListStore($0).lists() }.elements
    #expect(lists.map(\.list.name) == ["Novísima", "Nueva", "Vieja"])
    #expect(lists.map(\.list.isCompleted) == [false, false, true])
    #expect(lists.map(\.items) == [0, 0, 1])
    let found = try await cast.marta.read { try ListStore($0).lists(matching: "novis") }.elements
    #expect(found.map(\.list.name) == ["Novísima"])
  }

  @Test func aLongListOfListsGoesOnWhereItEnded() async throws {
    let cast = try await HouseholdCast()
    for number in 0..<60 {
      cast.marta.home.clock.advance(by: .seconds(1))
      let id: ID<ShoppingList> = cast.mint.id()
      try await cast.marta.change { transaction in
        try ListStore(transaction).add(ListDraft(name: "\(number)"), id: id)
        guard number.isMultiple(of: 3) else { return }
        try ItemStore(transaction).add([IncomingItem(line: ItemLine(name: "x"), isBought: true)], to: id, in: .es)
      }
    }
    let first = try await cast.marta.read { try ListStore($0).lists() }
    let rest = try await cast.marta.read { try ListStore($0).lists(after: first.next) }
    let all = first.elements + rest.elements
    #expect(all.count == 61)
    #expect(Set(all.map(\.list.id)).count == 61)
    #expect(all.map(\.list.isCompleted) == all.map(\.list.isCompleted).sorted { !$0 && $1 })
  }

  @Test func aCopyHasEveryItemAndNoneIsBought() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg tomates 3,50\npan")
    try await cast.set("pan")
    try await cast.set("tomates")
    let (list, copy): (ID<ShoppingList>, ID<ShoppingList>) = (cast.list, cast.mint.id())
    try await cast.marta.change { try ListStore($0).copy(list, as: copy, in: .es) }
    let items = try await cast.items(of: copy)
    let original = try await cast.items()
    #expect(Set(items.map(\.line)) == Set(original.map(\.line)))
    let bought = items.filter(\.isBought)
    #expect(bought.isEmpty)
    let stored = try await cast.marta.read { try $0.find(copy) }
    #expect(stored.name == "Semana (copia)")
    #expect(!stored.isCompleted)
  }

  @Test func aDeletedListComesBackWithItsItemsAndNotWithWhatWasDeletedBefore() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan\nleche")
    let (list, pan) = (cast.list, try #require(try await cast.item("pan")).id)
    try await cast.marta.change { _ = try ItemStore($0).remove(pan, from: list) }
    let deletion = try await cast.marta.change { try ListStore($0).remove(list) }
    #expect(try await cast.marta.get(ShoppingPaths.list(list)).status == 410)
    #expect(try await cast.marta.change { try ListStore($0).remove(list) } == nil)
    try await cast.undo(deletion)
    #expect(try await cast.marta.get(ShoppingPaths.list(list)).status == 200)
    #expect(try await cast.items().map(\.line.name) == ["leche"])
  }

  @Test func renamingKeepsWhatSomebodyElseCalledIt() async throws {
    let cast = try await HouseholdCast()
    let list = cast.list
    try await cast.marta.change { transaction in
      try ListStore(transaction).rename(list, to: ListDraft(name: "Mes"), from: ListDraft(name: "Semana"))
      try ListStore(transaction).rename(list, to: ListDraft(name: "Semana"), from: ListDraft(name: "Semana"))
    }
    #expect(try await cast.marta.read { try $0.find(list) }.name == "Mes")
  }

  @Test func anotherSpaceSeesNothingOfIt() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    let zoe = try await cast.marta.home.owner("Zoe")
    let (list, pan) = (cast.list, try #require(try await cast.item("pan")).id)
    #expect(try await zoe.get(ShoppingPaths.list(list)).status == 404)
    #expect(try await zoe.post(ShoppingPaths.itemPurchase(list, pan), [("bought", "yes")]).status == 404)
    #expect(try await zoe.post(ShoppingPaths.lines(list), [("text", "x")]).status == 404)
    #expect(try await zoe.post(ShoppingPaths.listView(list), [("order", "name")]).status == 404)
  }
}
