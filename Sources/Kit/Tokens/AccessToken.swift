/// A key that a program brings along, in the place of the person who made it: to some apps of one of their spaces. What it allows is
/// what they may do there at the moment, and of that no more than it says.
package struct AccessToken: Hashable, Sendable {
  /// Far more programs than anybody has; all of them are on one page.
  static let ofOnePerson = 30
  /// In characters.
  static let nameLimit = 60
  /// How often one may ask for a change within the span: a program that is quick at what people do, and none that has lost its way.
  package static let changesInSpan = 60
  package static let span = Duration.seconds(60)

  package let id: ID<AccessToken>
  package let space: ID<Space>
  /// What its person calls the program.
  package let name: String
  /// Never all: an app that comes later is not its.
  package let apps: AppAccess
  package let mayWrite: Bool
  /// The end of its secret, by which one tells it from others.
  let hint: String
  /// `nil` for one that holds until it is ended.
  let expiresAt: Instant?
  let usedAt: Instant?

  static let columns: SQL = "id, space_id, name, apps, may_write, hint, expires_at, used_at"

  init(_ row: SQLRow) throws {
    id = try row["id"]
    space = try row["space_id"]
    name = try row["name"]
    apps = try row["apps"]
    mayWrite = try row["may_write"]
    hint = try row["hint"]
    expiresAt = try row["expires_at"]
    usedAt = try row["used_at"]
  }

  /// Whether it is what a form asks for.
  func isAs(_ draft: TokenDraft, in space: ID<Space>) -> Bool {
    self.space == space && name == draft.name && apps == draft.apps && mayWrite == draft.mayWrite
      && expiresAt == draft.expiresAt
  }

  func holds(at now: Instant) -> Bool { expiresAt.map { now < $0 } ?? true }
}

extension AccessToken {
  static let migration = Migration(
    "kit.0043-tokens",
    [
      """
      CREATE TABLE kit_token (
        id TEXT PRIMARY KEY,
        space_id TEXT NOT NULL,
        person_id TEXT NOT NULL,
        name TEXT NOT NULL,
        apps TEXT NOT NULL,
        may_write \(Dialect.whole) NOT NULL,
        token_hash \(Dialect.bytes) NOT NULL UNIQUE,
        hint TEXT NOT NULL,
        made_at BIGINT NOT NULL,
        expires_at BIGINT,
        used_at BIGINT,
        \(Member.reference)
      )
      """,
      "CREATE INDEX kit_token_by_member ON kit_token (space_id, person_id)",
      "CREATE INDEX kit_token_by_person ON kit_token (person_id, made_at, id)",
      // By which program its author did it.
      "ALTER TABLE kit_activity ADD COLUMN via TEXT",
    ])
}

// MARK: What is left of its person

extension Viewer {
  /// Somebody as a program stands in for them: in the one space, and as a member who may use what the token names.
  init(_ person: Person, by token: AccessToken, secret: SecretHash, memberships: [Membership]) {
    let here = memberships.filter { $0.space.id == token.space }.map { $0.limited(to: token.apps) }
    self.init(
      person: person.outOfOffice, session: ID(stored: token.id.description), secret: secret, memberships: here,
      lastSpace: token.space, seenAt: token.usedAt ?? Instant(milliseconds: 0), token: token)
  }
}

extension Membership {
  /// What a member has of it who may use no more than these apps.
  func limited(to apps: AppAccess) -> Membership {
    Membership(space: space, role: .member, limit: role == .owner ? apps : limit.intersection(apps))
  }
}

extension AppAccess {
  /// What both allow.
  func intersection(_ other: AppAccess) -> AppAccess {
    switch (self, other) {
    case (.all, _): other
    case (_, .all): self
    case (.only(let some), .only(let others)): .only(some.intersection(others))
    }
  }
}
