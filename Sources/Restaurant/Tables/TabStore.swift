import Kit

/// The tabs of one space.
struct TabStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// Where guests sit.
  private var seating: SQL { "restaurant_seat JOIN restaurant_tab ON restaurant_tab.id = restaurant_seat.tab_id" }

  /// Where a guest sits now; a closed tab is none.
  func tab(of guest: ID<Guest>) throws -> TableTab? {
    try scope.connection.row(
      """
      SELECT \(TableTab.columns), restaurant_seat.admission FROM \(seating)
      WHERE restaurant_seat.guest_id = \(guest) AND restaurant_seat.space_id = \(scope.space.id)
        AND restaurant_seat.left_at IS NULL AND restaurant_tab.closed_at IS NULL
      ORDER BY restaurant_seat.sat_at DESC LIMIT 1
      """
    ).map { try TableTab(ofGuest: $0, in: scope.space) }
  }

  /// Where a guest sat down last, whether or not they still sit there. Where they only asked, they have not sat.
  func lastTab(of guest: ID<Guest>) throws -> (tab: TableTab, wasSentAway: Bool)? {
    try scope.connection.row(
      """
      SELECT \(TableTab.columns), restaurant_seat.admission, restaurant_seat.was_sent_away FROM \(seating)
      WHERE restaurant_seat.guest_id = \(guest) AND restaurant_seat.space_id = \(scope.space.id)
        AND restaurant_seat.admission <> \(Admission.asking)
      ORDER BY restaurant_seat.sat_at DESC LIMIT 1
      """
    ).map { (try TableTab(ofGuest: $0, in: scope.space), try $0["was_sent_away"]) }
  }

  /// The one that is asked for, open or paid at a table; `nil` at a free one.
  func tab(at table: ID<DiningTable>) throws -> TableTab? {
    let tabs: [TableTab] = try scope.things(where: "table_id = \(table) AND closed_at IS NULL")
    return tabs.first
  }

  /// All that are not closed.
  func standings() throws -> [TabStanding] { try standings("restaurant_tab.closed_at IS NULL") }

  /// Those that wait for a yes, or for somebody to come, the longest first.
  func requests() throws -> [TabStanding] {
    try standings(
      """
      restaurant_tab.closed_at IS NULL AND (restaurant_tab.state = \(TableTab.State.asked)
        OR restaurant_tab.called_at IS NOT NULL
        OR restaurant_tab.bill_asked_at IS NOT NULL AND restaurant_tab.state = \(TableTab.State.open))
      """)
  }

  func standing(_ id: ID<TableTab>) throws -> TabStanding {
    guard let standing = try standings("restaurant_tab.id = \(id)").first else { throw Refusal.notFound }
    return standing
  }

  private func standings(_ condition: SQL) throws -> [TabStanding] {
    let void = OrderState.allCases.filter(\.isVoid)
    let bill: SQL = """
      FROM restaurant_order
      WHERE tab_id = restaurant_tab.id AND trash_id IS NULL AND state <> 'draft' AND state NOT IN \(void)
      """
    return try scope.connection.rows(
      """
      SELECT \(TableTab.columns),
        (SELECT COUNT(*) FROM restaurant_seat
          WHERE tab_id = restaurant_tab.id AND left_at IS NULL AND admission = \(Admission.seated)) AS guests,
        (SELECT COUNT(*) \(bill) AND state = \(OrderState.ready)) AS ready,
        (SELECT COUNT(*) \(bill) AND state IN \([OrderState.received, .preparing])) AS cooking,
        (SELECT COALESCE(SUM(total / \(MoneySum.unit)), 0) \(bill)) AS total_units,
        (SELECT COALESCE(SUM(total % \(MoneySum.unit)), 0) \(bill)) AS total_rest
      FROM restaurant_tab WHERE restaurant_tab.space_id = \(scope.space.id) AND \(condition)
      ORDER BY restaurant_tab.asked_at, restaurant_tab.id
      """
    ).map { row in
      TabStanding(
        tab: try TableTab(row, in: scope.space), guests: try row["guests"],
        total: try MoneySum(row, "total", currency: scope.space.currency), ready: try row["ready"],
        cooking: try row["cooking"])
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
      SELECT \(TableTab.columns), restaurant_seat.guest_id, restaurant_seat.sat_at FROM \(seating)
      WHERE restaurant_seat.space_id = \(scope.space.id) AND \(place) AND restaurant_seat.left_at IS NULL
        AND restaurant_seat.admission = 'asking'
      ORDER BY restaurant_seat.sat_at, restaurant_seat.guest_id
      """
    ).map { Joiner(guest: try $0["guest_id"], tab: try TableTab($0, in: scope.space), askedAt: try $0["sat_at"]) }
  }

  /// What was ordered at the table, the first order first.
  func orders(of tab: ID<TableTab>) throws -> [Order] {
    let orders = OrderStore(scope)
    return try orders.orders(
      scope.connection.rows(
        "SELECT \(orders.columns) FROM restaurant_order WHERE tab_id = \(tab) AND \(orders.placed) ORDER BY placed_at, id"
      ))
  }
}

extension TabStore where Scope == SpaceTransaction {
  /// Tells everybody who sits at the table. Who left, and whose tab is closed, hears nothing more of it.
  func touchGuests(of tab: ID<TableTab>) throws {
    let guests = try scope.connection.rows(
      """
      SELECT restaurant_seat.guest_id FROM \(seating)
      WHERE restaurant_seat.tab_id = \(tab) AND restaurant_seat.space_id = \(scope.space.id)
        AND restaurant_seat.left_at IS NULL AND restaurant_tab.closed_at IS NULL
      ORDER BY restaurant_seat.guest_id
      """)
    for guest in guests { scope.touch(Visitor.topic(Order.own, of: try guest["guest_id"])) }
  }
}
