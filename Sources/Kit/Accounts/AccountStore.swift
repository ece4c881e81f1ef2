/// Reads people, sessions, spaces and links.
package struct AccountStore {
  let connection: any Connection

  package init(_ connection: any Connection) {
    self.connection = connection
  }

  func viewer(with token: SecretHash, at now: Instant) throws -> Viewer? {
    let row = try connection.row(
      """
      SELECT \(Person.columns), kit_session.id AS session_id, kit_session.space_id, kit_session.seen_at, \
        kit_session.renews_until
      FROM kit_session JOIN kit_person ON kit_person.id = kit_session.person_id
      WHERE kit_session.token_hash = \(token) AND kit_session.expires_at > \(now)
      """)
    guard let row else { return nil }
    let person = try Person(row)
    return Viewer(
      person: person, session: try row["session_id"], secret: token,
      memberships: try memberships(of: person.id), lastSpace: try row["space_id"], seenAt: try row["seen_at"],
      renewsUntil: try row["renews_until"])
  }

  func memberships(of person: ID<Person>) throws -> [Membership] {
    try connection.rows(
      """
      SELECT kit_space.id, kit_space.name, kit_space.currency, kit_space.zone, kit_space.apps, kit_member.role,
        kit_member.apps AS member_apps
      FROM kit_member JOIN kit_space ON kit_space.id = kit_member.space_id
      WHERE kit_member.person_id = \(person) AND kit_space.ends_at IS NULL
      ORDER BY kit_member.joined_at, kit_space.id
      """
    ).map { Membership(space: try Space($0), role: try $0["role"], limit: try $0["member_apps"]) }
  }

  /// Owners first, then by name.
  func members(of space: ID<Space>) throws -> [Member] {
    try connection.rows(
      """
      SELECT kit_person.id, kit_person.name, kit_person.colour, kit_member.role, kit_member.apps
      FROM kit_member JOIN kit_person ON kit_person.id = kit_member.person_id
      WHERE kit_member.space_id = \(space)
      ORDER BY kit_member.role DESC, kit_person.name_key
      """
    ).map(Member.init)
  }

  /// The person of a name, written in whatever case and with whatever accents.
  func person(named name: String) throws -> Person? {
    try connection.row("SELECT \(Person.columns) FROM kit_person WHERE name_key = \(name.searchKey)").map(Person.init)
  }

  func person(_ id: ID<Person>) throws -> Person? {
    try connection.row("SELECT \(Person.columns) FROM kit_person WHERE id = \(id)").map(Person.init)
  }

  func passwordHash(of person: ID<Person>) throws -> PasswordHash? {
    guard let row = try connection.row("SELECT password_hash FROM kit_person WHERE id = \(person)") else { return nil }
    return try row["password_hash"]
  }

  /// Most recently used first.
  func sessions(of person: ID<Person>, at now: Instant) throws -> [Session] {
    try connection.rows(
      """
      SELECT \(Session.columns) FROM kit_session WHERE person_id = \(person) AND expires_at > \(now)
      ORDER BY seen_at DESC, id DESC
      """
    ).map(Session.init)
  }

  /// The link of this secret while it can still be spent.
  func link(_ secret: String, _ purpose: OneTimeLink.Purpose, at now: Instant) throws -> OneTimeLink? {
    try connection.row(
      """
      SELECT \(OneTimeLink.columns) FROM kit_link
      WHERE token_hash = \(SecretHash(secret)) AND purpose = \(purpose) AND used_at IS NULL AND expires_at > \(now)
      """
    ).map(OneTimeLink.init)
  }

  /// - Returns: `nil` when no form that asks for this link has been taken yet.
  func link(_ id: ID<OneTimeLink>) throws -> OneTimeLink? {
    try connection.row("SELECT \(OneTimeLink.columns) FROM kit_link WHERE id = \(id)").map(OneTimeLink.init)
  }

  /// The invitations of a space that wait to be used or were used within their time, newest first.
  func invitations(to space: ID<Space>, at now: Instant) throws -> [OneTimeLink] {
    try connection.rows(
      """
      SELECT \(OneTimeLink.columns) FROM kit_link
      WHERE space_id = \(space) AND purpose = \(OneTimeLink.Purpose.join) AND expires_at > \(now)
      ORDER BY used_at IS NOT NULL, expires_at DESC, id
      """
    ).map(OneTimeLink.init)
  }

  func space(_ id: ID<Space>) throws -> Space? {
    try connection.row("SELECT \(Space.columns) FROM kit_space WHERE id = \(id) AND ends_at IS NULL").map(Space.init)
  }

  func someOwnerHasPassword() throws -> Bool {
    try connection.holds(
      """
      kit_member JOIN kit_person ON kit_person.id = kit_member.person_id
      WHERE kit_member.role = \(Role.owner) AND kit_person.password_hash IS NOT NULL
      """)
  }

  func hasPeople() throws -> Bool {
    try connection.holds("kit_person")
  }
}

extension Person {
  static let columns: SQL =
    """
    kit_person.id, kit_person.name, kit_person.language, kit_person.theme, kit_person.keys, kit_person.colour, kit_person.zone, \
    kit_person.password_hash, kit_person.is_operator
    """

  init(_ row: SQLRow) throws {
    let (hash, colour): (String?, PersonColour?) = (try row["password_hash"], try row["colour"])
    id = try row["id"]
    name = try row["name"]
    language = try row["language"]
    theme = try row["theme"]
    keys = try row["keys"]
    self.colour = colour ?? PersonColour(of: id)
    zone = try row["zone"]
    hasPassword = hash != nil
    isOperator = try row["is_operator"]
  }
}
