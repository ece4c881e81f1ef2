import Testing

@testable import Text

struct LocalTimeTests {
  @Test(arguments: [
    ("2026-11-21T10:30", "2026-11-21T10:30:00"), ("2026-11-21 10:30", "2026-11-21T10:30:00"),
    ("2026-11-21T23:59:59", "2026-11-21T23:59:59"), ("2026-11-21T00:00:00.5", "2026-11-21T00:00:00.500"),
    ("2026-11-21T00:00:00.25", "2026-11-21T00:00:00.250"), ("2026-11-21T00:00:01.007", "2026-11-21T00:00:01.007"),
  ])
  func whatABrowserSendsIsRead(text: String, exact: String) {
    #expect(LocalTime(text)?.exactText == exact)
  }

  @Test(arguments: [
    "", "2026-11-21", "2026-11-21T", "2026-11-21T1:30", "2026-11-21T24:00", "2026-11-21T10:60", "2026-11-21T10:30Z",
    "2026-11-21T10:30:",
    "2026-11-21T10:30:61", "2026-11-21T10:30:00.", "2026-11-21T10:30:00.0005", "2026-02-29T10:30", "2026-11-21X10:30",
    "2026-11-21T10:30 ",
    "2026-11-21T-1:30",
  ])
  func whatNoClockShowsIsRefused(text: String) {
    #expect(LocalTime(text) == nil)
  }

  @Test func aFieldHoldsTheMinute() throws {
    let time = try #require(LocalTime("2026-01-02T03:04:05.006"))
    #expect(time.fieldText == "2026-01-02T03:04")
    #expect([time.hour, time.minute, time.second, time.millisecond] == [3, 4, 5, 6])
    #expect(LocalTime(day: time.day, hour: 3, minute: 4, second: 5, millisecond: 6) == time)
    #expect(LocalTime(day: time.day, hour: 24, minute: 0) == nil)
  }

  @Test func localTimesAreOrderedByDayThenClock() throws {
    let texts = ["2025-12-31T23:59", "2026-01-01T00:00", "2026-01-01T00:01"]
    let times = try texts.map { try #require(LocalTime($0)) }
    #expect(times.reversed().sorted() == times)
  }
}
