import Foundation
import Kit
package import Orders

/// Import and export of orders from the command line.
package enum OrdersFiles {
  package static func importFile(
    _ file: String, into space: String?, skipsBad: Bool, configuration: Configuration
  ) async throws -> OrdersTransfer.Outcome {
    guard let content = FileManager.default.contents(atPath: file) else {
      throw CannotOpen("\(file) cannot be read.")
    }
    return try await Upkeep.withExisting(configuration) { database in
      let storage = try await storage(space, in: database)
      do {
        return try await OrdersTransfer.importFile(Array(content), into: storage, skipsBad: skipsBad)
      } catch let problems as Invalid {
        let reasons = problems.messages.values.map { $0.text(in: Manner(language: .en, zone: .utc)) }
        throw CannotOpen("\(file): \(reasons.sorted().joined(separator: " "))")
      }
    }
  }

  package static func exportFile(_ file: String, from space: String?, configuration: Configuration) async throws {
    let content = try await Upkeep.withExisting(configuration) { database in
      try await OrdersTransfer.export(from: try await storage(space, in: database))
    }
    do {
      try Data(content).write(to: URL(filePath: file), options: .withoutOverwriting)
    } catch {
      throw CannotOpen("\(file) cannot be written: \(error.localizedDescription)")
    }
  }

  /// - Parameter name: of the space or its id; `nil` where there is only one.
  private static func storage(_ name: String?, in database: any Database) async throws -> SpaceStorage {
    let spaces = try await database.read { connection in
      try connection.rows("SELECT id, name FROM kit_space ORDER BY id").map { row in
        (id: try row["id"] as ID<Space>, name: try row["name"] as String)
      }
    }
    let fitting = spaces.filter { name == nil || $0.name == name || $0.id.description == name }
    guard let space = fitting.first, fitting.count == 1 else {
      throw CannotOpen(
        "Say which space with --space: \(spaces.map { "\($0.name) (\($0.id))" }.joined(separator: ", "))")
    }
    return SpaceStorage(
      space: space.id, author: .program, database: database, live: LiveHub(),
      mint: .system)
  }
}
