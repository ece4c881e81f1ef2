import Kit
import TestKit

/// Finds the route that an address leads to.
struct RouteMap: Sendable {
  /// A route with the parts of its pattern; `nil` where anything fits.
  private struct Way {
    let route: Route
    let parts: [String?]

    init(_ route: Route) {
      self.route = route
      parts = route.pattern.split(separator: "/").map { $0.hasPrefix(":") ? nil : String($0) }
    }
  }

  let all: [Route]
  /// Those that take forms: what takes something away comes last, and what is done to a part comes before what is done to the
  /// whole.
  let changes: [Route]
  private let ways: [Way]

  init(_ home: TestHouse) {
    all = home.house.routes.all
    ways = all.map(Way.init)
    changes = all.filter { $0.method == .post }.map { ($0, Self.place($0.pattern)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private static func place(_ pattern: String) -> (Int, Int, Int, String) {
    let last = [
      "discard", "deletion", "removal", "return", "undo", "closing", "clearing", "leav", "departure", "ending",
      "sign-out", "end", ":own/taking",
    ]
    return (last.lastIndex { pattern.contains($0) } ?? -1, -pattern.count { $0 == ":" }, -pattern.count, pattern)
  }

  /// One that spells the address out goes before one that takes anything.
  func route(of address: String, method: Route.Method = .get) -> Route? {
    let path = Self.path(address)
    let fitting = ways.filter { way in
      way.parts.count == path.count && way.route.method == method
        && zip(way.parts, path).allSatisfy { $0 == nil || $0 == $1 }
    }
    return fitting.min { one, other in one.parts.count { $0 == nil } < other.parts.count { $0 == nil } }?.route
  }

  /// An address without ids.
  static func deed(_ address: String) -> String {
    path(address).filter { ID<Route>($0) == nil }.joined(separator: "/")
  }

  static func path(_ address: String) -> [String] {
    address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
  }
}
