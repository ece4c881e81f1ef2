import TestKit
import Testing

@testable import Kit

@Suite struct ScheduleTests {
  private func schedule(_ jobs: [Job], in home: TestHouse) -> Schedule {
    Schedule(jobs: jobs, errand: home.house.schedule.errand)
  }

  private let bell = Job("bell", every: .seconds(60)) { _, _ in }

  @Test func aHouseThatWasClosedCatchesUpOnce() async throws {
    let home = try await TestHouse()
    await schedule([bell], in: home).runDue()
    home.clock.advance(by: .seconds(60 * 60))
    #expect(await schedule([bell], in: home).runDue().ran == ["bell"])
    #expect(await schedule([bell], in: home).runDue().ran.isEmpty)
  }

  @Test func aJobThatFailsLeavesNothingHindersNoOtherAndIsTriedAgain() async throws {
    let home = try await TestHouse()
    let broken = Job("broken", every: .seconds(60)) { connection, _ in
      try connection.run("INSERT INTO kit_job (name, due_at) VALUES ('trace', 0)")
      throw Refusal.busy
    }
    let outcome = await schedule([broken, bell], in: home).runDue()
    #expect(outcome.ran == ["bell"])
    #expect(outcome.failures.map(\.job) == ["broken"])
    let names = try await home.database.read {
      try $0.rows("SELECT name FROM kit_job ORDER BY name").map { try $0["name"] as String }
    }
    #expect(names == ["bell", "broken"])
    #expect(await schedule([broken], in: home).runDue().failures.count == 1)
  }

  @Test func whatAJobDidAndWhetherItFailedIsWrittenDown() async throws {
    let home = try await TestHouse()
    let isBroken = Shared(true)
    let job = Job("moody", every: .seconds(60)) { _ in if isBroken.value { throw Refusal.busy } }
    let record = { @Sendable () async throws -> JobRecord? in
      try await home.database.read { try $0.records(of: [job]).first }
    }
    await schedule([job], in: home).runDue()
    #expect(try await record()?.failedAt == home.clock.now)
    #expect(try await record()?.ranAt == nil)
    isBroken.change { $0 = false }
    home.clock.advance(by: .seconds(10))
    await schedule([job], in: home).runDue()
    let mended = try #require(try await record())
    #expect(mended.failedAt == nil)
    #expect(mended.ranAt == home.clock.now)
    #expect(mended.dueAt == home.clock.now + .seconds(60))
    #expect(mended.lasted.map { $0 >= 0 } == true)
  }

  @Test func whatSomebodyElseHasDoneHasFailedNoMore() async throws {
    let home = try await TestHouse()
    let isLeft = Shared(true)
    let job = Job("moody", every: .seconds(60), when: { _, _ in isLeft.value }, errand: { _ in throw Refusal.busy })
    let failedAt = { @Sendable () async throws -> Instant? in
      try await home.database.read { try $0.records(of: [job]).first?.failedAt }
    }
    await schedule([job], in: home).runDue()
    #expect(try await failedAt() == home.clock.now)
    isLeft.change { $0 = false }
    #expect(await schedule([job], in: home).runDue().ran.isEmpty)
    #expect(try await failedAt() == nil)
  }

  /// As two processes of one house, of which the second looks while the first is about it.
  @Test func whatOneIsAboutNobodyElseBegins() async throws {
    let home = try await TestHouse()
    let (begun, ended) = (Shared(0), AsyncStream<Void>.makeStream())
    let long = Job("long", every: .seconds(60)) { _ in
      begun.change { $0 += 1 }
      for await _ in ended.stream {}
    }
    let first = schedule([long], in: home)
    async let outcome = first.runDue().ran
    while begun.value == 0 { await Task.yield() }
    #expect(await schedule([long], in: home).runDue().ran.isEmpty)
    ended.continuation.finish()
    #expect(await outcome == ["long"])
    #expect(begun.value == 1)
    home.clock.advance(by: .seconds(60))
    #expect(await schedule([long], in: home).runDue().ran == ["long"])
  }

  /// As a process that is paused, and goes on when another has taken up what it was about.
  @Test func whoWasPausedTakesNothingFromWhoCameAfter() async throws {
    let home = try await TestHouse()
    let (begun, ends) = (Shared(0), [AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream()])
    let long = Job("long", every: .seconds(300)) { _ in
      begun.change { $0 += 1 }
      for await _ in ends[begun.value - 1].stream {}
    }
    let schedule = schedule([long], in: home)
    async let first = schedule.runDue().ran
    while begun.value == 0 { await Task.yield() }
    home.clock.advance(by: Schedule.lease)
    async let second = schedule.runDue().ran
    while begun.value == 1 { await Task.yield() }
    let claim = { @Sendable () async throws -> Int64? in
      try await home.database.read {
        try $0.row("SELECT claimed_until FROM kit_job WHERE name = 'long'").flatMap {
          try $0["claimed_until"] as Int64?
        }
      }
    }
    let held = try await claim()
    ends[0].continuation.finish()
    #expect(await first == ["long"])
    #expect(try await claim() == held)
    #expect(await schedule.runDue().ran.isEmpty)
    ends[1].continuation.finish()
    #expect(await second == ["long"])
    #expect(try await claim() == nil)
  }

