import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct HoursReadingTests {
  @Test(arguments: [
    ("13:00-16:00, 20:00-23:30", "13:00–16:00, 20:00–23:30"), ("13-16 20-23.30", "13:00–16:00, 20:00–23:30"),
    ("13:00 – 16:00", "13:00–16:00"), ("20–01:30", "20:00–01:30"), ("9h-13h30; 17h–20h", "09:00–13:30, 17:00–20:00"),
    ("20:00—24:00", "20:00–24:00"), ("de 13 a 16", ""), ("13 a 16 y 20 a 23", "13:00–16:00, 20:00–23:00"),
    ("20-23, 13-16", "13:00–16:00, 20:00–23:00"), ("13-16,16-20", "13:00–20:00"), ("9 to 17", "09:00–17:00"),
    ("20-00", "20:00–24:00"), ("00:00-02:00 20-24", "00:00–02:00, 20:00–24:00"),
  ])
  func hoursAreReadAsPeopleTypeThem(typed: String, shown: String) throws {
    guard !shown.isEmpty else {
      #expect(throws: HoursReading.Misreading.self) { try HoursReading.intervals(typed) }
      return
    }
    #expect(try HoursReading.intervals(typed).phrase.inEnglish == shown)
  }

  @Test(arguments: ["", "  ", "cerrado", "Closed", "FECHADO", "-"])
  func nothingOrAWordForItIsClosed(typed: String) throws {
    #expect(try HoursReading.intervals(typed).isEmpty)
  }

  @Test(arguments: ["24h", "24 horas", "00:00-24:00", "0-24", "00-00", "24/7"])
  func roundTheClockIsTheWholeDay(typed: String) throws {
    #expect(try HoursReading.intervals(typed) == [.wholeDay])
  }

  @Test(arguments: [
    "13", "13:60-14:00", "25-26", "13-16-20", "one to two", "24-2", "13:5-14", "1300-1600", "١٣-١٦",
  ])
  func whatIsNoTimeIsSaidToBeUnclear(typed: String) {
    let error = #expect(throws: HoursReading.Misreading.self) { try HoursReading.intervals(typed) }
    guard case .malformed = error else {
      Issue.record("\(typed): \(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["13-", "-16", "13:00-16:00, 20:00-", HoursReading.unsaid])
  func aTimeThatIsMissingIsAskedFor(typed: String) {
    #expect(throws: HoursReading.Misreading.half) { try HoursReading.intervals(typed) }
  }

  @Test func timesTurnedRoundAreNotTakenForANight() throws {
    let error = #expect(throws: HoursReading.Misreading.self) { try HoursReading.intervals("16:00-13:00") }
    #expect(
      error?.message.inEnglish
        == "16:00–13:00 ends before it begins. After midnight, closing can be as late as 08:00.")
    #expect(try HoursReading.intervals("23:00-08:00").first?.crossesMidnight == true)
    #expect(throws: HoursReading.Misreading.self) { try HoursReading.intervals("23:00-08:01") }
  }

  @Test(arguments: ["08:00-20:00, 20:00-08:00", "13-16, 20-1:30", "24h", "9-17", "22:00-06:00", "00:00-02:00 20-24"])
  func whatIsTakenComesBackFromTheColumnAndTheField(typed: String) throws {
    let intervals = try HoursReading.intervals(typed)
    let week = WeeklyHours([.monday: intervals, .wednesday: intervals])
    #expect(WeeklyHours(stored: week.stored) == week)
    #expect([HoursInterval](stored: week[.monday].stored) == week[.monday])
  }

  @Test func whatOverlapsIsNamed() {
    let error = #expect(throws: HoursReading.Misreading.self) { try HoursReading.intervals("15-18, 13-16") }
    #expect(error?.message.inSpanish == "13:00–16:00 y 15:00–18:00 se solapan.")
  }

  @Test func anIntervalOfNoTimeIsRefused() {
    #expect(throws: HoursReading.Misreading.empty("13-13")) { try HoursReading.intervals("13-13") }
  }

  @Test func moreStretchesThanADayHasAreRefused() {
    let typed = (0..<9).map { "\($0 * 2):00-\($0 * 2 + 1):00" }.joined(separator: ",")
    #expect(throws: HoursReading.Misreading.tooMany) { try HoursReading.intervals(typed) }
  }

  @Test func whatTheFieldShowsIsReadBackTheSame() throws {
    for typed in ["", "24h", "13-16, 20-01:30", "0-2, 22-24"] {
      let intervals = try HoursReading.intervals(typed)
      #expect(try HoursReading.intervals(intervals.fieldText) == intervals)
      #expect([HoursInterval](stored: intervals.stored) == intervals)
    }
  }

  @Test func noisyTextIsReadOrRefusedAndNeverBreaksAnything() {
    var random = SeededGenerator(seed: 3)
    let signs = Array("0123456789:.-–,; hay/\u{301}😀")
    for _ in 0..<2000 {
      let text = String((0..<Int.random(in: 0...20, using: &random)).map { _ in random.pick(signs) })
      do throws(HoursReading.Misreading) {
        let intervals = try HoursReading.intervals(text)
        #expect(zip(intervals, intervals.dropFirst()).allSatisfy { $0.end < $1.start }, "\(text)")
      } catch {
        #expect(error.message.written.allSatisfy { !$0.isEmpty })
      }
    }
  }
}

@Suite struct WeeklyHoursTests {
  private func form(_ fields: [Weekday: String]) -> Form {
    Form(fields.map { (WeeklyHours.field($0), $1) })
  }

  @Test func aFormGivesAWeekAndTheWeekGivesTheForm() throws {
    let week = try WeeklyHours(form([.monday: "closed", .friday: "13-16, 20-01:30", .sunday: "13-17"]))
    #expect(week[.monday].isEmpty && week[.tuesday].isEmpty)
    #expect(week[.friday].count == 2)
    let shown = Weekday.allCases.map { ($0, week[$0].fieldText) }
    #expect(try WeeklyHours(form(Dictionary(uniqueKeysWithValues: shown))) == week)
    #expect(week.stored == "5 13:00-16:00,20:00-01:30;7 13:00-17:00")
    #expect(WeeklyHours(stored: week.stored) == week)
  }

  @Test func eachDayThatCannotBeReadHasItsMessage() {
    let error = #expect(throws: Invalid.self) { try WeeklyHours(form([.monday: "x", .sunday: "16-13"])) }
    #expect(error?.messages.keys.sorted() == ["hours.1", "hours.7"])
  }

  @Test func aDayMayNotBeginBeforeTheNightBeforeIsOver() throws {
    let error = #expect(throws: Invalid.self) { try WeeklyHours(form([.sunday: "20-2", .monday: "1-3"])) }
    #expect(
      error?["hours.1"]?.written == [
        "01:00–03:00 empieza antes de que acabe la noche anterior (domingo).",
        "01:00–03:00 begins before the previous night (Sunday) is over.",
        "01:00–03:00 começa antes de acabar a noite anterior (domingo).",
      ])
    #expect(throws: Never.self) { try WeeklyHours(form([.sunday: "20-2", .monday: "2-3"])) }
  }

  @Test func eachDayIsWrittenInWords() throws {
    let week = try WeeklyHours(form([.saturday: "20-24", .sunday: "24h"]))
    #expect(week[.monday].phrase.written == ["Cerrado", "Closed", "Fechado"])
    #expect(week[.saturday].phrase.inEnglish == "20:00–24:00")
    #expect(week[.sunday].phrase.inEnglish == "24 hours")
  }

  @Test(arguments: ["8 13:00-16:00", "1", "1 13", "1 13:00-16:00;1 20:00-21:00", "x y"])
  func whatNobodyStoredIsNotRead(stored: String) {
    #expect(WeeklyHours(stored: stored) == nil)
  }

  @Test func aWeekThatIsAlwaysClosedIsStoredAsNothing() {
    #expect(WeeklyHours.closed.stored == "")
    #expect(WeeklyHours(stored: "") == .closed)
  }
}
