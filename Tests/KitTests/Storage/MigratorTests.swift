import TestKit
import Testing

@testable import Kit

@Suite struct MigratorTests {
  private static let first = Migration("test.0001-things", ["CREATE TABLE thing (id TEXT PRIMARY KEY)"])
  private static let second = Migration(
    "test.0002-parts",
    [
      "CREATE TABLE part (id TEXT PRIMARY KEY)", "ALTER TABLE thing ADD COLUMN size BIGINT",
      "CREATE INDEX part_by_id ON part (id)",
    ])

  private func tables(in database: any Database) async throws -> Set<String> {
    try await database.read { connection in
      try Set(StoredSchema(connection).tables.map(\.name))
    }
  }

  private func migrate(_ database: any Database, by migrations: [Migration]) async throws {
    let migrator = Migrator(migrations)
    try await migrator.run(try await migrator.pending(in: database), in: database, now: TestClock.start)
  }

  @Test func eachMigrationRunsOnceInTheirOrder() async throws {
    let store = try await TestDatabase()
    #expect(try await Migrator([Self.first, Self.second]).pending(in: store.database).map(\.id).count == 2)
    try await migrate(store.database, by: [Self.first])
    try await migrate(store.database, by: [Self.first, Self.second])
    #expect(try await Migrator([Self.first, Self.second]).pending(in: store.database).isEmpty)
    #expect(try await tables(in: store.database).isSuperset(of: ["thing", "part"]))
  }

  @Test func aMigrationThatFailsLeavesNothingOfItselfAndAllOfThoseBefore() async throws {
    let broken = Migration(
      "test.0002-parts", ["CREATE TABLE part (id TEXT PRIMARY KEY)", "CREATE TABLE thing (id TEXT)"])
    let store = try await TestDatabase()
    await #expect(throws: (any Error).self) { try await migrate(store.database, by: [Self.first, broken]) }
    #expect(try await tables(in: store.database).contains("thing"))
    #expect(try await !tables(in: store.database).contains("part"))
    try await migrate(store.database, by: [Self.first, Self.second])
    #expect(try await tables(in: store.database).contains("part"))
  }

  @Test func aDatabaseThatANewerProgramHasChangedIsRefused() async throws {
    let store = try await TestDatabase()
    try await migrate(store.database, by: [Self.first, Self.second])
    let refusal = await #expect(throws: NewerDatabase.self) {
      try await Migrator([Self.first]).pending(in: store.database)
    }
    #expect(refusal?.unknown == ["test.0002-parts"])
  }

  @Test(.enabled(if: TestEngine.isSQLite)) func aMigrationKilledBeforeAnyOfItsStatementsLeavesNothing() async throws {
    let store = try await TestDatabase()
    try await migrate(store.database, by: [Self.first])
    let dying = DyingDatabase(database: store.database, path: store.path)
    try await migrate(dying, by: [Self.first, Self.second])
    #expect(dying.copies.value.count >= Self.second.statements.count)
    for copy in dying.copies.value {
      #expect(try await copy.database.problems().isEmpty)
      #expect(try await !tables(in: copy.database).contains("part"))
      try await migrate(copy.database, by: [Self.first, Self.second])
      #expect(try await tables(in: copy.database).contains("part"))
    }
  }
}

/// Keeps what lies on the disk before each statement that is run: what a kill at that moment would leave.
private struct DyingDatabase: Database {
  let database: any Database
  let path: String
  let copies = Shared<[TestCopy]>([])
  var dialect: Dialect { database.dialect }

  private struct DyingConnection: WritableConnection {
    let connection: any WritableConnection
    let path: String
    let copies: Shared<[TestCopy]>
    var dialect: Dialect { connection.dialect }

    func rows(_ sql: SQL) throws -> [SQLRow] { try connection.rows(sql) }

    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws { try connection.forEach(sql, body) }

    func run(_ sql: SQL) throws {
      try look()
      try connection.run(sql)
    }

    func rowsChanged(by sql: SQL) throws -> Int {
      try look()
      return try connection.rowsChanged(by: sql)
    }

    private func look() throws {
      let copy = try TestCopy(of: path)
      copies.change { $0.append(copy) }
    }
  }

  func read<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value {
    try await database.read(body)
  }

  func export<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value {
    try await database.export(body)
  }

  func write<Value: Sendable>(
    in lane: Lane, _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    let (path, copies) = (path, copies)
    return try await database.write(in: lane) { try body(DyingConnection(connection: $0, path: path, copies: copies)) }
  }

  func backup(to path: String) async throws { try await database.backup(to: path) }
  func problems() async throws -> [String] { try await database.problems() }
  func describeIndexes(ownedBy owner: String) async throws { try await database.describeIndexes(ownedBy: owner) }
  func close() throws { try database.close() }
}
