#if POSTGRES
  import Foundation
  import TestKit
  import Testing

  @testable import Kit
  @testable import StoragePostgres

  /// What PostgreSQL does otherwise than SQLite, and what happens when it goes away; see `bin/with-postgres`.
  @Suite(.enabled(if: !TestEngine.isSQLite)) struct PostgresTests {
    private static let things: [SQL] = [
      "CREATE TABLE thing (id BIGINT PRIMARY KEY, name TEXT NOT NULL, bytes \(Dialect.bytes))"
    ]

    private func add(_ id: Int, to database: any Database) async throws {
      try await database.write { try $0.run("INSERT INTO thing (id, name) VALUES (\(id), \("thing \(id)"))") }
    }

    private func count(_ database: any Database) async throws -> Int? {
      try await database.read { try $0.value("SELECT COUNT(*) AS count FROM thing") }
    }

    @Test func everyKindOfValueComesBackAsItWas() async throws {
      let store = try await TestDatabase(Self.things)
      let (name, bytes): (String, [UInt8]) = ("ñandú 'o\\' \"u\" 🍷 %_?", Array(0...255))
      try await store.database.write { connection in
        try connection.run("INSERT INTO thing (id, name, bytes) VALUES (\(Int64.min), \(name), \(bytes))")
        try connection.run("INSERT INTO thing (id, name, bytes) VALUES (\(Int64.max), \(""), \([UInt8]?.none))")
      }
      let rows = try await store.database.read {
        try $0.rows("SELECT id, name, bytes, id > 0 AS is_large FROM thing ORDER BY id").map { $0.columns.map(\.value) }
      }
      #expect(
        rows == [
          [.integer(.min), .text(name), .blob(bytes), .integer(0)], [.integer(.max), .text(""), .null, .integer(1)],
        ])
    }

    /// From the second time on they come in letters.
    @Test func textsAndWholeNumbersComeBackAsTheyWereHoweverOftenTheyAreAskedFor() async throws {
      let store = try await TestDatabase(Self.things)
      let numbers = [.min, -10, -1, 0, 7, 1_764_000_000_000, .max] as [Int64]
      let name = "ñandú 'o\\' 🍷 with more letters than fit into fifteen bytes"
      try await store.database.write { connection in
        for number in numbers {
          try connection.run("INSERT INTO thing (id, name) VALUES (\(number), \(number < 0 ? "" : name))")
        }
      }
      let answers = try await store.database.read { connection in
        try (1...3).map { _ in
          try connection.rows("SELECT id, name, NULLIF(name, '') AS said FROM thing ORDER BY id").map {
            $0.columns.map(\.value)
          }
        }
      }
      let expected = numbers.map { number -> [SQLValue] in
        number < 0 ? [.integer(number), .text(""), .null] : [.integer(number), .text(name), .text(name)]
      }
      for answer in answers { #expect(answer == expected) }
    }

    @Test(
      arguments: [[1, 2], [-7, 0], [10_000, 10_000_000], [Int64.max - 1, 1], [Int64.min + 1, -1], [-10_001, 1]]
        as [[Int64]])
    func aSumIsAWholeNumber(parts: [Int64]) async throws {
      let store = try await TestDatabase(Self.things)
      try await store.database.write { connection in
        for part in parts { try connection.run("INSERT INTO thing (id, name) VALUES (\(part), 'a')") }
      }
      let sum: Int64? = try await store.database.read { try $0.value("SELECT SUM(id) AS sum FROM thing") }
      #expect(sum == parts.reduce(0, +))
    }

    /// Once for all, it would go through the letters of all spaces for the words of one.
    @Test func aSearchForWordsIsPlannedEachTime() async throws {
      let store = try await TestDatabase(Self.things)
      for number in 1...3 { try await add(number, to: store.database) }
      let kept = try await store.database.read { connection in
        for words in ["thing", "ing 2", "thing 4"] {
          let found = try connection.rows(
            "SELECT id FROM thing WHERE \(Dialect.contains("name", words)) AND id > \(0) ORDER BY id")
          #expect(found.count == ["thing": 3, "ing 2": 1][words] ?? 0)
        }
        _ = try connection.rows("SELECT name FROM thing WHERE id = \(1)")
        return try connection.rows("SELECT statement FROM pg_prepared_statements ORDER BY statement").map {
          try $0["statement"] as String
        }
      }
      #expect(kept.contains("SELECT name FROM thing WHERE id = $1"))
      #expect(!kept.contains { $0.contains("LIKE") })
    }

    @Test func aTextWithTheSignZeroIsRefusedAndNotCutShort() async throws {
      let store = try await TestDatabase(Self.things)
      await #expect(throws: PostgresFailure.self) {
        try await store.database.write { try $0.run("INSERT INTO thing (id, name) VALUES (1, \("a\0b"))") }
      }
      #expect(try await count(store.database) == 0)
    }

    @Test func whatAFailedChangeWroteIsGoneAndItsNeighboursStay() async throws {
      let store = try await TestDatabase(Self.things)
      let outcomes = await withTaskGroup(of: Bool.self) { group in
        for id in 1...40 {
          group.addTask {
            do {
              try await store.database.write { connection in
                try connection.run("INSERT INTO thing (id, name) VALUES (\(id), 'a')")
                // Every fourth is refused by the engine, every tenth by the house.
                if id % 4 == 0 { try connection.run("INSERT INTO thing (id, name) VALUES (\(id), 'again')") }
                if id % 10 == 0 { throw Refusal.busy }
              }
              return true
            } catch {
              return false
            }
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(outcomes == 28)
      #expect(try await count(store.database) == 28)
    }

    @Test func aChangeThatGoesOnAfterARefusedStatementIsNotKept() async throws {
      let store = try await TestDatabase(Self.things)
      try await add(1, to: store.database)
      await #expect(throws: (any Error).self) {
        try await store.database.write { connection in
          try connection.run("INSERT INTO thing (id, name) VALUES (2, 'a')")
          do {
            try connection.run("INSERT INTO thing (id, name) VALUES (1, 'a')")
          } catch {
            // So no store does.
          }
        }
      }
      #expect(try await count(store.database) == 1)
    }

    @Test func aReaderSeesOneState() async throws {
      let store = try await TestDatabase(Self.things)
      try await add(1, to: store.database)
      let (began, go) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
      async let counts = store.database.read { connection in
        let first: Int? = try connection.value("SELECT COUNT(*) AS count FROM thing")
        began.continuation.finish()
        go.wait()
        let second: Int? = try connection.value("SELECT COUNT(*) AS other FROM thing")
        return [first, second]
      }
      for await _ in began.stream {}
      try await add(2, to: store.database)
      go.signal()
      #expect(try await counts == [1, 1])
      #expect(try await count(store.database) == 2)
    }

    @Test func aReaderCannotWrite() async throws {
      let store = try await TestDatabase(Self.things)
      await #expect(throws: (any Error).self) {
        try await store.database.read { connection in
          try connection.rows("INSERT INTO thing (id, name) VALUES (1, 'a') RETURNING id")
        }
      }
    }

    @Test func rowsOfALongAnswerComeOneByOneAndMoreMayBeAskedBetween() async throws {
      let store = try await TestDatabase(Self.things)
      try await store.database.write { connection in
        for id in 1...2_500 { try connection.run("INSERT INTO thing (id, name) VALUES (\(id), \("thing \(id)"))") }
      }
      let seen = try await store.database.export { connection in
        var seen = 0
        try connection.forEach("SELECT id, name FROM thing WHERE id > \(0) ORDER BY id") { row in
          seen += 1
          let name: String? = try connection.value("SELECT name FROM thing WHERE id = \(row["id"] as Int)")
          #expect(name == "thing \(seen)")
        }
        return seen
      }
      #expect(seen == 2_500)
    }

    // MARK: A server that goes away

    /// As the server does with connections when it ends, whoever holds them.
    private func cutConnections(of store: TestDatabase) throws {
      try ServerDatabase.cutConnections(of: store)
    }

    @Test func whoeverReadsOrWritesNextGetsAnotherConnection() async throws {
      let store = try await TestDatabase(Self.things)
      for id in 1...5 {
        try await add(id, to: store.database)
        #expect(try await count(store.database) == id)
        try cutConnections(of: store)
      }
      #expect(try await count(store.database) == 5)
    }

    @Test func aChangeWhoseConnectionIsLostIsMadeOnceMore() async throws {
      let store = try await TestDatabase(Self.things)
      let runs = Shared(0)
      try await store.database.write { connection in
        runs.change { $0 += 1 }
        try connection.run("INSERT INTO thing (id, name) VALUES (\(runs.value), 'a')")
        if runs.value == 1 { try cutConnections(of: store) }
        try connection.run("INSERT INTO thing (id, name) VALUES (10, 'b')")
      }
      #expect(runs.value == 2)
      let ids = try await store.database.read {
        try $0.rows("SELECT id FROM thing ORDER BY id").map { try $0["id"] as Int }
      }
      #expect(ids == [2, 10])
    }

    @Test func aServerThatIsAwayIsSaidToBe() async throws {
      let store = try await TestDatabase(Self.things)
      let address = try #require(store.serverAddress)
      let database = try PostgresDatabase(PostgresAddress(address, as: "sobremesa"), patience: .zero) { _, _ in }
      try await add(1, to: database)
      try ServerDatabase.closeDoors(of: store)
      try cutConnections(of: store)
      await #expect(throws: StorageAway.self) { try await add(2, to: database) }
      await #expect(throws: StorageAway.self) { try await count(database) }
      try ServerDatabase.openDoors(of: store)
      try await add(2, to: database)
      #expect(try await count(database) == 2)
      try database.close()
    }

    @Test(arguments: [
      ("53100", true, "full"), ("57P01", true, "away"), ("08006", false, "away"), ("XX000", false, "away"),
      ("53300", true, "away"), ("25006", true, "away"), ("25P03", true, "away"), ("23505", true, "refused"),
    ])
    func anErrorIsWhatItMeans(code: String, isOpen: Bool, meaning: String) {
      let error = PostgresFailure.error(code: code, message: "", statement: "", isOpen: isOpen)
      #expect((error is StorageFull) == (meaning == "full"))
      #expect((error is StorageAway) == (meaning == "away"))
      #expect((error is PostgresFailure) == (meaning == "refused"))
    }

    @Test func aHouseThatIsPausedInAChangeHoldsUpNoOtherForLong() async throws {
      let store = try await TestDatabase()
      let limit: String? = try await store.database.write {
        try $0.value("SELECT current_setting('idle_in_transaction_session_timeout') AS value")
      }
      #expect(limit == "10s")
    }

    /// Of a statement with more values than there may be.
    @Test func afterWhatCannotBeSentNothingIsAnsweredByWhatBelongsToSomethingElse() async throws {
      let store = try await TestDatabase(Self.things)
      try await add(1, to: store.database)
      let many = Array(1...70_000)
      await #expect(throws: StorageAway.self) {
        try await store.database.write { connection in
          try connection.run("INSERT INTO thing (id, name) VALUES (2, 'a')")
          try connection.run("DELETE FROM thing WHERE id IN \(many)")
          try connection.run("INSERT INTO thing (id, name) VALUES (3, 'a')")
        }
      }
      await #expect(throws: StorageAway.self) {
        try await store.database.read { try $0.rows("SELECT id FROM thing WHERE id IN \(many) ORDER BY id") }
      }
      try await add(4, to: store.database)
      #expect(try await count(store.database) == 2)
    }

    // MARK: What it tells others

    @Test func newsAreSentInAsFewPiecesAsTheServerTakes() {
      let lines = (1...400).map { "change \(UUID().uuidString) \($0) notes.note" }
      let texts = PostgresFeed.gathered(lines)
      #expect(texts.joined(separator: "\n").split(separator: "\n").map(String.init) == lines)
      #expect(texts.allSatisfy { $0.utf8.count < 8_000 } && texts.count == 3)
      #expect(PostgresFeed.gathered([]) == [])
    }

    // MARK: Its address

    @Test func aDatabaseThatOrdersByALanguageIsRefused() async throws {
      let store = try await TestDatabase()
      let address = try ServerDatabase.another(beside: store, "LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'")
      #expect(throws: PostgresUnfit.self) {
        try PostgresDatabase(PostgresAddress(address, as: "sobremesa")) { _, _ in }
      }
      try ServerDatabase.drop(address, beside: store)
    }

    @Test func aPasswordIsNeverShown() {
      let address = PostgresAddress("postgres://marta:se%40cret@db.example/house", as: "sobremesa")
      #expect(address.shown == "postgres://marta:…@db.example/house")
      #expect(address.hidingPassword(in: "no way in with se@cret") == "no way in with …")
    }

    @Test func questionMarksBecomeNumbers() {
      #expect(PostgresText.numbered("a = ? AND b = '?' AND c IN (?, ?)") == "a = $1 AND b = '?' AND c IN ($2, $3)")
    }
  }
#endif
