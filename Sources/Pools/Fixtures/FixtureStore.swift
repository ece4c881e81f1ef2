import Kit

/// The matches of one space: reading.
struct FixtureStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  /// What is still to be played, the next first, and at the end what has no date.
  func upcoming(matching words: String = "", from start: Instant, after cursor: Cursor? = nil) throws -> Window<Fixture>
  {
    try window(
      [" AND is_played = 0 AND sort_at >= \(start)"], words, "sort_at, id", cursor?.fixturesAfter(isDescending: false))
  }

  /// What has been played, or should have been by now, the last first.
  func past(matching words: String = "", before end: Instant, after cursor: Cursor? = nil) throws -> Window<Fixture> {
    try window(
      [" AND is_played = 1", " AND is_played = 0 AND sort_at < \(end)"], words, "sort_at DESC, id DESC",
      cursor?.fixturesAfter(isDescending: true))
  }

  /// - Parameter parts: each read in the order of the index, as far as a window goes.
  private func window(_ parts: [SQL], _ words: String, _ order: SQL, _ begin: SQL?) throws -> Window<Fixture> {
    let (space, limit) = (scope.space.id, Window<Fixture>.size + 1)
    let search = Search.condition(words, in: "search_key")
    let reads = parts.map { part -> SQL in
      """
      SELECT * FROM (
        SELECT \(Fixture.columns), sort_at FROM pools_fixture
        WHERE space_id = \(space) AND trash_id IS NULL\(part)\(search)\(begin ?? "")
        ORDER BY \(order) LIMIT \(limit)
      ) AS part
      """
    }
    let all = reads.dropFirst().reduce(reads[0]) { "\($0) UNION ALL \($1)" }
    let rows = try scope.connection.rows("\(all) ORDER BY \(order) LIMIT \(limit)")
    return try Window(
      rows, cursor: { Cursor(key: String(try $0["sort_at"] as Int64), id: try $0["id"]) }, element: { try Fixture($0) })
  }

  private var shown: SQL { "space_id = \(scope.space.id) AND trash_id IS NULL" }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func fixture(_ id: ID<Fixture>) throws -> Fixture {
    if let fixture = try find(id) { return fixture }
    throw try isKnown(id) ? Refusal.gone(FixturePhrases.gone) : Refusal.notFound
  }

  /// `nil` also for one that has been deleted: a pool goes on without its match.
  func find(_ id: ID<Fixture>) throws -> Fixture? {
    try scope.connection.row("SELECT \(Fixture.columns) FROM pools_fixture WHERE \(shown) AND id = \(id)").map {
      try Fixture($0)
    }
  }

  /// Whether there is such a match here, deleted or not.
  func isKnown(_ id: ID<Fixture>) throws -> Bool {
    try scope.connection.row(
      "SELECT 1 AS found FROM pools_fixture WHERE space_id = \(scope.space.id) AND id = \(id)") != nil
  }

  /// Of all competitions, the deleted ones too.
  func fixtures(ofSeason season: String) throws -> [(fixture: Fixture, isDeleted: Bool)] {
    try scope.connection.rows(
      """
      SELECT \(Fixture.columns), trash_id FROM pools_fixture
      WHERE space_id = \(scope.space.id) AND season = \(season) ORDER BY created_at, id
      """
    ).map { (try Fixture($0), try $0["trash_id"] as String? != nil) }
  }

  /// The keys of the teams that play in a season.
  func sides(ofSeason season: String) throws -> Set<String> {
    let rows = try scope.connection.rows(
      """
      SELECT home_key, away_key FROM pools_fixture WHERE space_id = \(scope.space.id) AND season = \(season)
      """)
    return Set(try rows.flatMap { [try $0["home_key"] as String, try $0["away_key"] as String] })
  }

  func count() throws -> Int {
    try scope.connection.value("SELECT COUNT(*) AS n FROM pools_fixture WHERE \(shown)") ?? 0
  }

  /// What has been imported, by competition and season.
  func competitions() throws -> [(competition: Competition, matches: Int)] {
    try scope.connection.rows(
      """
      SELECT competition, season, COUNT(*) AS matches FROM pools_fixture WHERE \(shown)
      GROUP BY competition, season ORDER BY season DESC, competition
      """
    ).map { (Competition(name: try $0["competition"], season: try $0["season"]), try $0["matches"]) }
  }
}

