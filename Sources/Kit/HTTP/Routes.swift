/// The table of everything that the house answers to.
package struct Routes {
  package private(set) var all: [Route] = []
  /// How forms are opened that programs fill in, by the addresses of their pages.
  var openings: [String: ActionDoor.Opening] = [:]
  /// What these say by themselves, likewise: of what is required always, and of all that is asked for at most.
  var offers: [String: (always: Set<String>, inAll: Set<String>?)] = [:]

  package init() {}

  /// A page or a file.
  /// - Parameters:
  ///   - freshness: whether the answer follows from the space's state alone; see ``Freshness``.
  ///   - keeping: whether browsers keep it for when there is no signal.
  package mutating func get<Admitted, each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, for audience: Audience<Admitted>, freshness: Freshness = .always,
    keeping: Keeping = .never,
    _ handler: @escaping @Sendable (Admitted, repeat each Parameter) async throws -> Reply
  ) {
    add(.get, path, audience, nil, freshness, keeping, Route.usualBodyLimit, handler)
  }

  /// A change.
  /// - Parameters:
  ///   - action: what it does; `nil` for a step on the way to one, as a picker is.
  ///   - bodyLimit: in bytes.
  package mutating func post<Admitted, each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, for audience: Audience<Admitted>, as action: Action? = nil,
    bodyLimit: Int = Route.usualBodyLimit,
    _ handler: @escaping @Sendable (Admitted, repeat each Parameter) async throws -> Reply
  ) {
    add(.post, path, audience, action, .always, .never, bodyLimit, handler)
  }

  /// A form: its page, and what is done with it. What is not valid is shown again, with what was typed and what is wrong.
  /// - Parameters:
  ///   - keeping: whether browsers keep the page for when there is no signal.
  ///   - screen: the page; there is no state yet when it is opened.
  ///   - handler: takes the form, throwing ``Invalid`` for what is not valid.
  package mutating func form<Admitted: VisitInSpace, each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, for audience: Audience<Admitted>, as action: Action,
    keeping: Keeping = .never, bodyLimit: Int = Route.usualBodyLimit,
    _ screen: @escaping @Sendable (Admitted, SpaceView, FormState?, repeat each Parameter) throws -> any Screen,
    _ handler: @escaping @Sendable (Admitted, repeat each Parameter) async throws -> Reply
  ) {
    get(path, for: audience, keeping: keeping) { (visit: Admitted, parameters: repeat each Parameter) in
      try await visit.show { try screen(visit, $0, nil, repeat each parameters) }
    }
    post(path, for: audience, as: action, bodyLimit: bodyLimit) {
      (visit: Admitted, parameters: repeat each Parameter) in
      try await visit.take {
        try screen(visit, $0, $1, repeat each parameters)
      } by: {
        try await handler(visit, repeat each parameters)
      }
    }
  }

  /// A form whose change is one deed of a store, mounted with what it does.
  package mutating func form<Admitted: VisitInSpace, each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, for audience: Audience<Admitted>, as action: Action,
    keeping: Keeping = .never, bodyLimit: Int = Route.usualBodyLimit,
    _ screen: @escaping @Sendable (Admitted, SpaceView, FormState?, repeat each Parameter) throws -> any Screen,
    deed: @escaping @Sendable (Admitted, SpaceTransaction, repeat each Parameter) throws -> Destination
  ) {
    form(path, for: audience, as: action, keeping: keeping, bodyLimit: bodyLimit, screen) {
      (visit: Admitted, parameters: repeat each Parameter) in
      try await visit.change { try deed(visit, $0, repeat each parameters) }
    }
  }

  /// The same, which leads to one page whatever comes of it.
  package mutating func form<Admitted: VisitInSpace, each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, for audience: Audience<Admitted>, as action: Action, leadingTo link: Link,
    keeping: Keeping = .never, bodyLimit: Int = Route.usualBodyLimit,
    _ screen: @escaping @Sendable (Admitted, SpaceView, FormState?, repeat each Parameter) throws -> any Screen,
    deed: @escaping @Sendable (Admitted, SpaceTransaction, repeat each Parameter) throws -> Void
  ) {
    form(path, for: audience, as: action, keeping: keeping, bodyLimit: bodyLimit, screen) {
      (visit: Admitted, transaction: SpaceTransaction, parameters: repeat each Parameter) in
      try deed(visit, transaction, repeat each parameters)
      return Destination(link)
    }
  }

  /// A change that is one deed of a store, mounted with what it does.
  /// - Parameters:
  ///   - page: where it leads, with the same parameters.
  ///   - deed: gives the line of activity by which it is taken back; `nil` when there was nothing to do.
  package mutating func change<Admitted: VisitInSpace, each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, for audience: Audience<Admitted>, as action: Action,
    leadingTo page: Path<repeat each Parameter>,
    _ deed: @escaping @Sendable (SpaceTransaction, repeat each Parameter) throws -> ID<Activity>?
  ) {
    change(path, for: audience, as: action) { (_: Admitted, transaction, parameters: repeat each Parameter) in
      Destination(page(repeat each parameters), done: try deed(transaction, repeat each parameters))
    }
  }

  /// The same, which leads to one page whatever it was done to.
  package mutating func change<Admitted: VisitInSpace, each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, for audience: Audience<Admitted>, as action: Action, leadingTo link: Link,
    _ deed: @escaping @Sendable (SpaceTransaction, repeat each Parameter) throws -> ID<Activity>?
  ) {
    change(path, for: audience, as: action) { (_: Admitted, transaction, parameters: repeat each Parameter) in
      Destination(link, done: try deed(transaction, repeat each parameters))
    }
  }

  /// The same, which reads its form, and says where it leads.
  package mutating func change<Admitted: VisitInSpace, each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, for audience: Audience<Admitted>, as action: Action,
    _ change: @escaping @Sendable (Admitted, SpaceTransaction, repeat each Parameter) throws -> Destination
  ) {
    post(path, for: audience, as: action) { (visit: Admitted, parameters: repeat each Parameter) in
      try await visit.change { try change(visit, $0, repeat each parameters) }
    }
  }

  private mutating func add<Admitted, each Parameter: PathParameter>(
    _ method: Route.Method, _ path: Path<repeat each Parameter>, _ audience: Audience<Admitted>, _ action: Action?,
    _ freshness: Freshness, _ keeping: Keeping, _ bodyLimit: Int,
    _ handler: @escaping @Sendable (Admitted, repeat each Parameter) async throws -> Reply
  ) {
    let pattern = audience.name == .token ? path.tokenPattern : path.pattern
    let route = Route(
      method: method, pattern: pattern, audience: audience.name, action: action, shapes: path.shapes,
      holdsSecret: path.holdsSecret,
      freshness: freshness, keeping: keeping, bodyLimit: bodyLimit
    ) { visit in
      let admitted = try audience.admit(visit)
      let parameters = try path.parameters(in: visit.parameters)
      return try await handler(admitted, repeat each parameters)
    }
    add(route)
  }

  mutating func add(_ route: Route) {
    all.append(route)
  }

  /// Says what programs find at the address that was mounted last.
  mutating func markLast(as door: DataDoor) {
    all[all.count - 1].door = door
  }

  /// Mounts what an app answers to. Its routes know whose they are: whoever may not use the app finds none of them.
  mutating func add(_ app: any App) {
    var own = Routes()
    app.addRoutes(to: &own)
    for var route in own.all {
      route.app = app.id
      add(route)
      if let door = own.door(of: route) { add(door) }
    }
  }
}

