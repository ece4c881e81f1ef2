import TestKit
import Testing

@testable import Kit
@testable import Pools

/// What somebody is told of pools when they don't look.
@Suite(.timeLimit(.minutes(5))) struct PoolNewsTests {
  private let hour = Duration.seconds(3600)

  private func bet(_ home: Int, _ away: Int, in pool: ID<Pool>, of cast: PoolsCast, as member: TestMember? = nil)
    async throws
  {
    let (score, id): (Score, ID<Bet>) = (try #require(Score(home, away)), cast.mint.id())
    let bettor = member ?? cast.marta
    try await bettor.change { try BetStore($0).bet(score, named: bettor.person.name, id: id, in: pool) }
  }

  @Test func whoPlaysIsToldOfAMissingBetOnceInTheLastHour() async throws {
    let cast = try await PoolsCast()
    let luis = try await cast.marta.home.member(of: cast.marta.space)
    let (phone, tablet) = (try await TestPhone(of: cast.marta), try await TestPhone(of: luis))
    try await bet(73, 64, in: cast.pool(cast.content(mode: .link)), of: cast)
    _ = try await cast.pool(cast.content(mode: .link))
    try await cast.marta.home.tell(after: hour * 22)
    #expect(phone.heads.isEmpty)
    for _ in 1...3 { try await cast.marta.home.tell(after: hour * 1.25 / 2) }
    #expect(try phone.sentences == ["Sevilla FC – Real Betis: you have not bet yet, and bets close at 10:30."])
    // Who has never bet may only organise.
    #expect(tablet.heads.isEmpty)
  }

  @Test func whoHasBetMeanwhileIsNotToldThatTheyHaveNot() async throws {
    let cast = try await PoolsCast()
    let phone = try await TestPhone(of: cast.marta)
    let pool = try await cast.pool(cast.content(mode: .link))
    try await bet(73, 64, in: cast.pool(cast.content(mode: .link)), of: cast)
    cast.marta.home.clock.advance(by: hour * 22)
    _ = try await cast.marta.browser.post("/me/notices/silence")
    try await cast.marta.home.tell(after: hour * 1.5)
    try await bet(1, 0, in: pool, of: cast)
    _ = try await cast.marta.browser.post("/me/notices/silence/end")
    try await cast.marta.home.tell()
    #expect(phone.heads.isEmpty)
  }

  @Test func theLockAndTheResultAreToldToWhoHasBetAndNobodysScore() async throws {
    let cast = try await PoolsCast(language: .es)
    let luis = try await cast.marta.home.member(of: cast.marta.space, language: .es)
    let (phone, tablet) = (try await TestPhone(of: cast.marta), try await TestPhone(of: luis))
    let pool = try await cast.pool(cast.content(mode: .link))
    try await bet(73, 64, in: pool, of: cast)
    try await bet(5, 4, in: pool, of: cast, as: luis)
    cast.marta.home.clock.advance(by: hour * 24)
    _ = try await cast.marta.home.house.schedule.runIfDue(PoolLocks.job)
    try await cast.marta.home.tell()
    #expect(
      try phone.sentences == ["Sevilla FC – Real Betis: se han cerrado las apuestas y ya se ven todas."])
    #expect(try tablet.sentences.count == 1)
    try await cast.close(pool, 2, 1)
    try await cast.marta.home.tell()
    try await cast.marta.home.tell(after: .seconds(60))
    // Whoever closes it knows.
    #expect(try phone.told.count == 1)
    #expect(try tablet.sentences.last == "Sevilla FC – Real Betis 2–1. Mira cómo te ha ido.")
    let all = try phone.sentences + tablet.sentences
    #expect(!all.contains { $0.contains("73") || $0.contains("5–4") || $0.contains("€") })
  }

  @Test func aResultThatWasTakenBackIsNotTold() async throws {
    let cast = try await PoolsCast()
    let luis = try await cast.marta.home.member(of: cast.marta.space)
    let tablet = try await TestPhone(of: luis)
    let pool = try await cast.pool(cast.content(mode: .link))
    try await bet(5, 4, in: pool, of: cast, as: luis)
    cast.marta.home.clock.advance(by: hour * 26)
    try await cast.close(pool, 2, 1)
    let line = try await cast.marta.read { try Activity.of(pool, in: $0) }.first { $0.tells(of: Pool.closed) }
    _ = try await cast.marta.post(Undoing.path(try #require(line?.id)))
    try await cast.marta.home.tell()
    try await cast.marta.home.tell(after: .seconds(60))
    #expect(tablet.heads.isEmpty)
  }
}
