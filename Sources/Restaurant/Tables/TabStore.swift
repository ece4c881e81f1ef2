import Kit

/// The tabs of one space.
struct TabStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  private var columns: SQL {
    """
    restaurant_tab.id, restaurant_tab.table_id, restaurant_tab.state, restaurant_tab.asked_at, \
    restaurant_tab.opened_at, restaurant_tab.paid_at, restaurant_tab.closed_at, restaurant_table.name
    """
  }

  private var joined: SQL {
    "restaurant_tab JOIN restaurant_table ON restaurant_table.id = restaurant_tab.table_id"
  }

  /// Where a guest sits now; a closed tab is none.
  func tab(of guest: ID<Guest>) throws -> TableTab? {
    try scope.connection.row(
      """
      SELECT \(columns), restaurant_seat.admission FROM restaurant_seat
      JOIN restaurant_tab ON restaurant_tab.id = restaurant_seat.tab_id
      JOIN restaurant_table ON restaurant_table.id = restaurant_tab.table_id
      WHERE restaurant_seat.guest_id = \(guest) AND restaurant_seat.space_id = \(scope.space.id)
        AND restaurant_seat.left_at IS NULL AND restaurant_tab.closed_at IS NULL
      ORDER BY restaurant_seat.sat_at DESC LIMIT 1
      """
    ).map { try TableTab(ofGuest: $0) }
  }

  /// Where a guest sat down last, whether or not they still sit there. Where they only asked, they have not sat.
  func lastTab(of guest: ID<Guest>) throws -> (tab: TableTab, wasSentAway: Bool)? {
    try scope.connection.row(
      """
      SELECT \(columns), restaurant_seat.admission, restaurant_seat.was_sent_away FROM restaurant_seat
      JOIN restaurant_tab ON restaurant_tab.id = restaurant_seat.tab_id
      JOIN restaurant_table ON restaurant_table.id = restaurant_tab.table_id
      WHERE restaurant_seat.guest_id = \(guest) AND restaurant_seat.space_id = \(scope.space.id)
        AND restaurant_seat.admission <> \(Admission.asking)
      ORDER BY restaurant_seat.sat_at DESC LIMIT 1
      """
    ).map { (try TableTab(ofGuest: $0), try $0["was_sent_away"]) }
  }

  /// - Throws: `Refusal.notFound`.
  func tab(_ id: ID<TableTab>) throws -> TableTab {
    let row = try scope.connection.row(
      "SELECT \(columns) FROM \(joined) WHERE restaurant_tab.space_id = \(scope.space.id) AND restaurant_tab.id = \(id)"
    )
    guard let row else { throw Refusal.notFound }
    return try TableTab(row)
  }

  /// The one that is asked for, open or paid at a table; `nil` at a free one.
  func tab(at table: ID<DiningTable>) throws -> TableTab? {
    try scope.connection.row(
      """
      SELECT \(columns) FROM \(joined)
      WHERE restaurant_tab.space_id = \(scope.space.id) AND restaurant_tab.table_id = \(table)
        AND restaurant_tab.closed_at IS NULL
      """
    ).map { try TableTab($0) }
  }

  /// All that are not closed.
  func standings() throws -> [TabStanding] { try standings("restaurant_tab.closed_at IS NULL") }

  /// Those that wait for a yes, the longest first.
  func requests() throws -> [TabStanding] {
    try standings("restaurant_tab.closed_at IS NULL AND restaurant_tab.state = \(TableTab.State.asked)")
  }

  func standing(_ id: ID<TableTab>) throws -> TabStanding {
    guard let standing = try standings("restaurant_tab.id = \(id)").first else { throw Refusal.notFound }
    return standing
  }

  private func standings(_ condition: SQL) throws -> [TabStanding] {
    let void = OrderState.allCases.filter(\.isVoid)
    return try scope.connection.rows(
      """
      SELECT \(columns),
        (SELECT COUNT(*) FROM restaurant_seat
          WHERE tab_id = restaurant_tab.id AND left_at IS NULL AND admission = \(Admission.seated)) AS guests,
        (SELECT COALESCE(SUM(total), 0) FROM restaurant_order
          WHERE tab_id = restaurant_tab.id AND trash_id IS NULL AND state <> 'draft' AND state NOT IN \(void)) AS total
      FROM \(joined) WHERE restaurant_tab.space_id = \(scope.space.id) AND \(condition)
      ORDER BY restaurant_tab.asked_at, restaurant_tab.id
      """
    ).map { row in
      TabStanding(
        tab: try TableTab(row), guests: try row["guests"],
        total: Money(minorUnits: try row["total"], currency: scope.space.currency))
    }
  }

  /// Who sits there, in the order in which they sat down.
  func seats(of tab: ID<TableTab>) throws -> [Seat] {
    try scope.connection.rows(
      """
      SELECT guest_id, sat_at FROM restaurant_seat
      WHERE tab_id = \(tab) AND space_id = \(scope.space.id) AND left_at IS NULL AND admission = \(Admission.seated)
      ORDER BY sat_at, guest_id
      """
    ).map { Seat(guest: try $0["guest_id"], satAt: try $0["sat_at"]) }
  }

  /// Who waits to sit down where others do, the longest first.
  /// - Parameter tab: the one where; all of the restaurant when `nil`.
  func joiners(at tab: ID<TableTab>? = nil) throws -> [Joiner] {
    let place: SQL = tab.map { "restaurant_seat.tab_id = \($0)" } ?? "restaurant_tab.closed_at IS NULL"
    return try scope.connection.rows(
      """
      SELECT \(columns), restaurant_seat.guest_id, restaurant_seat.sat_at FROM restaurant_seat
      JOIN restaurant_tab ON restaurant_tab.id = restaurant_seat.tab_id
      JOIN restaurant_table ON restaurant_table.id = restaurant_tab.table_id
      WHERE restaurant_seat.space_id = \(scope.space.id) AND \(place) AND restaurant_seat.left_at IS NULL
        AND restaurant_seat.admission = \(Admission.asking)
      ORDER BY restaurant_seat.sat_at, restaurant_seat.guest_id
      """
    ).map { Joiner(guest: try $0["guest_id"], tab: try TableTab($0), askedAt: try $0["sat_at"]) }
  }

  /// What was ordered at the table, the first order first.
  func orders(of tab: ID<TableTab>) throws -> [Order] {
    let orders = OrderStore(scope)
    let rows = try scope.connection.rows(
      "SELECT \(orders.columns) FROM restaurant_order WHERE tab_id = \(tab) AND \(orders.placed) ORDER BY placed_at, id"
    )
    let ids: [ID<Order>] = try rows.map { try $0["id"] }
    let lines = Dictionary(grouping: try orders.lines("order_id IN \(ids)"), by: \.order)
    return try rows.map { row in
      try Order(row, lines: (lines[try row["id"]] ?? []).map(\.line), currency: scope.space.currency)
    }
  }
}

extension TabStore where Scope == Edit {
  /// Tells everybody who sits at the table. Who left, and whose tab is closed, hears nothing more of it.
  func touchGuests(of tab: ID<TableTab>) throws {
    let guests = try scope.connection.rows(
      """
      SELECT restaurant_seat.guest_id FROM restaurant_seat
      JOIN restaurant_tab ON restaurant_tab.id = restaurant_seat.tab_id
      WHERE restaurant_seat.tab_id = \(tab) AND restaurant_seat.space_id = \(scope.space.id)
        AND restaurant_seat.left_at IS NULL AND restaurant_tab.closed_at IS NULL
      """)
    for guest in guests { scope.touch(Visitor.topic(Order.own, of: try guest["guest_id"])) }
  }
}

extension TableTab {
  init(_ row: SQLRow) throws {
    self.init(
      id: try row["id"], table: try row["table_id"], tableName: try row["name"], state: try row["state"],
      askedAt: try row["asked_at"], openedAt: try row["opened_at"], paidAt: try row["paid_at"],
      closedAt: try row["closed_at"])
  }

  /// With how the guest stands there whose seat the row is.
  init(ofGuest row: SQLRow) throws {
    try self.init(row)
    admission = try row["admission"]
  }
}
