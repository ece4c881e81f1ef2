import Kit
import TestKit
import Testing

@testable import Pools

/// In a pool by link nobody sees a score before the lock, whichever way they look.
@Suite struct HiddenBetTests {
  private func betting(_ cast: PoolsCast) async throws -> ID<Pool> {
    let id = try await cast.pool(cast.content(mode: .link))
    let bet = try await cast.marta.post(
      PoolsPaths.ownBet(id), [("id", cast.mint.uuid().text), ("home", "73"), ("away", "64")])
    #expect(bet.status == 303)
    return id
  }

  private func luis(_ cast: PoolsCast) async throws -> TestMember {
    try await cast.marta.home.member(of: cast.marta.space)
  }

  /// Whether a page or a file says the score in any of the ways in which one is written.
  private func tells(_ answer: TestAnswer) -> Bool {
    ["73–64", "73-64", "\"home\":73", "value=\"73\"", ">73<", "73 64"].contains { answer.text.contains($0) }
  }

  /// Pages and files of the house that could tell of it.
  private func everything(_ id: ID<Pool>, _ bet: ID<Bet>) -> [Link] {
    [
      PoolsPaths.pools(), PoolsPaths.pool(id), PoolsPaths.bet(id, bet), PoolsPaths.log(id),
      PoolsPaths.logFile(id, LogFile.name), PoolsPaths.summary(id), PoolsPaths.balances(),
      PoolsPaths.balance(ParticipantKey("marta")),
      PoolsPaths.season(), Link(inSpace: "/activity"), Link(inSpace: "/trash"), Link(inSpace: "/"),
      Link(inSpace: "/settings/data"),
    ]
  }

  @Test func nothingShowsAScoreBeforeTheLock() async throws {
    let cast = try await PoolsCast()
    let id = try await betting(cast)
    let bet = try #require(try await cast.bets(id).first)
    #expect(bet.score == nil)
    let luis = try await luis(cast)
    for link in everything(id, bet.id) {
      for reader in [luis, cast.marta] {
        let answer = try await reader.get(link)
        guard answer.status == 200 else { continue }
        let isOwnPage = reader.person.id == cast.marta.person.id && link == PoolsPaths.pool(id)
        #expect(isOwnPage || !tells(answer), "\(link.path)")
      }
    }
    #expect(try await cast.marta.get(PoolsPaths.pool(id)).text.contains("value=\"73\""))
    #expect(try await cast.marta.get(Link(inSpace: "/settings/data")).status == 200)
  }

  @Test func whoeverTakesEveryBetOutCannotOpenTheLogByTurningThePoolToPaper() async throws {
    let cast = try await PoolsCast()
    let id = try await betting(cast)
    let bet = try #require(try await cast.bets(id).first)
    let reader = ReaderLocale(language: .en, zone: try #require(Zone("Europe/Madrid")))
    let shown = PoolDraft(try await cast.pool(id), locale: reader)
    var draft = shown
    draft.mode = Pool.BettingMode.paper.rawValue
    try await cast.marta.change { _ = try BetStore($0).remove(bet.id, from: id) }
    let onPaper = draft
    await #expect(throws: Invalid(["manner": PoolsPhrases.mannerIsFixed])) {
      try await cast.marta.change { try PoolStore($0).change(id, to: onPaper, from: shown, locale: reader) }
    }
    for link in [PoolsPaths.log(id), PoolsPaths.logFile(id, LogFile.name)] {
      #expect(tells(try await cast.marta.get(link)) == false)
    }
  }

  @Test func theServersClockLocksAndShows() async throws {
    let cast = try await PoolsCast()
    let id = try await betting(cast)
    let luis = try await luis(cast)
    cast.marta.home.clock.advance(by: .seconds(24 * 3600 - 1))
    #expect(tells(try await luis.get(PoolsPaths.pool(id))) == false)
    cast.marta.home.clock.advance(by: .seconds(1))
    #expect(try await luis.get(PoolsPaths.pool(id)).text.contains("73–64"))
    let late = try await luis.post(
      PoolsPaths.ownBet(id), [("id", cast.mint.uuid().text), ("home", "1"), ("away", "1")])
    let told = try await luis.browser.follow(late).page.words
    #expect(told.contains("Your 1–1 came too late and does not count: bets were open until 22 Nov 2026, 10:30"))
    #expect(try await cast.bets(id).count == 1)
  }

  @Test func theLogIsWholeBeforeAndAfterTheLockAndOpensThen() async throws {
    let cast = try await PoolsCast()
    let id = try await betting(cast)
    let before = try await cast.marta.get(PoolsPaths.log(id)).text
    #expect(before.contains("The log is intact"))
    #expect(!before.contains("73-64"))
    try await cast.marta.change { try PoolStore($0).lock(id) }
    let after = try await cast.marta.get(PoolsPaths.log(id)).text
    #expect(after.contains("The log is intact"))
    #expect(after.contains("73–64"))
    try await cast.marta.change { transaction in
      try transaction.run("UPDATE pools_seal SET home = 1 WHERE pool_id = \(id)")
    }
    #expect(try await cast.marta.get(PoolsPaths.log(id)).text.contains("does not hold"))
  }

  @Test func reopeningHidesAgainAndIsLogged() async throws {
    let cast = try await PoolsCast()
    let id = try await betting(cast)
    try await cast.marta.change { try PoolStore($0).lock(id) }
    let luis = try await luis(cast)
    #expect(tells(try await luis.get(PoolsPaths.pool(id))))
    try await cast.marta.change { try PoolStore($0).reopen(id) }
    #expect(tells(try await luis.get(PoolsPaths.pool(id))) == false)
    #expect(tells(try await cast.marta.get(Link(inSpace: "/settings/data"))) == false)
    let kinds = try await cast.marta.read { try LogStore($0).entries(of: id).map(\.kind) }
    #expect(kinds == [.created, .bet, .locked, .reopened])
  }

  @Test func aResultWaitsForTheLock() async throws {
    let cast = try await PoolsCast()
    let id = try await betting(cast)
    await #expect(throws: Refusal.conflict(PoolsPhrases.lockFirst)) { try await cast.close(id, 1, 0) }
    cast.marta.home.clock.advance(by: .seconds(25 * 3600))
    try await cast.close(id, 73, 64)
    #expect(try await cast.payouts(id) == [200])
  }

  @Test func openPagesLearnOfTheLockOnce() async throws {
    let cast = try await PoolsCast()
    let id = try await betting(cast)
    let schedule = cast.marta.home.house.schedule
    await schedule.runDue()
    let before = try await cast.marta.read(\.sequence)
    cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    await schedule.runDue()
    #expect(try await cast.marta.read(\.sequence) == before + 1)
    cast.marta.home.clock.advance(by: .seconds(60))
    await schedule.runDue()
    #expect(try await cast.marta.read(\.sequence) == before + 1)
    #expect(try await cast.marta.read { try LogStore($0).entries(of: id).last?.kind } == .locked)
  }
}
