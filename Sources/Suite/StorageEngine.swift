package import Kit
import StorageSQLite

#if POSTGRES
  import StoragePostgres
#endif

/// What keeps the data. Nothing else of the house, its tests included, says which engine that is.
package enum StorageEngine {
  /// As `sobremesa version` says it.
  package static var version: String {
    #if POSTGRES
      "SQLite \(SQLiteDatabase.version), \(PostgresDatabase.version)"
    #else
      "SQLite \(SQLiteDatabase.version)"
    #endif
  }

  /// Whether this program knows PostgreSQL.
  package static var hasPostgres: Bool {
    #if POSTGRES
      true
    #else
      false
    #endif
  }

  /// Opens the database file, or makes it.
  package static func open(path: String) throws -> any Database {
    try SQLiteDatabase(path: path)
  }

  /// Opens what the configuration names. A file is made where there is none; a database of a server has to be there.
  /// - Parameter migrator: knows the schema of the copies that are made.
  package static func open(_ configuration: Configuration, _ migrator: Migrator) throws -> any Database {
    guard let server = configuration.database else { return try open(path: configuration.databasePath) }
    return try open(server: server, migrator)
  }

  static func isServer(_ text: String) -> Bool {
    ["postgres://", "postgresql://"].contains(where: text.hasPrefix)
  }

  /// - Parameter name: as the server knows the connections.
  /// - Throws: ``CannotOpen`` where this program does not know PostgreSQL.
  static func open(server: String, as name: String = "sobremesa", _ migrator: Migrator) throws -> any Database {
    #if POSTGRES
      let copy = DatabaseCopy.ofHouses
      return try PostgresDatabase(PostgresAddress(server, as: name)) { state, path in
        _ = try makeFile(at: path) { try copy.copy(state, into: $0) }
      }
    #else
      throw withoutPostgres
    #endif
  }

  /// Makes a file with what the closure writes, which is there wholly or not at all.
  static func makeFile<Value>(at path: String, _ body: (any WritableConnection) throws -> Value) throws -> Value {
    try SQLiteDatabase.make(at: path, body)
  }

  /// Writes into a database of a server, in one transaction.
  static func fill<Value>(server: String, _ body: (any WritableConnection) throws -> Value) throws -> Value {
    #if POSTGRES
      return try PostgresDatabase.fill(PostgresAddress(server, as: "sobremesa"), body)
    #else
      throw withoutPostgres
    #endif
  }

  /// Says something to a server that cannot be said in a transaction.
  package static func command(_ text: String, server: String) throws {
    #if POSTGRES
      try PostgresDatabase.command(PostgresAddress(server, as: "sobremesa-setup"), text)
    #else
      throw withoutPostgres
    #endif
  }

  private static let withoutPostgres = CannotOpen(
    "This program was built without PostgreSQL. Build it with SOBREMESA_POSTGRES=1, or leave --database out.")

  /// - Throws: ``CannotOpen`` unless it is an address of PostgreSQL.
  static func check(server: String) throws {
    guard hasPostgres else { throw withoutPostgres }
    guard isServer(server) else {
      throw CannotOpen("--database has to be an address such as postgres://sobremesa@localhost/sobremesa.")
    }
  }

  /// An address without its password.
  static func shown(_ server: String) -> String {
    #if POSTGRES
      PostgresAddress(server, as: "").shown
    #else
      "PostgreSQL"
    #endif
  }

  /// What the checks find in a copy that nobody has open. It is not changed.
  static func problems(inCopyAt path: String) throws -> [String] {
    try SQLiteDatabase.problems(inCopyAt: path)
  }

  /// A sentence for an error of the engine's own; `nil` for others.
  static func sentence(_ error: any Error) -> String? {
    #if POSTGRES
      switch error {
      case let error as PostgresUnfit: return error.description
      case let error as PostgresRefusedConnection: return "PostgreSQL cannot be reached: \(error)"
      case let error as PostgresFailure: return "The database refused: \(error)"
      default: break
      }
    #endif
    return switch error {
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
