import Kit

/// The calendars on the web of one space.
struct FixtureSourceStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  func sources() throws -> [FixtureSource] {
    try scope.connection.rows(
      """
      SELECT id, address, repeats, asked_at, problem, new, changed, unchanged, refused, (
        SELECT pools_import.id FROM pools_import WHERE pools_import.source_id = pools_source.id
        ORDER BY pools_import.at DESC, pools_import.id DESC LIMIT 1
      ) AS import_id
      FROM pools_source
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL ORDER BY created_at, id
      """
    ).map(FixtureSource.init)
  }

  /// - Throws: `Refusal.notFound`.
  func source(_ id: ID<FixtureSource>) throws -> FixtureSource {
    guard let source = try sources().first(where: { $0.id == id }) else { throw Refusal.notFound }
    return source
  }
}

extension FixtureSource {
  init(_ row: SQLRow) throws {
    id = try row["id"]
    address = try row["address"]
    interval = try row["repeats"]
    askedAt = try row["asked_at"] as Instant?
    latest = try row["import_id"] as ID<PastImport>?
    if let problem = try row["problem"] as SourceProblem? {
      outcome = .failed(problem)
    } else if askedAt != nil {
      outcome = .taken(
        new: try row["new"], changed: try row["changed"], unchanged: try row["unchanged"], refused: try row["refused"])
    } else {
      outcome = nil
    }
  }
}

extension FixtureSourceStore where Scope == Edit {
  /// - Parameter id: minted by the form that was shown.
  func add(_ address: String, every interval: FixtureSource.Interval, id: ID<FixtureSource>) throws {
    try scope.expectFresh(id, in: "pools_source")
    if try sources().contains(where: { $0.address == address }) {
      throw Invalid(["address": SourcePhrases.addressTaken])
    }
    try scope.run(
      """
      INSERT INTO pools_source (id, space_id, address, repeats, due_at, new, changed, unchanged, refused, created_at)
      VALUES (\(id), \(scope.space.id), \(address), \(interval), \(scope.now), \(0), \(0), \(0), \(0), \(scope.now))
      """)
    try scope.record(FixtureSource.added, of: Subject(Fixture.topic, id, title: address))
  }

  func remove(_ id: ID<FixtureSource>) throws -> ID<Activity>? {
    let row = try scope.connection.row(
      "SELECT address, trash_id FROM pools_source WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    guard try row["trash_id"] as String? == nil else { return nil }
    let deletion = try scope.record(
      FixtureSource.deleted, of: Subject(Fixture.topic, id, title: try row["address"]))
    try scope.run("UPDATE pools_source SET trash_id = \(deletion) WHERE space_id = \(scope.space.id) AND id = \(id)")
    return deletion
  }

  /// Notes what came of asking, and when to ask again.
  func note(_ outcome: FixtureSource.Outcome, of source: FixtureSource) throws {
    let due = scope.now + source.interval.duration
    switch outcome {
    case .failed(let problem):
      try scope.run(
        """
        UPDATE pools_source SET asked_at = \(scope.now), due_at = \(due), problem = \(problem)
        WHERE space_id = \(scope.space.id) AND id = \(source.id)
        """)
    case .taken(let new, let changed, let unchanged, let refused):
      try scope.run(
        """
        UPDATE pools_source SET asked_at = \(scope.now), due_at = \(due), problem = NULL, new = \(new), \
        changed = \(changed), unchanged = \(unchanged), refused = \(refused)
        WHERE space_id = \(scope.space.id) AND id = \(source.id)
        """)
    }
    scope.touch(Fixture.topic)
  }
}
