import Kit
import TestKit
import Testing

/// An engine may have to run a change once more, when what it had written is undone.
@Suite struct RepeatedChangeTests {
  private func rows(repeats: Bool) async throws -> [String: Int] {
    let home = try await TestHouse(repeats: repeats)
    let marta = try await home.settled()
    let luis = try await home.member(of: marta.space)
    let furnishing = Furnishing(marta: marta)
    _ = try await furnishing.add()
    _ = try await furnishing.order(for: luis)
    await home.house.schedule.runDue()
    return try await RowCounts(home)()
  }

  @Test func aChangeThatIsRunTwiceIsMadeOnce() async throws {
    #expect(try await rows(repeats: true) == rows(repeats: false))
  }
}