/// One line of the table.
package struct Route: Sendable {
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  /// Enough for the longest form; imports name their own.
  package static let usualBodyLimit = 256 * 1024

  package let method: Method
  package fileprivate(set) var pattern: String
  package fileprivate(set) var audience: AudienceName
  /// What it does, when it is a change of its own.
  package var action: Action?
  /// The id of the app that it belongs to; `nil` for the house's own.
  package fileprivate(set) var app: String?
  /// What programs do or read there.
  var door: DataDoor?
  /// What its parameters are, by their names.
  var shapes: [String: Shape] = [:]
  /// Whether its address lets somebody in who has it, and so is told to nobody.
  package var holdsSecret = false
  var freshness = Freshness.always
  package var keeping = Keeping.never
  var bodyLimit = Route.usualBodyLimit
  /// Of the page's route that this one is for programs.
  fileprivate(set) var former: AudienceName?
  var answer: @Sendable (Visit) async throws -> Reply

  /// Those who may take back what was done by it: what a program has done, whoever may do the same by a page.
  var undoneBy: AudienceName { audience == .token ? former ?? .member : audience }

  /// The same for programs, at `/api/spaces/:space/…`; `nil` for what is not an app's own, or not its members' to do.
  package var forTokens: Route? {
    guard app != nil, [.member, .manager].contains(audience) else { return nil }
    var route = self
    route.pattern = "/api/spaces\(pattern.dropFirst("/s".count))"
    (route.audience, route.former, route.keeping) = (.token, audience, .never)
    return route
  }
}

/// What a page's bytes follow from, and so when an earlier copy still holds.
package enum Freshness: Sendable {
  /// Made anew for each request: forms with freshly minted keys, pages of a person's own.
  case always
  /// Follows from the space's sequence, the reader and the day; the browser's copy is confirmed with 304 unrendered.
  case space
}
