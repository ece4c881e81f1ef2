/// A change of accounts under way: people, sessions, spaces, links.
package struct AccountEdit {
  let connection: any WritableConnection
  let mint: Mint
  let now: Instant

  init(_ connection: any WritableConnection, mint: Mint) {
    self.connection = connection
    self.mint = mint
    now = mint.now()
  }

  var store: AccountStore { AccountStore(connection) }

  package func addPerson(named name: String, language: Language) throws -> ID<Person> {
    let id: ID<Person> = mint.id()
    try connection.run(
      """
      INSERT INTO kit_person (id, name, name_key, language, theme, created_at)
      VALUES (\(id), \(name), \(name.searchKey), \(language), \(Theme.auto), \(now))
      """)
    return id
  }

  package func addSpace(named name: String, currency: Currency, zone: Zone, owner: ID<Person>) throws -> ID<Space> {
    let id: ID<Space> = mint.id()
    try connection.run(
      """
      INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
      VALUES (\(id), \(name), \(currency), \(zone), 1, \(now))
      """)
    try addMember(owner, to: id, as: .owner)
    return id
  }

  package func addMember(_ person: ID<Person>, to space: ID<Space>, as role: Role) throws {
    try connection.run(
      """
      INSERT INTO kit_member (space_id, person_id, role, joined_at) VALUES (\(space), \(person), \(role), \(now))
      ON CONFLICT (space_id, person_id) DO NOTHING
      """)
  }

  /// - Returns: the secret that the browser keeps in its cookie; only its hash is stored.
  package func startSession(of person: ID<Person>, device: String) throws -> String {
    let token = mint.secret()
    try connection.run(
      """
      INSERT INTO kit_session (id, token_hash, person_id, device, created_at, seen_at, expires_at)
      VALUES (\(mint.id(Session.self)), \(SecretHash(token)), \(person), \(device), \(now), \(now), \
      \(now + Session.lifetime))
      """)
    return token
  }
}

/// One device on which somebody is signed in.
package struct Session: Hashable, Sendable {
  /// A device that isn't used for this long has to sign in again.
  static let lifetime = Duration.seconds(180 * 24 * 3600)

  let id: ID<Session>
  let device: String
  let createdAt: Instant
  let seenAt: Instant
}
