import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct TrashAndScheduleTests {
  @Test func anOrderComesBackWithItsLines() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let answer = try await cast.marta.post(OrdersPaths.orderDeletion(id))
    try await cast.marta.undo(answer)
    #expect(try await cast.order(id).total.minorUnits == 840)
    #expect(try await cast.lines(id).count == 1)
  }

  @Test func theTrashIsEmptiedAfterThirtyDaysAndNotBefore() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    try await cast.marta.change { _ = try OrderStore($0).remove(id) }
    await cast.marta.home.runOn(for: .seconds(30 * 24 * 3600))
    #expect(try await rows(cast) == 1)
    await cast.marta.home.runOn(for: .seconds(2 * 3600))
    #expect(try await rows(cast) == 0)
  }

  @Test func whatCanNoLongerBeUndoneSaysSo() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let answer = try await cast.marta.post(OrdersPaths.orderDeletion(id))
    await cast.marta.home.runOn(for: .seconds(31 * 24 * 3600))
    #expect(try await cast.marta.undo(answer).status == 410)
  }

  @Test func aJobRunsOnceUntilItIsDueAgain() async throws {
    let cast = try await OrdersCast()
    let schedule = cast.marta.home.house.schedule
    #expect(await schedule.runDue().ran.contains("orders.empty-trash"))
    #expect(await schedule.runDue().ran.isEmpty)
    cast.marta.home.clock.advance(by: .seconds(3600))
    #expect(await schedule.runDue().ran.contains("orders.empty-trash"))
  }

  @Test func anUnsavedFormIsSweptAfterAWeek() async throws {
    let cast = try await OrdersCast()
    let id: ID<Order> = cast.marta.home.house.mint.id()
    _ = try await cast.marta.post(OrdersPaths.draft(id), [("note", "x"), ("draft", "save")])
    await cast.marta.home.runOn(for: .seconds(8 * 24 * 3600))
    #expect(try await cast.marta.get(OrdersPaths.draft(id)).status == 410)
  }

  private func rows(_ cast: OrdersCast) async throws -> Int? {
    try await cast.marta.read { try $0.connection.value("SELECT COUNT(*) AS n FROM orders_order") }
  }
}
