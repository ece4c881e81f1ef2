extension AccountStore {
  /// For whom a program comes that brings this, as far as it may; `nil` when there is no such token, or none any more.
  func viewer(bearing secret: SecretHash, at now: Instant) throws -> Viewer? {
    let row = try connection.row(
      "SELECT \(AccessToken.columns), person_id FROM kit_token WHERE token_hash = \(secret)")
    guard let row, let person = try person(try row["person_id"]) else { return nil }
    let token = try AccessToken(row)
    guard token.holds(at: now) else { return nil }
    return Viewer(person, by: token, secret: secret, memberships: try memberships(of: person.id))
  }

  /// The oldest first, with those that have expired.
  func tokens(of person: ID<Person>) throws -> [AccessToken] {
    try connection.rows(
      "SELECT \(AccessToken.columns) FROM kit_token WHERE person_id = \(person) ORDER BY made_at, id"
    ).map(AccessToken.init)
  }
}

extension AccountTransaction {
  /// Makes a token for a space that its author belongs to, whose activity tells of it.
  /// - Parameter id: minted by the form that asks for it; asked again for the same, it gets a new secret and the old one is of no use.
  /// - Returns: its secret; only its hash is stored.
  /// - Throws: ``Invalid`` when they have as many as one may have, ``Refusal/notFound`` when they belong to the space no more,
  ///   ``Refusal/operationReused`` when the id is that of another token.
  func makeToken(_ draft: TokenDraft, id: ID<AccessToken>, in space: ID<Space>, by author: Author) throws -> Bearer {
    guard let person = author.person else { throw Refusal.notFound }
    _ = try member(person, of: space)
    let known = try store.tokens(of: person).first { $0.id == id }
    if let known, !known.isAs(draft, in: space) { throw Refusal.operationReused }
    if known == nil { try refuseManyTokens(of: person) }
    let bearer = Bearer(mint)
    let kept = try connection.rowsChanged(
      by: """
        INSERT INTO kit_token (id, space_id, person_id, name, apps, may_write, token_hash, hint, made_at, expires_at)
        VALUES (\(id), \(space), \(person), \(draft.name), \(draft.apps), \(draft.mayWrite), \(bearer.hash), \
        \(bearer.hint), \(now), \(draft.expiresAt))
        ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash, hint = excluded.hint
        WHERE kit_token.space_id = excluded.space_id AND kit_token.person_id = excluded.person_id
        """)
    guard kept == 1 else { throw Refusal.operationReused }
    if known != nil {
      endStreams(of: .session(ID(stored: id.description)))
    } else {
      try change(in: space, by: author).record(
        HouseEvents.keyMade, of: Subject(Space.topic, id, title: draft.name))
    }
    return bearer
  }

  private func refuseManyTokens(of person: ID<Person>) throws {
    let limit = AccessToken.ofOnePerson
    guard try store.tokens(of: person).count < limit else { throw Invalid(["": TokenPhrases.tooMany(limit)]) }
  }

  /// Ends one of its author's tokens; one that has ended already is left so.
  func endToken(_ id: ID<AccessToken>, by author: Author) throws {
    for token in try endTokens("id = \(id) AND person_id = \(author.person)") {
      try change(in: token.space, by: author).record(
        HouseEvents.keyEnded, of: Subject(Space.topic, id, title: token.name))
    }
  }

  /// Ends all that somebody has, in whichever space.
  func endTokens(of person: ID<Person>) throws {
    _ = try endTokens("person_id = \(person)")
  }

  /// Ends all that somebody has for a space.
  func endTokens(of person: ID<Person>, in space: ID<Space>) throws {
    _ = try endTokens("person_id = \(person) AND space_id = \(space)")
  }

  private func endTokens(_ condition: SQL) throws -> [AccessToken] {
    let ended = try connection.rows("DELETE FROM kit_token WHERE \(condition) RETURNING \(AccessToken.columns)")
      .map(AccessToken.init)
    for token in ended { endStreams(of: .session(ID(stored: token.id.description))) }
    return ended
  }
}
