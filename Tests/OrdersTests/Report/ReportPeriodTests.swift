import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct ReportPeriodTests {
  private func period(_ fields: [(String, String)], on today: String) -> ReportPeriod {
    ReportPeriod(Form(fields.map { (name: $0.0, value: $0.1) }), on: Day(today)!)
  }

  private func written(_ period: ReportPeriod) -> String { "\(period.days.lowerBound) \(period.days.upperBound)" }

  @Test(
    arguments: [
      ([], "2026-11-21", "2026-10-23 2026-11-21"), ([("span", "week")], "2026-11-21", "2026-11-16 2026-11-22"),
      ([("span", "week")], "2026-11-16", "2026-11-16 2026-11-22"),
      ([("span", "month")], "2024-02-29", "2024-02-01 2024-02-29"),
      ([("span", "quarter")], "2026-11-21", "2026-10-01 2026-12-31"),
      ([("span", "quarter")], "2026-03-31", "2026-01-01 2026-03-31"),
      ([("year", "2025")], "2026-11-21", "2025-01-01 2025-12-31"),
      ([("year", "0")], "2026-11-21", "2026-10-23 2026-11-21"),
      ([("from", "2026-11-01"), ("to", "2026-11-12")], "2026-11-21", "2026-11-01 2026-11-12"),
      ([("from", "2026-11-12"), ("to", "2026-11-01")], "2026-11-21", "2026-11-01 2026-11-12"),
      ([("from", "2026-11-12")], "2026-11-21", "2026-11-12 2026-11-21"),
      ([("to", "2026-11-12")], "2026-11-21", "2026-11-12 2026-11-12"),
      ([("from", "1990-01-01"), ("to", "2026-11-12")], "2026-11-21", "2016-11-13 2026-11-12"),
      ([("year", "9999")], "2026-11-21", "2026-10-23 2026-11-21"),
      ([("from", "9999-12-31"), ("to", "9999-12-31")], "2026-11-21", "9998-12-31 9998-12-31"),
    ] as [([(String, String)], String, String)])
  func anAddressNamesDays(fields: [(String, String)], today: String, days: String) {
    #expect(written(period(fields, on: today)) == days)
  }

  @Test(arguments: ["1", "9998"]) func theFirstAndTheLastYearHaveTheirMonths(year: String) {
    let period = period([("year", year)], on: "2026-11-21")
    #expect(period.months.count == 12)
    #expect(period.months.last?.upperBound == period.days.upperBound)
    for months in period.months { _ = SalesSpan(ReportPeriod(Form([]), on: months.lowerBound).hours(in: .utc)) }
  }

  @Test func itsMonthsEndWhereItEnds() {
    let months = period([("from", "2025-12-15"), ("to", "2026-02-03")], on: "2026-11-21").months
    #expect(
      months.map { "\($0.lowerBound) \($0.upperBound)" } == [
        "2025-12-15 2025-12-31", "2026-01-01 2026-01-31", "2026-02-01 2026-02-03",
      ])
  }

  @Test func wholeMonthsAreTakenFromTheSumsAndTheRestFromTheOrders() throws {
    let madrid = try #require(Zone("Europe/Madrid"))
    let year = SalesSpan(ReportPeriod(year: 2026).hours(in: madrid))
    #expect(year.wholeYears == [2026...2026] && year.others.isEmpty)
    #expect(year.stretches.map(\.isMore) == [true, false])
    let long = SalesSpan(period([("from", "2024-11-20"), ("to", "2026-02-03")], on: "2026-11-21").hours(in: .utc))
    #expect(long.wholeYears == [2025...2025])
    #expect(long.others == [202412...202412, 202601...202601])
    let short = SalesSpan(period([("span", "week")], on: "2026-11-21").hours(in: madrid))
    #expect(short.months.isEmpty && short.stretches.map(\.isMore) == [true])
  }
}
