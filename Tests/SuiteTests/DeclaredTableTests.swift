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
        try connection.rows(
          """
          SELECT name,
            EXISTS (SELECT 1 FROM pragma_table_info(tables.name) AS columns WHERE columns.name = 'trash_id') AS has_trash
          FROM sqlite_schema AS tables WHERE type = 'table' AND name LIKE \(app.id + "\\_%") ESCAPE '\\'
            AND EXISTS (SELECT 1 FROM pragma_table_info(tables.name) AS columns WHERE columns.name = 'space_id')
          """
        ).map { Made(name: try $0["name"], hasTrash: try $0["has_trash"] as Int64 == 1) }
      }
      #expect(!made.isEmpty)
      #expect(Set(made.map(\.name)) == Set(app.tables.map(\.name)), "\(app.id)")
      let unkept = Set(made.filter(\.hasTrash).map(\.name)).subtracting(app.tables.filter(\.hasTrash).map(\.name))
      // A deleted category stays under what was bought of it, and is never emptied.
      #expect(unkept == (app.id == "shopping" ? ["shopping_category"] : []), "\(app.id)")
    }
  }
}
