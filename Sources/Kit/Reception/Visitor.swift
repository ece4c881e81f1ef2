/// Somebody without an account at a public address: one browser, known by its cookie once it has changed something.
package struct Visitor: Hashable, Sendable {
  package let id: ID<Guest>
  let seenAt: Instant

  static let columns: SQL = "id, seen_at"

  init(_ row: SQLRow) throws {
    id = try row["id"]
    seenAt = try row["seen_at"]
  }

  /// A topic that one guest alone hears of, besides those of their ``PublicFace``.
  package static func topic(_ noun: Topic, of guest: ID<Guest>) -> Topic {
    Topic("\(noun.name)/\(guest)", .own)
  }

  /// Nobody asks a visitor for a name; pages and activity say “a guest”.
  var author: Author { Author(person: nil, guest: id, name: "") }
}

/// The cookie of a visitor: one for each public address. It is minted when the first page is shown, so that whatever the
/// browser then sends twice comes from the same visitor, and stored when something is changed.
enum VisitorCookie {
  /// In seconds.
  private static let lifetime = 400 * 24 * 3600

  private static func name(at reception: ID<Reception>, _ settings: House.Settings) -> String {
    "\(SessionCookie.name(settings))-\(reception)"
  }

  static func secret(at reception: ID<Reception>, in visit: Visit) -> String? {
    SessionCookie.value(of: name(at: reception, visit.house.settings), in: visit.headers)
      .flatMap { (20...64).contains($0.utf8.count) ? $0 : nil }
  }

  static func setting(_ secret: String, at reception: ID<Reception>, settings: House.Settings) -> (
    name: String, value: String
  ) {
    SessionCookie.header(name(at: reception, settings), secret, maxAge: lifetime, settings)
  }
}
