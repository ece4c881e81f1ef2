import Foundation
import Kit
import TestKit
import Testing

@testable import Suite

/// What was there before a restore: each of the three files, or not.
private struct Present: CustomTestStringConvertible {
  let files: [String]

  var testDescription: String { files.map { "sobremesa.sqlite\($0)" }.joined(separator: ", ") }

  static let all = (0..<8).map { number in
    Present(files: ["", "-wal", "-shm"].enumerated().filter { number >> $0.offset & 1 == 1 }.map(\.element))
  }
}

@Suite struct RestorationTests {
  private let place = TestFolder()
  private var configuration: Configuration { Configuration(data: place.path) }
  private var path: String { configuration.databasePath }
  private var backup: String { "\(place.path)/copies/backup.sqlite" }

  /// Leaves in the folder what a machine finds that lost power: a backup with “Before”, and the files of a house in whose log
  /// “After” stands, as far as they are wanted.
  private func arrange(_ present: Present) async throws {
    let house = TestFolder()
    let own = Configuration(data: house.path)
    let database = try await Boot.database(own)
    try await add("Before", to: database)
    try FileManager.default.createDirectory(atPath: "\(place.path)/copies", withIntermediateDirectories: true)
    try await database.backup(to: backup)
    try await add("After", to: database)
    for ending in present.files {
      try FileManager.default.copyItem(atPath: own.databasePath + ending, toPath: path + ending)
    }
    try database.close()
  }

  private func add(_ name: String, to database: any Database) async throws {
    let id = Mint.system.uuid().text
    try await database.write {
      try $0.run(
        """
        INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
        VALUES (\(id), \(name), 'EUR', 'Europe/Madrid', 1, 0)
        """)
    }
  }

  private func spaces() async throws -> Set<String> {
    try await Maintenance.withExisting(configuration) { database in
      #expect(try await database.problems().isEmpty)
      return try await database.read { try Set($0.rows("SELECT name FROM kit_space").map { try $0["name"] as String }) }
    }
  }

