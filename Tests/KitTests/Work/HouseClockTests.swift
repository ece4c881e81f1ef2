import TestKit
import Testing

@testable import Kit

@Suite struct HouseClockTests {
  private let start = TestClock.start
  private static let hour = Duration.seconds(3600)
  private static let day = Duration.seconds(24 * 3600)

  /// Whether the house would delete by each of these times, one after the other.
  private func verdicts(_ steps: [Duration]) -> [Bool] {
    var clock = HouseClock(seen: start)
    return steps.map { clock.look(at: start + $0) }
  }

  @Test func aClockThatGoesOnIsTrusted() {
    #expect(verdicts([.zero, Self.hour, Self.day, Self.day * 2]) == [true, true, true, true])
  }

  @Test func aLeapIsBelievedAfterADay() {
    let leap = Self.day * 4_000
    #expect(
      verdicts([leap, leap + Self.hour, leap + Self.hour * 23, leap + Self.day, leap + Self.hour * 25])
        == [false, false, false, true, true])
  }

  @Test func aLeapThatIsTakenBackDeletesNothing() {
    let leap = Self.day * 4_000
    #expect(verdicts([leap, leap + Self.hour, Self.hour * 2, Self.hour * 3]) == [false, false, true, true])
  }

  /// As that of another machine, or as one was read before its turn came.
  @Test func aStepBackOfAMomentTakesNoLeapBack() {
    let (leap, moment) = (Self.day * 4_000, Duration.milliseconds(5))
    #expect(
      verdicts([leap, leap - moment, leap + Self.hour, leap + Self.day - moment, leap + Self.day])
        == [false, false, false, false, true])
  }

  @Test func aSecondLeapBeginsTheTrialAnew() {
    let (leap, further) = (Self.day * 4_000, Self.day * 8_000)
    #expect(verdicts([leap, further, further + Self.day]) == [false, false, true])
  }

  @Test func aHouseThatIsOpenedOnceAMonthStillClearsUp() {
    #expect(verdicts([Self.day * 30, Self.day * 60, Self.day * 90, Self.day * 120]) == [false, true, false, true])
  }

  @Test func whatSomebodyDidLastTellsWhatTimeItWas() async throws {
    let home = try await TestHouse()
    let marta = try await home.owner()
    _ = try await marta.change { try $0.record(BellApp.rung, of: Subject("bell.rung", marta.space, title: "Bell")) }
    home.clock.advance(by: Self.day * 2)
    let now = home.clock.now
    #expect(try await !home.database.write { try HouseClock.isTrusted(at: now, in: $0) })
  }

  @Test func theTrashOutlivesAClockThatWasWrongForAnHour() async throws {
    let home = try await TestHouse()
    let space = try await home.owner().space
    _ = try await home.database.write { connection in
      try connection.run("UPDATE kit_space SET ends_at = \(TestClock.start + Self.day * 30) WHERE id = \(space)")
    }
    let isThere = { try await home.database.read { try $0.row("SELECT id FROM kit_space WHERE id = \(space)") != nil } }
    await home.house.schedule.runDue()
    home.clock.advance(by: Self.day * 4_000)
    for _ in 1...3 {
      await home.house.schedule.runDue()
      home.clock.advance(by: Self.hour)
    }
    #expect(try await isThere())
    home.clock.advance(by: .zero - Self.day * 4_000)
    await home.house.schedule.runDue()
    #expect(try await isThere())
    await home.runOn(for: Self.day * 31)
    #expect(try await !isThere())
  }
}
