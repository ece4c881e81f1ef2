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
    let tabs = TabStore(scope)
    if try tabs.tab(at: table)?.state == .paid { throw Invalid(["table": KitchenPhrases.tablePaid]) }
    return try tabs.open(at: table).tab
  }
}
