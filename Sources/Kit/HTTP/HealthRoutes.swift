import HTTPTypes

/// What a supervisor asks: whether the program runs, and whether it can answer from its data.
enum HealthRoutes {
  static func add(to routes: inout Routes) {
    routes.get(FixedPath(inHouse: "/healthz"), for: .anyone) { _ in .text("ok") }
    routes.get(FixedPath(inHouse: "/readyz"), for: .anyone) { visit in
      guard visit.house.readiness.asked() else { return .text("leaving", status: 503) }
      do {
        _ = try await visit.house.database.read { try $0.row("SELECT 1 AS ready") }
        return .text("ready", status: 200)
      } catch is StorageAway {
        return .text("not ready", status: 503)
      }
    }
  }
}

extension Reply {
  fileprivate static func text(_ text: String, status: Int = 200) -> Reply {
    Reply(
      status: status, headers: [(.cacheControl, "no-store")],
      body: .bytes(Array("\(text)\n".utf8), type: "text/plain; charset=utf-8"))
  }
}
