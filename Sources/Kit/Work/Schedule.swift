/// Runs jobs when they are due. When each is due next is stored, so that a restart neither forgets nor hurries any.
package struct Schedule: Sendable {
  let jobs: [Job]
  let database: any Database
  let mint: Mint

  package init(jobs: [Job], database: any Database, mint: Mint) {
    self.jobs = jobs
    self.database = database
    self.mint = mint
  }

  /// Runs what is due, each job in one transaction with its next date. A job that fails hinders no other, and is due again
  /// the next time.
  /// - Returns: the names of the jobs that ran, and what went wrong with the others.
  @discardableResult
  package func runDue() async -> (ran: [String], failures: [(job: String, error: any Error)]) {
    var (ran, failures): ([String], [(job: String, error: any Error)]) = ([], [])
    for job in jobs {
      do {
        if try await run(job) { ran.append(job.name) }
      } catch {
        failures.append((job.name, error))
      }
    }
    return (ran, failures)
  }

  private func run(_ job: Job) async throws -> Bool {
    let now = mint.now()
    return try await database.write { connection in
      let due: Instant? = try connection.value("SELECT due_at FROM kit_job WHERE name = \(job.name)")
      // A date further ahead than the interval was written by a clock that was wrong.
      if let due, due > now, due <= now + job.interval { return false }
      try job.run(connection, now)
      try connection.run(
        """
        INSERT INTO kit_job (name, due_at) VALUES (\(job.name), \(now + job.interval))
        ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at
        """)
      return true
    }
  }
}
