import Foundation
package import Kit
package import StorageSQLite

/// A storage engine over a file of its own, without a house around it. It goes when the test lets go of it.
package final class TestDatabase: Sendable {
  package let folder = TestFolder()
  package let engine: SQLiteDatabase

  package var path: String { "\(folder.path)/test.sqlite" }
  /// What Kit sees of the engine.
  package var database: any Kit.Database { engine }

  /// - Parameter statements: make the tables that a test needs.
  package init(_ statements: [SQL] = []) async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    engine = try SQLiteDatabase(path: "\(folder.path)/test.sqlite")
    try await engine.write { connection in
      for statement in statements { try connection.run(statement) }
    }
  }

  deinit {
    do {
      try engine.close()
    } catch {
      // It goes with the folder.
    }
  }
}
