/// A visit at a public address.
package struct VisitorVisit: VisitInSpace {
  package let visit: Visit
  package let space: Space
  package let publicPage: PublicPage
  /// Who comes, once they have changed something.
  package let visitor: Visitor?
  let face: PublicFace
  private let app: any App
  /// Of the browser's cookie.
  let secret: String
  /// The cookie that the answer gives to a browser that has none.
  let newCookie: String?

  package var isOpen: Bool { publicPage.isOpen }
  package var author: Author { visitor?.author ?? Author(person: nil, name: "") }
  package var place: Place { .publicPage(publicPage.name) }
  package var theme: Theme { .auto }

  /// The language that they chose here, else the browser's; the space's zone.
  package var locale: ReaderLocale {
    ReaderLocale(language: PublicPageLanguage.chosen(in: visit) ?? visit.browserLanguage, zone: space.zone)
  }

  /// How long a visit goes unnoted.
  private static let noteInterval = Duration.seconds(24 * 3600)

  /// - Parameter whileClosed: whether what they want is there while the address is closed.
  /// - Throws: ``Refusal/notFound`` where there is no such address, ``Refusal/gone(_:)`` while it is closed.
  init(_ visit: Visit, whileClosed: Bool) async throws {
    let house = visit.house
    guard let name = visit.parameters["reception"] else { throw Refusal.notFound }
    let found = try await house.database.read { connection -> (PublicPage, Space, Visitor?)? in
      let desk = PublicPageLookup(connection: connection)
      guard let publicPage = try desk.publicPage(named: name),
        let space = try AccountStore(connection).space(publicPage.space)
      else { return nil }
      let cookie = Self.secret(at: publicPage.id, in: visit)
      return (publicPage, space, try cookie.flatMap { try desk.visitor(with: $0, at: publicPage.id) })
    }
    guard let (publicPage, space, known) = found, let app = house.apps.first(where: { $0.id == publicPage.app }),
      let face = app.publicFace
    else { throw Refusal.notFound }
    guard publicPage.isOpen || whileClosed, space.apps.allows(app.id) else {
      throw Refusal.gone(PublicPagePhrases.isClosed)
    }
    let cookie = Self.secret(at: publicPage.id, in: visit)
    secret = cookie ?? house.mint.secret()
    newCookie = cookie == nil ? secret : nil
    (self.visit, self.space, self.publicPage, self.face) = (visit, space, publicPage, face)
    self.app = app
    visitor =
      if visit.isChange, known.map({ $0.seenAt + Self.noteInterval <= house.mint.now() }) ?? true {
        try await Self.note(secret, at: publicPage, visit)
      } else { known }
  }

  private static func secret(at publicPage: ID<PublicPage>, in visit: Visit) -> String? {
    Cookie.visitor(at: publicPage, visit.house.settings).value(in: visit.headers)
      .flatMap { (20...64).contains($0.utf8.count) ? $0 : nil }
  }

  private static func note(_ secret: String, at publicPage: PublicPage, _ visit: Visit) async throws -> Visitor {
    let (mint, now) = (visit.house.mint, visit.house.mint.now())
    try visit.house.rateLimit.admit(visit.client, at: now)
    return try await visit.house.database.write { connection in
      let row = try connection.row(
        """
        INSERT INTO kit_visitor (id, reception_id, token_hash, created_at, seen_at)
        VALUES (\(mint.id(Guest.self)), \(publicPage.id), \(SecretHash(secret)), \(now), \(now))
        ON CONFLICT (token_hash) DO UPDATE SET seen_at = excluded.seen_at
        WHERE kit_visitor.reception_id = excluded.reception_id
        RETURNING \(Visitor.columns)
        """)
      guard let row else { throw Refusal.notFound }
      return try Visitor(row)
    }
  }

  package func noteShown(_ sequence: Int64) {}

  package func mayHear(_ topic: Topic) -> Bool {
    isOpen && face.topics.contains(topic) || visitor.map { topic.name.hasSuffix("/\($0.id)") } ?? false
  }

  /// Their own changes.
  package func mayUndo(_ activity: Activity) -> Bool { maySee(activity) && activity.audience == .visitor }

  package func maySee(_ activity: Activity) -> Bool {
    visitor != nil && activity.author.guest == visitor?.id
      && house.app(of: activity.subject.topic)?.id == publicPage.app
  }

  package var listener: LiveListener { .visitor(publicPage.id) }
  package var holder: LiveReader.Holder {
    if let visitor { return .visitor(visitor.id) }
    let cookie = Self.secret(at: publicPage.id, in: visit)
    return cookie.map { .cookie(SecretHash($0)) } ?? .nobody(visit.client)
  }

  package func frame(_ screen: any Screen, _ view: SpaceView) throws -> Page {
    AppFrame(
      visit: self, tabs: isOpen ? face.tabs : [], house: nil, sequence: view.sequence,
      name: Phrase(verbatim: try app.publicName(in: view) ?? space.name),
      kind: publicPage.app, icon: app.icon, still: app.still, screen: screen, toast: try toast(view),
      footer: PublicPageLanguage.choice(now: locale.language, back: page)
    ).page
  }
}
