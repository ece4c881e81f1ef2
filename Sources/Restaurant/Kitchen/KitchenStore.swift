import Kit

/// The tickets of one space: reading.
struct KitchenStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// As in the index of what is on the board, which holds nothing that is over.
  var open: SQL {
    """
    restaurant_order.space_id = \(scope.space.id)
    AND restaurant_order.state IN ('received', 'preparing', 'ready', 'on_its_way')
    AND restaurant_order.trash_id IS NULL AND restaurant_order.placed_at IS NOT NULL
    """
  }

  private var columns: SQL {
    """
    \(OrderStore(scope).columns), (
      SELECT restaurant_table.name FROM restaurant_tab
      JOIN restaurant_table ON restaurant_table.id = restaurant_tab.table_id
      WHERE restaurant_tab.id = restaurant_order.tab_id
    ) AS table_name
    """
  }

  func board() throws -> Board {
    let tickets = try tickets(
      "SELECT \(columns) FROM restaurant_order WHERE \(open) ORDER BY placed_at, id LIMIT \(Board.limit)")
    let stations = try stations()
    guard tickets.count == Board.limit else {
      return Board(tickets: tickets, count: tickets.count, stations: stations)
    }
    let count: Int? = try scope.connection.value("SELECT COUNT(*) FROM restaurant_order WHERE \(open)")
    return Board(tickets: tickets, count: count ?? tickets.count, stations: stations)
  }

  /// As one station sees it, where the house has it.
  func board(at station: Station?) throws -> Board {
    let board = try board()
    guard let station, board.stations.contains(station) else { return board }
    return board.at(station, try stations(of: board.tickets.flatMap(\.order.lines).map(\.dish)))
  }

  /// The order of one day that was done last.
  func lastDone(on day: Day) throws -> (id: ID<Order>, number: Int)? {
    try scope.connection.row(
      """
      SELECT id, number FROM restaurant_order
      WHERE \(OrderStore(scope).placed) AND day = \(day) AND state = 'done'
      ORDER BY changed_at DESC, id DESC LIMIT 1
      """
    ).map { (try $0["id"], try $0["number"]) }
  }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func ticket(_ id: ID<Order>) throws -> Ticket {
    let tickets = try tickets(
      """
      SELECT \(columns) FROM restaurant_order
      WHERE space_id = \(scope.space.id) AND id = \(id) AND state <> 'draft' AND trash_id IS NULL
      """)
    if let ticket = tickets.first { return ticket }
    // Says whether it was ever there.
    _ = try OrderStore(scope).order(id)
    throw Refusal.notFound
  }

  private func tickets(_ sql: SQL) throws -> [Ticket] {
    let rows = try scope.connection.rows(sql)
    guard !rows.isEmpty else { return [] }
    let corrected = try rows.filter { try $0["corrected_at"] as Instant? != nil }.map { try $0["id"] as ID<Order> }
    let corrections =
      corrected.isEmpty
      ? [:]
      : Dictionary(
        grouping: try Activity.of(corrected, Order.corrected, in: scope).filter { $0.undo != .done },
        by: \.subject.id)
    return try zip(rows, OrderStore(scope).orders(rows)).map { row, order in
      Ticket(
        order: order, tableName: try row["table_name"], corrections: corrections[order.id.description] ?? [])
    }
  }
}
