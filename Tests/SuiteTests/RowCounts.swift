import TestKit
import Testing

@testable import Kit

/// How much there is of everything that belongs to a space or to the house, besides what it notes of visits.
struct RowCounts: Sendable {
  private static let visits: Set<String> = [
    "kit_session", "kit_look", "kit_turn", "kit_challenge", "kit_try", "kit_known_address",
  ]

  private let counting: SQL
  let house: TestHouse

  init(_ house: TestHouse) async throws {
    self.house = house
    counting = try await house.database.read { connection in
      let tables = try StoredSchema(connection).tables.filter { table in
        !Self.visits.contains(table.name) && (table.name.hasPrefix("kit") || table.columns.contains("space_id"))
      }
      #expect(tables.count > 30)
      let counts = tables.map(\.name).sorted().map { "SELECT '\($0)' AS name, COUNT(*) AS count FROM \($0)" }
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
