/// Something the house or an app does by itself from time to time. It may be cut off at any moment and is then run again, so it
/// must do no harm when it is repeated.
package struct Job: Sendable {
  enum Work: Sendable {
    case housekeeping(@Sendable (any WritableConnection, Instant) throws -> Void)
    case errand(@Sendable (Errand) async throws -> Void)
  }

  /// Identifies it in the database: `app.verb-noun`.
  package let name: String
  package let interval: Duration
  let work: Work
  /// Whether there is anything to do, asked before anybody takes it up.
  let isNeeded: @Sendable (any Connection, Instant) throws -> Bool

  /// Clears away what nobody sees, in one transaction with the job's next date; not while the clock is in doubt.
  package init(
    _ name: String, every interval: Duration, run: @escaping @Sendable (any WritableConnection, Instant) throws -> Void
  ) {
    (self.name, self.interval) = (name, interval)
    work = .housekeeping(run)
    isNeeded = { _, _ in true }
  }

  /// Changes spaces, or waits for others: each step has a transaction of its own.
  /// - Parameter isNeeded: asked of a reader each time that it is due, so that one that is due often costs no more while there is
  ///   nothing to do.
  package init(
    _ name: String, every interval: Duration,
    when isNeeded: @escaping @Sendable (any Connection, Instant) throws -> Bool = { _, _ in true },
    errand: @escaping @Sendable (Errand) async throws -> Void
  ) {
    (self.name, self.interval, self.isNeeded) = (name, interval, isNeeded)
    work = .errand(errand)
  }
}

/// What a job has at hand that changes spaces.
package struct Errand: Sendable {
  let database: any Database
  let live: LiveHub
  package let mint: Mint
  package let fetch: Fetch

  package var now: Instant { mint.now() }

  /// Whether what is made when it is time may be made by what the clock says now; see ``HouseClock``.
  package func trustsClock() async throws -> Bool {
    let now = now
    return try await database.write { try HouseClock.isTrusted(at: now, in: $0) }
  }

  /// Reads across spaces, to find those where there is something to do.
  package func read<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value
  {
    try await database.read(body)
  }

  /// All spaces, each with the language of whoever of its owners joined it first.
  package func spaces() async throws -> [(id: ID<Space>, language: Language?)] {
    try await read { connection in
      try connection.rows(
        """
        SELECT kit_space.id, (
          SELECT kit_person.language FROM kit_member JOIN kit_person ON kit_person.id = kit_member.person_id
          WHERE kit_member.space_id = kit_space.id
          ORDER BY kit_member.role DESC, kit_member.joined_at, kit_person.id LIMIT 1
        ) AS language FROM kit_space ORDER BY kit_space.id
        """
      ).map { (try $0["id"], try $0["language"]) }
    }
  }

  /// What belongs to no space.
  package var installation: InstallationStorage {
    InstallationStorage(author: .program, database: database, live: live, mint: mint)
  }

  /// Changes made through it stand under the program's own name, and open screens hear of them.
  package func storage(of space: ID<Space>) -> SpaceStorage {
    SpaceStorage(space: space, author: .program, database: database, live: live, mint: mint)
  }
}
