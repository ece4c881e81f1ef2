import Foundation
import Kit
import Suite

/// Which engine the suite runs on: SQLite, or the PostgreSQL of which `SOBREMESA_TEST_SERVER` says where it is; see
/// `bin/with-postgres`.
package enum TestEngine {
  fileprivate static let server = ProcessInfo.processInfo.environment["SOBREMESA_TEST_SERVER"]

  package static var isSQLite: Bool { server == nil }

  /// Whether each house has a file as well and says everything to both, as a long run does with `SOBREMESA_MIRRORED=1`; see
  /// ``MirroredDatabase``.
  package static let isMirrored =
    server != nil && ProcessInfo.processInfo.environment["SOBREMESA_MIRRORED"] != nil
}

/// A database of a test's own in the server that the suite runs on. It goes when the test lets go of it.
package final class ServerDatabase: Sendable {
  /// Each has some connections, of which a server has only so many.
  private static let seats = Seats(60)

  package let address: String
  fileprivate let name: String

  /// `nil` where the suite runs on files.
  /// - Parameter apps: whose tables it has.
  init?(_ apps: [any App]? = nil) async throws {
    guard let server = TestEngine.server else { return nil }
    await Self.seats.take()
    name = "test_\(UUID().uuidString.lowercased().replacing("-", with: ""))"
    address = Self.address(of: name, in: server)
    let template = if let apps { try await ServerTemplates.shared.template(for: apps, in: server) } else { "template0" }
    try StorageEngine.command("CREATE DATABASE \(name) TEMPLATE \(template)", server: server)
  }

  fileprivate static func address(of name: String, in server: String) -> String {
    server.replacing("/postgres?", with: "/\(name)?")
  }

  deinit {
    if let server = TestEngine.server {
      do {
        try StorageEngine.command("DROP DATABASE \(name) WITH (FORCE)", server: server)
      } catch {
        // It goes with the server.
      }
    }
    Task { await ServerDatabase.seats.give() }
  }
}

/// What happens to a server that others look after.
extension ServerDatabase {
  /// Ends all connections to the database, whoever holds them.
  package static func cutConnections(of store: TestDatabase) throws {
    try store.place?.say(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(store.place?.name ?? "")'")
  }

  /// Ends the connections by which the processes of a house hear of each other. They are made anew at once.
  package static func cutFeeds(of home: TestHouse) throws {
    try home.place?.say(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = '\(home.place?.name ?? "")' AND application_name = 'sobremesa-feed'
      """)
  }

  /// Nobody gets in any more, until the doors are open again.
  package static func closeDoors(of store: TestDatabase) throws {
    try store.place.map { try $0.say("ALTER DATABASE \($0.name) ALLOW_CONNECTIONS false") }
  }

  package static func openDoors(of store: TestDatabase) throws {
    try store.place.map { try $0.say("ALTER DATABASE \($0.name) ALLOW_CONNECTIONS true") }
  }

  /// An empty database made otherwise, until ``drop(_:beside:)``.
  package static func another(beside store: TestDatabase, _ settings: String) throws -> String {
    guard let place = store.place else { throw CannotOpen("There is no server.") }
    try place.say("CREATE DATABASE other_\(place.name) TEMPLATE template0 ENCODING 'UTF8' \(settings)")
    return place.address.replacing("/\(place.name)?", with: "/other_\(place.name)?")
  }

  package static func drop(_ address: String, beside store: TestDatabase) throws {
    try store.place.map { try $0.say("DROP DATABASE other_\($0.name) WITH (FORCE)") }
  }

  private func say(_ command: String) throws {
    guard let server = TestEngine.server else { return }
    try StorageEngine.command(command, server: server)
  }
}

/// Databases with the tables of some apps, made once, of which each test gets a copy.
private actor ServerTemplates {
  static let shared = ServerTemplates()

  private var made: [String: Task<String, any Error>] = [:]

  func template(for apps: [any App], in server: String) async throws -> String {
    let key = apps.map(\.id).joined(separator: " ")
    if let task = made[key] { return try await task.value }
    let number = made.count
    let task = Task {
      let name = "template_\(number)"
      let folder = TestFolder()
      try StorageEngine.command("CREATE DATABASE \(name) TEMPLATE template0", server: server)
      let configuration = Configuration(
        data: folder.path, database: ServerDatabase.address(of: name, in: server))
      try await Boot.database(configuration, mint: TestClock().mint, apps: apps).close()
      return name
    }
    made[key] = task
    return try await task.value
  }
}

/// Lets in only so many at once; the others wait their turn.
actor Seats {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func give() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
