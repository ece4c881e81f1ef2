import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Suite

/// From a file into PostgreSQL and back; see `bin/with-postgres`.
@Suite(.enabled(if: !TestEngine.isSQLite)) struct MoveTests {
  private let first = TestFolder()
  private let back = TestFolder()

  private static let isLong = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] != nil

  /// A house in a file, with so many rows and so many pictures of a megabyte each.
  private func furnish(_ rows: Int, pictures: Int = 0) async throws {
    let database = try await Boot.database(Configuration(data: first.path))
    try await database.write { connection in
      try connection.run(
        """
        INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
        VALUES ('s', 'Casa', 'EUR', 'Europe/Madrid', 1, 1)
        """)
    }
    for start in stride(from: 0, to: rows, by: 1_000) {
      try await database.write { connection in
        for number in start..<min(start + 1_000, rows) {
          let digest = (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 4)) }
          try connection.run(
            """
            INSERT INTO kit_operation (space_id, operation_key, digest, answer, at)
            VALUES ('s', \("ñ \(number)"), \(digest), \("- /orders/\(number)"), \(Int64(number) * 1_000_003))
            """)
        }
      }
    }
    for number in 0..<pictures {
      let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number) }
      try await database.write { connection in
        try connection.run(
          """
          INSERT INTO wines_index (revision, position, bytes)
          VALUES (1, \(number), \(bytes))
          """)
      }
    }
    try database.close()
  }

  private func held(by folder: TestFolder) async throws -> [DatabaseCopy.Table] {
    try await StorageEngine.open(path: "\(folder.path)/sobremesa.sqlite").closing {
      try await $0.read(DatabaseCopy.ofHouses.measure)
    }
  }

  @Test func thereAndBackIsTheSame() async throws {
    let (rows, pictures) = Self.isLong ? (1_000_000, 200) : (20_000, 2)
    let store = try await TestDatabase()
    let server = try #require(store.serverAddress)
    try store.database.close()
    try await furnish(rows, pictures: pictures)
    let before = try await held(by: first)
    let began = ContinuousClock.now
    let there = try await Move.run(from: first.path, to: server)
    let arrived = ContinuousClock.now
    let returned = try await Move.run(from: server, to: back.path)
    let (took, tookBack) = (began.duration(to: arrived), arrived.duration(to: .now))
    print("\(there.rows) rows and \(pictures) MB of pictures went there in \(took) and back in \(tookBack).")
    #expect(there.tables == returned.tables)
    #expect(there.rows > rows && there.tables.count > 60)
    #expect(try await held(by: first) == before)
    #expect(try await Maintenance.check(Configuration(data: back.path)).isEmpty)
    let again = try await held(by: back)
    for table in there.tables { #expect(again.contains(table), "\(table.name)") }
  }

  @Test func aPlaceThatHasDataIsLeftAlone() async throws {
    let store = try await TestDatabase(["CREATE TABLE precious (id BIGINT PRIMARY KEY)"])
    let server = try #require(store.serverAddress)
    try await furnish(10)
    await #expect(throws: CannotOpen.self) { try await Move.run(from: first.path, to: server) }
    try await furnishAgain(back)
    try store.database.close()
    await #expect(throws: CannotOpen.self) { try await Move.run(from: first.path, to: back.path) }
  }

  private func furnishAgain(_ folder: TestFolder) async throws {
    try await Boot.database(Configuration(data: folder.path)).close()
  }

  @Test func aHouseThatIsServedIsNotMoved() async throws {
    let store = try await TestDatabase()
    let server = try #require(store.serverAddress)
    try store.database.close()
    let served = try await Boot.database(Configuration(data: first.path, database: server))
    await #expect(throws: CannotOpen.self) { try await Move.run(from: server, to: back.path) }
    try served.close()
    #expect(try await Move.run(from: server, to: back.path).tables.count > 60)
  }

  /// What one has and the other hasn't is noticed, whatever it is.
  @Test func aCopyThatDiffersIsNotKept() async throws {
    let home = try await TestHouse()
    let store = try await TestDatabase()
    try await home.database.write { connection in
      try connection.run("CREATE TABLE unheard_of (id BIGINT PRIMARY KEY)")
    }
    let copy = DatabaseCopy.ofHouses
    await #expect(throws: CopyDiffers.self) {
      try await home.database.export { state in
        try StorageEngine.fill(server: store.serverAddress ?? "") { try copy.copy(state, into: $0) }
      }
    }
    #expect(try await store.database.read { try $0.row(Dialect.anyTable) } == nil)
  }

  @Test func aBackupIsAFileThatAnyHouseOpens() async throws {
    let home = try await TestHouse()
    let marta = try await home.settled()
    let path = "\(back.path)/sobremesa.sqlite"
    try FileManager.default.createDirectory(atPath: back.path, withIntermediateDirectories: true)
    try await home.database.backup(to: path)
    let restored = try await Boot.database(Configuration(data: back.path))
    let space = marta.space
    let (own, copied) = (
      try await home.database.read(DatabaseCopy.ofHouses.measure),
      try await restored.read(DatabaseCopy.ofHouses.measure)
    )
    for table in own { #expect(copied.contains(table), "\(table.name)") }
    #expect(try await restored.read { try $0.holds("orders_order WHERE space_id = \(space)") })
    try restored.close()
    let store = try await TestDatabase()
    let moved = try await Move.run(from: back.path, to: try #require(store.serverAddress))
    let there = try await store.database.read(DatabaseCopy.ofHouses.measure)
    #expect(moved.tables.count > 60 && moved.tables.allSatisfy(there.contains))
    #expect(own.allSatisfy(there.contains))
  }
}
