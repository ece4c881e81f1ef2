/// A visit of a guest to the one thing that their link opens.
package struct GuestVisit: VisitInSpace {
  package let visit: Visit
  package let guest: Guest
  package let space: Space
  let capability: Capability

  /// Whether this is what the link allows.
  package func may(_ capability: Capability) -> Bool { guest.link.capability == capability.name }

  package var author: Author { guest.author }
  package var place: Place { .guest(guest.link.id) }

  package var locale: ReaderLocale { visit.guestLocale(in: space) }
  package var theme: Theme { .auto }

  /// How long using a link goes unnoted: pages are read far more often than anybody asks when.
  private static let noteInterval = Duration.seconds(60)

  /// - Throws: ``Refusal/forbidden(_:)`` for whoever did not come in by the path's link, ``Refusal/gone(_:)`` once the link
  ///   holds no more.
  init(_ visit: Visit) async throws {
    guard
      let link = visit.parameters["share"].flatMap({ ID<ShareLink>($0) }),
      let cookie = Cookie.guest(of: link, visit.house.settings).value(in: visit.headers)
    else { throw Refusal.forbidden(GuestPhrases.openTheLink) }
    let now = visit.house.mint.now()
    let found = try await visit.house.database.read { connection in
      try ShareStore(connection).guest(with: cookie, of: link).flatMap { guest in
        try AccountStore(connection).space(guest.link.space).map { (guest, $0) }
      }
    }
    guard let (guest, space) = found else { throw Refusal.forbidden(GuestPhrases.openTheLink) }
    guard
      guest.link.isOpen(at: now), let capability = visit.house.capability(named: guest.link.capability),
      space.apps.allows(capability.app)
    else { throw Refusal.gone(GuestPhrases.linkEnded) }
    if let app = visit.route.app, app != capability.app { throw Refusal.notFound }
    try visit.expect(guest.id.description)
    (self.visit, self.guest, self.space, self.capability) = (visit, guest, space, capability)
    if guest.seenAt + Self.noteInterval <= now { try await noteUse(at: now) }
  }

  private func noteUse(at now: Instant) async throws {
    let guest = guest
    try await visit.house.database.writeIfRoom { connection in
      try connection.run("UPDATE kit_guest SET seen_at = \(now) WHERE id = \(guest.id)")
      try connection.run("UPDATE kit_share SET used_at = \(now) WHERE id = \(guest.link.id)")
    }
  }

  package func noteShown(_ sequence: Int64) {}

  package func mayHear(_ topic: Topic) -> Bool { capability.topics.contains(topic) }

  /// Their own changes.
  package func mayUndo(_ activity: Activity) -> Bool { maySee(activity) && activity.audience == .guest }

  package func maySee(_ activity: Activity) -> Bool {
    activity.author.guest == guest.id && house.app(of: activity.subject.topic)?.id == capability.app
  }

  package var listener: LiveListener { .guest(guest.link.id) }
  package var holder: LiveReader.Holder { .guest(guest.id, by: guest.link.id) }

  package func frame(_ screen: any Screen, _ view: SpaceView) throws -> Page {
    GuestFrame(visit: self, view: view, screen: screen, toast: try toast(view)).page
  }
}
