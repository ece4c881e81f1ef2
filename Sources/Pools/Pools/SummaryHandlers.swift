import Kit

enum SummaryHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.summary, for: .member, open)
    routes.get(PoolsPaths.calendar, for: .member, calendar)
    routes.get(PoolsPaths.calendar, forGuestsWho: [.betInPool], calendar)
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let (now, manner) = (visit.house.mint.now(), visit.manner)
    return try await visit.show { view in
      let pool = try PoolStore(view).pool(id)
      let bets = try BetStore(view).bets(of: pool, for: nil, at: now)
      let summary = PoolSummary(
        pool: pool, bets: bets, reopening: try LogStore(view).reopening(of: pool, at: now), now: now, manner: manner)
      return SummaryScreen(pool: pool, text: summary.text)
    }
  }

  private static func calendar(_ visit: some VisitInSpace, _ id: ID<Pool>, _ file: String) async throws -> Reply {
    let pool = try await visit.read { try PoolStore($0).pool(id) }
    guard file == PoolCalendar.file, let kickOff = pool.kickOff else { throw Refusal.notFound }
    let entry = PoolCalendar(
      pool: pool, kickOff: kickOff, title: pool.title.text(in: visit.manner), now: visit.house.mint.now())
    return .file(file, type: "text/calendar; charset=utf-8", bytes: entry.bytes)
  }
}