  @Test func whoRenewsInVainTakesNothingForTheirOwn() async throws {
    let home = try await TestHouse()
    let errand = try await claimedErrand(in: home)
    let (own, others) = (home.clock.now + Schedule.lease, home.clock.now + .seconds(1))
    let (mine, lost) = (Locked([own]), Locked([others]))
    home.clock.advance(by: .seconds(20))
    #expect(try await !schedule([errand], in: home).renew(errand, lost))
    #expect(lost.withLock(\.self) == [others])
    #expect(try await schedule([errand], in: home).renew(errand, mine))
    #expect(mine.withLock(\.self) == [own, home.clock.now + Schedule.lease])
  }

  /// One that somebody was about who has died.
  private func claimedErrand(in home: TestHouse) async throws -> Job {
    let end = home.clock.now + Schedule.lease
    try await home.database.write {
      try $0.run("INSERT INTO kit_job (name, due_at, claimed_until) VALUES ('errand', 0, \(end))")
    }
    return Job("errand", every: .seconds(10), errand: { _ in })
  }

  @Test func whatSomebodyWasAboutWhoDiedIsBegunAnewOnceItsTimeIsOver() async throws {
    let home = try await TestHouse()
    let errand = try await claimedErrand(in: home)
    #expect(await schedule([errand], in: home).runDue().ran.isEmpty)
    home.clock.advance(by: Schedule.lease)
    #expect(await schedule([errand], in: home).runDue().ran == ["errand"])
  }

  @Test func aHouseThatIsAloneForgetsWhatItWasAboutBeforeItDied() async throws {
    let home = try await TestHouse()
    let errand = try await claimedErrand(in: home)
    try await schedule([errand], in: home).forgetClaims()
    #expect(await schedule([errand], in: home).runDue().ran == ["errand"])
  }

  @Test func aClockThatIsALittleBehindBeginsNothingThatAnotherIsAbout() async throws {
    let home = try await TestHouse()
    let errand = try await claimedErrand(in: home)
    home.clock.advance(by: .milliseconds(-500))
    #expect(await schedule([errand], in: home).runDue().ran.isEmpty)
    // One that was far ahead is not waited for.
    home.clock.advance(by: .zero - Schedule.lease * 2)
    #expect(await schedule([errand], in: home).runDue().ran == ["errand"])
  }

  @Test func aClockThatWasFarAheadDoesNotStopTheWork() async throws {
    let home = try await TestHouse()
    await schedule([bell], in: home).runDue()
    try await home.database.write { try $0.run("UPDATE kit_job SET due_at = due_at + 999999999") }
    #expect(await schedule([bell], in: home).runDue().ran == ["bell"])
  }

  @Test func anAppsJobChangesSpacesAndOpenScreensHearOfIt() async throws {
    let home = try await TestHouse(apps: [BellApp()])
    let marta = try await home.owner()
    var events = home.house.live.events(in: marta.space).makeAsyncIterator()
    #expect(await home.house.schedule.runDue().ran.contains("bell.ring"))
    guard case .change(_, let topics) = await events.next() else {
      Issue.record("Nobody was told.")
      return
    }
    #expect(topics == ["bell.rung"])
    let line = try #require(try await marta.read { try Activity.of(marta.space, in: $0).first })
    #expect(line.event == "bell.rung")
    #expect(line.author == .program)
    #expect(await !home.house.schedule.runDue().ran.contains("bell.ring"))
    home.clock.advance(by: .seconds(10))
    #expect(await home.house.schedule.runDue().ran.contains("bell.ring"))
  }

  @Test func anErrandThatFailsIsTriedAgain() async throws {
    let home = try await TestHouse()
    let broken = Job("broken", every: .seconds(60), errand: { _ in throw Refusal.busy })
    #expect(await schedule([broken, bell], in: home).runDue().ran == ["bell"])
    #expect(await schedule([broken, bell], in: home).runDue().failures.map(\.job) == ["broken"])
  }

  @Test func theHouseSweepsOperationsLinksAndSessionsThatHaveHadTheirTime() async throws {
    let home = try await TestHouse()
    let marta = try await home.owner()
    _ = try await home.house.accounts.change { try $0.makeLink(.join, space: marta.space) }
    let (space, now) = (marta.space, home.clock.now)
    _ = try await home.database.write { connection in
      try connection.run(
        """
        INSERT INTO kit_operation (space_id, operation_key, digest, answer, at)
        VALUES (\(space), 'operation', \([UInt8(1)]), '', \(now))
        """)
    }
    #expect(try await left(in: home, after: .zero) == [1, 1, 1])
    #expect(try await left(in: home, after: .seconds(8 * 24 * 3600)) == [1, 0, 1])
    #expect(try await left(in: home, after: .seconds(30 * 24 * 3600)) == [0, 0, 1])
    #expect(try await left(in: home, after: Session.lifetime) == [0, 0, 0])
  }

  /// How many operations, links and sessions there are once so much more time has passed.
  private func left(in home: TestHouse, after duration: Duration) async throws -> [Int?] {
    await home.runOn(for: duration)
    return try await home.database.read { connection in
      try ["kit_operation", "kit_link", "kit_session"].map { table in
        try connection.value("SELECT COUNT(*) AS count FROM \(SQL(trusted: table))")
      }
    }
  }
}
