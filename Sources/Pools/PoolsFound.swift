package import Kit

extension PoolsApp {
  package var knownNames: [KnownNames] {
    [
      KnownNames("pools.names", of: [Fixture.topic, League.topic]) { view in
        let fixtures: [Fixture] = try view.things(
          where: "is_played = 0 ORDER BY sort_at, id LIMIT \(Self.mostFixtures)")
        return try LeagueStore(view).leagues().map(\.name) + fixtures.map(\.name)
      }
    ]
  }

  /// Of those that are to come: a season of several competitions has fewer.
  private static let mostFixtures = 1_000

  /// Leagues, pools of single matches, the open ones first, matches, those to come first, and who has put money in. Of bets nothing.
  package func found(_ sought: Sought, in view: SpaceView, for visit: SpaceVisit) throws -> [Found] {
    let (pools, fixtures, start) = (PoolStore(view), FixtureStore(view), visit.startOfToday)
    let (open, closed) = try (
      pools.pools(closed: false, matching: sought.text).elements,
      pools.pools(closed: true, matching: sought.text).elements
    )
    let (next, past) = try (
      fixtures.upcoming(matching: sought.text, from: start).elements,
      fixtures.past(matching: sought.text, before: start).elements
    )
    func list(_ open: Bool, _ title: Phrase, _ lists: (Link, Link)) -> (title: Phrase, link: Link) {
      (title, (open ? lists.0 : lists.1).with("q", sought.text))
    }
    let leagues = try LeagueStore(view).leagues()
    let names = Dictionary(leagues.map { ($0.id, $0.name) }) { first, _ in first }
    let rounds = try RoundStore(view).latest(of: leagues.prefix(Found.most).map(\.id)).filter { round in
      sought.isIn(round.title.text(in: visit.locale), names[round.league] ?? "")
        && !sought.isIn(names[round.league] ?? "")
    }
    return [
      Found(leagues.filter { sought.isIn($0.name) }, icon: "flag") {
        FoundThing(Phrase(verbatim: $0.name), opens: PoolsPaths.league($0.id))
      },
      Found(rounds, icon: "flag") { round in
        FoundThing(
          round.title, names[round.league].map(Phrase.init(verbatim:)), opens: PoolsPaths.round(round.league, round.id))
      },
      Found(
        open + closed, icon: "pools",
        in: list(!open.isEmpty, PoolsPhrases.pools, (PoolsPaths.pools(), PoolsPaths.closedPools()))
      ) { PoolRow(pool: $0, now: visit.house.mint.now()).found },
      Found(
        next + past, icon: "calendar",
        in: list(!next.isEmpty, FixturePhrases.fixtures, (PoolsPaths.fixtures(), PoolsPaths.playedFixtures()))
      ) { FixtureRow(fixture: $0, isPast: $0.isPast(on: start, in: view.space.zone)).found(on: visit.today) },
      Found(try BetStore(view).participants(sought), icon: "euro") {
        FoundThing(
          Phrase(verbatim: $0.name), BalancePhrases.balances, opens: PoolsPaths.balance(ParticipantKey($0.key)))
      },
    ]
  }
}

extension RoundStore {
  /// More than a season has.
  private static var mostLooked: Int { 100 }

  /// The rounds of some leagues, the newest first.
  fileprivate func latest(of leagues: [ID<League>]) throws -> [Round] {
    guard !leagues.isEmpty else { return [] }
    return try scope.things(
      where: "league_id IN \(leagues) ORDER BY created_at DESC, id DESC LIMIT \(Self.mostLooked)")
  }
}

extension BetStore {
  /// Who is called so and has an account in the balances.
  fileprivate func participants(_ sought: Sought) throws -> [(key: String, name: String)] {
    try scope.connection.rows(
      """
      SELECT name_key, MAX(name) AS name FROM pools_bet
      WHERE \(Bet.shown(in: scope.space))\(Search.condition(sought.text, in: "name_key")) AND pool_id IN (
        SELECT id FROM pools_pool WHERE \(Pool.shown(in: scope.space)) AND stake > 0)
      GROUP BY name_key ORDER BY name_key LIMIT \(Found.most)
      """
    ).map { (try $0["name_key"], try $0["name"]) }
  }
}

extension FixtureRow {
  /// As a search of everything shows it, where no day stands above it.
  fileprivate func found(on today: Day) -> FoundThing {
    let when = fixture.kickOff.map { Phrase(Capitalized($0.written(.near(to: today)))) }
    let parts = [when, Phrase(verbatim: fixture.competition.title), fixture.roundTitle]
    return FoundThing(
      fixture.title, parts.compactMap(\.self).joined(by: " · "), badge: badge, opens: PoolsPaths.fixture(fixture.id))
  }
}
