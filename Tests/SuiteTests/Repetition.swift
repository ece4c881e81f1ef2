import Kit
import TestKit
import Testing

/// Sends everything that pages offer twice: the house has stored the first, and its answer is lost.
struct Repetition {
  /// What became of a form that was taken.
  enum Outcome: Int, Comparable {
    /// No row changed.
    case keepsNothing
    /// Nothing besides a session, or the note of when one was used.
    case session
    case leavesNoActivity
    case once

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// More ways to use the forms of one route are not tried.
  private static let tries = 8
  /// More who came by addresses that lead to the same page are not followed.
  private static let likeWalkers = 6
  /// What was signed for one moment, and a code that was used, are good for nothing afterwards, and said to be.
  private static let takenOnce: Set<String> = ["/sign-in/passkey", "/me/passkeys/new", "/recover"]
  /// So many steps further than what a walk finds nothing new is offered.
  private static let depth = 12
  /// Taken for wrong because the page of which it was sent is older than what was done meanwhile.
  private static let outdated: Set<Int> = [409, 422]

  /// What the house notes of visits, of what it has answered, and of how many changes of accounts it has begun.
  private static let notes: Set<String> = [
    "kit_look", "kit_turn", "kit_operation", "kit_challenge", "kit_try", "kit_known_address", "kit_job", "kit_lock",
  ]
  /// What somebody keeps for themselves without a key: said again, it says the same.
  private static let own: Set<String> = ["kit_session", "kit_draft", "shopping_list_view", "orders_filter"]

  /// Of a link that is shown once the house knows the hash alone: asked for again, it gets another secret.
  private static let secrets: Set<String> = ["kit_guest"]

  let home: TestHouse
  /// By the pattern of the route.
  private(set) var outcomes: [String: Outcome] = [:]
  private var best: [String: Outcome] = [:]
  private var authenticators = Authenticators()
  private var taken: [String: Int] = [:]
  private var told: [String: Int] = [:]
  /// What need not be tried again.
  private var isDone: Set<String> = []
  private let routes: RouteMap
  private let counts: RowCounts
  private var ending: Set<String>
  private let asked: Set<String>?
  private var tried: Set<String> = []

  /// - Parameters:
  ///   - ending: the routes after which there is nobody who could send anything.
  ///   - asked: the routes that are used; all unless said otherwise.
  init(_ home: TestHouse, ending: Set<String>, asked: Set<String>? = nil) async throws {
    self.home = home
    self.ending = ending
    self.asked = asked
    routes = RouteMap(home)
    counts = try await RowCounts(home)
  }

  /// Somebody does all that they are offered, and what is offered then.
  /// - Parameter roams: whether they follow links, or open the pages alone by which they start.
  mutating func walk(_ walker: Walker, roams: Bool = true) async throws {
    var crawl = try await Crawl(walker, roams: roams)
    for visited in crawl.visited { try await hear(visited.answer) }
    try await use(crawl.verbs(knowing: walker.known), &crawl, walker, known: crawl.offered)
  }

  /// Somebody does one thing that a page offers, done before or not.
  mutating func walk(_ walker: Walker, doing pattern: String) async throws {
    var crawl = try await Crawl(walker, roams: false)
    ending.remove(pattern)
    isDone = isDone.filter { !$0.hasPrefix("\(pattern) ") }
    tried = []
    let verbs = crawl.verbs(knowing: walker.known).filter { $0.route.pattern == pattern }
    try await use(verbs, &crawl, walker, known: crawl.offered)
  }

  private mutating func use(
    _ verbs: [(route: Route, verbs: [Verb])], _ crawl: inout Crawl, _ walker: Walker,
    known: Set<String> = [], depth: Int = 0
  ) async throws {
    for (route, verbs) in verbs where !ending.contains(route.pattern) && asked?.contains(route.pattern) != false {
      for verb in verbs
      where !isDone.contains(Self.deed(verb))
        && tried.insert("\(walker.starts[0]) \(verb.address) \(verb.fields) \(verb.use)").inserted
      {
        guard let (outcome, answer) = try await sendOrLookAgain(verb, &crawl, walker) else { continue }
        let isNews = note(outcome, of: verb)
        try await hear(answer)
        guard isNews || route.holdsSecret, depth < Self.depth else { continue }
        let next = try await offers(after: verb, answer, &crawl, walker)
        let new = next.map { ($0.route, $0.verbs.filter { best[Self.deed($0)] == nil }) }
          .filter { !$0.1.isEmpty && !known.contains($0.0.pattern) }
        try await use(new, &crawl, walker, known: known, depth: depth + 1)
      }
    }
  }

  /// - Returns: whether nothing as good was known of what was done.
  private mutating func note(_ outcome: Outcome, of verb: Verb) -> Bool {
    let (deed, pattern) = (Self.deed(verb), verb.route.pattern)
    let isNews = best[deed].map { $0 < outcome } ?? true
    best[deed] = max(best[deed] ?? outcome, outcome)
    outcomes[pattern] = max(outcomes[pattern] ?? outcome, outcome)
    taken[deed, default: 0] += 1
    if outcome == .once || taken[deed] == Self.tries { isDone.insert(deed) }
    return isNews
  }

