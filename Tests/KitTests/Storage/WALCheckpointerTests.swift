import Dispatch
import Foundation
import Kit
import TestKit
import Testing

@testable import StorageSQLite

@Suite(.enabled(if: TestEngine.isSQLite)) struct WALCheckpointerTests {
  private static let things: [SQL] = ["CREATE TABLE thing (id INTEGER PRIMARY KEY, filler BLOB)"]

  private func add(megabytes: Int, to database: any Kit.Database) async throws {
    try await database.write { connection in
      for _ in 1...megabytes { try connection.run("INSERT INTO thing (filler) VALUES (zeroblob(1048576))") }
    }
  }

  @Test(.timeLimit(.minutes(10))) func noChangeIsMadeWhileTheLogIsWrittenBack() async throws {
    let store = try await TestDatabase(Self.things)
    let (database, occasions, overlaps) = (store.database, Shared<[Task<Void, any Error>]>([]), Shared(0))
    let log = try #require(database as? SQLiteDatabase).log
    log.tell {
      let written = DispatchSemaphore(value: 0)
      let change = Task {
        try await database.write { try $0.run("INSERT INTO thing (filler) VALUES (NULL)") }
        written.signal()
      }
      occasions.change { $0.append(change) }
      // A writer beside it would be done long before; as there is none, the wait always runs out.
      if written.wait(timeout: .now() + 0.2) == .success { overlaps.change { $0 += 1 } }
    }
    for count in 1...3 {
      try await add(megabytes: 5, to: database)
      // It comes once no change waits, and the change that it asks for would be one.
      while occasions.value.count < count { try await Task.sleep(for: .milliseconds(1)) }
      try await occasions.value.last?.value
    }
    log.tell {}
    #expect(occasions.value.count == 3)
    #expect(overlaps.value == 0)
    #expect(try await database.read { try $0.rows("SELECT id FROM thing WHERE filler IS NULL").count } == 3)
  }

  @Test func theLogStaysWithinBoundsHoweverManyChangesWait() async throws {
    let store = try await TestDatabase(Self.things)
    let lengths = Shared<[Int]>([])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...16 {
        group.addTask {
          for _ in 1...4 {
            try await add(megabytes: 1, to: store.database)
            let log = try FileManager.default.attributesOfItem(atPath: "\(store.path)-wal")
            lengths.change { $0.append(log[.size] as? Int ?? .max) }
          }
        }
      }
      try await group.waitForAll()
    }
    // What sixteen waiting changes of a megabyte may add in one commit comes on top.
    let bound = (Int(WALCheckpointer.mostPages) * 4_096 + 16 * 1_048_576) * 11 / 10
    #expect(try #require(lengths.value.max()) < bound)
    #expect(try await store.database.problems().isEmpty)
  }
}
