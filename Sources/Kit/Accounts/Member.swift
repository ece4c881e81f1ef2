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
}
