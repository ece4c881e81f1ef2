import Kit

/// The tabs of one space.
struct TabStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  private var columns: SQL { "restaurant_tab.id, restaurant_tab.table_id, restaurant_tab.state, restaurant_table.name" }

  /// Where a guest sits now; a closed tab is none.
  func tab(of guest: ID<Guest>) throws -> TableTab? {
    try scope.connection.row(
      """
      SELECT \(columns) FROM restaurant_seat
      JOIN restaurant_tab ON restaurant_tab.id = restaurant_seat.tab_id
      JOIN restaurant_table ON restaurant_table.id = restaurant_tab.table_id
      WHERE restaurant_seat.guest_id = \(guest) AND restaurant_seat.space_id = \(scope.space.id)
        AND restaurant_tab.closed_at IS NULL
      ORDER BY restaurant_seat.sat_at DESC LIMIT 1
      """
    ).map(TableTab.init)
  }
}

extension TabStore where Scope == Edit {
  /// Tells everybody at the table.
  func touchGuests(of tab: ID<TableTab>) throws {
    let guests = try scope.connection.rows(
      "SELECT guest_id FROM restaurant_seat WHERE tab_id = \(tab) AND space_id = \(scope.space.id)")
    for guest in guests { scope.touch(Visitor.topic(Order.own, of: try guest["guest_id"])) }
  }
}

extension TableTab {
  init(_ row: SQLRow) throws {
    self.init(
      id: try row["id"], table: try row["table_id"], tableName: try row["name"], state: try row["state"])
  }
}
