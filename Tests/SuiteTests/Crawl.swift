import HTTPTypes
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

  private(set) var visited: [Visited] = []
  /// What stood in the place of each parameter.
  private(set) var values: [String: [String]] = [:]
  /// What the pages offer to do, by what tells one form from another.
  private(set) var offers: [String: Offer] = [:]
  private let walker: Walker
  let routes: RouteMap
  private var seen: Set<String> = []
  /// The routes whose pages were there.
  private var shown: Set<String> = []
  /// How many pages of each kind were opened.
  private var counts: [String: Int] = [:]

  init(_ member: TestMember) async throws {
    try await self.init(Walker(member))
  }

  /// - Parameter roams: whether links are followed; else each address is opened alone.
  init(_ walker: Walker, roams: Bool = true) async throws {
    self.walker = walker
    routes = RouteMap(walker.home)
    guard roams else {
      for address in walker.starts { try await open(address) }
      return
    }
    for address in walker.open { _ = try await look(at: address) }
    var next = walker.starts
    while !next.isEmpty {
      for address in next { try await visit(address) }
      next = routes.all.filter { $0.method == .get }.flatMap(addresses).filter { !seen.contains($0) }
    }
  }

  /// Files that were taken out.
  var exports: [Visited] {
    visited.filter { $0.answer.status == 200 && $0.answer.headers[.contentDisposition] != nil }
  }

  /// The last form that posts to each address.
  var forms: [String: TestForm] {
    let sorted = offers.sorted { $0.key < $1.key }.map { ($0.value.form.action, $0.value.form) }
    return Dictionary(sorted) { $1 }
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
    while let address = waiting.popLast() { waiting += try await look(at: address) }
  }

  /// - Returns: where the page leads; nowhere when it was seen before.
  private mutating func look(at address: String) async throws -> [String] {
    guard seen.insert(address).inserted, let route = route(of: address), isWanted(address, route) else { return [] }
    counts[kind(of: address, route), default: 0] += 1
    keepValues(of: address, route)
    let answer = try await walker.browser.get(address)
    visited.append(Visited(address: address, route: route, answer: answer))
    return [answer.location].compactMap(\.self) + (try read(answer, at: address).links)
  }

  /// Opens one page, seen before or not, and the page that it leads on to.
  /// - Returns: what was shown, what it offers, and where it leads.
  @discardableResult
  mutating func open(_ address: String) async throws -> (answer: TestAnswer, offers: [Offer], links: [String]) {
    var (answer, address) = (try await walker.browser.get(address), address)
    if let location = answer.location {
      (answer, address) = (try await walker.browser.get(location), location)
    }
    let (offers, links) = try read(answer, at: address)
    return (answer, offers, links)
  }

  /// Notes what a page offers, and where its links lead.
  /// - Parameter address: where it was found.
  @discardableResult
  mutating func read(_ answer: TestAnswer, at address: String) throws -> (offers: [Offer], links: [String]) {
    guard answer.text.hasPrefix("<!doctype") else { return ([], []) }
    if answer.status == 200, let route = route(of: address) { shown.insert(route.pattern) }
    let page = try answer.page
    let forms = (page.forms + page.swipes + page.asks).filter { $0.element["method"] == "post" }
    let offers = forms.map { Offer(form: $0, page: address) }
    for offer in offers {
      self.offers[offer.id] = offer
      if let route = route(of: offer.form.action, method: .post) { keepValues(of: offer.form.action, route) }
    }
    return (offers, page.links.map(\.address))
  }

  private func isWanted(_ address: String, _ route: Route) -> Bool {
    walker.audiences.contains(route.audience) && !route.pattern.hasSuffix("/live")
      && !route.pattern.hasPrefix("/assets") && counts[kind(of: address, route), default: 0] < Self.likePages
  }

  /// Pages that share a thing are alike where it is of the same kind.
  private func kind(of address: String, _ route: Route) -> String {
    route.pattern.contains(":capability") ? RouteMap.deed(address) : route.pattern
  }

  /// Whether no page of its route was opened.
  func isNew(_ address: String) -> Bool {
    route(of: address).map { walker.audiences.contains($0.audience) && !shown.contains($0.pattern) } ?? false
  }

  /// The routes that were offered so far.
  var offered: Set<String> {
    Set(offers.values.compactMap { route(of: $0.form.action, method: .post)?.pattern })
  }

  private mutating func keepValues(of address: String, _ route: Route) {
    for (part, value) in zip(route.pattern.split(separator: "/"), RouteMap.path(address)) where part.hasPrefix(":") {
      let name = String(part.dropFirst())
      if values[name]?.contains(value) != true { values[name, default: []].append(value) }
    }
  }

  /// The route that an address leads to.
  func route(of address: String, method: Route.Method = .get) -> Route? { routes.route(of: address, method: method) }
}

extension TestHouse {
  /// Somebody whose space holds the sample content of every app.
  func settled(_ name: String = "Marta", language: Language = .en) async throws -> TestMember {
    let owner = try await owner(name, language: language)
    let apps = house.apps
    try await owner.change { transaction in
      for app in apps { try app.addSample(in: language, to: transaction) }
    }
    return owner
  }
}
