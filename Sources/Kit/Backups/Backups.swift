import Foundation
import Logging

/// The copies that the house makes of itself, once a day and when somebody asks; see ``BackupKeeping`` for how long.
package actor Backups {
  /// Each is made for itself, so that it holds all that was there when it was asked for.
  private static let mostWaiting = 3
  /// A copy whose name says so much more than now was made while the clock was wrong.
  private static let mostAhead = Duration.seconds(24 * 3600)

  nonisolated let folder: String
  private let database: any Database
  private let mint: Mint
  private let keeping: BackupKeeping
  private let logger = Logger(label: "sobremesa")
  private let freeBytes: @Sendable (String) throws -> Int64
  private var last: Task<Backup, any Error>?
  private var waiting = 0
  /// Of the last try, if it made none.
  private var problem: BackupProblem?

  init(
    folder: String, database: any Database, mint: Mint, zone: Zone,
    freeBytes: @escaping @Sendable (String) throws -> Int64 = Disk.freeBytes
  ) {
    (self.folder, self.database, self.mint, self.freeBytes) = (folder, database, mint, freeBytes)
    keeping = BackupKeeping(zone: zone)
  }

  /// Those that are there, the newest first.
  nonisolated func all() throws -> [Backup] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { name in
      guard let at = Backup.moment(of: name) else { return nil }
      let path = "\(folder)/\(name)"
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int64
      return Backup(at: at, path: path, bytes: size ?? 0)
    }.sorted { $0.at > $1.at }
  }

  /// What is wrong with them, if anything is.
  func trouble() async throws -> BackupTrouble? {
    let now = mint.now()
    let newest = try newest(at: now)
    let beginning: Instant? = try await database.read { connection in
      try connection.row("SELECT MIN(created_at) AS beginning FROM kit_space").flatMap { try $0["beginning"] }
    }
    return BackupTrouble.of(newest: newest, problem: problem, beginning: beginning, now: now)
  }

  /// What there is of them, and whether the last try made one.
  func figures() throws -> BackupFigures {
    let all = try all()
    return BackupFigures(
      count: all.count, bytes: all.reduce(0) { $0 + $1.bytes }, newest: try newest(at: mint.now()), problem: problem)
  }

  /// Makes the one of today, unless it is there or nobody lives here yet.
  /// - Throws: ``BackupProblem``, which the job's row keeps for every server and beyond a restart.
  func makeDaily() async throws {
    let (now, zone) = (mint.now(), keeping.zone)
    guard try await database.read({ try AccountStore($0).hasPeople() }) else { return }
    let today = now.day(in: zone)
    guard try !all().contains(where: { $0.at.day(in: zone) == today }) else { return }
    _ = try await make()
  }

  /// Makes one now, after those that were asked for before.
  /// - Throws: ``BackupProblem``, or ``Refusal/busy`` when too many wait.
  package func make() async throws -> Backup {
    guard waiting < Self.mostWaiting else { throw Refusal.busy }
    waiting += 1
    defer { waiting -= 1 }
    let earlier = last
    let task = Task {
      _ = await earlier?.result
      return try await self.copy()
    }
    last = task
    return try await task.value
  }

  private func copy() async throws -> Backup {
    do {
      let backup = try await copyAndCheck()
      problem = nil
      return backup
    } catch {
      let problem = Self.problem(error)
      logger.error("backup", metadata: ["error": "\(error)"])
      self.problem = problem
      throw problem
    }
  }

  private func copyAndCheck() async throws -> Backup {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try removeUnfinished()
    let size: Int64 = try await database.read { try $0.value(Dialect.databaseSize) ?? 0 }
    guard try freeBytes(folder) / 2 >= size else { throw BackupProblem.noRoom }
    let moment = try freeMoment()
    try await database.backup(to: path(at: moment))
    try removeOld()
    return Backup(at: moment, path: path(at: moment), bytes: size)
  }

  private func path(at moment: Instant) -> String { "\(folder)/\(Backup.name(at: moment))" }

  /// Now, or the first moment after the newest copy, so that of several in one moment the last one is kept. A copy from a wrong
  /// clock doesn't count.
  private func freeMoment() throws -> Instant {
    let now = mint.now()
    guard let newest = try newest(at: now) else { return now }
    return max(now, newest + .milliseconds(1))
  }

  private nonisolated func newest(at now: Instant) throws -> Instant? {
    try all().map(\.at).first { $0 <= now + Self.mostAhead }
  }

  private func removeUnfinished() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.contains(".unchecked") {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  private func removeOld() throws {
    let backups = try all()
    let kept = keeping.kept(of: backups.map(\.at))
    for backup in backups where !kept.contains(backup.at) { try FileManager.default.removeItem(atPath: backup.path) }
  }

  private static func problem(_ error: any Error) -> BackupProblem {
    switch error {
    case let problem as BackupProblem: problem
    case is StorageFull: .noRoom
    case is BackupDamaged: .damaged
    default: .failed
    }
  }
}
