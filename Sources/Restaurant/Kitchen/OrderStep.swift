import Kit

/// How an order came to its state, kept so that a tap back takes back exactly what the tap did.
struct OrderStep {
  let from: OrderState
  /// The lines that changed their state with the order.
  let lines: [(id: ID<OrderLine>, from: LineState, to: LineState)]

  static let migration = Migration(
    "restaurant.0005-steps",
    [
      // A step that was taken back has no row. The row of the order itself has no line.
      """
      CREATE TABLE restaurant_step (
        order_id TEXT NOT NULL REFERENCES restaurant_order (id) ON DELETE CASCADE,
        sequence BIGINT NOT NULL,
        line_id TEXT NOT NULL,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        activity_id TEXT NOT NULL,
        came_from TEXT NOT NULL,
        state TEXT NOT NULL,
        PRIMARY KEY (order_id, sequence, line_id)
      ) \(Dialect.clustered)
      """,
      "CREATE INDEX restaurant_step_by_space ON restaurant_step (space_id)",
      "CREATE INDEX restaurant_step_by_activity ON restaurant_step (activity_id)",
    ])
}

extension OrderStore where Scope == SpaceTransaction {
  /// The step that brought the order where it is; `nil` when it has not moved yet, or another way.
  func lastStep(of order: Order) throws -> OrderStep? {
    let rows = try scope.connection.rows(
      """
      SELECT line_id, came_from, state FROM restaurant_step
      WHERE space_id = \(scope.space.id) AND order_id = \(order.id)
        AND sequence = (SELECT MAX(sequence) FROM restaurant_step WHERE order_id = \(order.id))
      ORDER BY line_id
      """)
    // The order's own row has no line, and so comes first.
    guard let own = rows.first, try own["state"] == order.state else { return nil }
    return OrderStep(
      from: try own["came_from"],
      lines: try rows.dropFirst().map { (try $0["line_id"], try $0["came_from"], try $0["state"]) })
  }

  /// Keeps what the changes did to the order's state; nothing where it stays.
  func keepStep(_ changes: [TicketChange], as done: ID<Activity>, of order: Order) throws {
    guard changes.contains(where: { $0.kind == .state }) else { return }
    for change in changes where change.kind == .state || change.kind == .lineState {
      try scope.run(
        """
        INSERT INTO restaurant_step (order_id, sequence, line_id, space_id, activity_id, came_from, state)
        VALUES (\(order.id), \(scope.sequence), \(change.line?.id.description ?? ""), \(scope.space.id), \(done), \
        \(change.from), \(change.to))
        """)
    }
  }

  func forgetStep(_ done: ID<Activity>) throws {
    try scope.run("DELETE FROM restaurant_step WHERE space_id = \(scope.space.id) AND activity_id = \(done)")
  }
}
