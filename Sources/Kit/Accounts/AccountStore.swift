/// Reads people, sessions, spaces and links.
struct AccountStore {
  let connection: any Connection

  init(_ connection: any Connection) {
    self.connection = connection
  }

  func viewer(with token: SecretHash, at now: Instant) throws -> Viewer? {
    let row = try connection.row(
      """
      SELECT \(Person.columns), kit_session.id AS session_id
      FROM kit_session JOIN kit_person ON kit_person.id = kit_session.person_id
      WHERE kit_session.token_hash = \(token) AND kit_session.expires_at > \(now)
      """)
    guard let row else { return nil }
    let person = try Person(row)
    return Viewer(person: person, session: try row["session_id"], memberships: try memberships(of: person.id))
  }

  func memberships(of person: ID<Person>) throws -> [Membership] {
    try connection.rows(
      """
      SELECT kit_space.id, kit_space.name, kit_space.currency, kit_space.zone, kit_member.role
      FROM kit_member JOIN kit_space ON kit_space.id = kit_member.space_id
      WHERE kit_member.person_id = \(person)
      ORDER BY kit_member.joined_at, kit_space.id
      """
    ).map { Membership(space: try Space($0), role: try $0["role"]) }
  }

  func someOwnerHasPassword() throws -> Bool {
    let found: Int? = try connection.value(
      """
      SELECT 1 AS found FROM kit_member JOIN kit_person ON kit_person.id = kit_member.person_id
      WHERE kit_member.role = \(Role.owner) AND kit_person.password_hash IS NOT NULL LIMIT 1
      """)
    return found != nil
  }

  func hasPeople() throws -> Bool {
    try connection.row("SELECT id FROM kit_person LIMIT 1") != nil
  }
}

extension Person {
  static let columns: SQL =
    "kit_person.id, kit_person.name, kit_person.language, kit_person.theme, kit_person.password_hash"

  init(_ row: SQLRow) throws {
    let hash: String? = try row["password_hash"]
    self.init(
      id: try row["id"], name: try row["name"], language: try row["language"], theme: try row["theme"],
      hasPassword: hash != nil)
  }
}
