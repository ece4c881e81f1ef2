/// Why an errand failed that costs too much to be tried again before its next time.
package protocol WaitsForNextTime: Error {}

/// Runs jobs when they are due. When each is due next is stored, so that a restart neither forgets nor hurries any, and so is
/// that somebody is about it, so that of several processes of a house one runs it.
package struct Schedule: Sendable {
  /// How long a claim holds that nobody renews: what was running it has died.
  static let lease = Duration.seconds(60)

  package let jobs: [Job]
  let errand: Errand

  package init(jobs: [Job], errand: Errand) {
    (self.jobs, self.errand) = (jobs, errand)
  }

  private var database: any Database { errand.database }

  /// Forgets who was about which job. Called before any runs, by a process that has the database for itself.
  package func forgetClaims() async throws {
    try await database.writeIfRoom { connection in
      try connection.run("UPDATE kit_job SET claimed_until = NULL WHERE claimed_until IS NOT NULL")
    }
  }

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
    let (isNeeded, hasFailed) = try await database.read { connection -> (Bool, Bool) in
      guard try Self.isDue(job, at: now, in: connection) else { return (false, false) }
      if try job.isNeeded(connection, now) { return (true, false) }
      return (false, try Self.hasFailed(job, in: connection))
    }
    // Somebody else has done what it had failed at.
    if hasFailed {
      try await database.writeIfRoom { connection in
        try connection.run(
          "UPDATE kit_job SET failed_at = NULL WHERE name = \(job.name) AND failed_at <= \(now)")
      }
    }
    guard isNeeded else { return false }
    switch job.work {
    case .housekeeping(let run):
      return try await noting(job, failedAt: now) {
        try await database.write { connection in
          guard try Self.claim(job, at: now, in: connection) != nil else { return false }
          let (isTrusted, began) = (try HouseClock.isTrusted(at: now, in: connection), ContinuousClock.now)
          if isTrusted { try run(connection, now) }
          let ran = JobRun(at: now, lasted: began.duration(to: .now))
          try Self.end(job, dueAt: now + job.interval, ran: isTrusted ? ran : nil, in: connection)
          return isTrusted
        }
      }
    case .errand(let run):
      guard let end = try await database.write({ try Self.claim(job, at: now, in: $0) }) else { return false }
      let (said, began) = (Locked([end]), ContinuousClock.now)
      try await noting(job, failedAt: now) {
        do {
          try await renewing(job, said) { try await run(errand) }
        } catch {
          let due: Instant? = error is any WaitsForNextTime ? now + job.interval : nil
          try await database.writeIfRoom {
            try Self.end(job, held: said.withLock(\.self), dueAt: due, in: $0)
          }
          throw error
        }
      }
      let ran = JobRun(at: now, lasted: began.duration(to: .now))
      try await database.write {
        try Self.end(job, held: said.withLock(\.self), dueAt: now + job.interval, ran: ran, in: $0)
      }
      return true
    }
  }

  /// Writes down that a job has failed, for those who run the house.
  /// - Throws: what the closure throws.
  private func noting<Value>(_ job: Job, failedAt now: Instant, _ body: () async throws -> Value) async throws -> Value
  {
    do {
      return try await body()
    } catch {
      // The house closes, or there is nowhere to write it down.
      if error is CancellationError || error is StorageAway { throw error }
      // Whoever was paused for longer than their claim held says nothing of what another has done meanwhile.
      let latest = errand.now + Self.lease
      try await database.writeIfRoom { connection in
        try connection.run(
          """
          INSERT INTO kit_job (name, due_at, failed_at) VALUES (\(job.name), \(now), \(now))
          ON CONFLICT (name) DO UPDATE SET failed_at = excluded.failed_at
          WHERE kit_job.ran_at IS NULL OR kit_job.ran_at < \(now) OR kit_job.ran_at > \(latest)
          """)
      }
      throw error
    }
  }

  /// For how long jobs have been due, by name, that have something to do: a job that nobody does fails nowhere. What has been due for less
  /// than a minute is about to be done, and what was due while the house was closed since it was opened.
  package func overdue(_ records: [JobRecord], since start: Instant) async throws -> [String: Duration] {
    let (now, dues) = (errand.now, Dictionary(uniqueKeysWithValues: records.map { ($0.name, $0.dueAt) }))
    var overdue: [String: Duration] = [:]
    for job in jobs {
      let late = now - max(dues[job.name] ?? start, start)
      guard late >= Self.lease else { continue }
      if try await isNeeded(job, at: now) { overdue[job.name] = late }
    }
    return overdue
  }

  /// One that cannot say so is never done either.
  private func isNeeded(_ job: Job, at now: Instant) async throws -> Bool {
    do {
      return try await database.read { try job.isNeeded($0, now) }
    } catch let error as StorageAway {
      throw error
    } catch {
      return true
    }
  }

  private static func isDue(_ job: Job, at now: Instant, in connection: any Connection) throws -> Bool {
    let due: Instant? = try connection.value("SELECT due_at FROM kit_job WHERE name = \(job.name)")
    // A date further ahead than the interval was written by a clock that was wrong.
    return due.map { $0 <= now || $0 > now + job.interval } ?? true
  }

  private static func hasFailed(_ job: Job, in connection: any Connection) throws -> Bool {
    try connection.holds("kit_job WHERE name = \(job.name) AND failed_at IS NOT NULL")
  }

  /// Whether nobody renews a claim any more. One further ahead than another machine's clock may be was written by one that was wrong.
  static func hasLapsed(at now: Instant) -> SQL {
    "(kit_job.claimed_until <= \(now) OR kit_job.claimed_until > \(now + lease * 2))"
  }

  /// - Returns: until when it is one's own, and by that one knows it: two write it a lease apart at least; `nil` unless it is due
  ///   still and nobody else is about it.
  private static func claim(_ job: Job, at now: Instant, in connection: any WritableConnection) throws -> Instant? {
    let end = now + lease
    let claimed =
      try connection.rowsChanged(
        by: """
          INSERT INTO kit_job (name, due_at, claimed_until) VALUES (\(job.name), \(now), \(end))
          ON CONFLICT (name) DO UPDATE SET claimed_until = excluded.claimed_until
          WHERE (kit_job.due_at <= \(now) OR kit_job.due_at > \(now + job.interval))
            AND (kit_job.claimed_until IS NULL OR \(hasLapsed(at: now)))
          """) == 1
    return claimed ? end : nil
  }

  /// Holds the claim for as long as the closure runs, unless another has taken it, as happens to whoever is paused for longer.
  /// - Parameter said: what its row may say while it is one's own.
  private func renewing(
    _ job: Job, _ said: Locked<[Instant]>, _ body: @Sendable () async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while true {
          try await Task.sleep(for: Self.lease / 3)
          guard try await renew(job, said) else { return }
        }
      }
      defer { group.cancelAll() }
      try await body()
    }
  }

  /// - Returns: whether the claim is one's own still, as far as that is known.
  func renew(_ job: Job, _ said: Locked<[Instant]>) async throws -> Bool {
    let (end, held) = (errand.now + Self.lease, said.withLock(\.self))
    // Whatever becomes of it: where that is not known, it holds a while longer and is renewed again before that is over.
    said.withLock { $0.append(end) }
    do {
      let renewed = try await database.write {
        try $0.rowsChanged(
          by: "UPDATE kit_job SET claimed_until = \(end) WHERE name = \(job.name) AND claimed_until IN \(held)")
      }
      guard renewed == 0 else { return true }
    } catch is StorageAway {
      return true
    } catch is StorageFull {
      return true
    }
    // Another has it, whose own row may say the same.
    said.withLock { $0.removeAll { $0 == end } }
    return false
  }

  /// Gives back what is one's own still.
  /// - Parameters:
  ///   - held: what the row says while it is; whoever holds the row itself knows.
  ///   - due: when it is to run again; as before, where it has failed.
  ///   - ran: that it did what it is there for.
  private static func end(
    _ job: Job, held: [Instant]? = nil, dueAt due: Instant? = nil, ran: JobRun? = nil,
    in connection: any WritableConnection
  ) throws {
    let own: SQL = held.map { said -> SQL in "AND claimed_until IN \(said)" } ?? ""
    let done: SQL =
      ran.map { ran -> SQL in ", ran_at = \(ran.at), lasted = \(ran.milliseconds), failed_at = NULL" } ?? ""
    try connection.run(
      """
      UPDATE kit_job SET due_at = COALESCE(\(due), due_at), claimed_until = NULL\(done)
      WHERE name = \(job.name) \(own)
      """)
  }
}
