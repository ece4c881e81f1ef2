extension Routes {
  /// Mounts a page for guests. The path is that of the members' page, and its first parameter the thing that the link opens;
  /// to guests with a link to anything else it is not found. Several capabilities may open one page; it asks
  /// ``GuestVisit/may(_:)`` what to show.
  package mutating func get<each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, forGuestsWho capabilities: [Capability], keeping: Keeping = .never,
    _ handler: @escaping @Sendable (GuestVisit, repeat each Parameter) async throws -> Reply
  ) {
    add(.get, path, capabilities, nil, keeping, handler)
  }

  /// Mounts a change for guests. What the other parameters name must be a part of the thing; the app sees to that.
  /// - Parameter action: what it does, the same as for members where they do it too.
  package mutating func post<each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, forGuestsWho capabilities: [Capability], as action: Action? = nil,
    _ handler: @escaping @Sendable (GuestVisit, repeat each Parameter) async throws -> Reply
  ) {
    add(.post, path, capabilities, action, .never, handler)
  }

  private mutating func add<each Parameter: PathParameter>(
    _ method: Route.Method, _ path: Path<repeat each Parameter>, _ capabilities: [Capability],
    _ action: Action?, _ keeping: Keeping,
    _ handler: @escaping @Sendable (GuestVisit, repeat each Parameter) async throws -> Reply
  ) {
    let names = Set(capabilities.map(\.name))
    guard let subject = path.firstParameter else {
      fatalError("\(path.pattern) names no thing that a link could open")
    }
    addForAllGuests(
      method, path, as: action, keeping: keeping,
      who: { names.contains($0.guest.link.capability) && $0.guest.link.subject == $0.visit.parameters[subject] },
      handler)
  }

  /// Mounts what every guest may use, whatever their link opens.
  /// - Parameter isMeant: to others it is not found.
  mutating func addForAllGuests<each Parameter: PathParameter>(
    _ method: Route.Method, _ path: Path<repeat each Parameter>, as action: Action? = nil, keeping: Keeping = .never,
    who isMeant: @escaping @Sendable (GuestVisit) -> Bool = { _ in true },
    _ handler: @escaping @Sendable (GuestVisit, repeat each Parameter) async throws -> Reply
  ) {
    add(
      Route(
        method: method, pattern: path.guestPattern, audience: .guest, action: action, holdsSecret: path.holdsSecret,
        keeping: keeping
      ) { visit in
        let guest = try await GuestVisit(visit)
        guard isMeant(guest) else { throw Refusal.notFound }
        let parameters = try path.parameters(in: visit.parameters)
        var reply = try await handler(guest, repeat each parameters)
        reply.note(Reader(guest))
        return reply
      })
  }
}
