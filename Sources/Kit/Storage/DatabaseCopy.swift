import Crypto
import Foundation

/// Copies everything from one database into an empty one, of whichever engine, and compares both row by row.
package struct DatabaseCopy {
  /// What was copied of one table.
  package struct Table: Sendable, Equatable {
    package let name: String
    package let rows: Int
    /// The SHA-256 over all rows in the order of their key.
    package let hash: String
  }

  /// Rows that are written at once, and values: SQLite takes no more than 32,766.
  private static let (mostRows, mostValues) = (500, 30_000)
  /// In bytes, of what is written at once.
  private static let mostBytes = 4 * 1024 * 1024

  let migrator: Migrator
  let textIndexes: [TextIndex]

  package init(_ migrator: Migrator, textIndexes: [TextIndex]) {
    (self.migrator, self.textIndexes) = (migrator, textIndexes)
  }

  /// - Parameters:
  ///   - source: one consistent state.
  ///   - target: in a transaction, and without tables.
  /// - Throws: ``CopyDiffers`` when what was written is not what was read; nothing of it may be kept then.
  package func copy(_ source: any Connection, into target: any WritableConnection) throws -> [Table] {
    try migrator.makeSchema(in: target)
    let tables = try common(of: source, and: target)
    let pause = try TriggerPause(in: target)
    // What migrations have put there is among what is copied.
    for table in tables.reversed() { try target.run("DELETE FROM \(table.sql)") }
    let copied = try tables.map { table in
      let read = try write(table, from: source, into: target)
      let written = try Self.measure(table, in: target)
      guard read == written else { throw CopyDiffers(table: table.name) }
      return read
    }
    try pause.end(in: target)
    for index in textIndexes { try index.fillAnew(in: target) }
    return copied
  }

  /// The tables of both.
  private func common(of source: any Connection, and target: any Connection) throws -> [StoredSchema.Table] {
    let (old, new) = (try StoredSchema(source).tables, try StoredSchema(target).tables)
    let names = Set(old.map(\.name)).intersection(new.map(\.name))
    for table in old + new where !names.contains(table.name) {
      guard isOwn(table) else { throw CopyDiffers(table: table.name) }
    }
    return new.filter { names.contains($0.name) }
  }

  private func write(
    _ table: StoredSchema.Table, from source: any Connection, into target: any WritableConnection
  ) throws -> Table {
    var (digest, waiting, bytes) = (RowDigest(), [[SQLValue]](), 0)
    let most = min(Self.mostRows, Self.mostValues / table.columns.count)
    try source.forEach(Self.everything(table)) { row in
      let values = row.columns.map(\.value)
      bytes += digest.add(values)
      waiting.append(values)
      guard waiting.count == most || bytes > Self.mostBytes else { return }
      try insert(waiting, into: table, target)
      (waiting, bytes) = ([], 0)
    }
    try insert(waiting, into: table, target)
    return digest.table(named: table.name)
  }

  private func insert(_ rows: [[SQLValue]], into table: StoredSchema.Table, _ target: any WritableConnection) throws {
    guard !rows.isEmpty else { return }
    let values = rows.map { "\($0)" as SQL }.joined(", ")
    try target.run("INSERT INTO \(table.sql) (\(table.columnList)) VALUES \(values)")
  }

  /// What each table holds, but for those that are one engine's own.
  package func measure(in connection: any Connection) throws -> [Table] {
    try StoredSchema(connection).tables.filter { !isOwn($0) }.map { try Self.measure($0, in: connection) }
  }

  /// Whether it belongs to a ``TextIndex``, which one engine makes of tables and the other by itself.
  private func isOwn(_ table: StoredSchema.Table) -> Bool {
    textIndexes.contains { [$0.letters.text, $0.places.text, $0.waiting.text].contains(table.name) }
  }

  private static func measure(_ table: StoredSchema.Table, in connection: any Connection) throws -> Table {
    var digest = RowDigest()
    try connection.forEach(everything(table)) { digest.add($0.columns.map(\.value)) }
    return digest.table(named: table.name)
  }

  private static func everything(_ table: StoredSchema.Table) -> SQL {
    "SELECT \(table.columnList) FROM \(table.sql) ORDER BY \(table.keyList)"
  }
}

/// What one database holds and the other doesn't.
package struct CopyDiffers: Error, CustomStringConvertible {
  let table: String

  package var description: String { "what was written of \(table) is not what was read" }
}

/// A digest of rows by the kinds and bytes of their values, whichever engine they come from.
private struct RowDigest {
  private var sum = SHA256()
  private var rows = 0

  /// - Returns: how many bytes the values have.
  @discardableResult
  mutating func add(_ values: [SQLValue]) -> Int {
    var bytes: [UInt8] = []
    for value in values {
      switch value {
      case .null: bytes.append(0)
      case .integer(let integer): Self.append(1, Self.bytes(of: integer), to: &bytes)
      case .real(let real): Self.append(2, Self.bytes(of: Int64(bitPattern: real.bitPattern)), to: &bytes)
      case .text(let text): Self.append(3, Array(text.utf8), to: &bytes)
      case .blob(let blob): Self.append(4, blob, to: &bytes)
      }
    }
    sum.update(data: bytes)
    rows += 1
    return bytes.count
  }

  private static func append(_ kind: UInt8, _ value: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(kind)
    bytes += Self.bytes(of: Int64(value.count))
    bytes += value
  }

  private static func bytes(of integer: Int64) -> [UInt8] { withUnsafeBytes(of: integer.bigEndian) { Array($0) } }

  func table(named name: String) -> DatabaseCopy.Table {
    DatabaseCopy.Table(name: name, rows: rows, hash: sum.finalize().map { String(format: "%02x", $0) }.joined())
  }
}

/// Keeps the database from doing anything by itself, for as long as rows are copied that it has done it for already.
private struct TriggerPause {
  private let endings: [SQL]

  init(in connection: any WritableConnection) throws {
    switch connection.dialect {
    case .sqlite:
      let triggers = try connection.rows("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name")
      for trigger in triggers { try connection.run("DROP TRIGGER \(SQL(trusted: try trigger["name"]))") }
      endings = try triggers.map { SQL(trusted: try $0["sql"]) }
    case .postgres:
      let tables = try connection.rows(
        "SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE NOT tgisinternal ORDER BY name"
      ).map { SQL(trusted: try $0["name"]) }
      for table in tables { try connection.run("ALTER TABLE \(table) DISABLE TRIGGER USER") }
      endings = tables.map { "ALTER TABLE \($0) ENABLE TRIGGER USER" }
    }
  }

  func end(in connection: any WritableConnection) throws {
    for ending in endings { try connection.run(ending) }
  }
}
