import Kit
import TestKit
import Testing

@testable import Pools

/// Results that come by the fixtures propose the closing: one tap closes and shares out, and one takes it back.
@Suite struct ProposalTests {
  private func file(_ score: String = "") throws -> FixtureFile {
    try FixtureFile(
      Array(
        """
        {"name":"Spain Liga 2026/27","matches":[{"round":"14","date":"2026-11-22","time":"10:30","team1":"Sevilla FC","team2":"Real Betis"\(score)}]}
        """.utf8), name: "x.json")
  }

  private func bring(_ score: String, to cast: PoolsCast) async throws {
    let file = try file(score)
    _ = try await cast.marta.change { try FixtureImport.run(file, into: $0) }
  }

  /// A pool by link on a match of the fixtures, on which two have bet.
  private func played(_ cast: PoolsCast, holder: String = "Marta") async throws -> ID<Pool> {
    try await bring("", to: cast)
    let fixture = try #require(
      try await cast.marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements.first })
    let pool = try await cast.pool(cast.content(mode: .link, fixture: fixture.id, holder: holder))
    for (name, home) in [("Ana", 2), ("Luis", 1)] {
      let score = try #require(Score(home, 1))
      try await cast.marta.change { try BetStore($0).write(score, named: name, in: pool) }
    }
    return pool
  }

  private func known(_ cast: PoolsCast, holder: String = "Marta") async throws -> ID<Pool> {
    let pool = try await played(cast, holder: holder)
    cast.marta.home.clock.advance(by: .seconds(26 * 3600))
    try await bring(#","score":{"ft":[2,1]}"#, to: cast)
    return pool
  }

  private func close(_ pool: ID<Pool>, _ cast: PoolsCast) async throws -> TestAnswer {
    try await cast.marta.post(PoolsPaths.result(pool), [("home", "2"), ("away", "1")])
  }

  private func undo(_ answer: TestAnswer, _ cast: PoolsCast) async throws -> Int {
    let done = try #require(answer.location?.firstMatch(of: /done=([0-9a-f-]{36})/)?.output.1)
    return try await cast.marta.post(Link(inSpace: "/undo/\(done)"), [("back", "/")]).status
  }

  @Test func aKnownResultIsProposedOnTheListThePoolAndTheSpringboard() async throws {
    let cast = try await PoolsCast()
    let pool = try await known(cast)
    for link in [PoolsPaths.pools(), PoolsPaths.pool(pool), Link(inSpace: "/")] {
      #expect(try await cast.marta.get(link).page.words.contains("The fixture list says 2–1"), "\(link.path)")
    }
    #expect(try await cast.marta.get(PoolsPaths.pool(pool)).text.contains("Close with 2–1 and share out"))
    #expect(try await close(pool, cast).status == 303)
    #expect(try await !cast.marta.get(PoolsPaths.pools()).page.words.contains("The result is known"))
  }

  @Test func nothingIsProposedWhileBetsAreOpen() async throws {
    let cast = try await PoolsCast()
    _ = try await played(cast)
    try await bring(#","score":{"ft":[2,1]}"#, to: cast)
    let now = cast.now
    #expect(try await cast.marta.read { try PoolStore($0).proposals(at: now) }.isEmpty)
  }

  @Test func oneTapClosesAndAnotherTakesItBack() async throws {
    let cast = try await PoolsCast()
    let pool = try await known(cast)
    let answer = try await close(pool, cast)
    #expect(try await cast.payouts(pool) == [400, 0])
    #expect(try await undo(answer, cast) == 303)
    let again = try await cast.pool(pool)
    #expect(again.ending == nil && again.state(at: cast.now) == .locked)
    #expect(try await cast.payouts(pool) == [nil, nil])
    let kinds = try await cast.marta.read { try LogStore($0).entries(of: pool).map(\.kind) }
    #expect(kinds.suffix(2) == [.closed, .withdrawn])
    #expect(try await cast.marta.get(PoolsPaths.log(pool)).text.contains("The log is intact"))
    #expect(try await close(pool, cast).status == 303)
    #expect(try await cast.payouts(pool) == [400, 0])
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func whatWasClosedOnPaperIsLockedOnceItIsTakenBack() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    try await cast.bet("Ana", 1, 0, in: pool)
    cast.marta.home.clock.advance(by: .seconds(26 * 3600))
    #expect(try await undo(close(pool, cast), cast) == 303)
    await #expect(throws: Refusal.self) { try await cast.bet("Luis", 2, 1, in: pool) }
    #expect(try await cast.marta.post(PoolsPaths.poolLock(pool), [("locked", "no")]).status == 409)
  }

  @Test func theCarryOverIsWhatItWasBefore() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    try await cast.bet("Ana", 5, 5, in: pool)
    let answer = try await close(pool, cast)
    #expect(try await cast.carryOver() == 200)
    #expect(try await undo(answer, cast) == 303)
    #expect(try await cast.carryOver() == 0)
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func whatAnotherPoolHasWonIsNotTakenBack() async throws {
    let cast = try await PoolsCast()
    let (first, second) = (try await cast.pool(), try await cast.pool())
    try await cast.bet("Ana", 5, 5, in: first)
    try await cast.bet("Luis", 2, 1, in: second)
    let answer = try await close(first, cast)
    try await cast.close(second, 2, 1)
    #expect(try await undo(answer, cast) == 409)
    #expect(try await cast.pool(first).result == Score(2, 1))
  }

  @Test func onlyThePoolThatWasClosedLastIsTakenBack() async throws {
    let cast = try await PoolsCast()
    let pools = [try await cast.pool(), try await cast.pool(), try await cast.pool()]
    try await cast.bet("Ana", 5, 5, in: pools[0])
    try await cast.bet("Luis", 2, 1, in: pools[1])
    try await cast.bet("Ana", 4, 4, in: pools[2])
    let answer = try await close(pools[0], cast)
    for pool in pools.dropFirst() {
      cast.marta.home.clock.advance(by: .seconds(1))
      try await cast.close(pool, 2, 1)
    }
    // The last one has left as much as the second one won of the first.
    #expect(try await cast.carryOver() == 200)
    #expect(try await undo(answer, cast) == 409)
    #expect(try await cast.payouts(pools[1]) == [400])
    #expect(try await cast.carryOver() == 200)
  }

  @Test func whoHasPutNothingInIsNotToldThatItComesBack() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let score = try #require(Score(5, 5))
    try await cast.marta.change { try BetStore($0).write(score, named: "Luis", in: pool) }
    try await cast.marta.change { _ = try PoolStore($0).close(pool, with: .cancelled) }
    let (closed, bet) = (try await cast.pool(pool), try #require(try await cast.bets(pool).first))
    #expect(!bet.isPaid && OwnOutcome(of: bet, in: closed) == nil)
  }

  @Test func onceSomebodyHasBeenPaidByItItIsCorrectedAndNotTakenBack() async throws {
    let cast = try await PoolsCast()
    let pool = try await known(cast)
    let answer = try await close(pool, cast)
    let ana = try #require(try await cast.bets(pool).first?.id)
    try await cast.marta.change { try Payments($0).note(ana, isHanded: true) }
    #expect(try await undo(answer, cast) == 409)
    #expect(try await cast.pool(pool).result == Score(2, 1))
  }

  @Test func whatWasCorrectedSinceIsNotTakenBack() async throws {
    let cast = try await PoolsCast()
    let pool = try await known(cast)
    let answer = try await close(pool, cast)
    try await cast.correct(pool, 3, 1)
    #expect(try await undo(answer, cast) == 410)
    #expect(try await cast.pool(pool).result == Score(3, 1))
  }

  @Test func theMatchesOfARoundAreClosedAtOnceAndTakenBackAtOnce() async throws {
    let it = try await LeagueCast(matches: 2, stake: 100)
    try await it.cast.marta.change { transaction in
      let scores = [Score(5, 5), Score(2, 0)]
      for (pool, score) in zip(it.pools, scores) {
        try BetStore(transaction).write(try #require(score), named: "Ana", in: pool)
      }
    }
    it.cast.marta.home.clock.advance(by: .seconds(30 * 3600))
    // The second one wins what the first one leaves.
    let answer = try await it.cast.marta.post(
      PoolsPaths.roundResults(it.league, it.round), it.form([(1, 0), (2, 0)]))
    #expect(try await it.cast.payouts(it.pools[1]) == [200])
    #expect(try await it.cast.marta.browser.follow(answer).page.words.contains("2 matches closed: Matchday 7"))
    #expect(try await undo(answer, it.cast) == 303)
    for pool in it.pools { #expect(try await it.cast.pool(pool).ending == nil) }
    #expect(try await it.cast.carryOver() == 0)
  }
}
