import Kit

/// The tables that the staff may order for.
struct EntryTables<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  func all() throws -> [(id: ID<DiningTable>, name: String)] {
    try scope.connection.rows(
      """
      SELECT id, name FROM restaurant_table WHERE space_id = \(scope.space.id) AND trash_id IS NULL
      ORDER BY position, id
      """
    ).map { (try $0["id"], try $0["name"]) }
  }
}

extension EntryTables where Scope == Edit {
  /// The tab on which a table orders. An order of the staff is a member's yes: it opens the tab that there is not yet.
  /// - Throws: `Invalid` for the field `table` when its tab is paid, and not closed yet.
  func tab(of table: ID<DiningTable>) throws -> ID<TableTab> {
    let row = try scope.connection.row(
      """
      SELECT id, state FROM restaurant_tab
      WHERE table_id = \(table) AND space_id = \(scope.space.id) AND closed_at IS NULL
      """)
    guard let row else { return try open(table) }
    let id: ID<TableTab> = try row["id"]
    switch try row["state"] as TableTab.State {
    case .open: break
    case .asked:
      try scope.run(
        """
        UPDATE restaurant_tab SET state = \(TableTab.State.open), opened_at = \(scope.now)
        WHERE space_id = \(scope.space.id) AND id = \(id)
        """)
    case .paid, .closed: throw Invalid(["table": KitchenPhrases.tablePaid])
    }
    return id
  }

  private func open(_ table: ID<DiningTable>) throws -> ID<TableTab> {
    let id: ID<TableTab> = scope.mint.id()
    try scope.run(
      """
      INSERT INTO restaurant_tab (id, space_id, table_id, state, asked_at, opened_at)
      VALUES (\(id), \(scope.space.id), \(table), \(TableTab.State.open), \(scope.now), \(scope.now))
      """)
    scope.touch(DiningTable.topic)
    return id
  }
}
