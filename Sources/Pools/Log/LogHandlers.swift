import Kit

enum LogHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.log, for: .member, keeping: .visited, open)
    routes.get(PoolsPaths.log, forGuestsWho: [.betInPool], keeping: .visited, open)
    routes.get(PoolsPaths.logFile, for: .member, takeOut)
    routes.get(PoolsPaths.logFile, forGuestsWho: [.betInPool], takeOut)
  }

  private static func open(_ visit: some VisitInSpace, _ id: ID<Pool>) async throws -> Reply {
    let now = visit.house.mint.now()
    return try await visit.show { try LogScreen(try $0.find(id), at: now, in: $0) }
  }

  private static func takeOut(_ visit: some VisitInSpace, _ id: ID<Pool>, _ file: String) async throws -> Reply {
    let now = visit.house.mint.now()
    // Only for a pool that is there, as its log is.
    let log = try await visit.read { view in
      let (pool, store) = (try view.find(id), LogStore(view))
      return LogFile(try store.entries(of: id), openings: try store.openings(of: pool, at: now))
    }
    switch file {
    case LogScript.name: return .file(file, type: "text/x-python; charset=utf-8", bytes: LogScript.bytes)
    case LogFile.name: return .file(file, type: "application/json", bytes: try log.bytes)
    default: throw Refusal.notFound
    }
  }
}
