import Kit
import TestKit
import Testing

@testable import Pools

/// A calendar that says otherwise after a pool was closed is told, and rewrites nothing.
@Suite struct CorrectedFixtureTests {
  private func bring(_ more: String, to cast: PoolsCast) async throws {
    let file = try FixtureFile(
      Array(
        """
        {"name":"Spain Liga 2026/27","matches":[{"round":"14","date":"2026-11-22","time":"21:00","team1":"Sevilla FC","team2":"Real Betis"\(more)}]}
        """.utf8), name: "x.json")
    _ = try await cast.marta.change { try FixtureImport.run(file, into: $0) }
  }

  /// A pool on the match, closed with 1–1 as the calendar said.
  private func closed(_ cast: PoolsCast) async throws -> ID<Pool> {
    try await bring("", to: cast)
    let fixture = try #require(
      try await cast.marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements.first })
    let pool = try await cast.pool(cast.content(fixture: fixture.id))
    try await cast.bet("Ana", 1, 1, in: pool)
    try await cast.bet("Luis", 2, 1, in: pool)
    try await bring(#","score":{"ft":[1,1]}"#, to: cast)
    try await cast.close(pool, 1, 1)
    #expect(try await cast.pool(pool).question == nil)
    return pool
  }

  @Test func aCorrectedScoreIsToldOnPoolAndListsAndOneTapCorrects() async throws {
    let cast = try await PoolsCast()
    let pool = try await closed(cast)
    try await bring(#","score":{"ft":[2,1]}"#, to: cast)
    #expect(try await cast.payouts(pool) == [400, 0])
    #expect(try await cast.pool(pool).result == Score(1, 1))
    let said = "The fixture list says 2–1 now, and the pool was closed with: 1–1."
    for link in [PoolsPaths.pool(pool), PoolsPaths.pools(), PoolsPaths.closedPools()] {
      #expect(try await cast.marta.get(link).page.words.contains(said), "\(link.path)")
    }
    let page = try await cast.marta.get(PoolsPaths.pool(pool)).text
    #expect(page.contains("Correct to 2–1") && page.contains("The fixture list corrected the result"))
    #expect(
      try await cast.marta.get(Link(inSpace: "/activity")).page.words.contains(
        "The fixture list has changed the result"))
    let answer = try await cast.marta.post(
      PoolsPaths.correction(pool), [("ending", "result"), ("home", "2"), ("away", "1"), ("reason", "The calendar")])
    #expect(answer.status == 303)
    #expect(try await cast.payouts(pool) == [0, 400])
    #expect(try await cast.pool(pool).question == nil)
  }

  @Test func whoeverLeavesItAsItIsIsNotAskedAgainByTheSameFile() async throws {
    let cast = try await PoolsCast()
    let pool = try await closed(cast)
    try await bring(#","score":{"ft":[2,1]}"#, to: cast)
    #expect(try await cast.marta.post(PoolsPaths.question(pool)).status == 303)
    #expect(try await cast.pool(pool).question == nil)
    try await bring(#","score":{"ft":[2,1]}"#, to: cast)
    #expect(try await cast.pool(pool).question == nil)
    #expect(try await cast.pool(pool).result == Score(1, 1))
  }

  @Test func aMatchThatIsAnnulledIsToldAndOneThatIsAsBeforeAsksNothing() async throws {
    let cast = try await PoolsCast()
    let pool = try await closed(cast)
    try await bring(#","score":{"ft":[1,1]},"status":"cancelled""#, to: cast)
    #expect(try await cast.pool(pool).question == .status(.cancelled))
    #expect(try await cast.marta.get(PoolsPaths.pool(pool)).text.contains("Not played: refund all"))
    try await bring(#","score":{"ft":[1,1]}"#, to: cast)
    #expect(try await cast.pool(pool).question == nil)
  }
}
