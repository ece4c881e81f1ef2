import Foundation
import Kit
import StorageSQLite
import TestKit
import Testing

@Suite(.enabled(if: TestEngine.isSQLite)) struct BackupTests {
  private static let things: [SQL] = ["CREATE TABLE thing (id INTEGER PRIMARY KEY, text TEXT NOT NULL)"]

  private func add(_ ids: ClosedRange<Int>, to store: TestDatabase) async throws {
    for id in ids {
      try await store.database.write { connection in
        try connection.run("INSERT INTO thing (id, text) VALUES (\(id), \(String(repeating: "x", count: 2_000)))")
      }
    }
  }

  @Test func aBackupMadeWhileWritersGoOnIsSoundAndOfOneMoment() async throws {
    let store = try await TestDatabase(Self.things)
    try await add(1...100, to: store)
    let path = "\(store.folder.path)/backup.sqlite"
    async let writing: Void = add(101...400, to: store)
    try await store.database.backup(to: path)
    try await writing
    let backup = try SQLiteDatabase(path: path)
    #expect(try await backup.problems().isEmpty)
    let ids: [Int] = try await backup.read { try $0.rows("SELECT id FROM thing ORDER BY id").map { try $0["id"] } }
    #expect((100...400).contains(ids.count))
    #expect(ids == Array(1...ids.count))
    try backup.close()
    #expect(try await store.database.read { try $0.rows("SELECT id FROM thing").count } == 400)
  }

  @Test func aBackupNeverReplacesAFile() async throws {
    let store = try await TestDatabase(Self.things)
    let path = "\(store.folder.path)/precious.sqlite"
    #expect(FileManager.default.createFile(atPath: path, contents: Data("precious".utf8)))
    await #expect(throws: BackupExists.self) { try await store.database.backup(to: path) }
    #expect(FileManager.default.contents(atPath: path) == Data("precious".utf8))
  }

  @Test func aBackupThatCannotBeMadeLeavesNoFileOfItsName() async throws {
    let store = try await TestDatabase(Self.things)
    let path = "\(store.folder.path)/missing-folder/backup.sqlite"
    await #expect(throws: (any Error).self) { try await store.database.backup(to: path) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
