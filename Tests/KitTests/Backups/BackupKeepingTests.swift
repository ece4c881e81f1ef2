import TestKit
import Testing

@testable import Kit

@Suite struct BackupKeepingTests {
  private let keeping = BackupKeeping(zone: Zone("Europe/Madrid")!)

  /// Noon in Madrid, so many days before the last one.
  private func noon(daysAgo: Int) -> Instant {
    Instant(iso8601: "2026-11-21T11:00:00Z")! - .seconds(daysAgo * 24 * 3600)
  }

  private func daysKept(_ daysAgo: some Sequence<Int>) -> [Int] {
    let kept = keeping.kept(of: daysAgo.map(noon))
    return (0...2_000).filter { kept.contains(noon(daysAgo: $0)) }
  }

  @Test func ofAYearOfDailyCopiesSevenDaysFourWeeksAndSixMonthsAreKept() {
    // Saturday, 21 November: the weeks end on the Sundays of the 15th, the 8th and the 1st, the months on their last days.
    #expect(daysKept(0...365) == [0, 1, 2, 3, 4, 5, 6, 13, 20, 21, 52, 82, 113, 144])
  }

  @Test func ofOneDayTheNewestIsKept() {
    let (morning, evening) = (noon(daysAgo: 0) - .seconds(3600), noon(daysAgo: 0))
    #expect(keeping.kept(of: [morning, evening]) == [evening])
  }

  @Test func theDayIsThatOfTheHouse() {
    let beforeMidnight = Instant(iso8601: "2026-11-20T22:59:00Z")!
    let afterMidnight = Instant(iso8601: "2026-11-20T23:01:00Z")!
    #expect(keeping.kept(of: [beforeMidnight, afterMidnight]).count == 2)
  }

  @Test func aHouseThatWasClosedForAYearKeepsWhatItHad() {
    let old = [400, 401, 402]
    #expect(daysKept([0] + old) == [0] + old)
  }

  @Test func nothingOfNothing() {
    #expect(keeping.kept(of: []).isEmpty)
  }
}
