import Kit

/// Matches that somebody deletes. Pools on them go on, with the kick-off they have.
extension FixtureStore where Scope == Edit {
  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<Fixture>) throws -> ID<Activity>? {
    guard let fixture = try find(id) else {
      if try isKnown(id) { return nil }
      throw Refusal.notFound
    }
    return try remove([id], named: fixture.name)
  }

  /// Deletes all that was imported of a competition.
  func remove(_ competition: Competition) throws -> ID<Activity>? {
    let ids: [ID<Fixture>] = try scope.connection.rows(
      """
      SELECT id FROM pools_fixture WHERE space_id = \(scope.space.id) AND trash_id IS NULL
        AND competition = \(competition.name) AND season = \(competition.season)
      """
    ).map { try $0["id"] }
    return ids.isEmpty ? nil : try remove(ids, named: competition.title)
  }

  func remove(_ ids: [ID<Fixture>], named title: String) throws -> ID<Activity> {
    let subject = Subject(Fixture.topic, ids.first ?? scope.mint.id(), title: title)
    let deletion = try scope.record(Fixture.deleted, of: subject)
    for id in ids {
      try scope.run(
        """
        UPDATE pools_fixture SET trash_id = \(deletion)
        WHERE space_id = \(scope.space.id) AND id = \(id) AND trash_id IS NULL
        """)
    }
    return deletion
  }
}
