import Dispatch
import Kit
import StorageSQLite
import TestKit
import Testing

@Suite(.enabled(if: TestEngine.isSQLite)) struct EngineTests {
  private static let things: [SQL] = [
    "CREATE TABLE thing (id INTEGER PRIMARY KEY, value BLOB)",
    "CREATE TABLE part (id INTEGER PRIMARY KEY, thing_id INTEGER NOT NULL REFERENCES thing (id))",
  ]

  private func add(_ value: SQLValue, to store: TestDatabase) async throws -> Int {
    try await store.database.write { connection in
      try connection.value("INSERT INTO thing (value) VALUES (\(value)) RETURNING id") ?? 0
    }
  }

  private func count(in store: TestDatabase) async throws -> Int {
    try await store.database.read { try $0.value("SELECT count(*) AS n FROM thing") ?? -1 }
  }

  @Test(arguments: [
    SQLValue.null, .integer(0), .integer(.min), .integer(.max), .real(-0.1), .real(1e300), .text(""), .text("ñandú 🍷"),
    .text("a\u{0}b"), .blob([]), .blob([0, 255, 10]), .text("'; DROP TABLE thing; --"), .text("\" OR 1=1"), .text("?1"),
    .text(":name"),
  ])
  func aValueComesBackAsItWasStored(_ value: SQLValue) async throws {
    let store = try await TestDatabase(Self.things)
    let id = try await add(value, to: store)
    let row = try #require(try await store.database.read { try $0.row("SELECT value FROM thing WHERE id = \(id)") })
    let stored: SQLValueReader = try row["value"]
    #expect(stored.value == value)
    let found = try await store.database.read { try $0.rows("SELECT id FROM thing WHERE value IS \(value)").count }
    #expect(found == 1)
  }

  @Test func aColumnOfAnotherKindOrNameIsAFaultThatNamesIt() async throws {
    let store = try await TestDatabase(Self.things)
    let id = try await add(.text("x"), to: store)
    let row = try #require(try await store.database.read { try $0.row("SELECT value FROM thing WHERE id = \(id)") })
    let kind = #expect(throws: SQLRowError.self) { _ = try row["value"] as Int64 }
    #expect(kind?.description.contains("value") == true)
    #expect(throws: SQLRowError.self) { _ = try row["other"] as String }
  }

  @Test func listsFindTheirElementsAndAnEmptyOneNothing() async throws {
    let store = try await TestDatabase(Self.things)
    for text in ["a", "b", "c"] { _ = try await add(.text(text), to: store) }
    let (some, none) = try await store.database.read { connection in
      (
        try connection.rows("SELECT id FROM thing WHERE value IN \(["a", "c", "z"])").count,
        try connection.rows("SELECT id FROM thing WHERE value IN \([String]())").count
      )
    }
    #expect(some == 2 && none == 0)
  }

  @Test func aReadCannotWrite() async throws {
    let store = try await TestDatabase(Self.things)
    await #expect(throws: (any Error).self) {
      try await store.database.read { _ = try $0.rows("INSERT INTO thing (value) VALUES (1) RETURNING id") }
    }
    #expect(try await count(in: store) == 0)
  }

  @Test func whatIsAcknowledgedIsFlushedToTheDisk() async throws {
    let store = try await TestDatabase()
    #expect(try (store.database as? SQLiteDatabase)?.synchronousLevel() == 2)
  }

  @Test func aHouseThatRunsForMonthsDoesNotKeepWhateverItSaidOnce() async throws {
    let store = try await TestDatabase(Self.things)
    // Each length of a list is a text of its own.
    for count in 1...700 {
      try await store.database.write { connection in
        let found: Int? = try connection.value("SELECT count(*) AS n FROM thing WHERE id IN \(Array(1...count))")
        #expect(found == 0)
      }
    }
    let kept = try #require((store.database as? SQLiteDatabase)?.compiledStatements())
    #expect((100...600).contains(kept))
  }

  @Test func aRowCannotReferToAMissingOne() async throws {
    let store = try await TestDatabase(Self.things)
    await #expect(throws: (any Error).self) {
      try await store.database.write { try $0.run("INSERT INTO part (thing_id) VALUES (7)") }
    }
    #expect(try await store.database.problems().isEmpty)
  }

  @Test func aReadSeesOneStateThroughout() async throws {
    let store = try await TestDatabase(Self.things)
    let (before, after) = try await store.database.read { connection in
      let before: Int? = try connection.value("SELECT count(*) AS n FROM thing")
      let written = DispatchSemaphore(value: 0)
      Task {
        _ = try await self.add(.integer(1), to: store)
        written.signal()
      }
      written.wait()
      return (before, try connection.value("SELECT count(*) AS n FROM thing") as Int?)
    }
    #expect(before == 0 && after == 0)
    #expect(try await count(in: store) == 1)
  }
}

/// Reads whatever a column holds.
private struct SQLValueReader: SQLReadable {
  let value: SQLValue

  init?(sqlValue: SQLValue) {
    value = sqlValue
  }
}
