import Kit

enum LogHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.log, for: .member, open)
    routes.get(PoolsPaths.log, forGuestsWho: [.betInPool], open)
    routes.get(PoolsPaths.logFile, for: .member, takeOut)
    routes.get(PoolsPaths.logFile, forGuestsWho: [.betInPool], takeOut)
  }

  private static func open(_ visit: some VisitInSpace, _ id: ID<Pool>) async throws -> Reply {
    let now = visit.house.mint.now()
    return try await visit.show { view in
      let (pool, store) = (try PoolStore(view).pool(id), LogStore(view))
      let (entries, openings) = (try store.entries(of: id), try store.openings(of: pool, at: now))
      // Verified by what everybody sees, and not by what the reader alone may see.
      let bets = try BetStore(view).bets(of: pool, for: nil, at: now)
      let check = LogCheck(
        entries, openings: openings, isOpened: pool.showsScores(at: now),
        bets: Dictionary(uniqueKeysWithValues: bets.map { ($0.id, ($0.name, $0.score)) }))
      return LogScreen(
        pool: pool, entries: entries, openings: openings, check: check, isOpened: pool.showsScores(at: now),
        reopening: Reopening(entries, openings: openings))
    }
  }

  private static func takeOut(_ visit: some VisitInSpace, _ id: ID<Pool>, _ file: String) async throws -> Reply {
    if file == LogScript.name {
      // Only for a pool that is there, as its log is.
      _ = try await visit.read { try PoolStore($0).pool(id) }
      return .file(file, type: "text/x-python; charset=utf-8", bytes: LogScript.bytes)
    }
    guard file == LogFile.name else { throw Refusal.notFound }
    let now = visit.house.mint.now()
    let bytes = try await visit.read { view in
      let (pool, store) = (try PoolStore(view).pool(id), LogStore(view))
      return try LogFile(store.entries(of: id), openings: store.openings(of: pool, at: now)).bytes
    }
    return .file(file, type: "application/json", bytes: bytes)
  }
}
