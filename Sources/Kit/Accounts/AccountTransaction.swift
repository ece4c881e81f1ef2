/// A change of accounts under way: people, sessions, spaces, links.
package final class AccountTransaction {
  let connection: any WritableConnection
  package let mint: Mint
  package let now: Instant
  /// The changes of spaces that belong to it, told to open screens once all is on the disk.
  private(set) var edits: [SpaceTransaction] = []
  /// Those whose live streams end once all is on the disk.
  private(set) var ended: [LiveListener] = []
  /// The spaces of which something else may be seen once all is on the disk.
  private(set) var dismissed: [ID<Space>] = []

  init(_ connection: any WritableConnection, mint: Mint) {
    (self.connection, self.mint) = (connection, mint)
    now = mint.now()
  }

  /// Ends the live streams of a session or a link that ends with this change.
  func endStreams(of listener: LiveListener) {
    ended.append(listener)
  }

  /// Tells every stream of the space that what it may see changes with this: a role, a membership, the space itself.
  func dismiss(_ space: ID<Space>) {
    dismissed.append(space)
  }

  var store: AccountStore { AccountStore(connection) }

  /// Goes on as a change of one space in the same transaction.
  package func change(in space: ID<Space>, by author: Author, clientSequence: ClientSequence? = nil) throws
    -> SpaceTransaction
  {
    let transaction = try SpaceTransaction(
      space, by: author, mint: mint, clientSequence: clientSequence, in: connection)
    edits.append(transaction)
    return transaction
  }

  /// Goes on as a change of each space of somebody, in the order in which all do who change several.
  func changes(inSpacesOf person: ID<Person>, by author: Author) throws -> [SpaceTransaction] {
    try store.memberships(of: person).map(\.space.id).sorted { $0.description < $1.description }
      .map { try change(in: $0, by: author) }
  }
}

// MARK: People

extension AccountTransaction {
  /// Whoever moves in first runs the installation.
  package func addPerson(named name: String, language: Language) throws -> ID<Person> {
    let id: ID<Person> = mint.id()
    let isFirst = try !store.hasPeople()
    try connection.run(
      """
      INSERT INTO kit_person (id, name, name_key, language, theme, created_at, is_operator)
      VALUES (\(id), \(name), \(name.searchKey), \(language), \(Theme.auto), \(now), \(isFirst))
      """)
    return id
  }

  /// The spaces of the person learn of another name or colour, as their pages show both.
  func change(_ person: ID<Person>, to profile: Profile) throws {
    let (author, known) = (Author(person: person, name: profile.name), try store.person(person))
    if known?.name != profile.name || known?.colour != profile.colour {
      for space in try changes(inSpacesOf: person, by: author) {
        try space.record(HouseEvents.memberRenamed, of: Subject(Space.topic, person, title: profile.name))
      }
    }
    try connection.run(
      """
      UPDATE kit_person SET name = \(profile.name), name_key = \(profile.name.searchKey), \
      language = \(profile.language), theme = \(profile.theme), keys = \(profile.keys), colour = \(profile.colour), \
      zone = \(profile.zone) WHERE id = \(person)
      """)
  }

  package func setPassword(_ hash: PasswordHash, of person: ID<Person>) throws {
    try connection.run("UPDATE kit_person SET password_hash = \(hash) WHERE id = \(person)")
  }
}

// MARK: Spaces

extension AccountTransaction {
  package func addSpace(
    named name: String, id: ID<Space>? = nil, currency: Currency, zone: Zone, owner: ID<Person>
  ) throws -> ID<Space> {
    let id = id ?? mint.id()
    try connection.run(
      """
      INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
      VALUES (\(id), \(name), \(currency), \(zone), 1, \(now))
      """)
    try addMember(owner, to: id, as: .owner)
    return id
  }

  package func addMember(
    _ person: ID<Person>, to space: ID<Space>, as role: Role, using apps: AppAccess = .all
  ) throws {
    try connection.run(
      """
      INSERT INTO kit_member (space_id, person_id, role, apps, joined_at)
      VALUES (\(space), \(person), \(role), \(apps), \(now))
      ON CONFLICT (space_id, person_id) DO NOTHING
      """)
  }
}

// MARK: Sessions

