import Testing

@testable import Text

@Suite struct ClockTimeTests {
  @Test(arguments: [("00:00", 0), ("09:05", 545), ("23:59", 1439), ("10:30:00", 630)])
  func whatABrowserSendsIsRead(text: String, minute: Int) {
    #expect(ClockTime(text)?.minute == minute)
    #expect(ClockTime(minute: minute)?.description == String(text.prefix(5)))
  }

  @Test(arguments: ["", "9:05", "24:00", "10:60", "10:30:01", "10:30:", "10", "10:30 ", "-1:30", "１０:30"])
  func whatNoClockShowsIsRefused(text: String) {
    #expect(ClockTime(text) == nil)
  }

  @Test func onADayItIsALocalTime() throws {
    let time = LocalTime(try #require(Day("2026-11-21")), at: try #require(ClockTime("20:45")))
    #expect(time.fieldText == "2026-11-21T20:45")
    #expect(ClockTime(minute: ClockTime.minutesInDay) == nil)
    #expect(ClockTime(minute: -1) == nil)
  }
}
