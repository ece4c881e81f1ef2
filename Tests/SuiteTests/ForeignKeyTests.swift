import Kit
import TestKit
import Testing

/// Deleting a row looks for those that refer to it. Without an index it reads their whole table, once for each row that goes.
@Suite(.enabled(if: TestEngine.isSQLite)) struct ForeignKeyTests {
  private struct Reference: Hashable, Comparable {
    let table: String
    let column: String

    static func < (left: Reference, right: Reference) -> Bool {
      (left.table, left.column) < (right.table, right.column)
    }
  }

  @Test func everyReferenceIsFoundByAnIndex() async throws {
    let home = try await TestHouse()
    let missing = try await home.database.read { connection in
      try Self.references(connection).filter { try !Self.isIndexed($0, connection) }
    }
    #expect(missing.map { "\($0.table) (\($0.column))" } == [], "each needs an index that begins with it, of all rows")
  }

  private static func references(_ connection: any Connection) throws -> [Reference] {
    let tables = try connection.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    let references = try tables.flatMap { table in
      let name: String = try table["name"]
      return try connection.rows("PRAGMA foreign_key_list(\(SQL(trusted: name)))").map {
        Reference(table: name, column: try $0["from"])
      }
    }
    #expect(references.count > 20)
    return Set(references).sorted()
  }

  private static func isIndexed(_ reference: Reference, _ connection: any Connection) throws -> Bool {
    let (table, column) = (SQL(trusted: reference.table), SQL(trusted: reference.column))
    let plan = try connection.rows("EXPLAIN QUERY PLAN SELECT 1 FROM \(table) WHERE \(column) = 'parent'")
    return try plan.allSatisfy { step in
      let detail: String = try step["detail"]
      return detail.hasPrefix("SEARCH") && detail.contains("(\(reference.column)=?")
    }
  }
}
