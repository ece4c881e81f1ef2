import Kit

/// The matches of one space: reading.
struct FixtureStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  /// What stands after a cursor among the matches, the next first (or the last played first).
  func fixtures(
    matching words: String = "", played: Bool = false, from start: Instant? = nil, after cursor: Cursor? = nil
  ) throws -> Window<Fixture> {
    let since: SQL = start.map { " AND sort_at >= \($0)" } ?? ""
    let begin: SQL = cursor.flatMap { $0.fixturesAfter(isDescending: played) } ?? ""
    let order: SQL = played ? "sort_at DESC, id DESC" : "sort_at, id"
    let rows = try scope.connection.rows(
      """
      SELECT \(Fixture.columns), sort_at FROM pools_fixture
      WHERE space_id = \(scope.space.id) AND is_played = \(played)\(since)\(Search.condition(words, in: "search_key"))\(begin)
      ORDER BY \(order) LIMIT \(Window<Fixture>.size + 1)
      """)
    return try Window(
      rows, cursor: { Cursor(key: String(try $0["sort_at"] as Int64), id: try $0["id"]) }, element: { try Fixture($0) })
  }

  /// - Throws: `Refusal.notFound`.
  func fixture(_ id: ID<Fixture>) throws -> Fixture {
    let row = try scope.connection.row(
      "SELECT \(Fixture.columns) FROM pools_fixture WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    return try Fixture(row)
  }

  func fixtures(of competition: Competition) throws -> [Fixture] {
    try scope.connection.rows(
      """
      SELECT \(Fixture.columns) FROM pools_fixture
      WHERE space_id = \(scope.space.id) AND competition_key = \(competition.key)
      """
    ).map { try Fixture($0) }
  }

  func count() throws -> Int {
    try scope.connection.value("SELECT COUNT(*) AS n FROM pools_fixture WHERE space_id = \(scope.space.id)") ?? 0
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
      is_decided, search_key, created_at)
      VALUES (\(fixture.id), \(scope.space.id), \(fixture.competition.name), \(fixture.competition.season), \
      \(fixture.competition.key), \(fixture.round.text), \(fixture.round.key), \(fixture.number), \(fixture.home.key), \
      \(fixture.home.name), \(fixture.away.key), \(fixture.away.name), \(fixture.day), \(fixture.kickOff), \
      \(fixture.sortedAt(in: zone)), \(fixture.group), \(fixture.ground), \(fixture.status), \(fixture.score.stored), \
      \(fixture.isPlayed), \(fixture.isDecided), \(fixture.searchKey), \(scope.now))
      """)
  }

  func update(_ fixture: Fixture, zone: Zone) throws {
    try scope.run(
      """
      UPDATE pools_fixture SET number = \(fixture.number), home_key = \(fixture.home.key), \
      home_name = \(fixture.home.name), away_key = \(fixture.away.key), away_name = \(fixture.away.name), \
      day = \(fixture.day), kick_off_at = \(fixture.kickOff), sort_at = \(fixture.sortedAt(in: zone)), \
      match_group = \(fixture.group), ground = \(fixture.ground), status = \(fixture.status), \
      score = \(fixture.score.stored), is_played = \(fixture.isPlayed), is_decided = \(fixture.isDecided), \
      search_key = \(fixture.searchKey)
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
      WHERE space_id = \(scope.space.id) AND is_played = 0 AND sort_at >= \(now) AND is_decided = 1 LIMIT 1
      """) != nil
  }
}
