import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct OutboxModelTests {
  @Test func whatTwoPhonesDoWithAListWithoutSignalArrivesOnceAndStays() async throws {
    let cast = try await HouseholdCast()
    let faults = try await OutboxModel.faults { seed in
      let list: ID<ShoppingList> = cast.mint.id()
      try await cast.marta.change { try ListStore($0).add(ListDraft(name: "Semana \(seed)"), id: list) }
      return ListShelf(member: cast.marta, list: list)
    }
    #expect(faults == [])
  }
}

/// Lines of a list: those of one name become one.
private struct ListShelf: OutboxShelf {
  let member: TestMember
  let list: ID<ShoppingList>
  let states = ["no", "yes"]
  let sharedNames = ["pan", "leche", "huevos", "arroz"]

  func carryOut(_ change: OutboxChange, in transaction: SpaceTransaction) throws {
    let (items, item) = (ItemStore(transaction), ID<Item>(change.thing))
    switch change.kind {
    case .add(let name):
      try items.add([IncomingItem(line: ItemLine(name: name))], to: list, ids: [item], in: .es)
    case .set(let state): _ = try items.set(item, on: list, bought: state == "yes")
    case .remove: _ = try items.remove(item, from: list)
    }
  }

  func things(in view: SpaceView) throws -> [String: OutboxThing] {
    let items = try ItemStore(view).items(of: list).map { item in
      (item.id.description, OutboxThing(name: item.line.name, state: item.isBought ? "yes" : "no"))
    }
    return Dictionary(uniqueKeysWithValues: items)
  }
}
