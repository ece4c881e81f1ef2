/// One step of the schema, run once for each database, in its own transaction. The list of an app only ever grows.
package struct Migration: Sendable {
  /// `app.0001-noun`; once released, an id is never changed nor reused.
  package let id: String
  let statements: [SQL]

  /// - Parameter statements: written for both engines; the differences come from ``Dialect``.
  package init(_ id: String, _ statements: [SQL]) {
    (self.id, self.statements) = (id, statements)
  }
}

/// Brings a database to the schema that this program knows.
package struct Migrator: Sendable {
  let migrations: [Migration]

  package init(_ migrations: [Migration]) {
    self.migrations = migrations
  }

  /// The migrations that this database has not seen yet.
  /// - Throws: ``NewerDatabase`` when it has seen one that this program doesn't know.
  package func pending(in database: any Database) async throws -> [Migration] {
    let done = try await database.read { connection in
      guard try connection.holds(Dialect.table("kit_migration")) else {
        return Set<String>()
      }
      return try Set(connection.rows("SELECT id FROM kit_migration ORDER BY id").map { try $0["id"] })
    }
    let unknown = done.subtracting(migrations.map(\.id))
    guard unknown.isEmpty else { throw NewerDatabase(unknown: unknown.sorted()) }
    return migrations.filter { !done.contains($0.id) }
  }

  /// Whether the database has been through any of these migrations, and so is one of a house.
  package func knows(_ database: any Database) async throws -> Bool {
    try await pending(in: database).count < migrations.count
  }

  /// Makes all tables in an empty database. What has run when is for whoever calls it to fill in.
  func makeSchema(in connection: any WritableConnection) throws {
    try connection.run(Self.table)
    for migration in migrations { try Self.run(migration, in: connection) }
  }

  private static let table: SQL =
    "CREATE TABLE IF NOT EXISTS kit_migration (id TEXT PRIMARY KEY, run_at BIGINT NOT NULL)"

  private static func run(_ migration: Migration, in connection: any WritableConnection) throws {
    for statement in migration.statements { try connection.run(statement) }
  }

  package func run(_ pending: [Migration], in database: any Database, now: Instant) async throws {
    do {
      try await database.write { try $0.run(Self.table) }
    } catch {
      // Of two processes that open an empty database at once, one may have found it there when it made it.
      guard try await database.read({ try $0.holds(Dialect.table("kit_migration")) }) else { throw error }
    }
    for migration in pending {
      try await database.write { connection in
        // Who opens it as well waits here for whoever came first, and has nothing to do then.
        let claimed = try connection.rowsChanged(
          by: """
            INSERT INTO kit_migration (id, run_at) VALUES (\(migration.id), \(now)) ON CONFLICT (id) DO NOTHING
            """)
        if claimed == 1 { try Self.run(migration, in: connection) }
      }
    }
  }
}

/// The database has been used by a newer program than this one.
package struct NewerDatabase: Error {
  package let unknown: [String]
}
