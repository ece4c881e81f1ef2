import Kit

/// How many orders each filter shows, as far as they are not over.
struct OrderCounts: Sendable {
  struct Place: Hashable, Sendable {
    let state: OrderState
    let day: Day?
  }

  let orders: [Place: Int]
  /// Agreed and all paid, and not over yet.
  let settled: Int

  /// The days ahead for which something is promised.
  func days(from first: Day, to last: Day) -> [Day] {
    Set(orders.keys.filter(\.isWaiting).compactMap(\.day).filter { ($0 >= first) && ($0 <= last) }).sorted()
  }

  /// - Returns: `nil` of what is not counted: everything, and what is over.
  func count(of filter: OrderFilter, on today: Day) -> Int? {
    switch filter {
    case .all, .state(.paid), .state(.cancelled): nil
    case .late: waiting { $0 < today }
    case .today: waiting { $0 == today }
    case .tomorrow: waiting { $0 == today.adding(days: 1) }
    case .day(let day): waiting { $0 == day }
    case .unpaid: sum { OrderState.open.contains($0.state) } - settled
    case .state(let state): sum { $0.state == state }
    }
  }

  private func waiting(_ isMeant: (Day) -> Bool) -> Int {
    sum { place in place.isWaiting && place.day.map(isMeant) ?? false }
  }

  private func sum(_ isMeant: (Place) -> Bool) -> Int {
    orders.reduce(0) { $0 + (isMeant($1.key) ? $1.value : 0) }
  }
}

extension OrderCounts.Place {
  fileprivate var isWaiting: Bool { OrderState.waiting.contains(state) }
}

extension OrderStore {
  /// - Parameter customer: whose alone.
  func counts(of customer: ID<Customer>? = nil) throws -> OrderCounts {
    let isTheirs: SQL = customer.map { " AND customer_id = \($0)" } ?? ""
    let rows = try scope.connection.rows(
      """
      SELECT state, promised_on, COUNT(*) AS orders FROM orders_order
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL\(isTheirs)
        AND state IN (\(OrderState.draft), \(OrderState.confirmed), \(OrderState.prepared), \(OrderState.delivered))
      GROUP BY state, promised_on ORDER BY state, COALESCE(promised_on, '')
      """)
    return OrderCounts(
      orders: try Dictionary(
        uniqueKeysWithValues: rows.map { row in
          (OrderCounts.Place(state: try row["state"], day: try row["promised_on"]), try row["orders"])
        }),
      settled: try settled(isTheirs))
  }
}

extension OrderStore {
  private func settled(_ isTheirs: SQL) throws -> Int {
    try scope.connection.value(
      """
      SELECT COUNT(*) AS orders FROM orders_order
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND \(OrderState.isOpen) AND due = 0\(isTheirs)
      """) ?? 0
  }
}

/// Keeps the counts until an order changes: each page of the list shows them.
final class OrderCountsCache: Sendable {
  private let counts = SpaceCache<OrderCounts>(of: [Order.topic, OrdersImport.topic])

  func counts(in view: SpaceView) throws -> OrderCounts {
    try counts.content(in: view) { try OrderStore($0).counts() }
  }
}
