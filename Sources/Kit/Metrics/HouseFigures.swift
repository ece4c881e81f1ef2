import Foundation

/// How the house does at one moment: what ``PrometheusText`` says to programs that watch over it, and ``HouseScreen`` to people.
package struct HouseFigures: Sendable {
  /// What the database says. Several processes of a house say the same.
  package struct Kept: Sendable, Equatable {
    package let people: Int
    package let spaces: Int
    package let databaseBytes: Int64
    package let jobs: [JobRecord]
    /// For how long those jobs have been due, by name, that have something to do and that nobody has done.
    package let overdue: [String: Duration]
    /// Since when there is anything to copy.
    package let beginning: Instant?
  }

  package let at: Instant
  package let startedAt: Instant
  package let version: String
  package let engine: Dialect
  package let requests: [(kind: RequestFigures.Kind, figures: RequestFigures.Figures)]
  package let storage: StorageFigures
  package let streams: Int
  package let mostStreams: Int
  package let faultCount: Int
  /// The newest first.
  package let faults: [FaultLog.Fault]
  package let process: ProcessFigures?
  /// `nil` while the database is away.
  package let kept: Kept?
  package let photos: PhotoFigures?
  /// Of the disk that the data folder lies on; `nil` where it tells nothing.
  package let disk: Disk.Room?
  /// `nil` where their folder cannot be read.
  package let backups: BackupFigures?

  /// How old the newest good copy is, or, where there is none, what there is to copy; `nil` where there is nothing.
  package var backupAge: Duration? {
    guard let backups, let last = backups.newest ?? kept?.beginning else { return nil }
    return max(.zero, at - last)
  }
}

/// How many pictures people have brought, and how much room they take.
package struct PhotoFigures: Sendable, Equatable {
  package let count: Int
  package let bytes: Int64
}

extension House {
  /// The folder of the data, in which the copies lie.
  var folder: String { URL(filePath: settings.backups).deletingLastPathComponent().path }

  /// Asks the database once, and the disk. What can't be told is left out: a house whose database is away is watched over as well.
  /// - Parameter room: of the disk at a path.
  package func figures(room: (String) throws -> Disk.Room = Disk.room) async -> HouseFigures {
    let kept = await attempt { try await self.kept() }
    // Whoever waited in vain for the database once doesn't wait again.
    var photos: PhotoFigures?
    if kept != nil { photos = await attempt { try await self.photos() } }
    return HouseFigures(
      at: mint.now(), startedAt: startedAt, version: settings.version, engine: database.dialect,
      requests: requests.all, storage: database.figures,
      streams: live.count, mostStreams: settings.streams, faultCount: faults.count, faults: faults.latest,
      process: ProcessFigures.read(), kept: kept, photos: photos,
      disk: await attempt { try room(folder) }, backups: await attempt { try await backups.figures() })
  }

  private func attempt<Value>(_ body: () async throws -> Value) async -> Value? {
    do {
      return try await body()
    } catch {
      return nil
    }
  }

  private func kept() async throws -> HouseFigures.Kept {
    let jobs = schedule.jobs
    let records = try await database.read { try $0.records(of: jobs) }
    let overdue = try await schedule.overdue(records, since: startedAt)
    return try await database.read { connection in
      HouseFigures.Kept(
        people: try connection.value("SELECT COUNT(*) AS count FROM kit_person") ?? 0,
        spaces: try connection.value("SELECT COUNT(*) AS count FROM kit_space WHERE ends_at IS NULL") ?? 0,
        databaseBytes: try connection.value(Dialect.databaseSize) ?? 0,
        jobs: records, overdue: overdue,
        beginning: try connection.row("SELECT MIN(created_at) AS beginning FROM kit_space").flatMap {
          try $0["beginning"]
        })
    }
  }

  /// They are counted at most once a minute: it takes a look at each.
  private func photos() async throws -> PhotoFigures {
    let now = mint.now()
    if let known = countedPhotos.withLock(\.self), (.zero..<Duration.seconds(60)).contains(now - known.at) {
      return known.figures
    }
    let figures = try await database.read { connection in
      let row = try connection.row(
        "SELECT COUNT(*) AS count, COALESCE(SUM(LENGTH(bytes)), 0) AS bytes FROM kit_picture")
      return PhotoFigures(count: try row?["count"] ?? 0, bytes: try row?["bytes"] ?? 0)
    }
    countedPhotos.withLock { $0 = (now, figures) }
    return figures
  }
}
