import Kit
import TestKit
import Testing

/// How much there is of everything that belongs to a space or to the house, besides what it notes of visits.
struct RowCounts: Sendable {
  private let counting: SQL
  let house: TestHouse

  init(_ house: TestHouse) async throws {
    self.house = house
    counting = try await house.database.read { connection in
      let tables = try connection.rows(
        """
        SELECT name FROM sqlite_schema AS tables WHERE type = 'table'
          AND name NOT IN ('kit_session', 'kit_look', 'kit_turn') AND (name LIKE 'kit%' OR EXISTS (
            SELECT 1 FROM pragma_table_info(tables.name) AS columns WHERE columns.name = 'space_id'))
        ORDER BY name
        """)
      #expect(tables.count > 30)
      let counts = try tables.map { try $0["name"] as String }.map {
        "SELECT '\($0)' AS name, COUNT(*) AS count FROM \($0)"
      }
      return SQL(trusted: counts.joined(separator: " UNION ALL "))
    }
  }

  func callAsFunction() async throws -> [String: Int] {
    let counting = counting
    return try await house.database.read { connection in
      try Dictionary(uniqueKeysWithValues: connection.rows(counting).map { (try $0["name"], try $0["count"]) })
    }
  }
}
