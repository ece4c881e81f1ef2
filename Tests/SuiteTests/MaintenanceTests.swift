import Foundation
import Kit
import TestKit
import Testing

@testable import Suite

@Suite(.enabled(if: TestEngine.isSQLite)) struct MaintenanceTests {
  private let place = TestFolder()
  private var folder: String { place.path }
  private var configuration: Configuration { Configuration(data: folder) }

  @Test func aBackupPutBackHoldsWhatWasThere() async throws {
    try await addSpace(named: "Before")
    let copy = "\(folder)/copy.sqlite"
    try await Maintenance.backup(configuration, to: copy)
    try await addSpace(named: "After")
    let kept = try await Maintenance.restore(configuration, from: copy).kept
    #expect(try await spaces(configuration) == ["Before"])
    let aside = try StorageEngine.open(path: try #require(kept))
    let names = try await aside.read {
      try $0.rows("SELECT name FROM kit_space ORDER BY id").map { try $0["name"] as String }
    }
    #expect(Set(names) == ["Before", "After"])
    try aside.close()
  }

  @Test func aBackupNeverOverwrites() async throws {
    try await addSpace(named: "Home")
    let copy = "\(folder)/copy.sqlite"
    try await Maintenance.backup(configuration, to: copy)
    await #expect(throws: CannotOpen.self) { try await Maintenance.backup(configuration, to: copy) }
  }

  @Test func whatIsNoDatabaseIsNotPutBack() async throws {
    try await addSpace(named: "Home")
    let text = "\(folder)/text"
    try "not a database, whatever its name says".write(toFile: text, atomically: true, encoding: .utf8)
    await #expect(throws: CannotOpen.self) { try await Maintenance.restore(configuration, from: text) }
    #expect(try await spaces(configuration) == ["Home"])
  }

  @Test func aDatabaseOfANewerProgramIsRefusedAndSaysBoth() async throws {
    try await addSpace(named: "Home")
    let database = try StorageEngine.open(path: configuration.databasePath)
    try await database.write { try $0.run("INSERT INTO kit_migration (id, run_at) VALUES ('kit.9999-future', 0)") }
    try database.close()
    let error = await #expect(throws: CannotOpen.self) { _ = try await Boot.database(configuration) }
    #expect(error?.description.contains("kit.9999-future") == true)
    #expect(error?.description.contains(Suite.version) == true)
  }

  @Test func theDataIsItsOwnersAlone() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    chmod(folder, 0o755)
    try await addSpace(named: "Home")
    chmod(configuration.databasePath, 0o644)
    try await addSpace(named: "Garden")
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(folder) == 0o700)
    #expect(try mode(configuration.databasePath) == 0o600)
  }

  @Test func aSchemaThatCannotBeChangedKeepsOneCopyAndSaysWhatToDo() async throws {
    try await addSpace(named: "Home")
    let database = try StorageEngine.open(path: configuration.databasePath)
    try await database.write { try $0.run("DELETE FROM kit_migration WHERE id = 'kit.0020-clock'") }
    try database.close()
    var sentence: String?
    for moment in 1...3 {
      let mint = Mint(now: { Instant(milliseconds: Int64(moment)) }, random: Mint.system.random)
      sentence = await #expect(throws: CannotOpen.self) {
        _ = try await Boot.database(configuration, mint: mint)
      }?.description
    }
    let copies = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("before-") }
    #expect(copies == ["before-\(Suite.version)-3.sqlite"])
    #expect(sentence?.contains("\(folder)/\(copies[0])") == true)
    #expect(sentence?.contains("sobremesa restore") == true)
  }

  @Test func whatIsNoDatabaseIsSaidInPlainWords() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(repeating: 7, count: 9_000).write(to: URL(filePath: configuration.databasePath))
    let error = await #expect(throws: CannotOpen.self) { _ = try await Boot.database(configuration) }
    #expect(error?.description.contains("no database") == true)
    #expect(error?.description.contains("SELECT") == false)
  }

  @Test func aSecondProcessIsTurnedAway() async throws {
    try await addSpace(named: "Home")
    _ = try await FolderLock.hold(folder) {
      await #expect(throws: CannotOpen.self) { _ = try await Maintenance.check(configuration) }
    }
    #expect(try await Maintenance.check(configuration).isEmpty)
  }

  private func addSpace(named name: String) async throws {
    let database = try await Boot.database(configuration)
    let id = UUIDText(at: Instant.now(), random: (.random(in: 0...UInt64.max), .random(in: 0...UInt64.max))).text
    try await database.write {
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
