package import Logging

/// The jobs of the house and when each is due. The times are on the disk: a house that was closed meanwhile catches up, once.
package struct Work: Sendable {
  /// A job that failed waits at most so long for its next try.
  static let patience = Duration.seconds(300)
  /// Nobody waits longer than this before looking again, whatever the clock was set to meanwhile.
  static let longestRest = Duration.seconds(3600)

  let database: any Database
  let mint: Mint
  let jobs: [Job]

  package init(database: any Database, mint: Mint, jobs: [Job]) {
    self.database = database
    self.mint = mint
    self.jobs = jobs
  }

  /// Runs what is due. A job that fails is logged and tried again; it hinders no other.
  /// - Returns: how long there is nothing to do.
  package func runDue(logger: Logger) async -> Duration {
    var next = mint.now() + Self.longestRest
    for job in jobs {
      do {
        next = min(next, try await run(job))
      } catch {
        logger.error("job failed", metadata: ["job": "\(job.name)", "error": "\(error)"])
        next = min(next, mint.now() + Self.patience)
      }
    }
    return max(.seconds(1), next - mint.now())
  }

  /// - Returns: when the job is due next.
  private func run(_ job: Job) async throws -> Instant {
    let now = mint.now()
    return try await database.write { connection in
      let due: Instant? = try connection.value("SELECT due_at FROM kit_job WHERE name = \(job.name)")
      // A time too far ahead was written by a clock that was wrong.
      if let due, due > now, due <= now + job.interval { return due }
      try job.run(connection, now)
      let next = now + job.interval
      try connection.run(
        """
        INSERT INTO kit_job (name, due_at) VALUES (\(job.name), \(next))
        ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at
        """)
      return next
    }
  }
}
