import Foundation
import GRDB
import GRDBSQLite
import Kit

/// Runs statements on one connection. Statements are kept compiled for a while, and rows are read straight from SQLite.
struct SQLiteSession: WritableConnection {
  private static let listRows = 51

  let database: GRDB.Database
  let statements: KeptStatements
  var dialect: Dialect { .sqlite }
  var isInTransaction: Bool { database.isInsideTransaction }

  init(database: GRDB.Database, statements: KeptStatements = KeptStatements()) {
    (self.database, self.statements) = (database, statements)
  }

  func rows(_ sql: Kit.SQL) throws -> [SQLRow] {
    let statement = try prepared(sql)
    defer { sqlite3_reset(statement) }
    let count = sqlite3_column_count(statement)
    var values: [SQLValue] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        // Where there are two rows there are often as many as a list shows.
        if values.count == Int(count) { values.reserveCapacity(Int(count) * Self.listRows) }
        for column in 0..<count { values.append(value(of: statement, at: column)) }
      case SQLITE_DONE:
        if values.isEmpty { return [] }
        let names = (0..<count).map { String(cString: sqlite3_column_name(statement, $0)) }
        return SQLRow.Answer(names: names, values: values).rows
      default: throw failure(running: sql)
      }
    }
  }

  func forEach(_ sql: Kit.SQL, _ body: (SQLRow) throws -> Void) throws {
    // Not one of those that are kept: the body may ask the same.
    let owner = try database.makeStatement(sql: sql.text(in: dialect))
    // It ends its statement when nobody holds it.
    defer { withExtendedLifetime(owner) {} }
    let statement = try bound(owner.sqliteStatement, to: sql)
    let count = sqlite3_column_count(statement)
    let names = (0..<count).map { String(cString: sqlite3_column_name(statement, $0)) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        let values = (0..<count).map { value(of: statement, at: $0) }
        for row in SQLRow.Answer(names: names, values: values).rows { try body(row) }
      case SQLITE_DONE: return
      default: throw failure(running: sql)
      }
    }
  }

  func run(_ sql: Kit.SQL) throws {
    try finish(sql)
  }

  func rowsChanged(by sql: Kit.SQL) throws -> Int {
    try finish(sql) ? Int(sqlite3_changes(database.sqliteConnection)) : 0
  }

  /// - Returns: whether it was said to this engine.
  @discardableResult
  private func finish(_ sql: Kit.SQL) throws -> Bool {
    let text = sql.text(in: dialect)
    // Said to the other engine alone.
    guard !text.isEmpty else { return false }
    let statement = try prepared(sql, text: text)
    defer { sqlite3_reset(statement) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: continue
      case SQLITE_DONE: return true
      default: throw failure(running: sql)
      }
    }
  }

  private func prepared(_ sql: Kit.SQL, text: String? = nil) throws -> SQLiteStatement {
    let statement = try compiled(sql, text: text ?? sql.text(in: dialect))
    sqlite3_reset(statement)
    return try bound(statement, to: sql)
  }

  private func bound(_ statement: SQLiteStatement, to sql: Kit.SQL) throws -> SQLiteStatement {
    for (index, argument) in sql.arguments.enumerated() {
      guard bind(argument, to: statement, at: CInt(index + 1)) == SQLITE_OK else { throw failure(running: sql) }
    }
    return statement
  }

  private func compiled(_ sql: Kit.SQL, text: String) throws -> SQLiteStatement {
    do {
      return try statements.statement(text, on: database).sqliteStatement
    } catch is DatabaseError {
      throw failure(running: sql)
    }
  }

  private func bind(_ value: SQLValue, to statement: SQLiteStatement, at index: CInt) -> CInt {
    // SQLite copies what it is given: the Swift values don't outlive this call.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let integer): return sqlite3_bind_int64(statement, index, integer)
    case .real(let real): return sqlite3_bind_double(statement, index, real)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text(statement, index, $0.baseAddress ?? UnsafePointer(bitPattern: 1), CInt($0.count), transient)
        }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes {
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(statement, index, 0)
          : sqlite3_bind_blob(statement, index, $0.baseAddress, CInt($0.count), transient)
      }
    }
  }

  private func value(of statement: SQLiteStatement, at column: CInt) -> SQLValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(statement, column)
      let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
      return .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(statement, column)
      return .blob(Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))))
    default: return .null
    }
  }

  /// What SQLite's own checks find.
  func problems() throws -> [String] {
    let integrity = try String.fetchAll(database, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
    let orphans = try GRDB.Row.fetchAll(database, sql: "PRAGMA foreign_key_check")
      .map { "a row of \($0[0] as String) refers to a missing row of \($0[2] as String)" }
    return integrity + orphans
  }

  private func failure(running sql: Kit.SQL) -> any Error {
    guard let connection = database.sqliteConnection else { return DatabaseClosed() }
    let code = sqlite3_errcode(connection)
    let path = sqlite3_db_filename(connection, nil).map { String(cString: $0) } ?? ""
    if SQLiteFailure.isFull(code: code, systemError: sqlite3_system_errno(connection), at: path) {
      return StorageFull()
    }
    let message = sqlite3_errmsg(connection).map { String(cString: $0) } ?? ""
    return SQLiteFailure(code: code, message: message, statement: sql.text(in: dialect))
  }
}

/// A statement that SQLite refused; always a fault of the program or the file. Holds no values, so it may be logged.
package struct SQLiteFailure: Error, CustomStringConvertible {
  package let code: Int32
  let message: String
  let statement: String

  package var description: String { "SQLite error \(code): \(message) in: \(statement)" }

  /// Less than what a small change needs, in bytes.
  private static let noRoom: Int64 = 64 * 1024

  /// Whether it was for want of room: SQLite reports that as an input/output error too, where the log's index cannot grow or
  /// the disk says so only when it is flushed.
  /// - Parameters:
  ///   - systemError: what the machine said.
  ///   - path: the file's.
  static func isFull(code: Int32, systemError: Int32 = 0, at path: String) -> Bool {
    switch code & 0xFF {
    case SQLITE_FULL: return true
    case SQLITE_IOERR:
      // The log's index could not grow, of which SQLite forgets what the machine said.
      if code == ResultCode.SQLITE_IOERR_SHMSIZE.rawValue { return true }
      if systemError == ENOSPC || systemError == EDQUOT { return true }
      do {
        return try Disk.freeBytes(at: path) < noRoom
      } catch {
        return false
      }
    default: return false
    }
  }
}
