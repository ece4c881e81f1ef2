import Kit

/// The leagues of one space.
struct LeagueStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  private static var most: Int { 20 }

  /// The newest first.
  func leagues() throws -> [League] {
    try scope.things(where: "1 = 1 ORDER BY created_at DESC, id DESC LIMIT \(Self.most)")
  }

  /// How everybody who has bet stands, over what is decided of a league or of one round.
  func table(of league: ID<League>, round: ID<Round>? = nil) throws -> LeagueTable {
    let which: SQL = round.map { "pools_round.id = \($0)" } ?? "1 = 1"
    let (home, away): (SQL, SQL) = ("pools_bet.home", "pools_bet.away")
    let (homeGoals, awayGoals): (SQL, SQL) = ("pools_pool.result_home", "pools_pool.result_away")
    let isExact: SQL = "\(home) = \(homeGoals) AND \(away) = \(awayGoals)"
    let isDifference: SQL = "\(home) - \(away) = \(homeGoals) - \(awayGoals)"
    let isTendency: SQL = "(\(home) - \(away)) * (\(homeGoals) - \(awayGoals)) > 0"
    let decided: SQL = "pools_pool.ending = 'result'"
    let rows = try scope.connection.rows(
      """
      SELECT pools_bet.name_key, MAX(pools_bet.name) AS name,
        SUM(CASE WHEN \(decided) AND \(isExact) THEN 1 ELSE 0 END) AS exact,
        SUM(CASE WHEN \(decided) AND NOT (\(isExact)) AND \(isDifference) THEN 1 ELSE 0 END) AS difference,
        SUM(CASE WHEN \(decided) AND NOT (\(isDifference)) AND \(isTendency) THEN 1 ELSE 0 END) AS tendency,
        SUM(CASE WHEN \(decided) THEN 1 ELSE 0 END) AS played,
        SUM(CASE WHEN pools_pool.ending IS NOT NULL THEN pools_bet.payout - pools_pool.stake ELSE 0 END) AS gain
      FROM pools_round JOIN pools_pool ON pools_pool.round_id = pools_round.id
        JOIN pools_bet ON pools_bet.pool_id = pools_pool.id
      WHERE pools_round.league_id = \(league) AND pools_round.space_id = \(scope.space.id) AND \(which)
        AND pools_round.trash_id IS NULL AND pools_pool.trash_id IS NULL AND pools_bet.trash_id IS NULL
      GROUP BY pools_bet.name_key ORDER BY pools_bet.name_key
      """)
    return LeagueTable(
      try rows.map { row in
        LeagueTable.Line(
          key: try row["name_key"], name: try row["name"],
          hits: Hits(exact: try row["exact"], difference: try row["difference"], tendency: try row["tendency"]),
          played: try row["played"], gain: try row["gain"] as Int64? ?? 0)
      })
  }
}

extension LeagueStore where Scope == SpaceTransaction {
  func add(_ draft: LeagueDraft, id: ID<League>) throws {
    let name = try draft.validated()
    try scope.claim(id)
    try scope.run(
      """
      INSERT INTO pools_league (id, space_id, name, created_at) VALUES (\(id), \(scope.space.id), \(name), \(scope.now))
      """)
    try scope.record(League.added, of: try scope.find(id).subject)
  }

  func change(_ id: ID<League>, to draft: LeagueDraft, from shown: LeagueDraft?) throws {
    let stored = LeagueDraft(name: try scope.find(id).name)
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: LeagueDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    try scope.update(id, "name = \(try merged.validated())")
    try scope.record(League.changed, of: try scope.find(id).subject, fields: changes)
  }

  /// - Returns: the line of activity by which it comes back; `nil` when it was gone before.
  /// - Throws: `Refusal.conflict` for one that has rounds: their money and points are somebody's.
  func remove(_ id: ID<League>) throws -> ID<Activity>? {
    guard try scope.findUnlessGone(id) != nil else { return nil }
    guard try !scope.connection.holds("pools_round WHERE league_id = \(id) AND trash_id IS NULL") else {
      throw Refusal.conflict(LeaguePhrases.hasRounds)
    }
    return try scope.trash(id, League.deleted)
  }
}
