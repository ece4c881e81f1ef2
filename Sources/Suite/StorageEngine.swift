package import Kit
import StorageSQLite

/// What keeps the data. Nothing else of the house, its tests included, says which engine that is.
package enum StorageEngine {
  /// As `sobremesa version` says it.
  package static var version: String { "SQLite \(SQLiteDatabase.version)" }

  /// Opens the database, or makes it.
  package static func open(path: String) throws -> any Database {
    try SQLiteDatabase(path: path)
  }

  /// What the checks find in a copy that nobody has open. It is not changed.
  static func problems(inCopyAt path: String) throws -> [String] {
    try SQLiteDatabase.problems(inCopyAt: path)
  }

  /// A sentence for an error of the engine's own; `nil` for others.
  static func sentence(_ error: any Error) -> String? {
    switch error {
    case is NotADatabase: "It is no database, or too damaged to be opened."
    case let error as BackupExists: error.description
    case let error as SQLiteFailure: "The database refused: \(error)"
    default: nil
    }
  }
}

extension Database {
  /// Closes it when the closure has ended, whatever came of that. What lies in the log is brought into the file.
  func closing<Value>(after body: (any Database) async throws -> Value) async throws -> Value {
    let result: Result<Value, any Error>
    do {
      result = .success(try await body(self))
    } catch {
      result = .failure(error)
    }
    try close()
    return try result.get()
  }
}
