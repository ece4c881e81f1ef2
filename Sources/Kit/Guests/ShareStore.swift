/// Reads and changes share links and their guests. It is no change of what the space holds: nobody's screen is told.
struct ShareStore {
  let connection: any Connection

  init(_ connection: any Connection) {
    self.connection = connection
  }

  /// Of whoever has been in a space the longest.
  func language(of space: ID<Space>) throws -> Language? {
    try connection.value(
      """
      SELECT kit_person.language FROM kit_member JOIN kit_person ON kit_person.id = kit_member.person_id
      WHERE kit_member.space_id = \(space) ORDER BY kit_member.joined_at, kit_person.id LIMIT 1
      """)
  }

  /// The link of a secret that still holds.
  func link(secret: String, at now: Instant) throws -> ShareLink? {
    let row = try connection.row(
      "SELECT \(ShareLink.columns) FROM kit_share WHERE kit_share.token_hash = \(SecretHash(secret))")
    return try row.map(ShareLink.init).flatMap { $0.isOpen(at: now) ? $0 : nil }
  }

  /// Who holds a cookie, whether or not their link still holds.
  func guest(with cookie: String, of link: ID<ShareLink>) throws -> Guest? {
    try connection.row(
      """
      SELECT \(Guest.columns), \(ShareLink.columns) FROM kit_guest JOIN kit_share ON kit_share.id = kit_guest.share_id
      WHERE kit_guest.token_hash = \(SecretHash(cookie)) AND kit_guest.share_id = \(link)
      """
    ).map(Guest.init)
  }

  /// Who holds a secret of their own, by whichever link they came.
  func guest(with secret: String) throws -> Guest? {
    try connection.row(
      """
      SELECT \(Guest.columns), \(ShareLink.columns) FROM kit_guest JOIN kit_share ON kit_share.id = kit_guest.share_id
      WHERE kit_guest.token_hash = \(SecretHash(secret))
      """
    ).map(Guest.init)
  }

  /// The links that hold for one thing, newest first.
  func links(to subject: String, of capability: String, in space: ID<Space>, at now: Instant) throws -> [ShareLink] {
    try links("capability = \(capability) AND subject_id = \(subject) AND space_id = \(space)", at: now)
  }

  /// All links of a space that hold, newest first.
  func links(in space: ID<Space>, at now: Instant) throws -> [ShareLink] {
    try links("space_id = \(space)", at: now)
  }

  private func links(_ condition: SQL, at now: Instant) throws -> [ShareLink] {
    try connection.rows(
      """
      SELECT \(ShareLink.columns) FROM kit_share
      WHERE \(condition) AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > \(now))
      ORDER BY made_at DESC, id DESC
      """
    ).map(ShareLink.init)
  }

  /// The names of those who came by each of a space's links, in the order in which they came.
  func guests(in space: ID<Space>) throws -> [ID<ShareLink>: [String]] {
    try connection.rows(
      """
      SELECT kit_guest.share_id, kit_guest.name FROM kit_guest JOIN kit_share ON kit_share.id = kit_guest.share_id
      WHERE kit_share.space_id = \(space) AND kit_share.revoked_at IS NULL ORDER BY kit_guest.created_at, kit_guest.id
      """
    ).reduce(into: [:]) { guests, row in guests[try row["share_id"], default: []].append(try row["name"]) }
  }
}

extension AccountTransaction {
  /// - Parameter id: minted by the form that asks; asked again, the link gets a new secret and the old one leads nowhere.
  /// - Returns: the secret of the link's address; only its hash is stored.
  func share(
    _ capability: Capability, _ subject: Subject, id: ID<ShareLink>, holding lifetime: ShareLink.Lifetime,
    in space: ID<Space>, by author: Author
  ) throws -> String {
    let secret = mint.secret()
    let isNew = try !connection.holds("kit_share WHERE id = \(id)")
    let kept = try connection.rowsChanged(
      by: """
        INSERT INTO kit_share (id, space_id, capability, subject_id, token_hash, author, made_at, expires_at)
        VALUES (\(id), \(space), \(capability.name), \(subject.id), \(SecretHash(secret)), \(author.name), \(now), \
        \(lifetime.duration.map { now + $0 }))
        ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash
        WHERE kit_share.space_id = excluded.space_id AND kit_share.subject_id = excluded.subject_id
          AND kit_share.capability = excluded.capability AND kit_share.used_at IS NULL AND kit_share.revoked_at IS NULL
        """)
    guard kept == 1 else { throw Refusal.operationReused }
    if isNew { try change(in: space, by: author).record(HouseEvents.linkMade, of: subject) }
    return secret
  }

  /// - Returns: the link, or `nil` when the space has none that still holds by this id.
  func revoke(_ link: ID<ShareLink>, in space: ID<Space>) throws -> ShareLink? {
    endStreams(of: .guest(link))
    return try connection.row(
      """
      UPDATE kit_share SET revoked_at = \(now) WHERE id = \(link) AND space_id = \(space) AND revoked_at IS NULL
      RETURNING \(ShareLink.columns)
      """
    ).map(ShareLink.init)
  }

  /// Ends the links by which somebody showed what is their own in a space.
  func endLinks(to person: ID<Person>, in space: ID<Space>) throws {
    let links: [ID<ShareLink>] = try connection.rows(
      """
      SELECT id FROM kit_share WHERE space_id = \(space) AND subject_id = \(person.description) AND revoked_at IS NULL
      ORDER BY id
      """
    ).map { try $0["id"] }
    for link in links { _ = try revoke(link, in: space) }
  }

  /// Lets somebody in by a link.
  /// - Parameter cookie: by which they want to be known, unless somebody is already.
  /// - Returns: the secret that their browser keeps in a cookie.
  func addGuest(named name: String, by link: ShareLink, knownBy cookie: String? = nil) throws -> String {
    let free = try cookie.flatMap { try ShareStore(connection).guest(with: $0) == nil ? $0 : nil }
    let secret = free ?? mint.secret()
    try connection.run(
      """
      INSERT INTO kit_guest (id, share_id, name, token_hash, created_at, seen_at)
      VALUES (\(mint.id(Guest.self)), \(link.id), \(name), \(SecretHash(secret)), \(now), \(now))
      """)
    try connection.run("UPDATE kit_share SET used_at = \(now) WHERE id = \(link.id)")
    return secret
  }

  /// Nobody may act under the name of a member or of another guest of the same link, nor under one that looks like it.
  /// - Throws: ``Invalid`` for the field `name`.
  func refuseTaken(_ name: String, among link: ShareLink) throws {
    let members = try store.members(of: link.space).map(\.name)
    let guests = try connection.rows("SELECT name FROM kit_guest WHERE share_id = \(link.id) ORDER BY name").map {
      try $0["name"] as String
    }
    if Likeness(name).isAmong(members + guests) { throw Invalid(["name": ProfilePhrases.nameTaken]) }
  }
}
