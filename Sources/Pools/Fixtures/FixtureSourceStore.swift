import Kit

/// The calendars on the web of one space.
struct FixtureSourceStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  func sources() throws -> [FixtureSource] { try scope.things(where: "1 = 1 ORDER BY created_at, id") }
}

extension FixtureSourceStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  func add(_ address: String, every interval: FixtureSource.Interval, id: ID<FixtureSource>) throws {
    try scope.claim(id)
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

  /// Notes what came of asking, and when to ask again.
  func note(_ outcome: FixtureSource.Outcome, of source: FixtureSource) throws {
    try scope.update(source.id, "asked_at = \(scope.now), due_at = \(scope.now + source.interval.duration)")
    switch outcome {
    case .failed(let problem): try scope.update(source.id, "problem = \(problem.stored)")
    case .taken(let new, let changed, let unchanged, let refused):
      try scope.update(
        source.id,
        """
        problem = NULL, new = \(new), changed = \(changed), unchanged = \(unchanged), refused = \(refused)
        """)
    }
    scope.touch(Fixture.topic)
  }
}
