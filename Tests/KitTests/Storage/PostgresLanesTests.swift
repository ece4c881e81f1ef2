#if POSTGRES
  import Foundation
  import TestKit
  import Testing

  @testable import Kit
  @testable import StoragePostgres

  /// Who writes after whom, and what becomes of a change among others; see `bin/with-postgres`.
  @Suite(.enabled(if: !TestEngine.isSQLite)) struct PostgresLanesTests {
    private static let things: [SQL] = [
      "CREATE TABLE thing (id BIGINT PRIMARY KEY, name TEXT NOT NULL)"
    ]

    private static func space(_ number: Int) -> Lane {
      .space(ID("00000000-0000-7000-8000-00000000000\(number)")!)
    }

    private static func add(_ id: Int, _ name: String = "a", in connection: any WritableConnection) throws {
      try connection.run("INSERT INTO thing (id, name) VALUES (\(id), \(name))")
    }

    private func ids(in database: any Database) async throws -> [Int] {
      try await database.read { try $0.rows("SELECT id FROM thing ORDER BY id").map { try $0["id"] } }
    }

    /// Makes changes that all wait while the lane is held.
    private func together(
      _ database: any Database, _ bodies: [@Sendable (any WritableConnection) throws -> Void]
    ) async throws -> [(any Error)?] {
      let (began, go) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
      let outcomes = Shared<[Int: any Error]>([:])
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await database.write(in: Self.space(1)) { _ in
            began.continuation.finish()
            go.wait()
            // It may be made again with those that go along.
            go.signal()
          }
        }
        for await _ in began.stream {}
        for (place, body) in bodies.enumerated() {
          let (came, arrival) = AsyncStream<Void>.makeStream()
          group.addTask {
            arrival.finish()
            do {
              try await database.write(in: Self.space(1), body)
            } catch {
              outcomes.change { $0[place] = error }
            }
          }
          for await _ in came {}
          // Until it stands in the lane.
          try await Task.sleep(for: .milliseconds(5))
        }
        go.signal()
        try await group.waitForAll()
      }
      return bodies.indices.map { outcomes.value[$0] }
    }

    @Test func aLaneIsWrittenInTheOrderOfArrivalAndKeepsNoOtherWaiting() async throws {
      let store = try await TestDatabase(Self.things)
      let order = Shared<[Int]>([])
      let (began, go) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await store.database.write(in: Self.space(1)) { connection in
            try Self.add(1, in: connection)
            began.continuation.finish()
            go.wait()
          }
        }
        for await _ in began.stream {}
        for id in 2...9 {
          try await store.database.write(in: Self.space(id)) { try Self.add(id, in: $0) }
        }
        #expect(try await ids(in: store.database) == Array(2...9))
        go.signal()
        try await group.waitForAll()
      }
      let bodies = (10...40).map { id in
        { @Sendable (connection: any WritableConnection) in
          order.change { $0.append(id) }
          try Self.add(id, in: connection)
        }
      }
      #expect(try await together(store.database, bodies).allSatisfy { $0 == nil })
      #expect(order.value == Array(10...40))
      #expect(try await ids(in: store.database) == Array(1...40))
    }

    /// As many as work in one space come while another process holds it, and need one flush for all.
    @Test(arguments: [nil, "throws", "tells"])
    func whoComesBeforeTheLastOfABatchIsMadeGoesAlong(wrong: String?) async throws {
      let store = try await TestDatabase(Self.things)
      try await store.database.write { try Self.add(1, in: $0) }
      let address = try #require(store.serverAddress)
      let other = try PostgresDatabase(PostgresAddress(address, as: "sobremesa")) { _, _ in }
      let (held, begun) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
      let go = DispatchSemaphore(value: 0)
      let before = store.database.figures.writes.commits
      let refused = Shared(0)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await other.write { connection in
            try connection.run("UPDATE thing SET name = 'other' WHERE id = 1")
            _ = try connection.rows("SELECT id FROM thing")
            held.continuation.finish()
            go.wait()
          }
        }
        for await _ in held.stream {}
        group.addTask {
          do {
            try await store.database.write(in: Self.space(1)) { connection in
              begun.continuation.finish()
              _ = try connection.rowsChanged(by: "UPDATE thing SET name = 'first' WHERE id = 1")
              if wrong == "throws" { throw CancellationError() }
              if wrong == "tells" { try Self.add(1, in: connection) }
            }
          } catch {
            refused.change { $0 += 1 }
          }
        }
        for await _ in begun.stream {}
        for id in 2...70 {
          group.addTask { try await store.database.write(in: Self.space(1)) { try Self.add(id, in: $0) } }
        }
        while store.database.figures.changesWaiting < 69 { await Task.yield() }
        go.signal()
        try await group.waitForAll()
      }
      #expect(try await ids(in: store.database) == Array(1...70))
      #expect(refused.value == (wrong == nil ? 0 : 1))
      // Seventy are 64 and six; without the first, who was alone, 64 and five.
      #expect(store.database.figures.writes.commits - before == 2)
      let name: String? = try await store.database.read { try $0.value("SELECT name FROM thing WHERE id = 1") }
      #expect(name == (wrong == nil ? "first" : "other"))
      try other.close()
    }

    /// Nobody waits for what is told: whoever does next is told what was wrong with it, and so is the change's end.
    @Test(arguments: [[0], [1], [2], [0, 2], [1, 2], [0, 1, 2]])
    func aChangeThatToldSomethingWrongIsRefusedAloneWhereverItStands(wrong: [Int]) async throws {
      let store = try await TestDatabase(Self.things)
      try await store.database.write { try Self.add(100, in: $0) }
      let bodies = (0..<3).map { place in
        { @Sendable (connection: any WritableConnection) in
          try Self.add(place, in: connection)
          if wrong.contains(place) { try Self.add(100, in: connection) }
        }
      }
      let outcomes = try await together(store.database, bodies)
      for place in 0..<3 {
        #expect((outcomes[place] as? PostgresFailure)?.code == (wrong.contains(place) ? "23505" : nil))
      }
      #expect(try await ids(in: store.database) == (0..<3).filter { !wrong.contains($0) } + [100])
    }

    /// Only what has been written has to be undone, for which all are made again.
    @Test(arguments: [false, true])
    func whoIsRefusedBeforeWritingLetsNobodyElseBeMadeAgain(writes: Bool) async throws {
      let store = try await TestDatabase(Self.things)
      let runs = Shared([0, 0, 0])
      let bodies = (0..<3).map { place in
        { @Sendable (connection: any WritableConnection) in
          runs.change { $0[place] += 1 }
          _ = try connection.rows("SELECT id FROM thing")
          guard place == 1 else { return try Self.add(place, in: connection) }
          if writes { try Self.add(place, in: connection) }
          throw CancellationError()
        }
      }
      let outcomes = try await together(store.database, bodies)
      #expect(outcomes.map { $0 is CancellationError } == [false, true, false])
      #expect(try await ids(in: store.database) == [0, 2])
      #expect(runs.value == (writes ? [2, 2, 1] : [1, 1, 1]))
    }

    @Test func whatIsToldIsThereForWhateverIsAskedNext() async throws {
      let store = try await TestDatabase(Self.things)
      let counts = try await store.database.write { connection in
        for id in 1...200 { try Self.add(id, in: connection) }
        let first: Int? = try connection.value("SELECT COUNT(*) AS count FROM thing")
        try connection.run("DELETE FROM thing WHERE id > 150")
        let removed = try connection.rowsChanged(by: "DELETE FROM thing WHERE id > 100")
        return [first, removed]
      }
      #expect(counts == [200, 50])
      #expect(try await ids(in: store.database).count == 100)
    }

    @Test func aStatementThatCannotBePreparedIsRefusedAndTheNextOneIsNot() async throws {
      let store = try await TestDatabase(Self.things)
      for _ in 1...2 {
        await #expect(throws: PostgresFailure.self) {
          try await store.database.write { connection in
            try connection.run("INSERT INTO nothing (id) VALUES (1)")
            try Self.add(1, in: connection)
          }
        }
      }
      try await store.database.write { try Self.add(1, in: $0) }
      #expect(try await ids(in: store.database) == [1])
    }

    @Test func ofTwoWhoWaitForEachOtherOneIsMadeAgain() async throws {
      let store = try await TestDatabase(Self.things)
      let address = try #require(store.serverAddress)
      let other = try PostgresDatabase(PostgresAddress(address, as: "sobremesa")) { _, _ in }
      try await store.database.write { connection in
        for id in 1...2 { try Self.add(id, in: connection) }
      }
      let runs = Shared(0)
      let (one, two) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      @Sendable func change(_ ids: [Int], _ own: DispatchSemaphore, _ others: DispatchSemaphore)
        -> @Sendable (any WritableConnection) throws -> Void
      {
        let isFirst = Shared(true)
        return { connection in
          runs.change { $0 += 1 }
          _ = try connection.rowsChanged(by: "UPDATE thing SET name = name || 'b' WHERE id = \(ids[0])")
          if isFirst.value {
            isFirst.change { $0 = false }
            others.signal()
            own.wait()
          }
          _ = try connection.rowsChanged(by: "UPDATE thing SET name = name || 'b' WHERE id = \(ids[1])")
        }
      }
      async let first: Void = store.database.write(change([1, 2], one, two))
      async let second: Void = other.write(change([2, 1], two, one))
      _ = try await (first, second)
      // One is given up at least once; who wins the next time is the server's to say.
      #expect(runs.value >= 3)
      let names: [String] = try await store.database.read {
        try $0.rows("SELECT name FROM thing ORDER BY id").map { try $0["name"] }
      }
      #expect(names == ["abb", "abb"])
      try other.close()
    }

    /// Two that lose as often as they are made in one transaction.
    @Test func changesThatAreGivenUpTogetherAgainAndAgainAreMadeOneByOne() async throws {
      let store = try await TestDatabase(Self.things)
      let first = Shared("")
      let outcomes = try await together(
        store.database,
        [
          { connection in
            let own: String? = try connection.value("SELECT CAST(pg_current_xact_id() AS TEXT) AS value")
            first.change { $0 = own ?? "" }
            try Self.add(1, in: connection)
          },
          { connection in
            let own: String? = try connection.value("SELECT CAST(pg_current_xact_id() AS TEXT) AS value")
            if own == first.value { throw PostgresFailure(code: "40P01", message: "", statement: "") }
            try Self.add(2, in: connection)
          },
        ])
      #expect(outcomes.allSatisfy { $0 == nil })
      #expect(try await ids(in: store.database) == [1, 2])
    }

    @Test func whatWaitsWhenTheHouseClosesIsStillWritten() async throws {
      let store = try await TestDatabase(Self.things)
      let address = try #require(store.serverAddress)
      let database = try PostgresDatabase(PostgresAddress(address, as: "sobremesa"), writers: 2) { _, _ in }
      try await withThrowingTaskGroup(of: Void.self) { group in
        let arrived = Shared(0)
        for id in 0..<40 {
          group.addTask {
            arrived.change { $0 += 1 }
            try await database.write(in: Self.space(id % 8)) { try Self.add(id, in: $0) }
          }
        }
        while arrived.value < 40 { await Task.yield() }
        try await Task.sleep(for: .milliseconds(20))
        try database.close()
        try await group.waitForAll()
      }
      #expect(try await ids(in: store.database) == Array(0..<40))
      await #expect(throws: DatabaseClosed.self) { try await database.write { try Self.add(50, in: $0) } }
    }
  }
#endif
