/// Somebody who belongs to a space, as its other members see them.
package struct Member: Hashable, Sendable {
  package let person: ID<Person>
  package let name: String
  package let avatar: Avatar
  package let role: Role
  package let apps: AppAccess

  init(_ row: SQLRow) throws {
    person = try row["id"]
    name = try row["name"]
    let colour: PersonColour? = try row["colour"]
    avatar = Avatar(name: name, colour: colour ?? PersonColour(of: person))
    role = try row["role"]
    apps = try row["apps"]
  }

  /// As part of a table of what somebody shows in a space: it ends with their membership.
  package static let reference: SQL =
    "FOREIGN KEY (space_id, person_id) REFERENCES kit_member (space_id, person_id) ON DELETE CASCADE"

  /// As a condition on rows that name a space and a person: that they still belong to it.
  package static let stillBelongs: SQL = "(space_id, person_id) IN (SELECT space_id, person_id FROM kit_member)"
}

extension SpaceScope {
  /// Whether somebody belongs to a space, be it this one or another.
  package func belongs(_ person: ID<Person>, to space: ID<Space>) throws -> Bool {
    try connection.holds("kit_member WHERE space_id = \(space) AND person_id = \(person)")
  }

  /// The members who may use an app, owners first, then by name.
  package func members(using app: String) throws -> [Member] {
    guard space.apps.allows(app) else { return [] }
    return try AccountStore(connection).members(of: space.id).filter { $0.role == .owner || $0.apps.allows(app) }
  }
}
