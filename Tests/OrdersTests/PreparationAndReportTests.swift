import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct PreparationAndReportTests {
  @Test func whatToPrepareStandsByWhenItIsDue() async throws {
    let cast = try await OrdersCast()
    let today = Day("2026-11-21")!
    for (index, promised) in ["2026-11-20", "2026-11-21", "2026-11-22", "2026-12-01", ""].enumerated() {
      var draft = cast.draft(code: "\(index)", lines: [cast.line(cast.bread, quantity: index + 1)])
      draft.promisedOn = promised
      try await cast.add(draft)
    }
    try await cast.add(cast.draft(code: "paid", state: .paid))
    let items = try await cast.marta.read { try OrderStore($0).preparation(on: today) }.items
    #expect(items.mapValues { $0.map(\.quantity) } == [.late: [1], .today: [2], .tomorrow: [3], .later: [9]])
    #expect(items[.later]?.first?.orders == 2)
  }

  @Test func theReportAddsUpMonthsOfTheSpacesOwnYear() async throws {
    let cast = try await OrdersCast()
    // Midnight in Madrid is still December in London.
    for (code, date) in [("a", "2026-01-01T00:30"), ("b", "2026-11-30T23:30"), ("c", "2025-12-31T23:30")] {
      var draft = cast.draft(code: code)
      draft.date = date
      try await cast.add(draft)
    }
    try await cast.add(cast.draft(code: "no", state: .cancelled))
    let now = cast.marta.home.clock.now
    let report = try await cast.marta.read { try OrderStore($0).report(of: ReportPeriod(year: 2026), at: now) }
    #expect(report.months.map(\.amount.minorUnits) == [840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 840, 0])
    #expect(report.customers.map(\.orders) == [2])
    #expect(report.unpaid.minorUnits == 1680)
    #expect(report.products.map(\.quantity) == [6])
    #expect(report.years == 2025...2026)
    #expect(report.telling.map(\.first.month) == [1, 11])
    #expect(report.telling.map(\.isCurrent) == [false, true])
  }

  @Test func aMonthWithoutSalesIsToldWhereTheYearBeforeHadSome() async throws {
    let cast = try await OrdersCast()
    for (code, date) in [("a", "2025-03-10T10:00"), ("b", "2025-12-10T10:00"), ("c", "2026-05-10T10:00")] {
      var draft = cast.draft(code: code)
      draft.date = date
      try await cast.add(draft)
    }
    let now = cast.marta.home.clock.now
    let report = try await cast.marta.read { try OrderStore($0).report(of: ReportPeriod(year: 2026), at: now) }
    #expect(report.telling.map(\.first.month) == [3, 5, 11])
    #expect(report.telling.map(\.amount.minorUnits) == [0, 840, 0])
    #expect(report.telling.map(\.before?.minorUnits) == [840, 0, 0])
  }

  /// It is 21 November.
  @Test func theLastDaysAreAddedUpWhereTheSpaceIsAndComparedWithThoseBefore() async throws {
    let cast = try await OrdersCast()
    let dates = [
      "2026-11-21T00:05", "2026-11-20T23:55", "2026-11-20T00:05", "2026-10-23T00:05", "2026-10-22T23:55",
      "2026-09-23T00:05", "2026-09-22T23:55",
    ]
    for (index, date) in dates.enumerated() {
      var draft = cast.draft(code: "\(index)", lines: [cast.line(cast.bread, quantity: 1 << index, price: "1")])
      draft.date = date
      try await cast.add(draft)
    }
    try await cast.add(cast.draft(code: "no", state: .cancelled))
    try await cast.add(cast.draft(code: "draft", state: .draft))
    let deleted = try await cast.add(cast.draft(code: "gone"))
    _ = try await cast.marta.post(OrdersPaths.orderDeletion(deleted))
    let now = cast.marta.home.clock.now
    let recent = try await cast.marta.read { view in
      try OrderStore(view).report(of: ReportPeriod(Form(), on: now.day(in: view.space.zone)), at: now)
    }
    #expect(recent.days.count == 30)
    #expect(recent.days.first?.day.description == "2026-10-23")
    #expect(recent.days.last?.day.description == "2026-11-21")
    #expect(recent.days.filter { $0.amount.minorUnits > 0 }.map(\.amount.minorUnits) == [800, 600, 100])
    #expect(recent.total.minorUnits == 1500)
    #expect(try #require(recent.before).minorUnits == 1600 + 3200)
    #expect(recent.growth == -69)
    let (euro, nothing) = (recent.total.currency, MoneySum.zero(recent.total.currency))
    func growth(_ total: Int128, after before: Int128) -> Int? {
      Report(
        period: recent.period, today: recent.today, years: recent.years, days: [], months: [],
        total: MoneySum(units: total, currency: euro), before: MoneySum(units: before, currency: euro), unpaid: nothing,
        customers: [], products: []
      ).growth
    }
    // Who has just begun is not told that it is 4,849 % more.
    #expect(growth(1_000, after: 100) == 900)
    #expect(growth(4_949, after: 100) == nil)
    #expect(growth(4_949, after: 0) == nil)
  }

  @Test func theReportBeginsWithTheLastDaysAndSaysEachFigureOnce() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    let page = try await cast.marta.get(OrdersPaths.report()).page
    #expect(page.texts(of: ".facts dt") == ["Sold in the last 30 days", "Unpaid"])
    #expect(page.root.all(".columns tbody tr").count == 30)
    #expect(page.cells(of: ".columns tr[data-largest]") == ["21 Nov", "€8.40"])
    #expect(page.root.all(".columns tr[data-named]").count == 5)
    #expect(page.cells(of: ".bars tbody tr") == ["Ana García", "€8.40", "€8.40", "Bread", "3", "€8.40"])
    let year = try await cast.marta.get(OrdersPaths.report().with("year", "2026")).page
    #expect(year.texts(of: ".bars caption") == ["By month", "By customer", "By product"])
    #expect(year.cells(of: ".bars tr[data-now]") == ["November", "€8.40"])
  }
}
