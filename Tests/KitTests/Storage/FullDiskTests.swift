import Kit
import TestKit
import Testing

@testable import Notes

@Suite(.enabled(if: TestEngine.isSQLite)) struct FullDiskTests {
  /// Lets the file grow no further, as a full disk does.
  private func fill(_ database: any Kit.Database) async throws {
    try await database.write { _ = try $0.rows("PRAGMA max_page_count = 1") }
  }

  private func makeRoom(in database: any Kit.Database) async throws {
    try await database.write { _ = try $0.rows("PRAGMA max_page_count = 1000000") }
  }

  @Test func aWriteWithoutRoomKeepsNothingAndHealsWithoutARestart() async throws {
    let store = try await TestDatabase(["CREATE TABLE thing (text TEXT NOT NULL)"])
    let long = String(repeating: "x", count: 100_000)
    try await store.database.write { try $0.run("INSERT INTO thing (text) VALUES ('first')") }
    try await fill(store.database)
    await #expect(throws: StorageFull.self) {
      try await store.database.write { connection in
        try connection.run("INSERT INTO thing (text) VALUES ('second')")
        try connection.run("INSERT INTO thing (text) VALUES (\(long))")
      }
    }
    let read = { try await store.database.read { try $0.rows("SELECT text FROM thing").count } }
    #expect(try await read() == 1)
    try await makeRoom(in: store.database)
    try await store.database.write { try $0.run("INSERT INTO thing (text) VALUES (\(long))") }
    #expect(try await read() == 2)
    #expect(try await store.database.problems().isEmpty)
  }

  @Test func oneWriteWithoutRoomDoesNotTakeTheOthersWithIt() async throws {
    let store = try await TestDatabase(["CREATE TABLE thing (id INTEGER PRIMARY KEY, text TEXT NOT NULL)"])
    let long = String(repeating: "x", count: 100_000)
    try await fill(store.database)
    let (kept, refused) = (Shared<[Int]>([]), Shared<[Int]>([]))
    await withTaskGroup(of: Void.self) { group in
      for id in 1...20 {
        group.addTask {
          do {
            let text = id.isMultiple(of: 4) ? long : "short"
            try await store.database.write {
              try $0.run("INSERT INTO thing (id, text) VALUES (\(id), \(text))")
            }
            kept.change { $0.append(id) }
          } catch is StorageFull {
            refused.change { $0.append(id) }
          } catch {
            Issue.record(error)
          }
        }
      }
    }
    #expect(refused.value.sorted().filter { $0.isMultiple(of: 4) } == [4, 8, 12, 16, 20])
    let stored: [Int] = try await store.database.read {
      try $0.rows("SELECT id FROM thing ORDER BY id").map { try $0["id"] }
    }
    #expect(stored == kept.value.sorted())
  }

  @Test func peopleAreToldAndReadOn() async throws {
    let marta = try await TestHouse(apps: [NotesApp()]).owner(language: .es)
    let long = String(repeating: "x", count: 100_000)
    let add = { (text: String) in
      let id = marta.home.house.mint.uuid().text
      return try await marta.post(NotesPaths.newNote(), [("id", id), ("text", text)])
    }
    #expect(try await add("short").status == 303)
    try await fill(marta.home.database)
    let answer = try await add(long)
    #expect(answer.status == 507)
    #expect(try answer.page.words.contains("El disco está lleno"))
    let list = try await marta.get(NotesPaths.notes())
    #expect(try list.page.rows.map(\.title) == ["short"])
    try await makeRoom(in: marta.home.database)
    #expect(try await add(long).status == 303)
    #expect(try await marta.get(NotesPaths.notes()).page.rows.count == 2)
  }
}
