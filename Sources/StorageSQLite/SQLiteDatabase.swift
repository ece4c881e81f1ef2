import Dispatch
import Foundation
import GRDB
package import Kit

/// The storage engine over one SQLite file, in write-ahead mode: many readers, one writer, full durability.
package final class SQLiteDatabase: Kit.Database {
  /// How long a statement waits for a lock. The house is the file's only writer; a backup tool may hold it for a moment.
  static let busyTimeout: TimeInterval = 10

  /// Pages may be read by this many at once; more would only hold more memory on a small machine.
  static let readerCount = 4

  /// In KiB.
  static let writerCache = 8_192

  /// The writer, and whence a backup is copied.
  private let pool: DatabasePool
  private let commits: SharedCommits
  private let readers: Readers
  private let log: LogKeeper
  /// Copying a large file takes seconds, for which no thread of the requests may wait.
  private let backups = DispatchQueue(label: "sobremesa.backup")
  /// Where everything is read at once; its connection is opened for each time.
  private let exports = DispatchQueue(label: "sobremesa.export", qos: .utility)
  private let reading: Configuration
  private let path: String

  /// Opens the file, or makes it.
  package init(path: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.busyTimeout)
    configuration.foreignKeysEnabled = true
    configuration.label = "sobremesa"
    pool = try DatabasePool(path: path, configuration: configuration)
    // The pool sets NORMAL, which may lose acknowledged changes when the power fails, so FULL is set after opening. A
    // change touches a page of each index that it has a row in: the writer's cache is there for them.
    let log = try LogKeeper(path: path, configuration: configuration)
    try pool.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -\(Self.writerCache)")
      log.watch(database)
    }
    self.log = log
    self.path = path
    var reading = configuration
    reading.readonly = true
    self.reading = reading
    commits = SharedCommits(pool: pool)
    readers = try Readers(count: Self.readerCount, path: path, configuration: configuration)
  }

  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await readers.read(body)
  }

  package func export<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      exports.async { [self] in continuation.resume(with: Result { try readAll(body) }) }
    }
  }

  private func readAll<Value>(_ body: (any Connection) throws -> Value) throws -> Value {
    let connection = try DatabaseQueue(path: path, configuration: reading)
    let value = try connection.read { try body(SQLiteSession(database: $0)) }
    try connection.close()
    return value
  }

  package func write<Value: Sendable>(
    _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    try await commits.write(body)
  }

  package func problems() async throws -> [String] {
    try await readers.read { session in
      let database = session.database
      let integrity = try String.fetchAll(database, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
      let orphans = try GRDB.Row.fetchAll(database, sql: "PRAGMA foreign_key_check")
        .map { "a row of \($0[0] as String) refers to a missing row of \($0[2] as String)" }
      return integrity + orphans
    }
  }

  package func backup(to path: String) async throws {
    guard !FileManager.default.fileExists(atPath: path) else { throw BackupRefused.exists(path) }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      backups.async { continuation.resume(with: Result { try self.copy(to: path) }) }
    }
  }

  /// Under another name until it is whole and checked, so that what carries the name can be trusted.
  private func copy(to path: String) throws {
    let unchecked = "\(path).unchecked"
    if FileManager.default.fileExists(atPath: unchecked) { try FileManager.default.removeItem(atPath: unchecked) }
    let copy = try DatabaseQueue(path: unchecked)
    try pool.backup(to: copy)
    let damage = try copy.read { try String.fetchAll($0, sql: "PRAGMA integrity_check").filter { $0 != "ok" } }
    try copy.close()
    guard damage.isEmpty else { throw BackupRefused.damaged(damage) }
    try FileManager.default.moveItem(atPath: unchecked, toPath: path)
  }

  /// Lets statements find rows by what tells them apart rather than by whose they are.
  /// - Parameter owner: the column of all tables that says whose a row is.
  package func describeIndexes(ownedBy owner: String) throws {
    try pool.writeInTransaction { database in
      try IndexFigures(owner: owner).write(in: database)
      return .commit
    }
  }

  /// What the writer's connection is set to; 2 is FULL.
  package func synchronousLevel() throws -> Int? {
    try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
  }

  /// Waits for what is under way, writes the log back into the file and closes it.
  package func close() throws {
    commits.finish()
    readers.close()
    try log.close()
    try pool.close()
  }
}

/// Why a backup was not made or is not to be trusted.
package enum BackupRefused: Error, CustomStringConvertible {
  case exists(String)
  case damaged([String])

  package var description: String {
    switch self {
    case .exists(let path): "\(path) exists already"
    case .damaged(let problems): "the copy is damaged: \(problems.joined(separator: "; "))"
    }
  }
}
