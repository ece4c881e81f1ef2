import TestKit
import Testing

@testable import Kit
@testable import Pools

/// Bets that are opened again after their scores could be seen stand in red; after the kick-off they are not opened at all.
@Suite struct ReopeningTests {
  private func bet(_ home: Int, by member: TestMember, in pool: ID<Pool>, _ cast: PoolsCast) async throws {
    let answer = try await member.post(
      PoolsPaths.ownBet(pool), [("id", cast.mint.uuid().text), ("home", "\(home)"), ("away", "0")])
    #expect(answer.status == 303)
  }

  /// Locked early, read, opened again, and a bet changed.
  private func reopened(_ cast: PoolsCast) async throws -> (pool: ID<Pool>, luis: TestMember) {
    let pool = try await cast.pool(cast.content(mode: .link))
    let luis = try await cast.marta.home.member(of: cast.marta.space)
    try await bet(0, by: cast.marta, in: pool, cast)
    try await bet(3, by: luis, in: pool, cast)
    try await cast.marta.change { try PoolStore($0).lock(pool) }
    #expect(try await cast.marta.post(PoolsPaths.poolLock(pool), [("locked", "no")]).status == 303)
    try await bet(7, by: cast.marta, in: pool, cast)
    return (pool, luis)
  }

  @Test func whatWasChangedSinceStandsInRedOnPoolSummaryAndLogForEverybody() async throws {
    let cast = try await PoolsCast()
    let (pool, luis) = try await reopened(cast)
    // While scores are hidden the notice stands, without them.
    let hidden = try await luis.get(PoolsPaths.pool(pool))
    #expect(hidden.text.contains("reopened the bets after the scores could be seen"))
    #expect(!hidden.text.contains("7–0"))
    try await cast.marta.change { try PoolStore($0).lock(pool) }
    for link in [PoolsPaths.pool(pool), PoolsPaths.log(pool)] {
      let page = try await luis.get(link).page
      #expect(page.texts(of: ".notice[data-tone=error]").count == 1, "\(link.path)")
      #expect(page.words.contains("0–0 → 7–0"), "\(link.path)")
    }
    let log = try await luis.get(PoolsPaths.log(pool)).text
    let (red, green) = (log.firstRange(of: "data-tone=\"error\""), log.firstRange(of: "The log is intact"))
    #expect(try #require(red).lowerBound < #require(green).lowerBound)
    let summary = try await luis.get(PoolsPaths.summary(pool)).text
    #expect(summary.contains("⚠️ Marta reopened the bets") && summary.contains("Changed, 0–0 → 7–0"))
    #expect(try await luis.get(PoolsPaths.logFile(pool, LogFile.name)).text.contains("\"reopened\" : 5"))
    #expect(try await luis.get(PoolsPaths.pools()).page.words.contains("reopened after the scores were seen"))
    #expect(
      try await luis.get(Link(inSpace: "/activity")).page.words.contains("Pool reopened after the scores were seen"))
    // It stays after the pool is closed.
    try await cast.close(pool, 7, 0)
    #expect(try await luis.get(PoolsPaths.pool(pool)).page.words.contains("0–0 → 7–0"))
  }

  @Test func afterTheKickOffBettingDoesNotOpenAgain() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    try await bet(0, by: cast.marta, in: pool, cast)
    cast.marta.home.clock.advance(by: .seconds(24 * 3600 + 60))
    let page = try await cast.marta.get(PoolsPaths.pool(pool)).text
    #expect(!page.contains("Reopen the bets"))
    #expect(try await cast.marta.post(PoolsPaths.poolLock(pool), [("locked", "no")]).status == 409)
    #expect(try await cast.pool(pool).state(at: cast.now) == .locked)
    #expect(try await cast.pool(pool).reopened == nil)
  }

  @Test func whereNobodyHadBetReopeningIsOnlyLogged() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    try await cast.marta.change { transaction in
      try PoolStore(transaction).lock(pool)
      try PoolStore(transaction).reopen(pool)
    }
    #expect(try await cast.pool(pool).reopened == nil)
    #expect(try await cast.marta.get(PoolsPaths.pool(pool)).page.texts(of: ".notice[data-tone=error]").isEmpty)
  }

  @Test func theLogAloneTellsWhatBecameOfEachBet() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let (ana, luis) = (try await cast.bet("Ana", 0, 0, in: pool), try await cast.bet("Luis", 1, 0, in: pool))
    try await cast.marta.change { transaction in
      try PoolStore(transaction).lock(pool)
      try PoolStore(transaction).reopen(pool)
    }
    try await cast.marta.change { transaction in
      _ = try BetStore(transaction).remove(ana, from: pool)
      let form = Form([("name", "Lucho"), ("home", "1"), ("away", "0")])
      try BetStore(transaction).change(luis, in: pool, to: BetDraft(form), from: nil)
    }
    try await cast.bet("Eva", 2, 2, in: pool)
    let now = cast.now
    let reopening = try await cast.marta.read { view in
      try LogStore(view).reopening(of: try view.find(pool), at: now)
    }
    let changes = try #require(reopening).changes
    #expect(changes.map(\.kind) == [.removed, .renamed(from: "Luis"), .added])
    #expect(changes.map(\.before) == [Score(0, 0), Score(1, 0), nil])
    #expect(changes.map(\.after) == [nil, Score(1, 0), Score(2, 2)])
  }

  @Test func poolsOfBeforeAreMarkedByTheirLogs() async throws {
    let cast = try await PoolsCast()
    let pool = try await reopened(cast).pool
    let other = try await cast.pool(cast.content(mode: .link))
    let migration = try #require(PoolsMigrations.all.first { $0.id == "pools.0005-reopened" })
    let marking = try #require(migration.statements.first { $0.text.contains("MIN(later.number)") })
    try await cast.marta.change { transaction in
      try transaction.run("UPDATE pools_pool SET reopened = NULL")
      try transaction.run(marking)
    }
    #expect(try await cast.pool(pool).reopened == 5)
    #expect(try await cast.pool(other).reopened == nil)
  }
}
