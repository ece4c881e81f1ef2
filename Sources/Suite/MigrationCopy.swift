import Foundation
import Kit

/// The copy of a database that is made before its schema changes. However often a change of schema fails, there is one.
struct MigrationCopy: Codable {
  let path: String
  /// The first of the migrations that had not run when it was made.
  let first: String

  /// Lies in the data folder until all migrations have run.
  private static func note(_ configuration: Configuration) -> URL { URL(filePath: "\(configuration.data)/migrating") }

  static func make(
    of database: any Database, before pending: [Migration], configuration: Configuration, now: Instant
  ) async throws -> MigrationCopy {
    let earlier = try earlier(configuration)
    let first = pending[0].id
    // Some have run since: no other program has changed anything in between, and only that copy is of before them.
    if let earlier, earlier.first != first { return earlier }
    let copy = MigrationCopy(
      path: "\(configuration.data)/before-\(Suite.version)-\(now.milliseconds).sqlite", first: first)
    try await database.backup(to: copy.path)
    try DataFolder.handOver(copy.path, in: configuration.data)
    try JSONEncoder().encode(copy).write(to: note(configuration), options: .atomic)
    if let earlier, earlier.path != copy.path { try FileManager.default.removeItem(atPath: earlier.path) }
    return copy
  }

  /// That of a try that failed or was cut off, if it is still there.
  private static func earlier(_ configuration: Configuration) throws -> MigrationCopy? {
    guard let content = FileManager.default.contents(atPath: note(configuration).path) else { return nil }
    let copy = try JSONDecoder().decode(MigrationCopy.self, from: content)
    return FileManager.default.fileExists(atPath: copy.path) ? copy : nil
  }

  static func forget(_ configuration: Configuration) throws {
    guard FileManager.default.fileExists(atPath: note(configuration).path) else { return }
    try FileManager.default.removeItem(at: note(configuration))
  }
}