  private func bytes(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  private func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.path).filter {
      $0.hasPrefix("incoming") || $0 == "restoring"
    }
  }

  @Test(arguments: Present.all)
  private func whateverWasThereTheBackupStandsAndTheRestIsKept(_ present: Present) async throws {
    try await arrange(present)
    let before = present.files.map { bytes(path + $0) }
    let restored = try await Maintenance.restore(configuration, from: backup)
    #expect(try await spaces() == ["Before"])
    #expect(present.files.isEmpty == (restored.kept == nil))
    if let kept = restored.kept { #expect(present.files.map { bytes(kept + $0) } == before) }
    #expect(try leftovers().isEmpty)
  }

  @Test(arguments: Present.all)
  private func aRestoreThatIsCutOffAtAnyStepIsTakenBack(_ present: Present) async throws {
    for steps in 0...Restoration.Step.allCases.count {
      try await arrange(present)
      let before = ["", "-wal", "-shm"].map { bytes(path + $0) }
      let restoration = Restoration(in: place.path, stamp: 7)
      _ = try await BackupFile(path: backup).copy(to: restoration.incoming, in: place.path)
      for step in Restoration.Step.allCases.prefix(steps) { try restoration.perform(step) }
      #expect(try Restoration.takeBackUnfinished(in: place.path) == (steps > 0))
      #expect(["", "-wal", "-shm"].map { bytes(path + $0) } == before, "after \(steps) steps")
      #expect(try leftovers().isEmpty)
      #expect(try !Restoration.takeBackUnfinished(in: place.path))
      for name in try FileManager.default.contentsOfDirectory(atPath: place.path) where name != "lock" {
        try FileManager.default.removeItem(atPath: "\(place.path)/\(name)")
      }
    }
  }

  @Test func takingBackMayItselfBeCutOff() async throws {
    try await arrange(Present(files: ["", "-wal", "-shm"]))
    let before = ["", "-wal", "-shm"].map { bytes(path + $0) }
    let restoration = Restoration(in: place.path, stamp: 7)
    _ = try await BackupFile(path: backup).copy(to: restoration.incoming, in: place.path)
    for step in Restoration.Step.allCases { try restoration.perform(step) }
    let aside = try #require(restoration.aside)
    // It had put back the log when it was cut off.
    #expect(rename("\(aside)-wal", "\(path)-wal") == 0)
    #expect(try Restoration.takeBackUnfinished(in: place.path))
    #expect(["", "-wal", "-shm"].map { bytes(path + $0) } == before)
  }

  @Test func theNextWhoComesTakesItBackAndGoesOn() async throws {
    try await arrange(Present(files: ["", "-wal"]))
    let restoration = Restoration(in: place.path, stamp: 7)
    _ = try await BackupFile(path: backup).copy(to: restoration.incoming, in: place.path)
    for step in [Restoration.Step.note, .moveLog, .moveIndex, .moveDatabase] { try restoration.perform(step) }
    #expect(try await spaces() == ["Before", "After"])
  }

  @Test func aBackupIsTakenWithItsLog() async throws {
    try await arrange(Present(files: ["", "-wal"]))
    for ending in ["", "-wal"] {
      try FileManager.default.moveItem(atPath: path + ending, toPath: "\(backup)2\(ending)")
    }
    let restored = try await Maintenance.restore(configuration, from: "\(backup)2")
    #expect(try await spaces() == ["Before", "After"])
    #expect(!restored.mayLackItsLog)
    #expect(bytes("\(backup)2-wal")?.isEmpty == false, "what was brought stays as it was")
  }

  @Test func aBackupWithoutItsLogIsNeverTakenSilently() async throws {
    try await arrange(Present(files: [""]))
    try FileManager.default.moveItem(atPath: path, toPath: "\(backup)2")
    try await arrangeAgain()
    do {
      #expect(try await Maintenance.restore(configuration, from: "\(backup)2").mayLackItsLog)
    } catch let refusal as CannotOpen {
      // Nothing of it had been written back yet, so it is no database of the house.
      #expect(refusal.description.contains("\(backup)2"))
      #expect(try await spaces() == ["Before", "After"])
    }
  }

  @Test func aCopyOfTheHousesOwnMakingLacksNothing() async throws {
    try await arrange(Present(files: []))
    #expect(try await !Maintenance.restore(configuration, from: backup).mayLackItsLog)
  }

  @Test func aFileThatWasCutShortIsRefusedAndNothingChanges() async throws {
    try await arrange(Present(files: ["", "-wal", "-shm"]))
    let before = ["", "-wal", "-shm"].map { bytes(path + $0) }
    let whole = try #require(bytes(backup))
    try whole.prefix(whole.count - 4_096).write(to: URL(filePath: "\(backup)2"))
    let refusal = await #expect(throws: CannotOpen.self) {
      try await Maintenance.restore(configuration, from: "\(backup)2")
    }
    #expect(refusal?.description.contains("cut short") == true)
    #expect(["", "-wal", "-shm"].map { bytes(path + $0) } == before)
    #expect(try await spaces() == ["Before", "After"])
    #expect(try leftovers().isEmpty)
  }

  @Test func whatIsRestoredIsItsOwnersAlone() async throws {
    try await arrange(Present(files: []))
    chmod(backup, 0o644)
    _ = try await Maintenance.restore(configuration, from: backup)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func rootGivesWhatItRestoresToWhomTheFolderBelongs() async throws {
    guard geteuid() == 0 else { return }
    try await arrange(Present(files: []))
    #expect(chown(place.path, 65_534, 65_534) == 0)
    _ = try await Maintenance.restore(configuration, from: backup)
    for file in [path, "\(place.path)/lock"] {
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.ownerAccountID] as? Int == 65_534, "\(file)")
    }
  }

  private func arrangeAgain() async throws {
    try FileManager.default.removeItem(atPath: backup)
    try await arrange(Present(files: ["", "-wal", "-shm"]))
  }
}
