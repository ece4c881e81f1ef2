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
    let dying = DyingDatabase(store)
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
