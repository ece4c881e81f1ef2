import TestKit
import Testing

@testable import Kit
@testable import Pools

/// Who is told to have not bet, and when one is told it of oneself.
@Suite struct AttendanceTests {
  private func lacking(_ pool: ID<Pool>, _ cast: PoolsCast) async throws -> [String] {
    let now = cast.now
    return try await cast.marta.read { view in
      let pool = try view.find(pool)
      return try AttendanceStore(view).lacking(
        in: pool, besides: try BetStore(view).bets(of: pool, for: nil, at: now), at: now)
    }
  }

  /// Somebody who comes by a pool's link, and the pool's address there.
  private func guest(_ name: String, of pool: ID<Pool>, _ cast: PoolsCast) async throws -> (
    browser: TestBrowser, page: String
  ) {
    let made = try await cast.marta.post(
      Capability.betInPool.shares(of: pool), [("id", cast.mint.uuid().text), ("lifetime", "ever")])
    let secret = try #require(made.text.firstMatch(of: /\/l\/([0-9a-f]{32})/)?.output.1)
    let browser = cast.marta.home.stranger()
    return (browser, try #require(try await browser.post("/l/\(secret)", [("name", name)]).location))
  }

  /// Two pools, in one of which Ana has bet and in both Luis.
  private func bets(_ cast: PoolsCast) async throws -> (pools: [ID<Pool>], bets: [Bet]) {
    let pools = [try await cast.pool(), try await cast.pool()]
    for (name, pool) in [("Ana", 0), ("Luis", 0), ("Luis", 1)] { try await cast.bet(name, 1, 0, in: pools[pool]) }
    return (pools, try await cast.bets(pools[0]) + cast.bets(pools[1]))
  }

  @Test func whoHasBetIsNotMissingAndANameIsSaidOnce() async throws {
    let (pools, bets) = try await bets(PoolsCast())
    let lines = Attendance(bets, on: Set(pools), expected: ["Pepe", "LUÍS", "pepe"]).lines
    #expect(lines.map(\.name) == ["Pepe", "Ana", "Luis"])
    #expect(lines.map(\.missing) == [2, 1, 0])
  }

  @Test func whatCanNoLongerBeBetOnIsMissedByNobody() async throws {
    let (pools, bets) = try await bets(PoolsCast())
    #expect(Attendance(bets, on: [pools[0]]).lacking.isEmpty)
    #expect(Attendance(bets, on: [pools[1]]).lacking.map(\.name) == ["Ana"])
  }

  @Test func whoCameByTheLinkIsMissingUntilTheyBet() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    _ = try await guest("Pepe", of: pool, cast)
    #expect(try await lacking(pool, cast) == ["Lola", "Pepe"])
    _ = try await lola.post("\(page)/own-bet", [("id", cast.mint.uuid().text), ("home", "73"), ("away", "64")])
    #expect(try await lacking(pool, cast) == ["Pepe"])
    let organiser = try await cast.marta.get(PoolsPaths.pool(pool)).page.words
    #expect(organiser.contains("Have not bet yet") && organiser.contains("Pepe"))
    // Guests are told of nobody.
    #expect(try await !lola.get(page).text.contains("Have not bet yet"))
    cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    #expect(try await lacking(pool, cast) == [])
  }

  @Test func whoPlayedLastTimeIsMissingButNotWhoeverWasTakenOut() async throws {
    let cast = try await PoolsCast()
    let before = try await cast.pool()
    for name in ["Ana", "Luis", "Carmen"] { try await cast.bet(name, 1, 0, in: before) }
    try await cast.close(before, 1, 0)
    let pool = try await cast.pool()
    let ana = try await cast.bet("Ana", 2, 0, in: pool)
    #expect(try await lacking(pool, cast) == ["Carmen", "Luis"])
    _ = try await cast.marta.post(PoolsPaths.betDeletion(pool, ana))
    #expect(try await lacking(pool, cast) == ["Carmen", "Luis"])
    let link = PoolsPaths.newBet(pool).with("name", "Luis")
    let links = try await cast.marta.get(PoolsPaths.pool(pool)).page.links
    #expect(links.contains { $0.address == cast.marta.address(link) })
  }

