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

  /// Runs what is due, each job in one transaction with its next date.
  /// - Returns: the names of the jobs that ran.
  @discardableResult
  package func runDue() async throws -> [String] {
    var ran: [String] = []
    for job in jobs {
      let now = mint.now()
      let hasRun = try await database.write { connection in
        let due: Instant? = try connection.value("SELECT due_at FROM kit_job WHERE name = \(job.name)")
        guard (due ?? now) <= now else { return false }
        try job.run(connection, now)
        try connection.run(
          """
          INSERT INTO kit_job (name, due_at) VALUES (\(job.name), \(now + job.interval))
          ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at
          """)
        return true
      }
      if hasRun { ran.append(job.name) }
    }
    return ran
  }
}
