extension Routes {
  /// Mounts a page for whoever comes to the public address of the path's app. The path is that of the members' page.
  /// - Parameter whileClosed: whether it is there while the address is closed too, as for what somebody left there.
  package mutating func getForVisitors<each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, whileClosed: Bool = false, keeping: Keeping = .never,
    _ handler: @escaping @Sendable (VisitorVisit, repeat each Parameter) async throws -> Reply
  ) {
    add(.get, path, nil, whileClosed: whileClosed, keeping, handler)
  }

  /// Mounts a change for whoever comes to the public address.
  /// - Parameter action: what it does; that of the members' route.
  package mutating func postForVisitors<each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, as action: Action? = nil, whileClosed: Bool = false,
    _ handler: @escaping @Sendable (VisitorVisit, repeat each Parameter) async throws -> Reply
  ) {
    add(.post, path, action, whileClosed: whileClosed, .never, handler)
  }

  /// The same for one deed of a store, mounted with what it does.
  package mutating func changeForVisitors<each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, as action: Action,
    _ change: @escaping @Sendable (VisitorVisit, SpaceTransaction, repeat each Parameter) throws -> Destination
  ) {
    postForVisitors(path, as: action) { (visit: VisitorVisit, parameters: repeat each Parameter) in
      try await visit.change { try change(visit, $0, repeat each parameters) }
    }
  }

  private mutating func add<each Parameter: PathParameter>(
    _ method: Route.Method, _ path: Path<repeat each Parameter>, _ action: Action?, whileClosed: Bool,
    _ keeping: Keeping,
    _ handler: @escaping @Sendable (VisitorVisit, repeat each Parameter) async throws -> Reply
  ) {
    add(
      Route(
        method: method, pattern: path.visitorPattern, audience: .visitor, action: action, holdsSecret: path.holdsSecret,
        keeping: keeping
      ) { visit in
        let visitor = try await VisitorVisit(visit, whileClosed: whileClosed)
        // An app's pages are at its own address alone.
        if let app = visit.route.app, app != visitor.publicPage.app { throw Refusal.notFound }
        let parameters = try path.parameters(in: visit.parameters)
        var reply = try await handler(visitor, repeat each parameters)
        reply.note(Reader(visitor))
        if let cookie = visitor.newCookie {
          reply.headers.append(Cookie.visitor(at: visitor.publicPage.id, visit.house.settings).setting(cookie))
        }
        return reply
      })
  }
}

/// What is at every public address, whatever its app.
enum PublicPageEntrance {
  static let start = FixedPath(inSpace: "")

  static func add(to routes: inout Routes) {
    routes.getForVisitors(start, enter)
    routes.getForVisitors(LiveStream.path, whileClosed: true, listen)
    routes.postForVisitors(Undoing.path, Undoing.undo)
    routes.postForVisitors(PublicPageLanguage.path, whileClosed: true, PublicPageLanguage.choose)
  }

  /// While the address is closed there is news for those alone who were there before.
  private static func listen(_ visit: VisitorVisit) async throws -> Reply {
    guard visit.isOpen || visit.newCookie == nil else { throw Refusal.gone(PublicPagePhrases.isClosed) }
    return try await LiveStream.reply(visit)
  }

  private static func enter(_ visit: VisitorVisit) async throws -> Reply {
    guard let tab = visit.face.tabs.first else { throw Refusal.notFound }
    return .redirect(to: tab.link.address(at: visit.place))
  }
}
