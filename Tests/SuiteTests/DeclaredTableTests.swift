import TestKit
import Testing

@testable import Kit

/// What an app declares of its tables is what its migrations have made.
@Suite struct DeclaredTableTests {
  private struct Made: Hashable {
    let name: String
    let hasTrash: Bool
  }

  @Test func everyTableOfASpaceIsDeclared() async throws {
    let house = try await TestHouse()
    for app in house.house.apps {
      let made = try await house.database.read { connection in
        try StoredSchema(connection).tables.filter {
          $0.name.hasPrefix("\(app.id)_") && $0.columns.contains("space_id")
        }.map { Made(name: $0.name, hasTrash: $0.columns.contains("trash_id")) }
      }
      #expect(!made.isEmpty)
      #expect(Set(made.map(\.name)) == Set(app.tables.map(\.name)), "\(app.id)")
      let unkept = Set(made.filter(\.hasTrash).map(\.name)).subtracting(app.tables.filter(\.hasTrash).map(\.name))
      // A deleted category stays under what was bought of it, and is never emptied.
      #expect(unkept == (app.id == "shopping" ? ["shopping_category"] : []), "\(app.id)")
    }
  }

  @Test func whatIsSaidToTellRowsApartDoes() async throws {
    let house = try await TestHouse()
    let keys = try await house.database.read { connection in
      try Dictionary(uniqueKeysWithValues: StoredSchema(connection).tables.map { ($0.name, $0.key) })
    }
    for table in house.house.apps.flatMap(\.tables) {
      let key = try #require(keys[table.name])
      #expect(table.key == (key.count > 1 ? key.filter { $0 != "space_id" } : key), "\(table.name)")
    }
  }
}
