import Dispatch
import Kit
import TestKit
import Testing

@Suite struct GroupCommitTests {
  private static let things: [SQL] = ["CREATE TABLE thing (id INTEGER PRIMARY KEY)"]

  private struct Mishap: Error {}

  private func ids(in store: TestDatabase) async throws -> [Int] {
    try await store.database.read { try $0.rows("SELECT id FROM thing ORDER BY id").map { try $0["id"] } }
  }

  @Test func aFailingWriteUndoesItselfAndNobodyElse() async throws {
    let store = try await TestDatabase(Self.things)
    let failures = Shared(0)
    await withTaskGroup(of: Void.self) { group in
      for id in 1...90 {
        group.addTask {
          do {
            try await store.database.write { connection in
              try connection.run("INSERT INTO thing (id) VALUES (\(id))")
              if id.isMultiple(of: 3) { throw Mishap() }
            }
          } catch is Mishap {
            failures.change { $0 += 1 }
          } catch {
            Issue.record(error)
          }
        }
      }
    }
    #expect(failures.value == 30)
    #expect(try await ids(in: store) == (1...90).filter { !$0.isMultiple(of: 3) })
  }

  @Test func whatComesAfterTheEndIsRefused() async throws {
    let store = try await TestDatabase(Self.things)
    try await store.database.write { try $0.run("INSERT INTO thing (id) VALUES (1)") }
    try store.database.close()
    for id in 2...3 {
      await #expect(throws: (any Error).self) {
        try await store.database.write { try $0.run("INSERT INTO thing (id) VALUES (\(id))") }
      }
    }
  }

  @Test func aStatementThatFailsUndoesItsWriteAlone() async throws {
    let store = try await TestDatabase(Self.things)
    await withTaskGroup(of: Void.self) { group in
      for id in 1...40 {
        group.addTask {
          // Every second one breaks the primary key with its second statement.
          _ = try? await store.database.write { connection in
            try connection.run("INSERT INTO thing (id) VALUES (\(id))")
            if id.isMultiple(of: 2) { try connection.run("INSERT INTO thing (id) VALUES (\(id))") }
          }
        }
      }
    }
    #expect(try await ids(in: store) == (1...40).filter { !$0.isMultiple(of: 2) })
  }

  @Test func writesThatWaitShareACommitAndAreAnsweredAfterIt() async throws {
    let store = try await TestDatabase(Self.things)
    let log = Shared<[String]>([])
    let arrived = DispatchSemaphore(value: 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      // Holds the writer until all the others wait.
      group.addTask { try await store.database.write { _ in for _ in 1...64 { arrived.wait() } } }
      for id in 1...64 {
        group.addTask {
          arrived.signal()
          try await store.database.write { connection in
            try connection.run("INSERT INTO thing (id) VALUES (\(id))")
            log.change { $0.append("ran") }
          }
          log.change { $0.append("answered") }
        }
      }
      try await group.waitForAll()
    }
    let events = log.value
    let commits = zip(events, events.dropFirst()).count { $0 == "ran" && $1 == "answered" }
    #expect(events.count == 128)
    #expect(commits < 16, "64 waiting writes took at least \(commits) commits")
    #expect(try await ids(in: store) == Array(1...64))
  }

  @Test(.enabled(if: TestEngine.isSQLite)) func whatWasAcknowledgedIsThereAfterReopening() async throws {
    let store = try await TestDatabase(Self.things)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...50 {
        group.addTask {
          try await store.database.write { try $0.run("INSERT INTO thing (id) VALUES (\(id))") }
        }
      }
      try await group.waitForAll()
    }
    // As the disk is at this moment: the log has not been written back.
    let copy = try TestCopy(of: store.path)
    let rows = try await copy.database.read { try $0.rows("SELECT id FROM thing").count }
    #expect(rows == 50)
  }
}
