import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct CustomerStoreTests {
  @Test func customersStandByNameWithÑAfterN() async throws {
    let marta = try await TestHouse().owner()
    for name in ["Ñora", "nube", "Ábaco", "Oliva"] {
      let id: ID<Customer> = marta.home.house.mint.id()
      try await marta.change { try CustomerStore($0).add(CustomerDraft(name: name, address: "x"), id: id) }
    }
    let names = try await marta.read { try $0.offered() as Window<Customer> }.elements.map(\.name)
    #expect(names == ["Ábaco", "nube", "Ñora", "Oliva"])
  }

  @Test func aCustomerWithoutOrdersIsDeletedAndComesBack() async throws {
    let cast = try await OrdersCast()
    let answer = try await cast.marta.post(OrdersPaths.customerDeletion(cast.ana.id))
    #expect(try await cast.marta.get(OrdersPaths.customer(cast.ana.id)).status == 410)
    try await cast.marta.undo(answer)
    #expect(try await cast.marta.get(OrdersPaths.customer(cast.ana.id)).status == 200)
  }

  @Test func aCustomerThatOrdersHoldIsArchivedAndTheToastSaysHowMany() async throws {
    let cast = try await OrdersCast()
    let order = try await cast.add(cast.draft())
    let answer = try await cast.marta.post(OrdersPaths.customerDeletion(cast.ana.id))
    let list = try await cast.marta.browser.get(try #require(answer.location))
    #expect(list.text.contains("Ana García (kept in 1 order)"))
    let shown = try await cast.marta.read { try $0.offered() as Window<Customer> }
    #expect(shown.elements.isEmpty)
    #expect(try await cast.order(order).customerName == "Ana García")
  }

  @Test func archivingIsUndone() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    let answer = try await cast.marta.post(OrdersPaths.customerDeletion(cast.ana.id))
    try await cast.marta.undo(answer)
    #expect(try await cast.marta.read { try $0.offered() as Window<Customer> }.elements.count == 1)
  }

  @Test func removedTwiceIsRemovedOnce() async throws {
    let cast = try await OrdersCast()
    let ana = cast.ana.id
    let first = try await cast.marta.change { try $0.remove(ana) }
    let second = try await cast.marta.change { try $0.remove(ana) }
    #expect(first != nil)
    #expect(second == nil)
  }

  @Test func theAccountAddsUpWhatIsOpenAndWhatIsPaid() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft(code: "1", state: .confirmed))
    try await cast.add(cast.draft(code: "2", state: .delivered))
    try await cast.add(cast.draft(code: "3", state: .paid, lines: [cast.line(cast.cake, quantity: 1, price: "20")]))
    try await cast.add(cast.draft(code: "4", state: .cancelled))
    try await cast.add(cast.draft(code: "5", state: .draft))
    let ana = cast.ana.id
    let account = try await cast.marta.read { try CustomerStore($0).account(of: ana) }
    #expect(account.open.minorUnits == 2 * 840)
    #expect(account.paid.minorUnits == 2_000)
    #expect(account.orders.count == 5)
    #expect(account.purchases.map(\.name) == ["Bread", "Cake"])
    #expect(account.purchases.map(\.quantity) == [9, 1])
    #expect(account.purchases.map(\.lastPrice.minorUnits) == [280, 2_000])
  }

  @Test func whatBelongsToAnotherSpaceIsNotFound() async throws {
    let cast = try await OrdersCast()
    let other = try await cast.marta.home.owner("Zoe")
    let ana = cast.ana.id
    await #expect(throws: Refusal.notFound) { try await other.read { try $0.find(ana) } }
    #expect(try await other.get(OrdersPaths.customer(ana)).status == 404)
  }
}
