import Dispatch
import Foundation
import GRDB
import GRDBSQLite
package import Kit

/// The storage engine over one SQLite file, in write-ahead mode: many readers, one writer, full durability.
package final class SQLiteDatabase: Kit.Database {
  /// How long a statement waits for a lock. The house is the file's only writer; a backup tool may hold it for a moment.
  static let busyTimeout: TimeInterval = 10

  /// Pages may be read by this many at once; more would only hold more memory on a small machine.
  static let readerCount = 4

  /// In KiB.
  static let writerCache = 8_192
  /// So many bytes the log keeps of its file once it is written back, however long it was.
  private static let logKept = 32 * 1024 * 1024

  /// Holds the writer, and the reader that backups are copied through.
  private let pool: DatabasePool
  private let commits: SharedCommits
  private let readers: ReaderPool
  /// What the one connection says that writes.
  private let written = KeptStatements()
  let log = WALCheckpointer()
  /// Copying a large file takes seconds, for which no thread of the requests may wait.
  private let backups = DispatchQueue(label: "sobremesa.backup")
  /// Where everything is read at once; its connection is opened for each time.
  private let exports = DispatchQueue(label: "sobremesa.export", qos: .utility)
  private let reading: Configuration
  private let path: String

  package var dialect: Dialect { .sqlite }
  package let feed: any ChangeFeed = OwnFeed()

  package var figures: StorageFigures {
    var figures = StorageFigures()
    (figures.changesWaiting, figures.writes) = (commits.waiting, commits.figures)
    (figures.readersInUse, figures.readers, figures.readsWaiting) = (readers.inUse, readers.count, readers.waitingCount)
    figures.log = LogFigures(bytes: Disk.bytes(ofFile: "\(path)-wal"), checkpoints: log.checkpoints)
    return figures
  }

  /// Of SQLite itself.
  package static var version: String { String(cString: sqlite3_libversion()) }

  /// Opens the file, or makes it.
  /// - Throws: ``NotADatabase``, or ``StorageFull``.
  package convenience init(path: String) throws {
    do {
      try self.init(opening: path)
    } catch let error as DatabaseError {
      throw Self.reason(error, path)
    }
  }

  private static func reason(_ error: DatabaseError, _ path: String) -> any Error {
    if [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode) { return NotADatabase() }
    if SQLiteFailure.isFull(code: error.extendedResultCode.rawValue, at: path) { return StorageFull() }
    return error
  }

  private init(opening path: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.busyTimeout)
    configuration.foreignKeysEnabled = true
    configuration.label = "sobremesa"
    pool = try DatabasePool(path: path, configuration: configuration)
    // The pool sets NORMAL, which may lose acknowledged changes when the power fails, so FULL is set after opening. A
    // change touches a page of each index that it has a row in: the writer's cache is there for them.
    try pool.writeWithoutTransaction { [log] database in
      try database.execute(
        sql: """
          PRAGMA synchronous = FULL; PRAGMA cache_size = -\(Self.writerCache); PRAGMA journal_size_limit = \(Self.logKept)
          """)
      log.watch(database)
    }
    self.path = path
    var reading = configuration
    reading.readonly = true
    self.reading = reading
    commits = SharedCommits { [pool, log, written] changesWait, use in
      pool.writeWithoutTransaction { database in
        use(SQLiteSession(database: database, statements: written))
        log.writeBackIfLong(on: database, changesWait: changesWait())
      }
    }
    readers = try ReaderPool(count: Self.readerCount, path: path, configuration: configuration)
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

  /// There is one writer, whatever the lane.
  package func write<Value: Sendable>(
    in lane: Lane, _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    try await PendingChange.wait(for: body, commits.enqueue)
  }

  package func problems() async throws -> [String] {
    try await readers.read { try $0.problems() }
  }

  /// What the checks find in a file that nobody has open. It is not changed.
  package static func problems(inCopyAt path: String) throws -> [String] {
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let copy = try DatabaseQueue(path: path, configuration: configuration)
      let problems = try copy.read { try SQLiteSession(database: $0).problems() }
      try copy.close()
      return problems
    } catch let error as DatabaseError {
      throw reason(error, path)
    }
  }

  package func backup(to path: String) async throws {
    guard !FileManager.default.fileExists(atPath: path) else { throw BackupExists(path: path) }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      backups.async { continuation.resume(with: Result { try self.copy(to: path) }) }
    }
  }

  /// Under another name until it is whole and checked, so that what carries the name can be trusted.
  private func copy(to path: String) throws {
    let unchecked = "\(path).unchecked"
    if FileManager.default.fileExists(atPath: unchecked) { try FileManager.default.removeItem(atPath: unchecked) }
    do {
      try makeSoundCopy(at: unchecked)
      try Disk.flush(unchecked)
      try FileManager.default.moveItem(atPath: unchecked, toPath: path)
      try Disk.flush(URL(filePath: path).deletingLastPathComponent().path)
    } catch {
      // Half a copy would only take room.
      if FileManager.default.fileExists(atPath: unchecked) { try FileManager.default.removeItem(atPath: unchecked) }
      throw error
    }
  }

  private func makeSoundCopy(at path: String) throws {
    do {
      let copy = try DatabaseQueue(path: path)
      try pool.backup(to: copy)
      // A copy is one file: it says so itself, and whoever opens it makes no log beside it.
      try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      let damage = try copy.read { try SQLiteSession(database: $0).problems() }
      try copy.close()
      guard damage.isEmpty else { throw BackupDamaged(damage) }
    } catch let error as DatabaseError where SQLiteFailure.isFull(code: error.extendedResultCode.rawValue, at: path) {
      throw StorageFull()
    }
  }

  /// Makes a file with what the closure writes. It has another name until it is whole and on the disk.
  package static func make<Value>(at path: String, _ body: (any WritableConnection) throws -> Value) throws -> Value {
    guard !FileManager.default.fileExists(atPath: path) else { throw BackupExists(path: path) }
    let unfinished = "\(path).unchecked"
    if FileManager.default.fileExists(atPath: unfinished) { try FileManager.default.removeItem(atPath: unfinished) }
    do {
      var configuration = Configuration()
      configuration.foreignKeysEnabled = true
      let file = try DatabaseQueue(path: unfinished, configuration: configuration)
      // Whoever finds it unfinished makes it anew.
      try file.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA cache_size = -65536") }
      let value = try file.write { try body(SQLiteSession(database: $0)) }
      let damage = try file.read { try SQLiteSession(database: $0).problems() }
      try file.close()
      guard damage.isEmpty else { throw BackupDamaged(damage) }
      try Disk.flush(unfinished)
      try FileManager.default.moveItem(atPath: unfinished, toPath: path)
      try Disk.flush(URL(filePath: path).deletingLastPathComponent().path)
      return value
    } catch {
      if FileManager.default.fileExists(atPath: unfinished) { try FileManager.default.removeItem(atPath: unfinished) }
      if let error = error as? DatabaseError { throw reason(error, path) }
      throw error
    }
  }

  package func describeIndexes(ownedBy owner: String) async throws {
    try pool.writeInTransaction { database in
      try IndexStatistics(owner: owner).write(in: database)
      return .commit
    }
  }

  /// What the writer's connection is set to; 2 is FULL.
  package func synchronousLevel() throws -> Int? {
    try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
  }

  /// How many statements that connection holds compiled.
  package func compiledStatements() -> Int {
    pool.writeWithoutTransaction { database in
      var (count, statement) = (0, sqlite3_next_stmt(database.sqliteConnection, nil))
      while let next = statement {
        count += 1
        statement = sqlite3_next_stmt(database.sqliteConnection, next)
      }
      return count
    }
  }

  /// Waits for what is under way, refuses what comes later, writes the log back into the file and closes it.
  package func close() throws {
    commits.close()
    written.forget()
    readers.close()
    try pool.close()
  }
}

/// The file is no SQLite database, or so damaged that it cannot be told from one that isn't.
package struct NotADatabase: Error {
  package init() {}
}

/// A backup never takes the place of a file.
package struct BackupExists: Error, CustomStringConvertible {
  let path: String

  package var description: String { "\(path) exists already" }
}
