import Kit
import TestKit
import Testing

@testable import Shopping

/// A page gives each line that it sends an id. A line that is added to an item that is there goes by that id all the same.
@Suite struct AliasTests {
  private func send(_ text: String, ids: [ID<Item>], key: String? = nil, _ cast: HouseholdCast) async throws
    -> TestAnswer
  {
    let operation = key ?? cast.mint.uuid().text
    return try await cast.marta.post(
      ShoppingPaths.lines(cast.list),
      [("text", text)] + ids.map { ("item", $0.description) } + [("operation", operation)])
  }

  @Test func anIDOfALineIsOfTheFirstThingThere() async throws {
    let cast = try await HouseholdCast()
    let ids: [ID<Item>] = [cast.mint.id(), cast.mint.id(), cast.mint.id()]
    _ = try await send("leche, pan y sal\ngracias\nhuevos", ids: ids, cast)
    let items = try await cast.items()
    #expect(Set(items.map(\.line.name)) == ["leche", "pan", "sal", "huevos"])
    #expect(items.first { $0.line.name == "leche" }?.id == ids[0])
    #expect(items.first { $0.line.name == "huevos" }?.id == ids[2])
  }

  @Test func eachLineOfAPasteHasTheIDThatThePageGaveIt() async throws {
    let cast = try await HouseholdCast()
    let ids: [ID<Item>] = [cast.mint.id(), cast.mint.id(), cast.mint.id()]
    _ = try await send("pan\nleche\nsal", ids: ids, cast)
    #expect(try await cast.items().map(\.id) == ids)
    #expect(try await cast.items().map(\.line.name) == ["pan", "leche", "sal"])
  }

  @Test func aLineThatWasAddedToAnItemIsTickedChangedAndDeletedByItsOwnID() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 l leche")
    let (own, line) = (try #require(try await cast.item("leche")).id, cast.mint.id() as ID<Item>)
    _ = try await send("1 l leche", ids: [line], cast)
    #expect(try await cast.texts() == ["3 l leche"])

    let ticked = try await cast.marta.post(ShoppingPaths.itemPurchase(cast.list, line), [("bought", "yes")])
    #expect(ticked.status == 303)
    #expect(try await cast.item("leche")?.isBought == true)

    let fields = [("name", "leche"), ("was.name", "leche"), ("note", "desnatada"), ("was.note", "")]
    #expect(try await cast.marta.post(ShoppingPaths.item(cast.list, line), fields).status == 303)
    #expect(try await cast.item("leche")?.note == "desnatada")
    #expect(try await cast.marta.get(ShoppingPaths.item(cast.list, line)).status == 200)

    #expect(try await cast.marta.post(ShoppingPaths.itemDeletion(cast.list, line), []).status == 303)
    #expect(try await cast.items().isEmpty)
    #expect(try await cast.marta.get(ShoppingPaths.item(cast.list, own)).status == 410)
  }

  @Test func whatWasTakenBackIsNothingAnyMore() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 l leche")
    let line: ID<Item> = cast.mint.id()
    let answer = try await send("1 l leche", ids: [line], cast)
    let done = answer.location?.split(separator: "done=").last.flatMap { ID<Activity>($0) }
    #expect(try await cast.undo(done).status == 303)
    #expect(try await cast.texts() == ["2 l leche"])
    let ticked = try await cast.marta.post(ShoppingPaths.itemPurchase(cast.list, line), [("bought", "yes")])
    #expect(ticked.status == 404)
    #expect(try await cast.item("leche")?.isBought == false)
  }

  @Test func aLineIsAddedOnceHoweverOftenItArrives() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg gambas")
    let (line, key): (ID<Item>, String) = (cast.mint.id(), cast.mint.uuid().text)
    let first = try await send("1 kg gambas", ids: [line], key: key, cast)
    let second = try await send("1 kg gambas", ids: [line], key: key, cast)
    #expect(second.location == first.location)
    #expect(try await cast.texts() == ["3 kg gambas"])
  }

  @Test func anIDThatWasUsedIsNotUsedAgain() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg gambas")
    let line: ID<Item> = cast.mint.id()
    _ = try await send("1 kg gambas", ids: [line], cast)
    #expect(try await send("1 kg gambas", ids: [line], cast).status == 422)
    #expect(try await send("pan", ids: [line], cast).status == 422)
    #expect(try await cast.texts() == ["3 kg gambas"])
  }

  @Test func anIDOfAnotherSpaceMeansNothing() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 l leche")
    let line: ID<Item> = cast.mint.id()
    _ = try await send("1 l leche", ids: [line], cast)
    let zoe = try await cast.marta.home.owner("Zoe")
    let answer = try await zoe.post(ShoppingPaths.itemPurchase(cast.list, line), [("bought", "yes")])
    #expect(answer.status == 404)
  }
}