extension Cursor {
  fileprivate func fixturesAfter(isDescending: Bool) -> SQL? {
    guard let at = Int64(key) else { return nil }
    return isDescending ? " AND (sort_at, id) < (\(at), \(id))" : " AND (sort_at, id) > (\(at), \(id))"
  }
}

extension FixtureStore where Scope == Edit {
  /// Writes the row of a match; whoever calls notes the activity.
  func insert(_ fixture: Fixture, zone: Zone) throws {
    try scope.run(
      """
      INSERT INTO pools_fixture (id, space_id, competition, season, competition_key, round, round_key, number, home_key, \
      home_name, away_key, away_name, day, kick_off_at, sort_at, match_group, ground, status, score, is_played, \
      is_decided, search_key, created_at, home_shield, away_shield, is_provisional)
      VALUES (\(fixture.id), \(scope.space.id), \(fixture.competition.name), \(fixture.competition.season), \
      \(fixture.competition.key), \(fixture.round.text), \(fixture.round.key), \(fixture.number), \(fixture.home.key), \
      \(fixture.home.name), \(fixture.away.key), \(fixture.away.name), \(fixture.day), \(fixture.kickOff), \
      \(fixture.sortedAt(in: zone)), \(fixture.group), \(fixture.ground), \(fixture.status), \(fixture.score.stored), \
      \(fixture.isPlayed), \(fixture.isDecided), \(fixture.searchKey), \(scope.now), \(fixture.home.storedShield), \
      \(fixture.away.storedShield), \(fixture.isProvisional))
      """)
  }

  /// Gives the matches of a team the name and the shield that it has now.
  func dress(_ side: Side) throws {
    let rows = try scope.connection.rows(
      """
      SELECT \(Fixture.columns) FROM pools_fixture
      WHERE space_id = \(scope.space.id) AND (home_key = \(side.key) OR away_key = \(side.key))
      """)
    for row in rows {
      let fixture = try Fixture(row).dressed(side)
      try scope.run(
        """
        UPDATE pools_fixture SET home_name = \(fixture.home.name), home_shield = \(fixture.home.storedShield), \
        away_name = \(fixture.away.name), away_shield = \(fixture.away.storedShield), \
        search_key = \(fixture.searchKey)
        WHERE space_id = \(scope.space.id) AND id = \(fixture.id)
        """)
    }
    if !rows.isEmpty { scope.touch(Fixture.topic) }
  }

  /// What is told of a match that was deleted brings it back.
  func update(_ fixture: Fixture, zone: Zone) throws {
    try scope.run(
      """
      UPDATE pools_fixture SET number = \(fixture.number), home_key = \(fixture.home.key), \
      home_name = \(fixture.home.name), away_key = \(fixture.away.key), away_name = \(fixture.away.name), \
      day = \(fixture.day), kick_off_at = \(fixture.kickOff), sort_at = \(fixture.sortedAt(in: zone)), \
      match_group = \(fixture.group), ground = \(fixture.ground), status = \(fixture.status), \
      score = \(fixture.score.stored), is_played = \(fixture.isPlayed), is_decided = \(fixture.isDecided), \
      search_key = \(fixture.searchKey), home_shield = \(fixture.home.storedShield), \
      away_shield = \(fixture.away.storedShield), is_provisional = \(fixture.isProvisional), trash_id = NULL
      WHERE space_id = \(scope.space.id) AND id = \(fixture.id)
      """)
  }
}

extension FixtureStore {
  /// Whether there is a match to make a pool on.
  func hasNext(from now: Instant) throws -> Bool {
    try scope.connection.row(
      """
      SELECT 1 AS found FROM pools_fixture
      WHERE \(shown) AND is_played = 0 AND sort_at >= \(now) AND is_decided = 1 LIMIT 1
      """) != nil
  }
}