extension AccountTransaction {
  /// - Parameters:
  ///   - device: what the browser calls itself.
  ///   - earlier: who was signed in on it until now; that session ends.
  ///   - renews: whether it may set another password without the one before, for a while.
  /// - Returns: the secret that the browser keeps in its cookie; only its hash is stored.
  package func startSession(
    of person: ID<Person>, device: String, insteadOf earlier: Viewer? = nil, renews: Bool = false
  ) throws -> String {
    let (token, id): (String, ID<Session>) = (mint.secret(), mint.id())
    try connection.run(
      """
      INSERT INTO kit_session (id, token_hash, person_id, device, created_at, seen_at, expires_at, renews_until)
      VALUES (\(id), \(SecretHash(token)), \(person), \(device.cut(to: Device.nameLimit)), \
      \(now), \(now), \(now + Session.lifetime), \(renews ? now + Session.renewal : nil))
      """)
    if let earlier {
      if earlier.person.id == person { try movePushDevice(from: earlier.session, to: id, of: person) }
      try endSession(earlier.session, of: earlier.person.id)
    }
    return token
  }

  /// From now on the session asks for the password as any other.
  func endRenewal(of session: ID<Session>) throws {
    try connection.run("UPDATE kit_session SET renews_until = NULL WHERE id = \(session)")
  }

  /// Ends one session of the person; another's is left as it is.
  func endSession(_ session: ID<Session>, of person: ID<Person>) throws {
    try endSessions("id = \(session) AND person_id = \(person)")
  }

  /// Ends all sessions of the person but one.
  func endSessions(of person: ID<Person>, except session: ID<Session>) throws {
    try endSessions("person_id = \(person) AND id <> \(session)")
  }

  /// Ends all sessions of the person.
  func endSessions(of person: ID<Person>) throws {
    try endSessions("person_id = \(person)")
  }

  private func endSessions(_ condition: SQL) throws {
    for row in try connection.rows("DELETE FROM kit_session WHERE \(condition) RETURNING id") {
      endStreams(of: .session(try row["id"]))
    }
  }
}

// MARK: Links

extension AccountTransaction {
  /// - Parameters:
  ///   - id: minted by the form that asks for the link; asked again, the link gets a new secret and the old one leads nowhere.
  ///   - grant: what an invitation lets its user do.
  /// - Returns: the secret of the link's address; only its hash is stored.
  func makeLink(
    _ purpose: OneTimeLink.Purpose, id: ID<OneTimeLink>? = nil, space: ID<Space>? = nil, person: ID<Person>? = nil,
    grant: MemberDraft? = nil
  ) throws -> String {
    let secret = mint.secret()
    let kept = try connection.rowsChanged(
      by: """
        INSERT INTO kit_link (id, token_hash, purpose, space_id, person_id, created_at, expires_at, role, apps)
        VALUES (\(id ?? mint.id()), \(SecretHash(secret)), \(purpose), \(space), \(person), \(now), \
        \(now + purpose.lifetime), \(grant?.role), \(grant?.apps ?? .all))
        ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash, role = excluded.role, apps = excluded.apps
        WHERE kit_link.space_id = excluded.space_id AND kit_link.purpose = excluded.purpose
          AND COALESCE(kit_link.person_id, '') = COALESCE(excluded.person_id, '') AND kit_link.used_at IS NULL
        """)
    guard kept == 1 else { throw Refusal.operationReused }
    return secret
  }

  /// Uses a link up.
  /// - Throws: ``Refusal/gone(_:)`` when it has been used, revoked or has expired.
  func spend(_ secret: String, _ purpose: OneTimeLink.Purpose, by name: String? = nil) throws -> OneTimeLink {
    let link = try connection.row(
      """
      UPDATE kit_link SET used_at = \(now), used_by = \(name)
      WHERE token_hash = \(SecretHash(secret)) AND purpose = \(purpose) AND used_at IS NULL AND expires_at > \(now)
      RETURNING \(OneTimeLink.columns)
      """)
    guard let link else { throw Refusal.gone(LinkPhrases.spent) }
    return try OneTimeLink(link)
  }

  /// - Returns: whether there was one to revoke.
  func revoke(_ link: ID<OneTimeLink>, of space: ID<Space>) throws -> Bool {
    try connection.rowsChanged(
      by: "DELETE FROM kit_link WHERE id = \(link) AND space_id = \(space) AND used_at IS NULL") > 0
  }

  /// A house has at most one welcome: the newest.
  func makeWelcome() throws -> String {
    try connection.run("DELETE FROM kit_link WHERE purpose = \(OneTimeLink.Purpose.welcome)")
    return try makeLink(.welcome)
  }
}
