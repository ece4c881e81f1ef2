import Foundation
import Suite
import Testing

/// What the program needs on the machine where it runs.
@Suite struct LinkedLibraryTests {
  /// A household's program has nothing of PostgreSQL.
  @Test func libpqIsNeededOnlyWhereItWasAskedFor() throws {
    let program = try Data(contentsOf: ServedHouse.program)
    #expect((program.range(of: Data("libpq.so".utf8)) != nil) == StorageEngine.hasPostgres)
  }
}
