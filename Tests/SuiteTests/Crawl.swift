import Kit
import TestKit
import Testing

/// Everything that somebody finds who opens each link, and each address of the route table that fits what they found.
struct Crawl {
  /// Rows of a list lead to pages that are alike; a few of each are enough.
  private static let likePages = 4

  struct Visited {
    let address: String
    let route: Route
    let answer: TestAnswer
  }

  /// A route with the parts of its pattern; `nil` where anything fits.
  private struct Way {
    let route: Route
    let parts: [String?]

    init(_ route: Route) {
      self.route = route
      parts = route.pattern.split(separator: "/").map { $0.hasPrefix(":") ? nil : String($0) }
    }
  }

  private(set) var visited: [Visited] = []
  /// What stood in the place of each parameter.
  private(set) var values: [String: [String]] = [:]
  private(set) var forms: [String: TestForm] = [:]
  let member: TestMember
  private let routes: [Route]
  private let ways: [Way]
  private var seen: Set<String> = []
  private var counts: [String: Int] = [:]

  init(_ member: TestMember) async throws {
    self.member = member
    routes = member.home.house.routes.all
    ways = routes.map(Way.init)
    var next = ["/s/\(member.space)", "/me", "/spaces"]
    while !next.isEmpty {
      for address in next { try await visit(address) }
      next = routes.filter { $0.method == .get }.flatMap(addresses).filter { !seen.contains($0) }
    }
  }

  var pages: [(address: String, page: TestPage)] {
    get throws {
      try visited.filter { $0.answer.text.hasPrefix("<!doctype") }.map { ($0.address, try $0.answer.page) }
    }
  }

  /// The pattern with what was found in the place of its parameters; empty when nothing was.
  func addresses(_ route: Route) -> [String] {
    route.pattern.split(separator: "/").reduce([""]) { addresses, part in
      let choices = part.hasPrefix(":") ? values[String(part.dropFirst())]?.prefix(2).map { $0 } ?? [] : [String(part)]
      return addresses.flatMap { address in choices.map { "\(address)/\($0)" } }
    }
  }

  private mutating func visit(_ address: String) async throws {
    var waiting = [address]
    while let address = waiting.popLast() {
      guard seen.insert(address).inserted, let route = route(of: address), isWanted(route) else { continue }
      counts[route.pattern, default: 0] += 1
      keepValues(of: address, route)
      let answer = try await member.browser.get(address)
      visited.append(Visited(address: address, route: route, answer: answer))
      if let location = answer.location { waiting.append(location) }
      guard answer.text.hasPrefix("<!doctype") else { continue }
      let page = try answer.page
      waiting += page.links.map(\.address)
      for form in page.forms {
        forms[form.action] = form
        if let route = self.route(of: form.action, method: .post) { keepValues(of: form.action, route) }
      }
    }
  }

  private func isWanted(_ route: Route) -> Bool {
    !route.pattern.hasSuffix("/live") && !route.pattern.hasPrefix("/assets")
      && counts[route.pattern, default: 0] < Self.likePages
  }

  private mutating func keepValues(of address: String, _ route: Route) {
    for (part, value) in zip(route.pattern.split(separator: "/"), Self.path(address)) where part.hasPrefix(":") {
      let name = String(part.dropFirst())
      if values[name]?.contains(value) != true { values[name, default: []].append(value) }
    }
  }

  /// The route that an address leads to; one that spells it out goes before one that takes anything.
  func route(of address: String, method: Route.Method = .get) -> Route? {
    let path = Self.path(address)
    let fitting = ways.filter { way in
      way.parts.count == path.count && way.route.method == method
        && zip(way.parts, path).allSatisfy { $0 == nil || $0 == $1 }
    }
    return fitting.min { one, other in one.parts.count { $0 == nil } < other.parts.count { $0 == nil } }?.route
  }

  private static func path(_ address: String) -> [String] {
    address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
  }
}

extension TestHouse {
  /// Somebody whose space holds the sample content of every app.
  func settled(_ name: String = "Marta", language: Language = .en) async throws -> TestMember {
    let owner = try await owner(name, language: language)
    let apps = house.apps
    try await owner.change { edit in
      for app in apps { try app.addSample(in: language, to: edit) }
    }
    return owner
  }
}
