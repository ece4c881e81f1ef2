import Kit

/// What came of the matches of a round that were closed lately, for somebody who had bet on them.
struct DecidedRound: Hashable, Sendable {
  let round: ID<Round>
  let league: ID<League>
  let leagueName: String
  let name: RoundName
  let results: Int
  let points: Int

  var line: TodayLine {
    let title = name.text.isEmpty ? RoundPhrases.round : name.title
    return TodayLine(
      Phrase(joining: "\(leagueName) · \(title)"), ReminderPhrases.newResults(results, points: points),
      opens: PoolsPaths.round(league, round))
  }
}

extension RoundStore {
  /// The rounds with matches that were closed since a moment on which somebody had bet, the last one first.
  func decided(since begin: Instant, for person: ID<Person>) throws -> [DecidedRound] {
    let rows = try scope.connection.rows(
      """
      SELECT pools_round.id, pools_round.league_id, pools_round.name, pools_league.name AS league, pools_bet.home,
        pools_bet.away, pools_pool.result_home, pools_pool.result_away
      FROM pools_pool JOIN pools_round ON pools_round.id = pools_pool.round_id
        JOIN pools_league ON pools_league.id = pools_round.league_id
        JOIN pools_bet ON pools_bet.pool_id = pools_pool.id
      WHERE pools_pool.space_id = \(scope.space.id) AND pools_pool.trash_id IS NULL AND pools_pool.ending = 'result'
        AND pools_pool.ended_at >= \(begin) AND pools_round.trash_id IS NULL AND pools_league.trash_id IS NULL
        AND pools_bet.trash_id IS NULL AND pools_bet.person_id = \(person)
      ORDER BY pools_pool.ended_at DESC, pools_pool.id DESC LIMIT \(TodayLine.most * Self.mostMatches)
      """)
    var found: [DecidedRound] = []
    for row in rows {
      let (id, score): (ID<Round>, Score?) = (try row["id"], try Score(row))
      let result = try Score(row, "result_home", "result_away")
      let points = score.flatMap { score in result.map { Hits.points(of: score, with: $0) } } ?? 0
      let before = found.firstIndex { $0.round == id }
      let (results, sum) = before.map { (found[$0].results, found[$0].points) } ?? (0, 0)
      let now = DecidedRound(
        round: id, league: try row["league_id"], leagueName: try row["league"], name: RoundName(text: try row["name"]),
        results: results + 1, points: sum + points)
      if let before { found[before] = now } else { found.append(now) }
    }
    return Array(found.prefix(TodayLine.most))
  }
}
