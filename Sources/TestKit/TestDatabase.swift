import Foundation
package import Kit
package import StorageSQLite

/// A storage engine over a file of its own, without a house around it. It goes when the test lets go of it.
package final class TestDatabase: Sendable {
  package let folder: String
  package let engine: SQLiteDatabase

  package var path: String { "\(folder)/test.sqlite" }
  /// What Kit sees of the engine.
  package var database: any Kit.Database { engine }

  /// - Parameter statements: make the tables that a test needs.
  package init(_ statements: [SQL] = []) async throws {
    folder = NSTemporaryDirectory() + "sobremesa-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    engine = try SQLiteDatabase(path: "\(folder)/test.sqlite")
    try await engine.write { connection in
      for statement in statements { try connection.run(statement) }
    }
  }

  deinit {
    do {
      try engine.close()
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      // A leftover folder in the temporary directory harms nobody, and a test has nobody left to tell.
    }
  }
}
