import Kit

enum DayReportHandlers {
  static func add(to routes: inout Routes) {
    routes.get(KitchenPaths.report, for: .member, show)
    routes.get(KitchenPaths.reportPaper, for: .member, print)
  }

  private static func show(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { DayReportScreen(reading: try DayReading(visit, in: $0)) }
  }

  private static func print(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.print { DayReportPaper(space: $0.space, reading: try DayReading(visit, in: $0)) }
  }
}

/// A day's report as one visit asks for it.
struct DayReading {
  let day: Day
  let report: DayReport
  let today: Day
  let reader: MenuLanguage

  /// Another day than one that there is, or one to come, is today.
  init(_ visit: SpaceVisit, in view: SpaceView) throws {
    let today = visit.house.mint.now().day(in: view.space.zone)
    self.today = today
    day = Day(visit.query["day"]).map { min($0, today) } ?? today
    report = try OrderStore(view).report(of: day)
    reader = try visit.reader(in: view)
  }

  var name: Phrase { Phrase(Capitalized(day.written(.long))) }
  var tables: DayReportTables { DayReportTables(report: report, reader: reader) }
}
