/// What a share link allows on one thing: to see this order, to tick and add on this list. An app names its capabilities and
/// mounts the routes that each opens; see ``Routes/get(_:forGuestsWho:_:)``.
package struct Capability: Sendable {
  /// `app.verb`: begins with the app's id and is stored with each link.
  package let name: String
  /// What the link lets its guests do, as a heading: “See this order”.
  package let offer: Phrase
  /// What a guest hears of while a page is open.
  let topics: [Topic]
  let subject: @Sendable (String, SpaceView) throws -> Subject
  let opens: @Sendable (String) -> Link?
  /// Whom a link to it is for, and what is said with it.
  let message: (@Sendable (String, SpaceView) throws -> GuestMessage?)?
  /// Whether the thing is a person: they alone make its links, and these end with their membership.
  let isOfPerson: Bool
  /// What its links are sent along with.
  let invitation: (@Sendable (String, SpaceView, Instant) throws -> Invitation?)?

  /// - Parameters:
  ///   - subject: finds the thing. It throws ``Refusal`` when there is none; then its links lead nowhere.
  ///   - opens: where guests come in, a path that is mounted for them.
  ///   - isOfPerson: whether the thing is a person: they alone make its links, and these end with their membership.
  ///   - message: whom its links are for, where one is known, and what goes along with them.
  ///   - invitation: what it is about, for links that go to several: said in the chat, in the link's preview and at the door, so
  ///     nothing that whoever has the link may not know.
  package init<Thing>(
    _ name: String, offer: Phrase, topics: [Topic],
    of subject: @escaping @Sendable (ID<Thing>, SpaceView) throws -> Subject, opens: Path<ID<Thing>>,
    isOfPerson: Bool = false,
    message: (@Sendable (ID<Thing>, SpaceView) throws -> GuestMessage?)? = nil,
    invitation: (@Sendable (ID<Thing>, SpaceView, Instant) throws -> Invitation)? = nil
  ) {
    (self.name, self.offer, self.topics, self.isOfPerson) = (name, offer, topics, isOfPerson)
    self.subject = { text, view in
      guard let id = ID<Thing>(text) else { throw Refusal.notFound }
      return try subject(id, view)
    }
    self.opens = { text in ID<Thing>(text).map { opens($0) } }
    if let message {
      self.message = { text, view in try ID<Thing>(text).flatMap { try message($0, view) } }
    } else {
      self.message = nil
    }
    if let invitation {
      self.invitation = { text, view, now in try ID<Thing>(text).map { try invitation($0, view, now) } }
    } else {
      self.invitation = nil
    }
  }

  /// The app that it belongs to.
  var app: String { String(name.prefix { $0 != "." }) }

  /// Whether somebody decides on its links to a thing.
  func isDecided(by person: ID<Person>, of subject: String) -> Bool {
    !isOfPerson || subject == person.description
  }

  /// Where members see who may do this with a thing, and make and revoke links.
  package func shares(of id: ID<some Any>) -> Link {
    SharePaths.shares(name, id.description)
  }
}

/// What a link is about, for several people: a title, and what they should know before they open it, a line each.
package struct Invitation: Sendable {
  let title: Phrase
  let lines: [Phrase]

  package init(title: Phrase, lines: [Phrase]) {
    (self.title, self.lines) = (title, lines)
  }
}

/// To whom a link is sent and with which words.
package struct GuestMessage: Sendable {
  let phone: String
  let email: String
  let subject: Phrase
  /// A line each; the link follows.
  let text: [Phrase]

  package init(phone: String, email: String, subject: Phrase, text: [Phrase]) {
    (self.phone, self.email, self.subject, self.text) = (phone, email, subject, text)
  }

  /// - Parameter link: for a place from where others can open it.
  func buttons(with link: OutwardLink, in space: Space) -> HTML? {
    guard !link.opensOnlyHere else { return nil }
    let lines = text + [Phrase(verbatim: link.address)]
    return ContactButtons(phone: phone, email: email, in: space, subject: subject, text: lines)?.html.secret
  }
}

extension House {
  func capability(named name: String) -> Capability? {
    apps.lazy.flatMap(\.capabilities).first { $0.name == name }
  }
}

extension Capability {
  /// Those who came by the links to a thing that hold, in the order in which they came.
  package func guests(of id: ID<some Any>, in scope: some SpaceScope, at now: Instant) throws
    -> [(id: ID<Guest>, name: String)]
  {
    try scope.connection.rows(
      """
      SELECT kit_guest.id, kit_guest.name FROM kit_share JOIN kit_guest ON kit_guest.share_id = kit_share.id
      WHERE kit_share.space_id = \(scope.space.id) AND kit_share.capability = \(name)
        AND kit_share.subject_id = \(id.description) AND kit_share.revoked_at IS NULL
        AND (kit_share.expires_at IS NULL OR kit_share.expires_at > \(now))
      ORDER BY kit_guest.created_at, kit_guest.id LIMIT 200
      """
    ).map { (try $0["id"], try $0["name"]) }
  }
}
