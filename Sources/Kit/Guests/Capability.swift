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

  /// - Parameters:
  ///   - subject: finds the thing. It throws ``Refusal`` when there is none; then its links lead nowhere.
  ///   - opens: where guests come in, a path that is mounted for them.
  ///   - message: whom its links are for, where one is known, and what goes along with them.
  package init<Thing>(
    _ name: String, offer: Phrase, topics: [Topic],
    of subject: @escaping @Sendable (ID<Thing>, SpaceView) throws -> Subject, opens: Path<ID<Thing>>,
    message: (@Sendable (ID<Thing>, SpaceView) throws -> GuestMessage?)? = nil
  ) {
    (self.name, self.offer, self.topics) = (name, offer, topics)
    self.subject = { text, view in
      guard let id = ID<Thing>(text) else { throw Refusal.notFound }
      return try subject(id, view)
    }
    self.opens = { text in ID<Thing>(text).map { opens($0) } }
    guard let message else {
      self.message = nil
      return
    }
    self.message = { text, view in
      guard let id = ID<Thing>(text) else { return nil }
      return try message(id, view)
    }
  }

  /// The app that it belongs to.
  var app: String { String(name.prefix { $0 != "." }) }

  /// Where members see who may do this with a thing, and make and revoke links.
  package func shares(of id: ID<some Any>) -> Link {
    SharePaths.shares(name, id.description)
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
