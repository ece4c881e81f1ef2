package import Kit
import Synchronization

/// A database that counts the questions it is asked while reading and the changes, and remembers what it is told while writing.
package final class CountedDatabase: Database {
  private let database: any Database
  private let count = Atomic<Int>(0)
  private let writeCount = Atomic<Int>(0)
  private let told = Shared<[String]>([])
  /// Whether somebody wants to know which statements have changed rows, each of which has to be waited for then.
  private let isWatched = Atomic(false)
  private let done = Shared<[String]>([])
  private let asked = Shared<Set<String>>([])

  package var dialect: Dialect { database.dialect }
  package var feed: any ChangeFeed { database.feed }
  package var figures: StorageFigures { database.figures }

  init(_ database: any Database) {
    self.database = database
  }

  /// Since the start.
  package var queries: Int { count.load(ordering: .relaxed) }
  /// The changes that were begun since the start.
  package var writes: Int { writeCount.load(ordering: .relaxed) }

  /// The statements that read while the closure runs, without their values.
  package func questions(_ body: () async throws -> Void) async rethrows -> Set<String> {
    asked.change { $0 = [] }
    try await body()
    return asked.value
  }

  /// The statements of all changes since the start, without their values.
  package var statements: [String] { told.value }

  /// The statements that have changed rows, in changes that were kept, while the closure runs.
  package func changes<Value>(_ body: () async throws -> Value) async rethrows -> (value: Value, statements: [String]) {
    done.change { $0 = [] }
    isWatched.store(true, ordering: .relaxed)
    defer { isWatched.store(false, ordering: .relaxed) }
    let value = try await body()
    return (value, done.value)
  }

  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await database.read { try body(CountedConnection(connection: $0, database: self)) }
  }

  package func export<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await database.export { try body(CountedConnection(connection: $0, database: self)) }
  }

  package func write<Value: Sendable>(
    in lane: Lane, _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    writeCount.add(1, ordering: .relaxed)
    return try await database.write(in: lane) { connection in
      let changed = Shared<[String]>([])
      let value = try body(RememberedConnection(connection: connection, database: self, changed: changed))
      self.done.change { $0 += changed.value }
      return value
    }
  }

  package func backup(to path: String) async throws {
    try await database.backup(to: path)
  }

  package func problems() async throws -> [String] {
    try await database.problems()
  }

  package func describeIndexes(ownedBy owner: String) async throws {
    try await database.describeIndexes(ownedBy: owner)
  }

  package func close() throws {
    try database.close()
  }

  private struct RememberedConnection: WritableConnection {
    let connection: any WritableConnection
    let database: CountedDatabase
    let changed: Shared<[String]>
    var dialect: Dialect { connection.dialect }

    func rows(_ sql: SQL) throws -> [SQLRow] {
      let rows = try connection.rows(sql)
      try StatementLint.look(at: sql, rows: rows.count, in: connection)
      let text = sql.text(in: dialect)
      if text.hasPrefix("SELECT") {
        database.asked.change { $0.insert(text) }
      } else {
        database.told.change { $0.append(text) }
        if !rows.isEmpty { changed.change { $0.append(text) } }
      }
      return rows
    }

    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
      var count = 0
      try connection.forEach(sql) { row in
        count += 1
        try body(row)
      }
      try StatementLint.look(at: sql, rows: count, in: connection)
    }

    func run(_ sql: SQL) throws {
      let text = sql.text(in: dialect)
      // Said to the other engine alone.
      guard !text.isEmpty else { return }
      let isOfRows = ["INSERT", "UPDATE", "DELETE", "WITH"].contains(where: text.hasPrefix)
      if isOfRows, database.isWatched.load(ordering: .relaxed) {
        _ = try rowsChanged(by: sql)
      } else {
        database.told.change { $0.append(text) }
        try connection.run(sql)
      }
    }

    func rowsChanged(by sql: SQL) throws -> Int {
      database.told.change { $0.append(sql.text(in: dialect)) }
      let count = try connection.rowsChanged(by: sql)
      if count > 0 { changed.change { $0.append(sql.text(in: dialect)) } }
      return count
    }
  }

  private struct CountedConnection: Connection {
    let connection: any Connection
    let database: CountedDatabase
    var dialect: Dialect { connection.dialect }

    func rows(_ sql: SQL) throws -> [SQLRow] {
      database.count.add(1, ordering: .relaxed)
      database.asked.change { $0.insert(sql.text(in: dialect)) }
      let rows = try connection.rows(sql)
      try StatementLint.look(at: sql, rows: rows.count, in: connection)
      return rows
    }

    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
      database.count.add(1, ordering: .relaxed)
      database.asked.change { $0.insert(sql.text(in: dialect)) }
      var count = 0
      try connection.forEach(sql) { row in
        count += 1
        try body(row)
      }
      try StatementLint.look(at: sql, rows: count, in: connection)
    }
  }
}
