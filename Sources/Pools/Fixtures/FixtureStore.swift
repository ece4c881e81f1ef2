import Kit

/// The matches of one space: reading.
struct FixtureStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

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
    let limit = Window<Fixture>.size + 1
    let search = Search.condition(words, in: "search_key")
    let reads = parts.map { part -> SQL in
      """
      SELECT * FROM (
        SELECT \(Fixture.columns), sort_at FROM pools_fixture WHERE \(shown)\(part)\(search)\(begin ?? "")
        ORDER BY \(order) LIMIT \(limit)
      ) AS part
      """
    }
    let all = reads.dropFirst().reduce(reads[0]) { "\($0) UNION ALL \($1)" }
    let rows = try scope.connection.rows("\(all) ORDER BY \(order) LIMIT \(limit)")
    return try Window(
      rows, cursor: { Cursor(key: String(try $0["sort_at"] as Int64), id: try $0["id"]) },
      element: { try Fixture($0, in: scope.space) })
  }

  private var shown: SQL { Fixture.shown(in: scope.space) }

  /// `nil` also for one that has been deleted: a pool goes on without its match.
  func find(_ id: ID<Fixture>) throws -> Fixture? {
    try (scope.things(where: "id = \(id)") as [Fixture]).first
  }

  /// The match that a pool was made on, while it is here.
  func match(of pool: PoolContent) throws -> Fixture? {
    try pool.fixture.flatMap(find)
  }

  /// Whether there is such a match here, deleted or not.
  func isKnown(_ id: ID<Fixture>) throws -> Bool {
    try scope.connection.holds("pools_fixture WHERE space_id = \(scope.space.id) AND id = \(id)")
  }

  /// Whether there is a match to make a pool on.
  func hasNext(from now: Instant) throws -> Bool {
    try scope.connection.holds(
      "pools_fixture WHERE \(shown) AND is_played = 0 AND sort_at >= \(now) AND is_decided = 1")
  }

  /// Of all competitions, the deleted ones too.
  func fixtures(ofSeason season: String) throws -> [(fixture: Fixture, isDeleted: Bool)] {
    try scope.connection.rows(
      """
      SELECT \(Fixture.columns), trash_id FROM pools_fixture
      WHERE space_id = \(scope.space.id) AND season = \(season) ORDER BY created_at, id
      """
    ).map { (try Fixture($0, in: scope.space), try $0["trash_id"] as String? != nil) }
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

extension FixtureStore where Scope == SpaceTransaction {
  /// Writes the row of a match; whoever calls notes the activity.
  func insert(_ fixture: Fixture, zone: Zone) throws {
    try scope.run(
      """
      INSERT INTO pools_fixture (id, space_id, competition, season, competition_key, round, round_key, created_at, \
      \(Fixture.changingColumns))
      VALUES (\(fixture.id), \(scope.space.id), \(fixture.competition.name), \(fixture.competition.season), \
      \(fixture.competition.key), \(fixture.round.text), \(fixture.round.key), \(scope.now), \
      \(fixture.changingValues(in: zone)))
      """)
  }

  /// What is told of a match that was deleted brings it back.
  func update(_ fixture: Fixture, zone: Zone) throws {
    try scope.update(
      fixture.id, "(\(Fixture.changingColumns)) = (\(fixture.changingValues(in: zone))), trash_id = NULL")
  }

  /// Gives the matches of a team the name and the shield that it has now.
  func dress(_ side: Side) throws {
    let rows = try scope.connection.rows(
      """
      SELECT \(Fixture.columns) FROM pools_fixture
      WHERE space_id = \(scope.space.id) AND (home_key = \(side.key) OR away_key = \(side.key))
      ORDER BY id
      """)
    for row in rows {
      var fixture = try Fixture(row, in: scope.space)
      if fixture.home.key == side.key { fixture.home = .side(side) }
      if fixture.away.key == side.key { fixture.away = .side(side) }
      try scope.update(
        fixture.id,
        """
        home_name = \(fixture.home.name), home_shield = \(fixture.home.storedShield), \
        away_name = \(fixture.away.name), away_shield = \(fixture.away.storedShield), \
        search_key = \(fixture.searchKey)
        """)
    }
    if !rows.isEmpty { scope.touch(Fixture.topic) }
  }

  /// Deletes all that was imported of a competition. Pools on its matches go on, with the kick-off they have.
  /// - Returns: the activity line, by which it comes back; `nil` when there is nothing of it.
  func remove(_ competition: Competition) throws -> ID<Activity>? {
    let fixtures: [Fixture] = try scope.things(
      where: "competition = \(competition.name) AND season = \(competition.season) ORDER BY id")
    return fixtures.isEmpty ? nil : try remove(fixtures.map(\.id), named: competition.title)
  }

  func remove(_ ids: [ID<Fixture>], named title: String) throws -> ID<Activity> {
    let deletion = try scope.record(
      Fixture.deleted, of: Subject(Fixture.topic, ids.first ?? scope.mint.id(), title: title))
    for id in ids { try scope.update(id, "trash_id = COALESCE(trash_id, \(deletion))") }
    return deletion
  }
}
