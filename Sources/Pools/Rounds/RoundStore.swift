import Kit

/// The rounds of one space: reading.
struct RoundStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// How many matches a round may have: more than any league's.
  static var mostMatches: Int { 40 }
  private static var mostRounds: Int { 80 }

  /// A league's, the newest first.
  func rounds(of league: ID<League>) throws -> [Round] {
    try scope.things(where: "league_id = \(league) ORDER BY created_at DESC, id DESC LIMIT \(Self.mostRounds)")
  }

  /// - Throws: `Refusal.notFound` for one that is of another league: a guest's link opens one league alone.
  func round(_ id: ID<Round>, of league: ID<League>) throws -> Round {
    let round = try scope.find(id)
    guard round.league == league else { throw Refusal.notFound }
    return round
  }

  /// In the order of their kick-offs.
  func pools(of round: ID<Round>) throws -> [Pool] {
    try scope.things(where: "round_id = \(round) ORDER BY \(Pool.begins), id")
  }

  /// The first that has a match to bet on; `nil` when all have begun.
  func current(of league: ID<League>, at now: Instant) throws -> ID<Round>? {
    try scope.connection.value(
      """
      SELECT pools_round.id FROM pools_round JOIN pools_pool ON pools_pool.round_id = pools_round.id
      WHERE pools_round.league_id = \(league) AND pools_round.space_id = \(scope.space.id)
        AND pools_round.trash_id IS NULL AND pools_pool.trash_id IS NULL AND pools_pool.ending IS NULL
        AND (pools_pool.locks_at IS NULL OR pools_pool.locks_at > \(now))
      ORDER BY \(Pool.begins), pools_round.id LIMIT 1
      """)
  }

  /// The rounds of which a match begins soon on which somebody who plays in the league has not bet.
  func lacking(_ person: ID<Person>, before end: Instant, at now: Instant) throws -> [LackingRound] {
    try scope.connection.rows(
      """
      SELECT pools_round.id, pools_round.league_id, pools_round.name, MAX(pools_league.name) AS league,
        COUNT(*) AS missing, MIN(\(Pool.begins)) AS begins
      FROM pools_pool JOIN pools_round ON pools_round.id = pools_pool.round_id
        JOIN pools_league ON pools_league.id = pools_round.league_id
      WHERE pools_pool.space_id = \(scope.space.id) AND pools_pool.trash_id IS NULL AND pools_pool.ending IS NULL
        AND (pools_pool.locks_at IS NULL OR pools_pool.locks_at > \(now))
        AND pools_round.trash_id IS NULL AND pools_league.trash_id IS NULL
        AND pools_pool.id NOT IN (
          SELECT pool_id FROM pools_bet
          WHERE person_id = \(person) AND space_id = \(scope.space.id) AND trash_id IS NULL)
      GROUP BY pools_round.id, pools_round.league_id, pools_round.name HAVING MIN(\(Pool.begins)) < \(end)
      ORDER BY begins, pools_round.id LIMIT \(TodayLine.most)
      """
    ).map { row in
      LackingRound(
        round: try row["id"], league: try row["league_id"], leagueName: try row["league"],
        name: RoundName(text: try row["name"]), missing: try row["missing"], begins: try row["begins"])
    }
  }

  /// The rounds with matches that are over and whose results nobody has entered, the one that waits longest first.
  func unresolved(at now: Instant) throws -> [UnresolvedRound] {
    try scope.connection.rows(
      """
      SELECT pools_round.id, pools_round.league_id, pools_round.name, MAX(pools_league.name) AS league,
        COUNT(*) AS missing, MIN(\(Pool.begins)) AS begins
      FROM pools_pool JOIN pools_round ON pools_round.id = pools_pool.round_id
        JOIN pools_league ON pools_league.id = pools_round.league_id
      WHERE pools_pool.space_id = \(scope.space.id) AND pools_pool.trash_id IS NULL AND pools_pool.ending IS NULL
        AND \(Pool.begins) < \(now - PoolNow.length) AND pools_pool.locks_at <= \(now)
        AND pools_round.trash_id IS NULL AND pools_league.trash_id IS NULL
      GROUP BY pools_round.id, pools_round.league_id, pools_round.name
      ORDER BY begins, pools_round.id LIMIT \(TodayLine.most)
      """
    ).map { row in
      UnresolvedRound(
        round: try row["id"], league: try row["league_id"], leagueName: try row["league"],
        name: RoundName(text: try row["name"]), missing: try row["missing"])
    }
  }

  /// What there is to make a round of: the next of each competition, by one of its matches.
  func choices(for league: ID<League>, from now: Instant) throws -> [RoundChoice] {
    try scope.connection.rows(
      """
      SELECT competition, season, MAX(round) AS round, MIN(id) AS id, COUNT(*) AS matches, MIN(sort_at) AS begins
      FROM pools_fixture WHERE \(Fixture.shown(in: scope.space)) AND \(isToCome(now)) AND NOT \(isTaken(by: league))
      GROUP BY competition, season, round_key ORDER BY begins, id LIMIT 12
      """
    ).map { row in
      RoundChoice(
        fixture: try row["id"], competition: Competition(name: try row["competition"], season: try row["season"]),
        round: RoundName(text: try row["round"]), matches: try row["matches"])
    }
  }

  /// The matches to come of the round that a match is of, the first before the others; none where that match is not there.
  func fixtures(beside id: ID<Fixture>, for league: ID<League>, from now: Instant) throws -> [Fixture] {
    let there: [Fixture] = try scope.things(where: "id = \(id)")
    guard let fixture = there.first else { return [] }
    return try scope.things(
      where: """
        competition = \(fixture.competition.name) AND season = \(fixture.competition.season)
          AND round_key = \(fixture.round.key) AND \(isToCome(now)) AND NOT \(isTaken(by: league))
        ORDER BY sort_at, id LIMIT \(Self.mostMatches)
        """)
  }

  private func isToCome(_ now: Instant) -> SQL { "is_played = 0 AND sort_at > \(now) AND is_decided = 1" }

  private func isTaken(by league: ID<League>) -> SQL {
    """
    EXISTS (
      SELECT 1 FROM pools_pool JOIN pools_round ON pools_round.id = pools_pool.round_id
      WHERE pools_pool.fixture_id = pools_fixture.id AND pools_round.league_id = \(league)
        AND pools_pool.trash_id IS NULL AND pools_round.trash_id IS NULL)
    """
  }

  /// For whom others have written in a league, by their names.
  func writtenNames(in league: ID<League>) throws -> [String] {
    try scope.connection.rows(
      """
      SELECT pools_bet.name_key, MAX(pools_bet.name) AS name
      FROM pools_round JOIN pools_pool ON pools_pool.round_id = pools_round.id
        JOIN pools_bet ON pools_bet.pool_id = pools_pool.id
      WHERE pools_round.league_id = \(league) AND pools_round.space_id = \(scope.space.id) AND pools_bet.trash_id IS NULL
        AND pools_bet.person_id IS NULL AND pools_bet.guest_id IS NULL
      GROUP BY pools_bet.name_key ORDER BY pools_bet.name_key LIMIT 40
      """
    ).map { try $0["name"] }
  }

  /// What the fixtures say of a round's matches.
  func proposals(for pools: [Pool]) throws -> [ID<Pool>: Score] {
    let ids = pools.compactMap(\.fixture)
    guard !ids.isEmpty else { return [:] }
    let fixtures: [Fixture] = try scope.things(where: "id IN \(ids) ORDER BY id")
    return pools.reduce(into: [:]) { proposals, pool in
      proposals[pool.id] = fixtures.first { $0.id == pool.fixture }?.proposal(for: pool)
    }
  }
}
