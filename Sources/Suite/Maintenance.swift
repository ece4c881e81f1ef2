import Foundation
package import Kit

/// What the command line does with the data, and asks of a house that is served.
package enum Maintenance {
  /// - Returns: what is wrong; empty when all is well.
  package static func check(_ configuration: Configuration) async throws -> [String] {
    try await withExisting(configuration) { try await $0.problems() }
  }

  /// Asks the running house for a copy; where none runs, makes one itself.
  package static func backup(_ configuration: Configuration, to file: String) async throws {
    let file = URL(filePath: file).path
    guard !FileManager.default.fileExists(atPath: file) else {
      throw CannotOpen("No copy was made: \(file) exists already.")
    }
    if let copy = try await ControlSocket.ask(.backup, in: configuration.data) {
      return try explaining("No copy was made.") { try fetch(copy, to: file) }
    }
    try await withExisting(configuration) { database in
      do {
        try await database.backup(to: file)
      } catch {
        throw CannotOpen("No copy was made: \(Fault.sentence(error))")
      }
    }
  }

  /// The house writes into its own folder alone; its copy is taken from there.
  private static func fetch(_ copy: String, to file: String) throws {
    let unchecked = "\(file).unchecked"
    try FileManager.default.copyItem(atPath: copy, toPath: unchecked)
    let problems = try StorageEngine.problems(inCopyAt: unchecked)
    guard problems.isEmpty else { throw BackupDamaged(problems) }
    try Disk.flush(unchecked)
    try FileManager.default.moveItem(atPath: unchecked, toPath: file)
    try Disk.flush(URL(filePath: file).deletingLastPathComponent().path)
  }

  /// What came of a restore.
  package struct Restored: Sendable {
    /// Where the files that were there have been put, if there were any.
    package let kept: String?
    /// When somebody last changed something in the database that is there now.
    package let newest: Instant?
    /// It was copied from an open database without its log, where the newest changes may have been.
    package let mayLackItsLog: Bool
  }

  /// Puts a backup in the place of the database. When anything goes wrong, what was there stands again.
  package static func restore(_ configuration: Configuration, from file: String) async throws -> Restored {
    guard configuration.database == nil else {
      throw CannotOpen("A backup is put into PostgreSQL by `sobremesa move`, into an empty database.")
    }
    try DataFolder.prepare(configuration)
    return try await FolderLock.hold(configuration.data) {
      let restoration = Restoration(in: configuration.data, stamp: Instant.now().milliseconds)
      let content = try await BackupFile(path: file).copy(to: restoration.incoming, in: configuration.data)
      do {
        for step in Restoration.Step.allCases { try restoration.perform(step) }
        try await checkInPlace(configuration)
        try restoration.finish()
      } catch {
        try restoration.takeBack()
        throw CannotOpen("\(file) could not be put in place; what was there stands again. \(Fault.sentence(error))")
      }
      return Restored(kept: restoration.aside, newest: content.newest, mayLackItsLog: content.mayLackItsLog)
    }
  }

  private static func checkInPlace(_ configuration: Configuration) async throws {
    let problems = try await StorageEngine.open(path: configuration.databasePath).closing { try await $0.problems() }
    guard problems.isEmpty else { throw BackupDamaged(problems) }
  }

  private static func explaining<Value>(_ what: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw CannotOpen("\(what) \(Fault.sentence(error))")
    }
  }

  /// - Returns: the link that lets the person in once.
  package static func signInLink(_ configuration: Configuration, name: String) async throws -> String {
    try await enterLink(configuration, .signInLink(name: name))
  }

  /// - Returns: the link that lets the person in once, to set another password.
  package static func resetPassword(_ configuration: Configuration, name: String) async throws -> String {
    try await enterLink(configuration, .resetPassword(name: name))
  }

  /// Asks the running house, which knows its address; where none runs, the configuration says it.
  private static func enterLink(_ configuration: Configuration, _ command: HouseCommand) async throws -> String {
    try configuration.check()
    if let link = try await ControlSocket.ask(command, in: configuration.data) { return link }
    return try await withExisting(configuration) { database in
      let house = Boot.house(database, configuration: configuration)
      return try await ControlSocket.Attendant(house: house, address: house.settings.url).link(for: command)
    }
  }

  /// Opens a database that is there already, for as long as the closure runs.
  static func withExisting<Value: Sendable>(
    _ configuration: Configuration, _ body: (any Database) async throws -> Value
  ) async throws -> Value {
    if configuration.database != nil {
      // Beside those that serve it.
      try configuration.check()
      return try await Boot.database(configuration).closing(after: body)
    }
    let missing = CannotOpen("There is no database in \(configuration.data).")
    guard FileManager.default.fileExists(atPath: configuration.data) else { throw missing }
    return try await FolderLock.hold(configuration.data) {
      guard FileManager.default.fileExists(atPath: configuration.databasePath) else { throw missing }
      return try await Boot.database(configuration).closing(after: body)
    }
  }
}
