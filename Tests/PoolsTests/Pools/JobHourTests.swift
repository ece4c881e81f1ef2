import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Pools

/// An hour of three processes of a house over one database, of which one dies in the middle of a job; see `bin/with-postgres`.
@Suite(.enabled(if: !TestEngine.isSQLite)) struct JobHourTests {
  private struct Died: Error {}

  /// Every how many seconds they look.
  private static let step = 10
  /// All of the hour with `SOBREMESA_LONG`, seven minutes otherwise.
  private static let steps = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] == nil ? 42 : 360
  /// At which step one dies.
  private static let last = steps / 2
  /// During so many nobody takes up what it was about.
  private static let claimed = 60 / step

  /// What ran of everything, by name, and what went wrong.
  private func run(_ schedules: [Schedule]) async -> (ran: [String], failures: [String]) {
    await withTaskGroup(of: ([String], [String]).self) { group in
      for schedule in schedules {
        group.addTask {
          let outcome = await schedule.runDue()
          return (outcome.ran, outcome.failures.map { "\($0.job): \($0.error)" })
        }
      }
      return await group.reduce(into: (ran: [], failures: [])) {
        $0.ran += $1.0
        $0.failures += $1.1
      }
    }
  }

  /// - Parameter database: by which it runs.
  private func schedule(of home: TestHouse, _ database: any Database) -> Schedule {
    let own = home.house.schedule
    // Copies are of houses with all apps.
    return Schedule(
      jobs: own.jobs.filter { $0.name != "kit.back-up" },
      errand: Errand(database: database, live: own.errand.live, mint: own.errand.mint, fetch: own.errand.fetch))
  }

  @Test func eachJobRunsOnceWhenItIsDueAndEachLockIsToldOnce() async throws {
    let marta = try await TestHouse(apps: [PoolsApp()], isMirrored: false).owner()
    let (home, cast) = (marta.home, PoolsCast(marta))
    let others = [try await TestHouse(beside: home), try await TestHouse(beside: home)]
    // One locks every other time, and three more when one process dies.
    let locks = Array(stride(from: 1, to: Self.steps - Self.claimed, by: 2)) + Array(repeating: Self.last, count: 3)
    var pools: [ID<Pool>] = []
    for number in locks {
      let kickOff = home.clock.now + .seconds(number * Self.step)
      pools.append(try await cast.pool(cast.content(mode: .link, kickOff: kickOff)))
    }

    let changes = Shared<Int?>(nil)
    let mortal = AttendedDatabase(
      others[1].database,
      before: {
        changes.change { $0 = $0.map { $0 + 1 } }
        // The claim, and the first of the locks.
        if let count = changes.value, count > 2 { throw Died() }
      })
    var schedules = [home, others[0]].map { schedule(of: $0, $0.database) }
    let dying = schedule(of: others[1], mortal)
    schedules.append(dying)

    var runs: [String: Int] = [:]
    for step in 1...Self.steps {
      home.clock.advance(by: .seconds(Self.step))
      if step == Self.last {
        changes.change { $0 = 0 }
        schedules.removeLast()
        let job = try #require(dying.jobs.first { $0.name == "pools.announce-locks" })
        await #expect(throws: Died.self) { _ = try await dying.runIfDue(job) }
      }
      let outcome = await run(schedules)
      #expect(outcome.failures.isEmpty)
      #expect(Set(outcome.ran).count == outcome.ran.count, "two ran the same at step \(step)")
      for name in outcome.ran { runs[name, default: 0] += 1 }
    }

    // From its end on somebody else goes on, and tells of what had locked meanwhile.
    #expect(runs["pools.announce-locks"] == Self.steps - Self.claimed)
    for job in dying.jobs where job.interval == .seconds(3600) {
      #expect(runs[job.name] == 1, "\(job.name)")
    }
    for pool in pools {
      let told = try await marta.read { try LogStore($0).entries(of: pool).filter { $0.kind == .locked } }
      #expect(told.count == 1)
    }
  }
}
