/// When a job did what it is there for, and how long that took.
struct JobRun: Sendable {
  let at: Instant
  let milliseconds: Int64

  init(at: Instant, lasted: Duration) {
    self.at = at
    milliseconds = lasted.components.seconds * 1000 + lasted.components.attoseconds / 1_000_000_000_000_000
  }
}

/// What is written down of a job, for those who run the house.
package struct JobRecord: Sendable, Equatable {
  package static let migration = Migration(
    "kit.0040-job-records",
    [
      "ALTER TABLE kit_job ADD COLUMN ran_at BIGINT",
      "ALTER TABLE kit_job ADD COLUMN lasted BIGINT",
      "ALTER TABLE kit_job ADD COLUMN failed_at BIGINT",
    ])

  /// As in the log: `app.verb-noun`.
  package let name: String
  package let dueAt: Instant
  /// When it last did what it is there for; `nil` where it never has.
  package let ranAt: Instant?
  /// In milliseconds.
  package let lasted: Int64?
  /// When its last try failed; `nil` where it did not.
  package let failedAt: Instant?
}

extension JobRecord {
  init(_ row: SQLRow) throws {
    self.init(
      name: try row["name"], dueAt: try row["due_at"], ranAt: try row["ran_at"], lasted: try row["lasted"],
      failedAt: try row["failed_at"])
  }
}

extension Connection {
  /// Of those jobs that have come up, by name.
  func records(of jobs: [Job]) throws -> [JobRecord] {
    let names = Set(jobs.map(\.name))
    return try rows("SELECT name, due_at, ran_at, lasted, failed_at FROM kit_job ORDER BY name").map(JobRecord.init)
      .filter { names.contains($0.name) }
  }
}
