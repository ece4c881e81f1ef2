/// Runs jobs when they are due. When each is due next is stored, so that a restart neither forgets nor hurries any.
package struct Schedule: Sendable {
  package let jobs: [Job]
  let errand: Errand

  package init(jobs: [Job], errand: Errand) {
    (self.jobs, self.errand) = (jobs, errand)
  }

  private var database: any Database { errand.database }

  /// Runs what is due, one job after the other. A job that fails hinders no other, and is due again the next time.
  /// - Returns: the names of the jobs that ran, and what went wrong with the others.
  @discardableResult
  package func runDue() async -> (ran: [String], failures: [(job: String, error: any Error)]) {
    var (ran, failures): ([String], [(job: String, error: any Error)]) = ([], [])
    for job in jobs {
      do {
        if try await runIfDue(job) { ran.append(job.name) }
      } catch {
        failures.append((job.name, error))
      }
    }
    return (ran, failures)
  }

  /// - Returns: whether it was due, and ran. Housekeeping waits for its next time while the clock is in doubt.
  package func runIfDue(_ job: Job) async throws -> Bool {
    let now = errand.now
    guard try await database.read({ try Self.isDue(job, at: now, in: $0) }) else { return false }
    switch job.work {
    case .housekeeping(let run):
      return try await database.write { connection in
        let isTrusted = try HouseClock.isTrusted(at: now, in: connection)
        if isTrusted { try run(connection, now) }
        try Self.note(job, ranAt: now, in: connection)
        return isTrusted
      }
    case .errand(let run):
      try await run(errand)
      try await database.write { try Self.note(job, ranAt: now, in: $0) }
      return true
    }
  }

  private static func isDue(_ job: Job, at now: Instant, in connection: any Connection) throws -> Bool {
    let due: Instant? = try connection.value("SELECT due_at FROM kit_job WHERE name = \(job.name)")
    // A date further ahead than the interval was written by a clock that was wrong.
    return due.map { $0 <= now || $0 > now + job.interval } ?? true
  }

  private static func note(_ job: Job, ranAt now: Instant, in connection: any WritableConnection) throws {
    try connection.run(
      """
      INSERT INTO kit_job (name, due_at) VALUES (\(job.name), \(now + job.interval))
      ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at
      """)
  }
}
