import Foundation
import Testing

@testable import Text

struct DayTests {
  @Test(arguments: [
    ("2026-11-21", Weekday.saturday), ("1970-01-01", .thursday), ("1969-12-31", .wednesday), ("2000-02-29", .tuesday),
    ("2024-02-29", .thursday), ("1900-03-01", .thursday), ("0001-01-01", .monday), ("9999-12-31", .friday),
  ])
  func aDayReadsAndWritesItselfAndKnowsItsWeekday(text: String, weekday: Weekday) throws {
    let day = try #require(Day(text))
    #expect(day.description == text)
    #expect(day.weekday == weekday)
  }

  @Test(arguments: [
    "", "2026-11-31", "2026-02-29", "1900-02-29", "2100-02-29", "2026-00-10", "2026-13-01", "2026-01-00", "0000-01-01",
    "2026-1-1",
    "26-01-01", "2026-11-21 ", " 2026-11-21", "2026/11/21", "+026-11-21", "2026-11-+1", "٢٠٢٦-11-21", "10000-01-01",
    "2026-11-21T10:30",
  ])
  func whatIsNoDayIsRefused(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func everyDayOfTheCalendarFollowsTheOneBefore() {
    var day = Day.first
    var (year, month, dayOfMonth) = (1, 1, 1)
    var weekday = 0
    for _ in 0..<(146_097 * 6) {
      let (isSameDate, isSameWeekday) = (day.date == (year, month, dayOfMonth), day.weekday.rawValue == weekday + 1)
      guard isSameDate, isSameWeekday else {
        Issue.record("\(day) should be \(year)-\(month)-\(dayOfMonth), weekday \(weekday + 1)")
        return
      }
      let leaps = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let length = [31, leaps ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      dayOfMonth += 1
      if dayOfMonth > length { (dayOfMonth, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
      weekday = (weekday + 1) % 7
      day = day.adding(days: 1)
    }
  }

  @Test func theCalendarEndsAtItsFirstAndLastDay() {
    #expect(Day.first.description == "0001-01-01")
    #expect(Day.last.description == "9999-12-31")
    #expect(Day.last.adding(days: 1) == .last)
    #expect(Day.first.adding(days: -1) == .first)
    #expect(Day.last.adding(days: .max) == .last)
    #expect(Day.first.adding(days: .min) == .first)
    #expect(Day.last.adding(months: 1) == .last)
    #expect(Day.first.adding(months: -1) == .first)
    #expect(Day.first.adding(months: .max) == .last)
    #expect(Day.last.adding(months: .min) == .first)
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-03-31", -1, "2026-02-28"),
    ("2026-11-21", 2, "2027-01-21"),
    ("2026-01-15", -1, "2025-12-15"), ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", 48, "2028-02-29"),
    ("2026-12-31", 0, "2026-12-31"),
    ("2026-10-31", 13, "2027-11-30"),
  ])
  func aMonthLaterIsTheSameDayOrTheMonthsLast(text: String, months: Int, expected: String) throws {
    #expect(try #require(Day(text)).adding(months: months).description == expected)
  }

  @Test func daysAreCountedAcrossLeapYears() throws {
    let newYear = try #require(Day("2024-01-01"))
    #expect(newYear.days(until: try #require(Day("2025-01-01"))) == 366)
    #expect(newYear.days(until: try #require(Day("2023-12-31"))) == -1)
    #expect(try #require(Day("2023-12-31")) < newYear)
  }

  @Test func aDayIsATextInJSON() throws {
    let day = try #require(Day("2026-11-21"))
    #expect(String(decoding: try JSONEncoder().encode([day]), as: UTF8.self) == #"["2026-11-21"]"#)
    #expect(try JSONDecoder().decode([Day].self, from: Data(#"["2026-11-21"]"#.utf8)) == [day])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Day].self, from: Data(#"["2026-02-30"]"#.utf8)) }
  }

  @Test(arguments: [
    (Day.Style.short, ["21 nov", "21 Nov", "21 nov."]),
    (.medium, ["21 nov 2026", "21 Nov 2026", "21 nov. 2026"]),
    (
      .long,
      ["sábado, 21 de noviembre de 2026", "Saturday 21 November 2026", "sábado, 21 de novembro de 2026"]
    ),
    (.month, ["noviembre de 2026", "November 2026", "novembro de 2026"]),
  ])
  func aDayIsWrittenAsTheLanguageDoes(style: Day.Style, expected: [String]) throws {
    let day = try #require(Day("2026-11-21"))
    let manners = Language.allCases.map { ReaderLocale(language: $0, zone: .utc) }
    #expect(manners.map { day.text(in: $0, as: style) } == expected)
    #expect(manners.map { day.written(style).text(in: $0) } == expected)
  }

  @Test(arguments: [
    ("2026-11-24", ["hoy", "today", "hoje"]), ("2026-11-25", ["mañana", "tomorrow", "amanhã"]),
    ("2026-11-23", ["ayer", "yesterday", "ontem"]),
    ("2026-11-26", ["jueves 26", "Thursday 26", "quinta-feira 26"]),
    ("2026-11-30", ["lunes 30", "Monday 30", "segunda-feira 30"]),
    ("2026-12-01", ["1 dic", "1 Dec", "1 dez."]), ("2026-11-20", ["20 nov", "20 Nov", "20 nov."]),
    ("2027-01-02", ["2 ene 2027", "2 Jan 2027", "2 jan. 2027"]),
  ])
  func withinALineADayIsCalledAsPeopleDo(day: String, expected: [String]) throws {
    let (day, today) = (try #require(Day(day)), try #require(Day("2026-11-24")))
    let manners = Language.allCases.map { ReaderLocale(language: $0, zone: .utc) }
    #expect(manners.map { day.text(in: $0, as: .near(to: today)) } == expected)
  }

  @Test(arguments: [
    ("2026-11-24", ["Hoy", "Today", "Hoje"]),
    ("2026-11-21", ["Sábado, 21 de noviembre", "Saturday 21 November", "Sábado, 21 de novembro"]),
    (
      "2025-11-21",
      ["Viernes, 21 de noviembre de 2025", "Friday 21 November 2025", "Sexta-feira, 21 de novembro de 2025"]
    ),
  ])
  func aHeadingBeginsWithACapitalAndTellsTheYearOnlyOfAnother(day: String, expected: [String]) throws {
    let (day, today) = (try #require(Day(day)), try #require(Day("2026-11-24")))
    let manners = Language.allCases.map { ReaderLocale(language: $0, zone: .utc) }
    #expect(manners.map { Capitalized(day.written(.heading(from: today))).text(in: $0) } == expected)
  }

  @Test(arguments: Language.allCases)
  func noTwoMonthsOrWeekdaysShareAName(language: Language) {
    let locale = ReaderLocale(language: language, zone: .utc)
    #expect(Set(Month.allCases.map { $0.text(in: locale) }).count == 12)
    #expect(Set(Month.allCases.map { $0.abbreviation.text(in: locale) }).count == 12)
    #expect(Set(Weekday.allCases.map { $0.text(in: locale) }).count == 7)
  }
}
