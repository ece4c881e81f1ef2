import TestKit
import Testing

@testable import Kit
@testable import Notes

/// Which process of a house brings a file in, when clocks differ, processes pause and the database goes away.
@Suite struct ImportClaimTests {
  private func claim(in home: TestHouse, over database: (any Database)? = nil) -> ImportClaim {
    ImportClaim(
      ImportRecovery(apps: [NotesApp()], database: database ?? home.database), mint: home.clock.mint)
  }

  private let taken = Shared<[ImportClaim]>([])

  private func take(_ claim: ImportClaim) async throws -> Bool {
    taken.change { $0.append(claim) }
    return try await claim.take(while: { false })
  }

  /// Nobody renews any when the house has gone.
  private func end() async {
    for claim in taken.value { await claim.giveBack() }
  }

  @Test func aClockThatIsALittleBehindTakesNoClaim() async throws {
    let home = try await TestHouse(apps: [NotesApp()])
    #expect(try await take(claim(in: home)))
    home.clock.advance(by: .milliseconds(-500))
    #expect(try await !take(claim(in: home)))
    // One that was far ahead is not waited for.
    home.clock.advance(by: .zero - Schedule.lease * 2)
    #expect(try await take(claim(in: home)))
    await end()
  }

  @Test func whoWasPausedForTooLongNeitherRenewsNorGivesBackWhatAnotherHas() async throws {
    let home = try await TestHouse(apps: [NotesApp()])
    let (paused, other) = (claim(in: home), claim(in: home))
    #expect(try await take(paused))
    home.clock.advance(by: Schedule.lease)
    #expect(try await take(other))
    home.clock.advance(by: .seconds(20))
    await paused.renew()
    await paused.giveBack()
    #expect(try await !take(claim(in: home)))
    await other.renew()
    home.clock.advance(by: .seconds(50))
    #expect(try await !take(claim(in: home)))
    await other.giveBack()
    await other.renew()
    #expect(try await take(claim(in: home)))
    await end()
  }

  /// - Parameter isKept: whether what was said to be lost had been written.
  @Test(arguments: [false, true]) func aDatabaseThatIsAwayForAMomentCostsNoClaim(isKept: Bool) async throws {
    let home = try await TestHouse(apps: [NotesApp()])
    let (isAway, nothing): (Shared<Bool>, @Sendable () async throws -> Void) = (Shared(false), {})
    let leaves: @Sendable () async throws -> Void = { if isAway.value { throw StorageAway(isUndone: !isKept) } }
    let database = AttendedDatabase(home.database, before: isKept ? nothing : leaves, after: isKept ? leaves : nothing)
    let held = claim(in: home, over: database)
    #expect(try await take(held))
    for away in [true, true, false] {
      isAway.change { $0 = away }
      home.clock.advance(by: .seconds(15))
      await held.renew()
    }
    home.clock.advance(by: .seconds(50))
    #expect(try await !take(claim(in: home)))
    await held.giveBack()
    #expect(try await take(claim(in: home)))
    await end()
  }

  @Test func whatADeadProcessLeftIsTakenBackBeforeAnybodyElseBegins() async throws {
    let home = try await TestHouse(apps: [NotesApp()])
    let marta = try await home.owner()
    let (store, run) = (ImportStore(space: marta.space, app: "notes"), run(of: marta))
    #expect(try await take(claim(in: home)))
    _ = try await home.database.write { try store.begin(run.id, of: "a.csv", nil, at: TestClock.start, in: $0) }
    #expect(try await !take(claim(in: home)))
    #expect(try await state(of: run, in: store, home) == .running)
    home.clock.advance(by: Schedule.lease)
    #expect(try await take(claim(in: home)))
    #expect(try await state(of: run, in: store, home) == .interrupted)
    await end()
  }

  /// As of a process that was paused meanwhile.
  @Test func whatWasTakenBackIsNeitherWrittenNorDone() async throws {
    let home = try await TestHouse(apps: [NotesApp()])
    let marta = try await home.owner()
    let (store, run) = (ImportStore(space: marta.space, app: "notes"), run(of: marta))
    _ = try await home.database.write { try store.begin(run.id, of: "a.csv", nil, at: TestClock.start, in: $0) }
    try await home.database.write { try run.expectRunning(in: $0) }
    try await home.house.recoverImports()
    await #expect(throws: ImportRun.Interrupted.self) {
      try await home.database.write { try run.expectRunning(in: $0) }
    }
    await #expect(throws: ImportRun.Interrupted.self) {
      try await run.conclude { transaction in
        _ = try NoteStore(transaction).add("milk")
        return ImportReport(isTaken: true, facts: [], refused: [])
      }
    }
    await #expect(throws: ImportRun.Interrupted.self) { try await run.wait(with: [1]) }
    #expect(try await state(of: run, in: store, home) == .interrupted)
    #expect(try await marta.read { try NoteStore($0).notes().isEmpty })
  }

  private func run(of marta: TestMember) -> ImportRun {
    ImportRun(id: marta.home.house.mint.id(), storage: marta.storage, work: marta.home.house.imports)
  }

  private func state(of run: ImportRun, in store: ImportStore, _ home: TestHouse) async throws -> ImportStore.State {
    try await home.database.read { try store.record(run.id, in: $0).state }
  }
}
