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

  /// - Parameters:
  ///   - subject: finds the thing. It throws ``Refusal`` when there is none; then its links lead nowhere.
  ///   - opens: where guests come in, a path that is mounted for them.
  package init<Thing>(
    _ name: String, offer: Phrase, topics: [Topic],
    of subject: @escaping @Sendable (ID<Thing>, SpaceView) throws -> Subject, opens: Path<ID<Thing>>
  ) {
    (self.name, self.offer, self.topics) = (name, offer, topics)
    self.subject = { text, view in
      guard let id = ID<Thing>(text) else { throw Refusal.notFound }
      return try subject(id, view)
    }
    self.opens = { text in ID<Thing>(text).map { opens($0) } }
  }

  /// The app that it belongs to.
  var app: String { String(name.prefix { $0 != "." }) }

  /// Where members see who may do this with a thing, and make and revoke links.
  package func shares(of id: ID<some Any>) -> Link {
    SharePaths.shares(name, id.description)
  }
}

extension House {
  func capability(named name: String) -> Capability? {
    apps.lazy.flatMap(\.capabilities).first { $0.name == name }
  }
}
