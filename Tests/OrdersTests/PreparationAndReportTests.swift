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
    let report = try await cast.marta.read { try OrderStore($0).report(of: 2026, at: now) }
    #expect(report.months.map(\.minorUnits) == [840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 840, 0])
    #expect(report.products.map(\.quantity) == [6])
    #expect(report.years == 2025...2026)
  }
}