  @Test func theSummarySaysWhoHasNotBetYet() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    _ = try await guest("Lola", of: pool, cast)
    let open = try await cast.marta.get(PoolsPaths.summary(pool)).text
    #expect(open.contains("Have not bet yet: Lola"))
    cast.marta.home.clock.advance(by: .seconds(25 * 3600))
    #expect(try await !cast.marta.get(PoolsPaths.summary(pool)).text.contains("Have not bet yet"))
  }

  @Test func inTheLastHourWhoHasNotBetIsTold() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    let said = "You have not bet yet and less than an hour is left"
    cast.marta.home.clock.advance(by: .seconds(23 * 3600 - 1))
    #expect(try await !lola.get(page).text.contains(said))
    // The open page asks again when the hour begins.
    #expect(try await lola.get(page).text.contains("<lock-clock left=\"1000\">"))
    cast.marta.home.clock.advance(by: .seconds(1))
    #expect(try await lola.get(page).text.contains(said))
    #expect(try await cast.marta.get(Link(inSpace: "/")).page.words.contains("Bets close at 10:30"))
    _ = try await lola.post("\(page)/own-bet", [("id", cast.mint.uuid().text), ("home", "1"), ("away", "0")])
    #expect(try await !lola.get(page).text.contains(said))
  }

  @Test func whatCameOfOnesBetIsToldToEach() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    let (pepe, his) = try await guest("Pepe", of: pool, cast)
    for (browser, page, home) in [(lola, page, "1"), (pepe, his, "2")] {
      _ = try await browser.post("\(page)/own-bet", [("id", cast.mint.uuid().text), ("home", home), ("away", "0")])
    }
    cast.marta.home.clock.advance(by: .seconds(26 * 3600))
    try await cast.close(pool, 1, 0)
    #expect(
      try await lola.get(page).page.words.contains("You win €4.00. You still owe your stake of €2.00 to Marta."))
    let won = try #require(try await cast.bets(pool).first { $0.name == "Lola" }?.id)
    try await cast.marta.change { try Payments($0).note(won, isPaid: true) }
    #expect(try await lola.get(page).page.words.contains("You win €4.00. Marta has it for you."))
    #expect(
      try await pepe.get(his).page.words.contains(
        "You did not get it this time. You still owe your stake of €2.00 to Marta."))
    #expect(try await cast.marta.get(Link(inSpace: "/")).page.words.contains("1–0 · Lola won"))
  }

  @Test func aRoundTellsWhoHasNotBegunToThoseWhoOrganiseAlone() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    let (pepe, his) = try await it.guest("Pepe")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(73, 64), nil, nil]))
    let organiser = try await it.cast.marta.get(PoolsPaths.league(it.league)).page.words
    #expect(organiser.contains("Pepe") && organiser.contains("3 missing") && organiser.contains("2 missing"))
    #expect(try await !lola.get(home).text.contains("Pepe"))
    it.cast.marta.home.clock.advance(by: .seconds(23 * 3600))
    #expect(try await pepe.get(his).text.contains("In less than an hour a match begins"))
    #expect(try await !lola.get(home).text.contains("In less than an hour"))
  }

  @Test func aRoundWhoseMatchesAreOverWaitsForItsResults() async throws {
    let it = try await LeagueCast()
    func today() async throws -> String { try await it.cast.marta.get(Link(inSpace: "/")).page.words }
    it.cast.marta.home.clock.advance(by: .seconds(23 * 3600))
    // Of a round that begins soon all is counted that is missing.
    #expect(try await today().contains("3 matches to go"))
    it.cast.marta.home.clock.advance(by: .seconds(8 * 3600))
    #expect(try await today().contains("3 results are missing"))
    try await it.close([(1, 0), (0, 0), (2, 2)])
    #expect(try await !today().contains("missing"))
  }

  @Test func whoHasBetInNoneOfTheLastThreeRoundsIsNotMissed() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    _ = try await it.guest("Pepe")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(1, 0), nil, nil]))
    func players() async throws -> Set<String> {
      try await it.cast.marta.read { [now = it.cast.now] in
        Set(try AttendanceStore($0).players(of: it.league, at: now))
      }
    }
    #expect(try await players() == ["Lola", "Pepe"])
    for week in 8...10 {
      let (round, pool): (ID<Round>, ID<Pool>) = (it.cast.mint.id(), it.cast.mint.id())
      it.cast.marta.home.clock.advance(by: .seconds(60))
      try await it.cast.marta.change { transaction in
        try RoundStore(transaction).insert(RoundName(text: "Matchday \(week)"), id: round, into: it.league)
        try PoolStore(transaction).add(it.cast.content(mode: .link), id: pool, in: round)
      }
      #expect(try await players().contains("Lola"))
      try await it.cast.bet("Luis", 1, 0, in: pool)
    }
    #expect(try await players() == ["Luis", "Pepe"])
  }

  @Test func aRoundHasASummaryThatTellsNobodysScore() async throws {
    let it = try await LeagueCast(stake: 100)
    let (lola, home) = try await it.guest("Lola")
    _ = try await it.guest("Pepe")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(73, 64), (72, 63), nil]))
    func summary() async throws -> [String] {
      let text = try await it.cast.marta.get(PoolsPaths.roundSummary(it.league, it.round)).text
      let field = try #require(text.firstMatch(of: /<textarea[^>]*>\n([^<]*)<\/textarea>/))
      return String(field.output.1).components(separatedBy: "\n")
    }
    let open = try await summary()
    #expect(open.first == "The pub · Matchday 7" && open[1] == "Stake per match: €1.00")
    #expect(open.contains("22 Nov 2026") && open.contains("10:30 Sevilla FC – Real Betis"))
    #expect(open.last == "Have not bet yet: Pepe, Lola (1)")
    #expect(!open.joined().contains("73") && !open.joined().contains("72"))
    try await it.close([(73, 64), (1, 0), (0, 0)])
    let closed = try await summary()
    #expect(closed.contains("Sevilla FC – Real Betis  73–64 · Lola won"))
    #expect(closed.contains("1. Lola: 4 points") || closed.contains("1. Lola: 3 points"))
    #expect(!closed.joined().contains("Have not bet yet"))
  }

  @Test func betweenTwoRoundsALeagueShowsTheLastOne() async throws {
    let it = try await LeagueCast(stake: 100)
    let (lola, home) = try await it.guest("Lola")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(2, 1), nil, nil]))
    try await it.close([(2, 1), (1, 0), (0, 0)])
    let words = try await lola.get(home).page.words
    #expect(words.contains("Your bet: 2–1 · 3 points · you get €1.00"))
  }

  @Test func theLeaguesMessageNamesItsRoundItsStakeAndItsFirstDeadline() async throws {
    let it = try await LeagueCast(stake: 100)
    let now = it.cast.now
    let invitation = try await it.cast.marta.read { view in
      try RoundStore(view).invitation(to: try view.find(it.league), at: now)
    }
    let locale = ReaderLocale(language: .en, zone: try #require(Zone("Europe/Madrid")))
    #expect(
      invitation.lines.map { $0.text(in: locale) } == [
        "Matchday 7 · 3 matches", "Stake per match: €1.00",
        "Bets are open until each match begins; the first does on 22 Nov 2026, 10:30 (Madrid time).",
      ])
  }
}
