import Kit
import TestKit
import Testing

@testable import Pools

/// What becomes of a pool by link when its match is moved, put off or called off.
@Suite struct MovedMatchTests {
  private func file(_ day: String, _ more: String = "") throws -> FixtureFile {
    try FixtureFile(
      Array(
        """
        {"name":"Spain Liga 2026/27","matches":[{"round":"14","date":"\(day)","time":"21:00"\(more),"team1":"Sevilla FC","team2":"Real Betis"}]}
        """.utf8), name: "x.json")
  }

  private func bring(_ day: String, _ more: String = "", to cast: PoolsCast) async throws {
    let file = try file(day, more)
    _ = try await cast.marta.change { try FixtureImport.run(file, into: $0) }
  }

  /// A pool on the match, which is to begin on the 22nd.
  private func pool(_ cast: PoolsCast) async throws -> ID<Pool> {
    try await bring("2026-11-22", to: cast)
    let fixture = try #require(
      try await cast.marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements.first })
    let content = cast.content(mode: .link)
    let id = try await cast.pool(
      PoolContent(
        home: content.home, away: content.away, stake: content.stake, mode: .link, basis: content.basis,
        nobodyHit: content.nobodyHit, hasUniqueScores: false, holder: "Marta", kickOff: fixture.kickOff,
        fixture: fixture.id))
    #expect(try await cast.pool(id).locksAt == before)
    return id
  }

  private func kinds(_ id: ID<Pool>, _ cast: PoolsCast) async throws -> [LogEntry.Kind] {
    try await cast.marta.read { try LogStore($0).entries(of: id).map(\.kind) }
  }

  private let before = Instant(iso8601: "2026-11-22T20:00:00Z")
  private let later = Instant(iso8601: "2026-12-02T20:00:00Z")

  @Test func aPostponedMatchMovesTheLock() async throws {
    let cast = try await PoolsCast()
    let id = try await pool(cast)
    try await bring("2026-12-02", to: cast)
    #expect(try await cast.pool(id).locksAt == later)
    cast.marta.home.clock.advance(by: .seconds(5 * 24 * 3600))
    #expect(try await cast.pool(id).state(at: cast.now) == .open)
    #expect(try await kinds(id, cast) == [.created, .rescheduled])
  }

  @Test func aLockedPoolStaysLockedAndIsReopenedUntilTheNewHour() async throws {
    let cast = try await PoolsCast()
    let id = try await pool(cast)
    cast.marta.home.clock.advance(by: .seconds(2 * 24 * 3600))
    #expect(try await cast.pool(id).state(at: cast.now) == .locked)
    try await bring("2026-12-02", to: cast)
    #expect(try await cast.pool(id).state(at: cast.now) == .locked)
    #expect(try await cast.pool(id).kickOff == later)
    #expect(try await kinds(id, cast) == [.created, .rescheduled])
    try await cast.marta.change { try PoolStore($0).reopen(id) }
    #expect(try await cast.pool(id).state(at: cast.now) == .open)
    #expect(try await cast.pool(id).locksAt == later)
  }

  @Test func aPoolWhoseKickOffIsStaleIsReopenedByTheFixtures() async throws {
    let cast = try await PoolsCast()
    let id = try await pool(cast)
    cast.marta.home.clock.advance(by: .seconds(2 * 24 * 3600))
    try await bring("2026-12-02", to: cast)
    try await cast.marta.change { [before] transaction in
      try transaction.run("UPDATE pools_pool SET kick_off_at = \(before) WHERE id = \(id)")
      try PoolStore(transaction).reopen(id)
    }
    #expect(try await cast.pool(id).locksAt == later)
    #expect(try await cast.pool(id).kickOff == later)
  }

  @Test func aMatchThatIsPutOffWithoutANewHourLocksNothing() async throws {
    let cast = try await PoolsCast()
    let id = try await pool(cast)
    for _ in 1...2 { try await bring("2026-11-22", #","status":"postponed""#, to: cast) }
    #expect(try await cast.pool(id).locksAt == nil)
    #expect(try await kinds(id, cast) == [.created, .rescheduled])
    cast.marta.home.clock.advance(by: .seconds(2 * 24 * 3600))
    #expect(try await cast.pool(id).state(at: cast.now) == .open)
    for _ in 1...2 { try await bring("2026-12-02", #","status":"postponed""#, to: cast) }
    #expect(try await cast.pool(id).locksAt == later)
    #expect(try await kinds(id, cast) == [.created, .rescheduled, .rescheduled])
  }

  @Test func aCancelledMatchIsRefundedWhileBetsAreOpen() async throws {
    let cast = try await PoolsCast()
    let id = try await pool(cast)
    let bet = try await cast.marta.post(
      PoolsPaths.ownBet(id), [("id", cast.mint.uuid().text), ("home", "1"), ("away", "0")])
    #expect(bet.status == 303)
    #expect(try await cast.marta.get(PoolsPaths.pool(id)).text.contains("Not played: refund all") == false)
    try await bring("2026-11-22", #","status":"cancelled""#, to: cast)
    let page = try await cast.marta.get(PoolsPaths.pool(id)).text
    #expect(page.contains("Not played: refund all"))
    #expect(page.contains(#"name="ending" value="cancelled""#))
    #expect(try await cast.marta.post(PoolsPaths.result(id), [("ending", "cancelled")]).status == 303)
    #expect(try await cast.payouts(id) == [200])
  }
}
