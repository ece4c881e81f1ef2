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
