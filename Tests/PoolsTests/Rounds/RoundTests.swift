import TestKit
import Testing

@testable import Kit
@testable import Pools

/// A league with a round of matches, a member and friends who come by its link.
struct LeagueCast {
  let cast: PoolsCast
  let league: ID<League>
  let round: ID<Round>
  let pools: [ID<Pool>]

  /// - Parameter stake: per match; nothing for points alone.
  init(matches: Int = 3, stake: Int64 = 0) async throws {
    cast = try await PoolsCast()
    let (mint, marta, kickOff) = (cast.mint, cast.marta, cast.kickOff)
    let (league, round): (ID<League>, ID<Round>) = (mint.id(), mint.id())
    let pools: [ID<Pool>] = (0..<matches).map { _ in mint.id() }
    let terms = cast.content(stake: stake, mode: .link)
    try await marta.change { transaction in
      try LeagueStore(transaction).add(LeagueDraft(name: "The pub"), id: league)
      try RoundStore(transaction).insert(RoundName(text: "Matchday 7"), id: round, into: league)
      for (index, pool) in pools.enumerated() {
        let content = PoolContent(
          home: terms.home, away: terms.away, stake: terms.stake, mode: .link, basis: terms.basis, nobodyHit: .carry,
          hasUniqueScores: false, holder: "Marta", kickOff: kickOff + .seconds(3600 * index), fixture: nil)
        try PoolStore(transaction).add(content, id: pool, in: round)
      }
    }
    (self.league, self.round, self.pools) = (league, round, pools)
  }

  func form(_ scores: [(Int, Int)?]) -> [(String, String)] {
    zip(pools, scores).flatMap { pool, score in
      [
        ("match", pool.description), ("home-\(pool)", score.map { "\($0.0)" } ?? ""),
        ("away-\(pool)", score.map { "\($0.1)" } ?? ""),
      ]
    }
  }

