import Foundation
import Kit

/// Files that somebody at the terminal brings into a space or takes out of one.
enum SpaceFiles {
  /// - Parameter space: by name or id; `nil` where there is only one.
  static func bring<Outcome: Sendable>(
    _ file: String, into space: String?, _ configuration: Configuration,
    _ take: @escaping @Sendable ([UInt8], SpaceStorage) async throws -> Outcome
  ) async throws -> Outcome {
    guard let content = FileManager.default.contents(atPath: file) else {
      throw CannotOpen("\(file) cannot be read.")
    }
    return try await Upkeep.withExisting(configuration) { database in
      let storage = try await storage(space, in: database)
      do {
        return try await take(Array(content), storage)
      } catch let problems as Invalid {
        let reasons = problems.messages.values.map { $0.text(in: Manner(language: .en, zone: .utc)) }
        throw CannotOpen("\(file): \(reasons.sorted().joined(separator: " "))")
      }
    }
  }

  static func write(
    _ file: String, from space: String?, _ configuration: Configuration,
    _ export:
      @escaping @Sendable (SpaceStorage, _ take: @escaping @Sendable ([UInt8]) throws -> Void) async throws -> Void
  ) async throws {
    try await Upkeep.withExisting(configuration) { database in
      let storage = try await storage(space, in: database)
      try await write(file) { try await export(storage, $0) }
    }
  }

  /// Writes a new file, a piece at a time.
  static func write(
    _ file: String, _ export: (_ take: @escaping @Sendable ([UInt8]) throws -> Void) async throws -> Void
  ) async throws {
    let (files, url) = (FileManager.default, URL(filePath: file))
    guard !files.fileExists(atPath: file), files.createFile(atPath: file, contents: nil) else {
      throw CannotOpen("\(file) cannot be written: it is there already, or its folder is not writable.")
    }
    do {
      let handle = try FileHandle(forWritingTo: url)
      try await export { try handle.write(contentsOf: $0) }
      try handle.close()
    } catch {
      // Half a file would be taken for a whole one.
      try files.removeItem(at: url)
      throw CannotOpen("\(file) cannot be written: \(error)")
    }
  }

  /// - Parameter name: of the space or its id; `nil` where there is only one.
  private static func storage(_ name: String?, in database: any Database) async throws -> SpaceStorage {
    let spaces = try await database.read { connection in
      try connection.rows("SELECT id, name FROM kit_space ORDER BY id").map { row in
        (id: try row["id"] as ID<Space>, name: try row["name"] as String)
      }
    }
    guard !spaces.isEmpty else { throw CannotOpen("There is no space yet: somebody has to move in first.") }
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
