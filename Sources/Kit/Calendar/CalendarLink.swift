/// The secret address by which a person's calendar reads what is due. There is one at most; whoever makes another ends the one before.
struct CalendarLink: Hashable, Sendable {
  /// When a calendar asked last.
  let usedAt: Instant?

  /// Asking is noted once in so long: a calendar asks every few minutes for years.
  static let noticed = Duration.seconds(3600)

  static let migration = Migration(
    "kit.0036-calendar",
    [
      """
      CREATE TABLE kit_calendar (
        person_id TEXT PRIMARY KEY REFERENCES kit_person (id) ON DELETE CASCADE,
        token_hash \(Dialect.bytes) NOT NULL UNIQUE,
        made_at BIGINT NOT NULL,
        used_at BIGINT
      )
      """
    ])
}

extension AccountStore {
  func calendar(of person: ID<Person>) throws -> CalendarLink? {
    try connection.row("SELECT used_at FROM kit_calendar WHERE person_id = \(person)").map {
      CalendarLink(usedAt: try $0["used_at"])
    }
  }

  /// Whose calendar it is.
  func person(byCalendar secret: String) throws -> (person: Person, link: CalendarLink)? {
    let row = try connection.row("SELECT person_id FROM kit_calendar WHERE token_hash = \(SecretHash(secret))")
    guard let row, let person = try person(try row["person_id"]), let link = try calendar(of: person.id) else {
      return nil
    }
    return (person, link)
  }
}

extension AccountTransaction {
  /// - Returns: the secret of its address; only its hash is stored.
  func makeCalendar(of person: ID<Person>) throws -> String {
    let secret = mint.secret()
    try connection.run(
      """
      INSERT INTO kit_calendar (person_id, token_hash, made_at) VALUES (\(person), \(SecretHash(secret)), \(now))
      ON CONFLICT (person_id) DO UPDATE SET token_hash = excluded.token_hash, made_at = excluded.made_at, used_at = NULL
      """)
    return secret
  }

  func endCalendar(of person: ID<Person>) throws {
    try connection.run("DELETE FROM kit_calendar WHERE person_id = \(person)")
  }

  func noteCalendarUse(by person: ID<Person>) throws {
    try connection.run("UPDATE kit_calendar SET used_at = \(now) WHERE person_id = \(person)")
  }
}
