import Foundation
package import Kit

/// Takes everything from a file into PostgreSQL or back. What is read stays as it is; what is written is there wholly or not at all.
package enum Move {
  /// What came of it.
  package struct Moved: Sendable {
    package let tables: [DatabaseCopy.Table]
    /// Where it is now.
    package let place: String
    package var rows: Int { tables.reduce(0) { $0 + $1.rows } }
  }

  /// A folder with a file, or a database of a server.
  private enum Place {
    case folder(String)
    case server(String)

    init(_ text: String) {
      self = StorageEngine.isServer(text) ? .server(text) : .folder(text)
    }

    var configuration: Configuration {
      switch self {
      case .folder(let folder): Configuration(data: folder)
      case .server(let address): Configuration(database: address)
      }
    }
  }

  /// - Parameters:
  ///   - from: a data folder, or an address of PostgreSQL.
  ///   - to: the same; without any data.
  /// - Throws: ``CannotOpen`` with a sentence for the terminal.
  package static func run(from: String, to: String, apps: [any App] = Suite.apps) async throws -> Moved {
    let (source, target) = (Place(from), Place(to))
    let copy = DatabaseCopy(Boot.migrator(apps), textIndexes: apps.flatMap(\.textIndexes))
    return try await reading(source, Boot.migrator(apps)) { database in
      try await writing(target, from: database, copy)
    }
  }

  // MARK: Reading

  private static func reading(
    _ place: Place, _ migrator: Migrator, _ body: (any Database) async throws -> Moved
  ) async throws -> Moved {
    switch place {
    case .folder(let folder):
      let path = place.configuration.databasePath
      guard FileManager.default.fileExists(atPath: path) else { throw CannotOpen("There is no database in \(folder).") }
      return try await FolderLock.hold(folder) {
        try await opened(migrator, place) { try StorageEngine.open(path: path) }.closing(after: body)
      }
    case .server(let address):
      return try await opened(migrator, place) {
        let database = try StorageEngine.open(server: address, as: mover, migrator)
        return database
      }.closing { database in
        try await refuseServed(database, place)
        return try await body(database)
      }
    }
  }

  /// As the server knows these connections, to tell them from those of a house.
  private static let mover = "sobremesa-move"

  private static func opened(
    _ migrator: Migrator, _ place: Place, _ open: () throws -> any Database
  ) async throws -> any Database {
    do {
      let database = try open()
      guard try await migrator.pending(in: database).isEmpty else {
        try database.close()
        throw CannotOpen(
          "\(place.configuration.place) is of an older program: serve it once with this one, then move it.")
      }
      return database
    } catch let newer as NewerDatabase {
      throw CannotOpen(Boot.explanation(of: newer, path: place.configuration.place))
    } catch let error as CannotOpen {
      throw error
    } catch {
      throw CannotOpen("\(place.configuration.place) cannot be opened. \(Fault.sentence(error))")
    }
  }

  private static func refuseServed(_ database: any Database, _ place: Place) async throws {
    let isServed = try await database.read { try $0.holds(Dialect.servedHouses) }
    guard !isServed else {
      throw CannotOpen("A house is served from \(place.configuration.place). Stop it first, then try again.")
    }
  }

  // MARK: Writing

  private static func writing(_ place: Place, from database: any Database, _ copy: DatabaseCopy) async throws -> Moved {
    do {
      switch place {
      case .folder(let folder):
        try DataFolder.prepare(place.configuration)
        return try await FolderLock.hold(folder) {
          let path = place.configuration.databasePath
          let tables = try await database.export { state in try makeFile(path, from: state, copy) }
          try DataFolder.handOver(path, in: folder)
          return Moved(tables: tables, place: path)
        }
      case .server(let address):
        let tables = try await database.export { state in
          try StorageEngine.fill(server: address) { target in
            guard try target.row(Dialect.anyTable) == nil else { throw NotEmpty() }
            return try copy.copy(state, into: target)
          }
        }
        return Moved(tables: tables, place: place.configuration.place)
      }
    } catch is NotEmpty {
      throw CannotOpen("\(place.configuration.place) has data already: it has to be empty.")
    } catch let error as CannotOpen {
      throw error
    } catch {
      throw CannotOpen("Nothing was moved. \(Fault.sentence(error))")
    }
  }

  private struct NotEmpty: Error {}

  private static func makeFile(
    _ path: String, from state: any Connection, _ copy: DatabaseCopy
  ) throws -> [DatabaseCopy.Table] {
    guard !FileManager.default.fileExists(atPath: path) else { throw NotEmpty() }
    return try StorageEngine.makeFile(at: path) { try copy.copy(state, into: $0) }
  }
}

extension DatabaseCopy {
  /// Of what a house of all apps holds.
  package static var ofHouses: DatabaseCopy {
    DatabaseCopy(Boot.migrator(Suite.apps), textIndexes: Suite.apps.flatMap(\.textIndexes))
  }
}
