import Kit

enum DayReportHandlers {
  static func add(to routes: inout Routes) {
    routes.get(KitchenPaths.report, for: .member, show)
    routes.get(KitchenPaths.reportPaper, for: .member, print)
  }

  private struct Reading {
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
  }

  private static func show(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { view in
      let reading = try Reading(visit, in: view)
      return DayReportScreen(
        day: reading.day, report: reading.report, today: reading.today, reader: reading.reader)
    }
  }

  private static func print(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.print { view in
      let reading = try Reading(visit, in: view)
      return DayReportPaper(space: view.space, day: reading.day, report: reading.report, reader: reading.reader)
    }
  }
}
