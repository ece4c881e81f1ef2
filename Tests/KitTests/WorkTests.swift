import Foundation
import Logging
import TestKit
import Testing

@testable import Kit

@Suite struct WorkTests {
  private let logger = Logger(label: "test")

  /// Writes a line of the job table for each run, so that runs can be counted.
  private func counter(_ name: String, every interval: Duration, fails: Bool = false) -> Job {
    Job(name, every: interval) { connection, now in
      try connection.run("INSERT INTO kit_job (name, due_at) VALUES (\("run of \(name) at \(now.milliseconds)"), 0)")
      if fails { throw Refusal.busy }
    }
  }

  private func runs(_ name: String, in home: TestHouse) async throws -> Int {
    try await home.database.read { connection in
      try connection.rows("SELECT name FROM kit_job").filter {
        let found: String = try $0["name"]
        return found.hasPrefix("run of \(name) ")
      }.count
    }
  }

  private func work(_ jobs: [Job], in home: TestHouse) -> Work {
    Work(database: home.database, mint: home.clock.mint, jobs: jobs)
  }

  @Test func aJobRunsWhenItIsDueAndNotBefore() async throws {
    let home = try await TestHouse()
    let work = work([counter("bell", every: .seconds(60))], in: home)
    #expect(await work.runDue(logger: logger) == .seconds(60))
    home.clock.advance(by: .seconds(59))
    #expect(await work.runDue(logger: logger) == .seconds(1))
    #expect(try await runs("bell", in: home) == 1)
    home.clock.advance(by: .seconds(1))
    _ = await work.runDue(logger: logger)
    #expect(try await runs("bell", in: home) == 2)
  }

  @Test func aHouseThatWasClosedCatchesUpOnce() async throws {
    let home = try await TestHouse()
    _ = await work([counter("bell", every: .seconds(60))], in: home).runDue(logger: logger)
    home.clock.advance(by: .seconds(60 * 60))
    _ = await work([counter("bell", every: .seconds(60))], in: home).runDue(logger: logger)
    _ = await work([counter("bell", every: .seconds(60))], in: home).runDue(logger: logger)
    #expect(try await runs("bell", in: home) == 2)
  }

  @Test func aJobThatFailsLeavesNothingHindersNoOtherAndIsTriedAgain() async throws {
    let home = try await TestHouse()
    let jobs = [counter("broken", every: .seconds(3600), fails: true), counter("bell", every: .seconds(3600))]
    #expect(await work(jobs, in: home).runDue(logger: logger) == Work.patience)
    #expect(try await runs("broken", in: home) == 0)
    #expect(try await runs("bell", in: home) == 1)
    _ = await work([counter("broken", every: .seconds(3600))], in: home).runDue(logger: logger)
    #expect(try await runs("broken", in: home) == 1)
  }

  @Test func aClockThatWasFarAheadDoesNotStopTheWork() async throws {
    let home = try await TestHouse()
    _ = await work([counter("bell", every: .seconds(60))], in: home).runDue(logger: logger)
    _ = try await home.database.write { try $0.run("UPDATE kit_job SET due_at = due_at + 999999999 WHERE name = 'bell'") }
    home.clock.advance(by: .seconds(1))
    _ = await work([counter("bell", every: .seconds(60))], in: home).runDue(logger: logger)
    #expect(try await runs("bell", in: home) == 2)
  }

  @Test func theHouseSweepsWhatHasHadItsTime() async throws {
    let home = try await TestHouse()
    let marta = try await home.owner()
    _ = try await home.house.accounts.change { try $0.makeLink(.join, space: marta.space) }
    try await home.database.write { connection in
      try connection.run(
        """
        INSERT INTO kit_draft (id, space_id, person_id, kind, body, changed_at)
        VALUES ('draft', \(marta.space), \(marta.person.id), 'test', '', \(home.clock.now))
        """)
      try connection.run(
        """
        INSERT INTO kit_operation (space_id, operation_key, digest, answer, at)
        VALUES (\(marta.space), 'operation', \([UInt8(1)]), '', \(home.clock.now))
        """)
    }
    let counts = { [database = home.database] in
      try await database.read { connection in
        try ["kit_draft", "kit_operation", "kit_session", "kit_link"].map { table in
          try connection.value("SELECT count(*) AS count FROM \(SQL(trusted: table))", as: Int.self)
        }
      }
    }
    _ = await home.house.work.runDue(logger: logger)
    #expect(try await counts() == [1, 1, 1, 1])
    home.clock.advance(by: .seconds(8 * 24 * 3600))
    _ = await home.house.work.runDue(logger: logger)
    #expect(try await counts() == [0, 1, 1, 1])
    home.clock.advance(by: .seconds(30 * 24 * 3600))
    _ = await home.house.work.runDue(logger: logger)
    #expect(try await counts() == [0, 0, 1, 0])
    home.clock.advance(by: Session.lifetime)
    _ = await home.house.work.runDue(logger: logger)
    #expect(try await counts() == [0, 0, 0, 0])
  }

  @Test func theTrashIsEmptiedAfterThirtyDaysAndThenNothingCanBeUndone() async throws {
    let home = try await TestHouse()
    let marta = try await home.owner()
    let form = [("id", "0199a000-0000-7000-8000-000000000001"), ("name", "Ana"), ("address", "Calle Mayor 1")]
    _ = try await marta.post(Link(inSpace: "/orders/customers/new"), form)
    let deletion = Link(inSpace: "/orders/customers/0199a000-0000-7000-8000-000000000001/deletion")
    let done = try #require(try await marta.post(deletion).location)
    let activity = try #require(done.split(separator: "=").last)
    let count = { [database = home.database] in
      try await database.read { try $0.value("SELECT count(*) AS count FROM orders_customer", as: Int.self) }
    }
    home.clock.advance(by: .seconds(29 * 24 * 3600))
    _ = await home.house.work.runDue(logger: logger)
    #expect(try await count() == 1)
    home.clock.advance(by: .seconds(2 * 24 * 3600))
    _ = await home.house.work.runDue(logger: logger)
    #expect(try await count() == 0)
    #expect(try await marta.post(Link(inSpace: "/undo/\(activity)")).status == 410)
  }
}
