extension SpaceTransaction {
  /// Changes the row of one thing.
  /// - Parameter assignments: what is set, as in `UPDATE`.
  package func update(_ table: SpaceTable, _ id: ID<some Any>, _ assignments: SQL) throws {
    try run("UPDATE \(table.sql) SET \(assignments) WHERE space_id = \(space.id) AND id = \(id)")
  }

  /// Changes the row of a thing.
  package func update<Thing: Stored>(_ id: ID<Thing>, _ assignments: SQL) throws {
    try update(Thing.table, id, assignments)
  }

  /// Puts what belongs to something into the trash together with it.
  /// - Parameter isOfIt: what it is found by.
  package func trashAll(in table: SpaceTable, _ isOfIt: SQL, with deletion: ID<Activity>) throws {
    try run(
      """
      UPDATE \(table.sql) SET trash_id = \(deletion)
      WHERE space_id = \(space.id) AND \(isOfIt) AND trash_id IS NULL
      """)
  }

  /// Puts a thing right before another, or at the end: its table keeps the order in a column `position`.
  /// - Parameters:
  ///   - now: those among which it stands, in their order.
  ///   - placed: is noted when that changes it.
  package func place<Thing: Stored>(
    _ id: ID<Thing>, before next: ID<Thing>?, among now: [ID<Thing>], _ placed: Event<NoDetail>
  ) throws {
    let thing = try find(id)
    let wanted = try now.placing(id, before: next)
    guard try !isOvertaken(at: "place", of: id), wanted != now else { return }
    for (position, id) in wanted.enumerated() { try update(id, "position = \(position)") }
    try record(placed, of: thing.subject)
  }
}