  /// Whoever is told that things have changed meanwhile opens the page again.
  private mutating func sendOrLookAgain(
    _ verb: Verb, _ crawl: inout Crawl, _ walker: Walker
  ) async throws -> (Outcome, TestAnswer)? {
    let (status, sent) = try await send(verb, walker)
    if sent != nil || best[Self.deed(verb)] != nil || !Self.outdated.contains(status) { return sent }
    let offers = try await crawl.open(verb.offer.page).offers
    let fresh = crawl.verbs(of: offers, knowing: walker.known).flatMap(\.verbs).first { other in
      other.address == verb.address && other.use == verb.use && other.fields.map(\.0) == verb.fields.map(\.0)
    }
    guard let fresh, tried.insert("\(walker.starts[0]) \(fresh.address) \(fresh.fields) \(fresh.use)").inserted else {
      return nil
    }
    return try await send(fresh, walker).sent
  }

  /// What an answer offers, and the pages where it leads, where the form was, of the thing that it was done to, and those
  /// below them that were not opened yet.
  private mutating func offers(
    after verb: Verb, _ answer: TestAnswer, _ crawl: inout Crawl, _ walker: Walker
  ) async throws -> [(route: Route, verbs: [Verb])] {
    var offers = try crawl.read(answer, at: verb.offer.page).offers
    let thing = verb.address.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let addresses = Set(
      [answer.location, verb.offer.page, routes.route(of: thing).map { _ in thing }].compactMap(\.self))
    for address in addresses.sorted() {
      let opened = try await crawl.open(address)
      try await hear(opened.answer)
      offers += opened.offers
      for link in opened.links where link.hasPrefix("\(address)/") && crawl.isNew(link) {
        offers += try await crawl.open(link).offers
      }
    }
    return crawl.verbs(of: offers, knowing: walker.known)
  }

  /// The route, and for links of guests what they may do; and which of its uses.
  private static func deed(_ verb: Verb) -> String {
    let place = verb.route.pattern.contains(":capability") ? RouteMap.deed(verb.address) : verb.route.pattern
    return "\(place) \(verb.use)"
  }

  /// - Returns: the first status; what was done and the second answer, `nil` when the form was not taken.
  private mutating func send(
    _ verb: Verb, _ walker: Walker
  ) async throws -> (status: Int, sent: (Outcome, TestAnswer)?) {
    let envelope = [("operation", home.house.mint.uuid().text), ("client", "device-1"), ("turn", "1")]
    let route = verb.route
    // A key is known to a space: the same again is not even begun.
    let isKnown = verb.offer.form.isKeyed && route.pattern.hasPrefix("/s/")
    let lost = walker.browser.twin()
    let verb = try await authenticators.sign(verb, for: walker)
    let (first, done) = try await home.counted.changes {
      let answer = try await verb.send(by: lost, envelope)
      // What goes on after the answer is over before the next.
      try await home.house.imports.enter()
      home.house.imports.leave()
      return answer
    }
    guard (200..<400).contains(first.status) else { return (first.status, nil) }
    let stored = isKnown ? [:] : try await counts()
    let own = try await ownState()
    let (second, doneAgain) = try await home.counted.changes { try await verb.send(by: walker.browser, envelope) }
    // What was taken away, or can be used once, may be said to be gone; so may whoever sent it.
    let isUnderWay = first.location?.hasSuffix("/progress") == true
    let isGone =
      [403, 404, 410].contains(second.status) || second.location?.hasPrefix("/sign-in") == true
      || second.status == 422 && Self.takenOnce.contains(route.pattern)
    #expect(
      isGone || isUnderWay || second.status == first.status && second.location == first.location,
      "\(verb.address): \(first.status) \(first.location ?? ""), then \(second.status) \(second.location ?? "")")
    if isKnown {
      let renewed: Set = second.headers[.cacheControl] == "no-store" ? Self.secrets : []
      #expect(tables(doneAgain).subtracting(Self.own).subtracting(renewed) == [], "\(verb.address)")
      #expect(try await ownState() == own, "\(verb.address)")
    } else {
      #expect(try await counts() == stored, "\(verb.address)")
    }
    return (first.status, (outcome(tables(done)), second))
  }

  private func ownState() async throws -> [String] {
    try await home.database.read { connection in
      try connection.rows(
        """
        SELECT id || ' ' || body AS said FROM kit_draft
        UNION ALL SELECT list_id || ' ' || person_id || ' ' || item_order AS said FROM shopping_list_view
        UNION ALL SELECT person_id || ' ' || shown AS said FROM orders_filter ORDER BY said
        """
      ).map { try $0["said"] }
    }
  }

  private func outcome(_ tables: Set<String>) -> Outcome {
    if tables.contains("kit_activity") { return .once }
    if tables == ["kit_session"] { return .session }
    return tables.isEmpty ? .keepsNothing : .leavesNoActivity
  }

  /// The tables in which statements have changed something.
  private func tables(_ statements: [String]) -> Set<String> {
    let said = /(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)/
    return Set(statements.compactMap { $0.firstMatch(of: said).map { String($0.output.1) } }).subtracting(Self.notes)
  }

  /// Whoever is told an address that lets somebody in sends it to somebody, who comes at once.
  private mutating func hear(_ answer: TestAnswer) async throws {
    guard answer.text.contains("http://") else { return }
    for piece in answer.text.split(whereSeparator: { "\"'<> \n".contains($0) }) where piece.hasPrefix("http://") {
      let path = String(piece.dropFirst(7).drop { $0 != "/" })
      guard let route = routes.route(of: path), route.holdsSecret, told[path] == nil else { continue }
      told[path] = 1
      told[route.pattern, default: 0] += 1
      guard told[route.pattern] ?? 0 <= Self.likeWalkers else { continue }
      try await walk(Walker(home.stranger(), in: home, from: [path]))
    }
  }
}
