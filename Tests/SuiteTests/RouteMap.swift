import Kit
import TestKit

/// Finds the route that an address leads to.
struct RouteMap: Sendable {
  /// Where patterns part that begin alike.
  private struct Fork {
    var named: [String: Fork] = [:]
    /// What follows where anything fits; one at most.
    var any: [Fork] = []
    var route: Route?

    mutating func add(_ route: Route, _ parts: ArraySlice<Substring>) {
      guard let part = parts.first else {
        self.route = route
        return
      }
      if part.hasPrefix(":") {
        if any.isEmpty { any = [Fork()] }
        any[0].add(route, parts.dropFirst())
      } else {
        named[String(part), default: Fork()].add(route, parts.dropFirst())
      }
    }

    /// - Returns: the route and in how many places anything fits; the fewest, as spelling it out goes first.
    func find(_ path: ArraySlice<String>) -> (route: Route, loose: Int)? {
      guard let part = path.first else { return route.map { ($0, 0) } }
      let found = named[part]?.find(path.dropFirst())
      if let found, found.loose == 0 { return found }
      guard let other = any.first?.find(path.dropFirst()), found.map({ other.loose + 1 < $0.loose }) ?? true else {
        return found
      }
      return (other.route, other.loose + 1)
    }
  }

  let all: [Route]
  /// Those that take forms: what takes something away comes last, and what is done to a part comes before what is done to the
  /// whole.
  let changes: [Route]
  private var forks: [Route.Method: Fork] = [:]

  init(_ home: TestHouse) {
    all = home.house.routes.all
    for route in all { forks[route.method, default: Fork()].add(route, route.pattern.split(separator: "/")[...]) }
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
    forks[method]?.find(Self.path(address)[...])?.route
  }

  /// An address without ids.
  static func deed(_ address: String) -> String {
    path(address).filter { ID<Route>($0) == nil }.joined(separator: "/")
  }

  static func path(_ address: String) -> [String] {
    address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
  }
}
