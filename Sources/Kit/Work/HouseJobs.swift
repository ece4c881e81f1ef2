/// What the house clears away by itself.
enum HouseJobs {
  static let backingUp = "kit.back-up"
  private static let hour = Duration.seconds(3600)
  /// A request is tried again for minutes, not for weeks; until then its answer is kept.
  static let operationDays = 30
  /// How long a share link that holds no more still tells its guests so.
  static let shareDays = 30
  /// How long a browser that came to a public address is known; its cookie holds as long.
  static let visitorDays = 400

  static func all(apps: [any App], backups: Backups, dialect: Dialect) -> [Job] {
    let emptying = apps.map { app in
      Job("\(app.id).empty-trash", every: hour) { connection, now in
        try Trash.empty(app.tables, of: app.id, before: now - .days(Trash.days), in: connection)
      }
    }
    let filling = dialect == .sqlite ? [TextIndexFilling.job(apps.flatMap(\.textIndexes))] : []
    let recovering = dialect == .sqlite ? [] : [ImportRecovery.job(apps)]
    return emptying + filling + recovering + [
      InstallationNewsTelling.job,
      Job(backingUp, every: hour) { _ in try await backups.makeDaily() },
      Job("kit.sweep-drafts", every: hour) { connection, now in
        try UnsavedFormStore.sweep(before: now - .days(UnsavedFormStore.days), in: connection)
      },
      Job("kit.sweep-pictures", every: hour) { connection, now in
        let old = now - .seconds(PictureSweep.hours * 3600)
        try PictureSweep.sweep([Letterhead.pictures] + apps.flatMap(\.pictureColumns), before: old, in: connection)
      },
      Job("kit.forget-operations", every: hour) { connection, now in
        let old = now - .days(operationDays)
        try connection.run("DELETE FROM kit_operation WHERE at < \(old)")
        try connection.run("DELETE FROM kit_turn WHERE at < \(old)")
        try ImportStore.forget(before: old, in: connection)
      },
      Job("kit.end-spaces", every: hour) { connection, now in
        try connection.run("DELETE FROM kit_space WHERE ends_at < \(now)")
      },
      Job("kit.end-sessions", every: hour) { connection, now in
        try connection.run("DELETE FROM kit_session WHERE expires_at < \(now)")
        // Whoever was given a way in is told of it, also when it has ended.
        let told = now - .days(GivenWayIn.toldDays)
        try connection.run(
          "DELETE FROM kit_link WHERE expires_at < \(now) AND (giver_id IS NULL OR expires_at < \(told))")
        let visited = now - .days(visitorDays)
        try connection.run("DELETE FROM kit_visitor WHERE seen_at < \(visited)")
        try connection.run("DELETE FROM kit_known_address WHERE at < \(visited)")
        let old = now - .days(shareDays)
        try connection.run("DELETE FROM kit_share WHERE expires_at < \(old) OR revoked_at < \(old)")
      },
    ]
  }
}

extension Duration {
  fileprivate static func days(_ days: Int) -> Duration {
    .seconds(days * 24 * 3600)
  }
}
