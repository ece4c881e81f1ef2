import Foundation
import Kit
import StorageSQLite

/// What the command line does with the data while nobody serves it.
package enum Upkeep {
  /// - Returns: what is wrong; empty when all is well.
  package static func check(_ configuration: Configuration) async throws -> [String] {
    try await withExisting(configuration) { try await $0.problems() }
  }

  package static func backup(_ configuration: Configuration, to file: String) async throws {
    try await withExisting(configuration) { database in
      do {
        try await database.backup(to: file)
      } catch {
        throw CannotOpen("No copy was made: \(error)")
      }
    }
  }

  /// - Returns: where the database that was there has been put, if there was one.
  package static func restore(_ configuration: Configuration, from file: String) async throws -> String? {
    try await verify(file, configuration: configuration)
    try Boot.makeFolder(configuration)
    return try await FolderLock.hold(configuration.data) {
      do {
        return try replaceDatabase(of: configuration, by: file)
      } catch {
        throw CannotOpen("\(file) could not be put in place: \(error)")
      }
    }
  }

  private static func replaceDatabase(of configuration: Configuration, by file: String) throws -> String? {
    let (files, path) = (FileManager.default, configuration.databasePath)
    let incoming = "\(configuration.data)/incoming-\(Instant.now().milliseconds).sqlite"
    try files.copyItem(atPath: file, toPath: incoming)
    var kept: String?
    if files.fileExists(atPath: path) {
      let aside = "\(configuration.data)/replaced-\(Instant.now().milliseconds).sqlite"
      // Moved as it is, its log along: it may be too damaged to be opened.
      for suffix in ["", "-wal", "-shm"] where files.fileExists(atPath: path + suffix) {
        try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
      }
      kept = aside
    }
    try files.moveItem(atPath: incoming, toPath: path)
    return kept
  }

  package static func signInLink(_ configuration: Configuration, name: String) async throws -> String {
    try await enterLink(configuration, name: name) { try await $0.signInLink(for: name) }
  }

  /// - Returns: the link that lets the person in once, to set another password.
  package static func resetPassword(_ configuration: Configuration, name: String) async throws -> String {
    try await enterLink(configuration, name: name) { try await $0.resetPassword(of: name) }
  }

  private static func enterLink(
    _ configuration: Configuration, name: String, _ secret: @Sendable (Accounts) async throws -> String?
  ) async throws -> String {
    try await withExisting(configuration) { database in
      let house = Boot.house(database, configuration: configuration)
      guard let token = try await secret(house.accounts) else { throw CannotOpen("Nobody here is called \(name).") }
      return "\(house.settings.url)/enter/\(token)"
    }
  }

  /// Opens a database that is there already, for as long as the closure runs.
  static func withExisting<Value: Sendable>(
    _ configuration: Configuration, _ body: (SQLiteDatabase) async throws -> Value
  ) async throws -> Value {
    guard FileManager.default.fileExists(atPath: configuration.databasePath) else {
      throw CannotOpen("There is no database in \(configuration.data).")
    }
    return try await FolderLock.hold(configuration.data) {
      let database = try await Boot.database(configuration)
      let result: Result<Value, any Error>
      do {
        result = .success(try await body(database))
      } catch {
        result = .failure(error)
      }
      try database.close()
      return try result.get()
    }
  }

  /// A backup is only put in place when it is a sound database that this program knows.
  private static func verify(_ file: String, configuration: Configuration) async throws {
    guard FileManager.default.isReadableFile(atPath: file) else { throw CannotOpen("\(file) cannot be read.") }
    let folder = NSTemporaryDirectory() + "sobremesa-restore-\(UUID().uuidString)"
    defer {
      do {
        try FileManager.default.removeItem(atPath: folder)
      } catch {
        // Nothing was copied, or the temporary directory clears itself.
      }
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let copy = "\(folder)/copy.sqlite"
      try FileManager.default.copyItem(atPath: file, toPath: copy)
      let database = try SQLiteDatabase(path: copy)
      let problems = try await database.problems()
      _ = try await Boot.migrator(Suite.apps).pending(in: database)
      try database.close()
      guard problems.isEmpty else { throw CannotOpen("\(file) is damaged: \(problems.joined(separator: "; "))") }
    } catch let newer as NewerDatabase {
      throw CannotOpen(Boot.explanation(of: newer, path: file))
    } catch let error as CannotOpen {
      throw error
    } catch {
      throw CannotOpen("\(file) is no database of the house: \(error)")
    }
  }
}