  /// A friend in a browser of their own, and the address of the league there.
  func guest(_ name: String) async throws -> (browser: TestBrowser, home: String) {
    let made = try await cast.marta.post(
      Capability.playInLeague.shares(of: league), [("id", cast.mint.uuid().text), ("lifetime", "ever")])
    let secret = try #require(made.text.firstMatch(of: /\/l\/([0-9a-f]{32})/)?.output.1)
    let browser = cast.marta.home.stranger()
    return (browser, try #require(try await browser.post("/l/\(secret)", [("name", name)]).location))
  }

  func close(_ results: [(Int, Int)]) async throws {
    cast.marta.home.clock.advance(by: .seconds(30 * 3600))
    #expect(try await cast.marta.post(PoolsPaths.roundResults(league, round), form(results)).status == 303)
  }

  func table() async throws -> LeagueTable { try await cast.marta.read { try LeagueStore($0).table(of: league) } }
}

@Suite struct RoundTests {
  @Test func allMatchesAreBetOnAtOnceAndSeenByNobodyElseUntilEachKickOff() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    let answer = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(73, 64), (72, 63), nil]))
    #expect(answer.status == 303)
    #expect(answer.location == home)
    let own = try await lola.get(home).text
    #expect(own.contains("value=\"73\"") && own.contains("value=\"63\""))
    #expect(own.contains("1 match to go"))
    let (pepe, his) = try await it.guest("Pepe")
    let places = [PoolsPaths.league(it.league), PoolsPaths.round(it.league, it.round), PoolsPaths.pool(it.pools[0])]
    func told(_ text: String) -> Bool {
      ["73–64", "72–63", "73-64", "value=\"73\"", "value=\"72\"", ">73<", ">72<"].contains { text.contains($0) }
    }
    for link in places { #expect(!told(try await it.cast.marta.get(link).text), "\(link.path)") }
    for page in [his, "\(his)/rounds/\(it.round)"] { #expect(!told(try await pepe.get(page).text), "\(page)") }
    #expect(try await pepe.get(his).text.contains("1 missing"))
    it.cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    let begun = try await pepe.get(his).text
    #expect(begun.contains("73–64") && !begun.contains("72–63"))
    it.cast.marta.home.clock.advance(by: .seconds(3600))
    #expect(try await pepe.get(his).text.contains("72–63"))
  }

  @Test func whatOnePersonBetsInARoundIsOneLine() async throws {
    let it = try await LeagueCast()
    _ = try await it.cast.marta.get(PoolsPaths.pools())
    let (lola, home) = try await it.guest("Lola")
    _ = try await it.cast.marta.get(PoolsPaths.pools())
    let reader = it.cast.marta.person.id
    let before = try await it.cast.marta.read { try $0.news(for: reader) }
    #expect(before.isEmpty)
    let bets = "\(home)/rounds/\(it.round)/own-bets"
    _ = try await lola.post(bets, it.form([(1, 0), (2, 0), (3, 0)]))
    #expect(try await it.cast.marta.read { try $0.news(for: reader) } == ["pools": 1])
    _ = try await lola.post(bets, it.form([(1, 0), (2, 2), (3, 0)]))
    _ = try await it.cast.marta.post(
      PoolsPaths.writtenBets(it.league, it.round), it.form([(1, 0), nil, (0, 0)]) + [("name", "Pepe")])
    let rows = try await it.cast.marta.get(Link(inSpace: "/activity").with("app", "pools")).page.rows.map(\.title)
    #expect(
      rows.prefix(3) == [
        "Pepe has bet: Matchday 7, 2 matches", "Lola changed their bet: Matchday 7, 1 match",
        "Lola has bet: Matchday 7, 3 matches",
      ])
  }

  @Test func whatComesAfterItsKickOffStaysAndTheRestIsSaved() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    let bets = "\(home)/rounds/\(it.round)/own-bets"
    _ = try await lola.post(bets, it.form([(1, 0), nil, nil]))
    it.cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    let answer = try await lola.post(bets, it.form([(2, 0), (3, 1), nil]))
    #expect(answer.location == "\(home)?late=1")
    #expect(try await lola.get("\(home)?late=1").text.contains("1 match had begun already"))
    #expect(try await it.cast.bets(it.pools[0]).first?.score == Score(1, 0))
    #expect(try await it.cast.bets(it.pools[1]).count == 1)
  }

  @Test func oneSideAloneIsAskedForAndNothingIsLost() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    var form = it.form([(1, 0), (2, 2), nil])
    form[5].1 = ""
    let answer = try await lola.post("\(home)/rounds/\(it.round)/own-bets", form)
    #expect(answer.status == 422)
    #expect(answer.text.contains("Enter the goals of both"))
    #expect(answer.text.contains("value=\"1\"") && answer.text.contains("value=\"2\""))
    #expect(try await it.cast.bets(it.pools[0]).isEmpty)
  }

  @Test func aFormThatArrivesTwiceBetsOnce() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    for _ in 1...2 { _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(1, 0), nil, nil])) }
    #expect(try await it.cast.marta.read { try LogStore($0).entries(of: it.pools[0]).map(\.kind) } == [.created, .bet])
  }

  @Test func theTableCountsPointsOverAllRounds() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    let (pepe, his) = try await it.guest("Pepe")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(2, 1), (1, 1), (0, 2)]))
    _ = try await pepe.post("\(his)/rounds/\(it.round)/own-bets", it.form([(3, 2), (0, 1), (0, 1)]))
    #expect(try await it.table().isDecided == false)
    try await it.close([(2, 1), (2, 2), (0, 1)])
    let lines = try await it.table().lines
    #expect(lines.map(\.line.name) == ["Lola", "Pepe"])
    #expect(lines.map(\.line.hits.points) == [3 + 2 + 1, 2 + 0 + 3])
    #expect(try await pepe.get(his).text.contains("1. Lola"))
    #expect(try await it.cast.ledger().accounts.isEmpty)
    #expect(try await it.cast.carryOver() == 0)
  }

  @Test func moneyIsPlayedForMatchByMatch() async throws {
    let it = try await LeagueCast(matches: 1, stake: 100)
    let (lola, home) = try await it.guest("Lola")
    let (pepe, his) = try await it.guest("Pepe")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(2, 1)]))
    _ = try await pepe.post("\(his)/rounds/\(it.round)/own-bets", it.form([(1, 0)]))
    try await it.close([(2, 1)])
    #expect(try await it.cast.payouts(it.pools[0]) == [200, 0])
    #expect(try await it.table().lines.map(\.line.gain) == [100, -100])
  }

  @Test func pointsAlonePlayForNobodysRollover() async throws {
    let it = try await LeagueCast(matches: 1)
    let paper = try await it.cast.pool()
    try await it.cast.bet("Ana", 1, 0, in: paper)
    try await it.cast.close(paper, 4, 4)
    let (lola, home) = try await it.guest("Lola")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(2, 1)]))
    try await it.close([(2, 1)])
    #expect(try await it.cast.carryOver() == 200)
    #expect(try await it.cast.payouts(it.pools[0]) == [0])
  }

  @Test func aRoundGoesWithItsBetsAndComesBackWhileNothingIsDecided() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(1, 0), (1, 1), nil]))
    #expect(try await it.cast.marta.post(PoolsPaths.leagueDeletion(it.league)).status == 409)
    #expect(try await it.cast.marta.post(PoolsPaths.roundDeletion(it.league, it.round)).status == 303)
    #expect(try await lola.get("\(home)/rounds/\(it.round)").status == 410)
    try await it.cast.undo(Round.deleted)
    #expect(try await lola.get(home).text.contains("value=\"1\""))
    try await it.close([(1, 0), (1, 1), (0, 0)])
    #expect(try await it.cast.marta.post(PoolsPaths.roundDeletion(it.league, it.round)).status == 409)
  }

  @Test func aLinkOpensItsOwnLeagueAlone() async throws {
    let it = try await LeagueCast()
    let (other, round): (ID<League>, ID<Round>) = (it.cast.mint.id(), it.cast.mint.id())
    try await it.cast.marta.change { transaction in
      try LeagueStore(transaction).add(LeagueDraft(name: "The office"), id: other)
      try RoundStore(transaction).insert(RoundName(text: "Matchday 8"), id: round, into: other)
    }
    let (lola, home) = try await it.guest("Lola")
    #expect(try await lola.get("\(home)/rounds/\(round)").status == 404)
    #expect(try await lola.post("\(home)/rounds/\(round)/own-bets", []).status == 404)
    #expect(try await lola.get(home.replacing(it.league.description, with: other.description)).status == 404)
    #expect(try await lola.get("\(home)/rounds/\(it.round)/results").status == 404)
  }

  @Test func aRoundIsMadeOfTheMatchesThatWereChosen() async throws {
    let it = try await LeagueCast()
    let marta = it.cast.marta
    try await marta.change { try PoolsSample(language: .en).add(to: $0) }
    let chooser = try await marta.get(PoolsPaths.newRound(it.league)).text
    let of = try #require(chooser.firstMatch(of: /rounds\/new\?of=([0-9a-f-]{36})/)?.output.1)
    let form = try await marta.get(PoolsPaths.newRound(it.league).with("of", String(of))).text
    let matches = form.matches(of: /name="match" value="([0-9a-f-]{36})" checked/).map { String($0.output.1) }
    #expect(matches.count == 3)
    let id = it.cast.mint.uuid().text
    let chosen = matches.dropFirst().map { ("match", $0) }
    let answer = try await marta.post(
      PoolsPaths.newRound(it.league), [("id", id), ("of", String(of)), ("stake", ""), ("holder", "Marta")] + chosen)
    #expect(answer.status == 303)
    let round = try #require(ID<Round>(id))
    #expect(try await marta.read { try RoundStore($0).pools(of: round).map(\.stake.minorUnits) } == [0, 0])
    let none = try await marta.post(
      PoolsPaths.newRound(it.league), [("id", it.cast.mint.uuid().text), ("of", String(of)), ("stake", "")])
    #expect(none.status == 422)
  }

  @Test func anotherRoundIsOfferedWhereTheMatchesThatWereOfferedHaveGone() async throws {
    let it = try await LeagueCast()
    try await it.cast.marta.change { try PoolsSample(language: .en).add(to: $0) }
    let answer = try await it.cast.marta.post(
      PoolsPaths.newRound(it.league),
      [("id", it.cast.mint.uuid().text), ("of", it.cast.mint.uuid().text), ("stake", ""), ("holder", "Marta")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("have begun or are gone"))
    #expect(answer.text.contains("/rounds/new?of="))
  }
}
