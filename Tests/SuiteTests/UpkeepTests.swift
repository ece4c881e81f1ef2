import Foundation
import Kit
import StorageSQLite
import TestKit
import Testing

@testable import Suite

@Suite struct UpkeepTests {
  private let place = TestFolder()
  private var folder: String { place.path }
  private var configuration: Configuration { Configuration(data: folder) }

  @Test func aBackupPutBackHoldsWhatWasThere() async throws {
    try await addSpace(named: "Before")
    let copy = "\(folder)/copy.sqlite"
    try await Upkeep.backup(configuration, to: copy)
    try await addSpace(named: "After")
    let kept = try await Upkeep.restore(configuration, from: copy)
    #expect(try await spaces(configuration) == ["Before"])
    let aside = try SQLiteDatabase(path: try #require(kept))
    let names = try await aside.read {
      try $0.rows("SELECT name FROM kit_space ORDER BY id").map { try $0["name"] as String }
    }
    #expect(Set(names) == ["Before", "After"])
    try aside.close()
  }

  @Test func aBackupNeverOverwrites() async throws {
    try await addSpace(named: "Home")
    let copy = "\(folder)/copy.sqlite"
    try await Upkeep.backup(configuration, to: copy)
    await #expect(throws: CannotOpen.self) { try await Upkeep.backup(configuration, to: copy) }
  }

  @Test func whatIsNoDatabaseIsNotPutBack() async throws {
    try await addSpace(named: "Home")
    let text = "\(folder)/text"
    try "not a database, whatever its name says".write(toFile: text, atomically: true, encoding: .utf8)
    await #expect(throws: CannotOpen.self) { try await Upkeep.restore(configuration, from: text) }
    #expect(try await spaces(configuration) == ["Home"])
  }

  @Test func aDatabaseOfANewerProgramIsRefusedAndSaysBoth() async throws {
    try await addSpace(named: "Home")
    let database = try SQLiteDatabase(path: configuration.databasePath)
    _ = try await database.write { try $0.run("INSERT INTO kit_migration (id, run_at) VALUES ('kit.9999-future', 0)") }
    try database.close()
    let error = await #expect(throws: CannotOpen.self) { _ = try await Boot.database(configuration) }
    #expect(error?.description.contains("kit.9999-future") == true)
    #expect(error?.description.contains(Suite.version) == true)
  }

  @Test func aSecondProcessIsTurnedAway() async throws {
    try await addSpace(named: "Home")
    _ = try await FolderLock.hold(folder) {
      await #expect(throws: CannotOpen.self) { _ = try await Upkeep.check(configuration) }
    }
    #expect(try await Upkeep.check(configuration).isEmpty)
  }

  private func addSpace(named name: String) async throws {
    let database = try await Boot.database(configuration)
    let id = UUIDText(at: Instant.now(), random: (.random(in: 0...UInt64.max), .random(in: 0...UInt64.max))).text
    _ = try await database.write {
      try $0.run(
        """
        INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
        VALUES (\(id), \(name), 'EUR', 'Europe/Madrid', 1, 0)
        """)
    }
    try database.close()
  }

  private func spaces(_ configuration: Configuration) async throws -> [String] {
    let database = try await Boot.database(configuration)
    let names = try await database.read { try $0.rows("SELECT name FROM kit_space").map { try $0["name"] as String } }
    try database.close()
    return names
  }
}
