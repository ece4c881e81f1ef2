import Foundation
package import Kit
import StorageSQLite

/// The folder of the data, while no house is served from it: what the command line does to it.
package struct DataFolder: Sendable {
  let configuration: Configuration

  package init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// What is wrong with the database; empty when all is well.
  package func problems() async throws -> [String] {
    try await withExistingDatabase { database in try await database.problems() }
  }

  package func backup(to path: String) async throws {
    try await withExistingDatabase { database in
      do {
        try await database.backup(to: path)
      } catch {
        throw CannotOpen("The backup was not made: \(error)")
      }
    }
  }

  /// A link that lets the person of this name in once, within the hour.
  package func signInLink(for name: String) async throws -> String {
    try requireDatabase()
    let lock = try FolderLock(configuration)
    let database = try await Boot.database(configuration)
    let house = Boot.house(database, configuration: configuration)
    defer { withExtendedLifetime(lock) {} }
    let link = try await house.signInLink(for: name)
    try database.close()
    return link
  }

  /// Puts a backup in the database's place, once it has passed its check. What was there is kept beside.
  /// - Returns: where the replaced database is now, if there was one.
  package func restore(from path: String, now: Instant = .now()) async throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { throw CannotOpen("There is no file \(path).") }
    try Boot.makeFolder(configuration)
    let lock = try FolderLock(configuration)
    defer { withExtendedLifetime(lock) {} }
    let candidate = "\(configuration.data)/restoring.sqlite"
    try remove(candidate)
    do {
      // A copy is checked, not the file itself: opening a database may write beside it.
      try FileManager.default.copyItem(atPath: path, toPath: candidate)
      try await check(candidate, named: path)
    } catch {
      try remove(candidate)
      throw error
    }
    let replaced = try setAside("\(configuration.data)/replaced-\(now.milliseconds).sqlite")
    try FileManager.default.moveItem(atPath: candidate, toPath: configuration.databasePath)
    return replaced
  }

  private func check(_ candidate: String, named path: String) async throws {
    let database: SQLiteDatabase
    do {
      database = try SQLiteDatabase(path: candidate)
    } catch {
      throw CannotOpen("\(path) is no database of Sobremesa.")
    }
    let problems = try await database.problems()
    guard problems.isEmpty else {
      throw CannotOpen("\(path) is damaged and was not restored: \(problems.joined(separator: "; "))")
    }
    guard try await Migrator.hasRun(in: database) else { throw CannotOpen("\(path) is no database of Sobremesa.") }
    _ = try await Boot.pending(in: database, at: path)
    try database.close()
  }

  /// Moves the database away with what belongs to it: its log may hold the newest changes.
  private func setAside(_ path: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: configuration.databasePath) else { return nil }
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: configuration.databasePath + suffix)
    {
      try FileManager.default.moveItem(atPath: configuration.databasePath + suffix, toPath: path + suffix)
    }
    return path
  }

  private func remove(_ path: String) throws {
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  private func requireDatabase() throws {
    guard FileManager.default.fileExists(atPath: configuration.databasePath) else {
      throw CannotOpen("There is no database in \(configuration.data).")
    }
  }

  /// Opens the database as it is, without bringing it to this program's schema.
  private func withExistingDatabase<Value: Sendable>(
    _ body: (SQLiteDatabase) async throws -> Value
  ) async throws -> Value {
    try requireDatabase()
    let lock = try FolderLock(configuration)
    defer { withExtendedLifetime(lock) {} }
    let database: SQLiteDatabase
    do {
      database = try SQLiteDatabase(path: configuration.databasePath)
    } catch {
      throw CannotOpen("The database \(configuration.databasePath) cannot be opened: \(error)")
    }
    let value = try await body(database)
    try database.close()
    return value
  }
}

extension House {
  /// A link that lets the person of this name in once, within the hour.
  /// - Throws: ``CannotOpen`` when nobody goes by that name.
  func signInLink(for name: String) async throws -> String {
    let secret = try await accounts.change { edit in
      guard let person = try AccountStore(edit.connection).person(named: name) else {
        throw CannotOpen("Nobody in this house goes by the name “\(name)”.")
      }
      return try edit.makeLink(.signIn, person: person.id)
    }
    return address(AccountPaths.enter(secret))
  }

  /// The link by which the first person moves in; `nil` when somebody lives here already. An earlier one ends.
  package func welcomeLink() async throws -> String? {
    guard try await !accounts.read({ try $0.hasPeople() }) else { return nil }
    return address(AccountPaths.welcome(try await accounts.change { try $0.makeWelcome() }))
  }
}
