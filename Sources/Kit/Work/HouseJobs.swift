/// What the house tidies up by itself.
enum HouseJobs {
  private static let hour = Duration.seconds(3600)
  private static let day = Duration.seconds(24 * 3600)
  /// A form that was begun and left is kept this long; see ``DraftShelf``.
  private static let draftLife = Duration.seconds(7 * 24 * 3600)
  /// A phone without signal for longer has to look at what is stored before it sends something again.
  private static let operationLife = Duration.seconds(30 * 24 * 3600)
  /// Links that can't be used any more are kept so long, as a trace.
  private static let linkLife = Duration.seconds(30 * 24 * 3600)

  static func all(for apps: [any App]) -> [Job] {
    [emptyTrash(of: apps), sweepDrafts, sweepOperations, endSessions, sweepLinks]
  }

  private static func emptyTrash(of apps: [any App]) -> Job {
    let tables = apps.flatMap(\.trashTables)
    return Job("empty-trash", every: hour) { connection, now in
      try Trash.empty(tables, before: now - .seconds(Trash.days * 24 * 3600), in: connection)
    }
  }

  private static let sweepDrafts = Job("sweep-drafts", every: day) { connection, now in
    try connection.run("DELETE FROM kit_draft WHERE changed_at < \(now - draftLife)")
  }

  private static let sweepOperations = Job("sweep-operations", every: day) { connection, now in
    try connection.run("DELETE FROM kit_operation WHERE at < \(now - operationLife)")
  }

  private static let endSessions = Job("end-sessions", every: day) { connection, now in
    try connection.run("DELETE FROM kit_session WHERE expires_at <= \(now)")
  }

  private static let sweepLinks = Job("sweep-links", every: day) { connection, now in
    try connection.run("DELETE FROM kit_link WHERE expires_at < \(now - linkLife)")
  }
}

extension House {
  /// What there is to do without anybody asking.
  package var work: Work {
    Work(database: database, mint: mint, jobs: HouseJobs.all(for: apps))
  }
}
