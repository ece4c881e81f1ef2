import Kit
import TestKit
import Testing

@testable import Restaurant

/// What the springboard says of the restaurant.
@Suite struct TodayTests {
  private func lines(_ marta: TestMember) async throws -> [String] {
    let page = try await marta.get(Link(inSpace: "/")).page
    return zip(page.texts(of: ".today .row-title"), page.texts(of: ".today .row-subtitle")).map { "\($0): \($1)" }
  }

  @Test func whatTheKitchenHasBeforeItIsSaid() async throws {
    let cast = try await KitchenCast()
    #expect(try await lines(cast.marta) == [])
    let first = try await cast.order()
    try await cast.order()
    #expect(try await lines(cast.marta) == ["Cocina: 2 por hacer"])
    try await cast.bring(first, to: .ready, from: .received)
    #expect(try await lines(cast.marta) == ["Cocina: 1 por hacer · 1 listo"])
    try await cast.bring(first, to: .done, from: .ready)
    #expect(try await lines(cast.marta) == ["Cocina: 1 por hacer"])
  }

  @Test func tablesThatWaitAreNamedUntilTheyAreAnswered() async throws {
    let cast = try await TablesCast()
    try await cast.guest().sit(at: cast.tables[0])
    try await cast.guest().sit(at: cast.tables[2])
    #expect(try await lines(cast.marta) == ["Tables waiting: Table 1, Table 3"])
    try await cast.answer(0)
    #expect(try await lines(cast.marta) == ["Tables waiting: Table 3"])
    try await cast.answer(2, welcome: false)
    #expect(try await lines(cast.marta) == [])
  }

  @Test func aTableForWhichSeveralWaitIsNamedOnce() async throws {
    let cast = try await TablesCast()
    try await cast.guest().sit(at: cast.tables[0])
    try await cast.answer(0)
    for _ in 1...2 { try await cast.guest().sit(at: cast.tables[0]) }
    #expect(try await lines(cast.marta) == ["Tables waiting: Table 1"])
  }
}
