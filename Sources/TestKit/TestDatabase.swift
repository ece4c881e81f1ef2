import Foundation
package import Kit
import Suite

/// A storage engine over a file of its own, without a house around it. It goes when the test lets go of it.
package final class TestDatabase: Sendable {
  package let folder = TestFolder()
  package let database: any Database
  let place: ServerDatabase?

  /// Where it is, on a server.
  package var serverAddress: String? { place?.address }

  package var path: String { "\(folder.path)/test.sqlite" }

  /// - Parameter statements: make the tables that a test needs.
  package init(_ statements: [SQL] = []) async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    place = try await ServerDatabase()
    let configuration = Configuration(data: folder.path, database: place?.address)
    database =
      try place == nil
      ? StorageEngine.open(path: "\(folder.path)/test.sqlite") : StorageEngine.open(configuration, Migrator([]))
    try await database.write { connection in
      for statement in statements { try connection.run(statement) }
    }
  }

  /// The same database once more, with connections of its own.
  package func another() throws -> any Database {
    try StorageEngine.open(Configuration(data: folder.path, database: place?.address), Migrator([]))
  }

  deinit { folder.close(database) }
}
