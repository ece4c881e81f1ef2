import Kit

/// How much of each product the confirmed orders ask for, by when.
struct Preparation: Sendable {
  /// When it has to be ready; orders without a promised day can wait.
  enum Due: Int, CaseIterable, Sendable {
    case late, today, tomorrow, later
  }

  struct Item: Sendable {
    let due: Due
    let product: ID<Product>
    let name: String
    let quantity: Int
    let orders: Int
    /// Sorts by when it is due, then by name.
    fileprivate let key: String

    fileprivate var cursor: Cursor { Cursor(key: key, id: product.description) }
  }

  /// What is due first before the rest.
  private let all: [Item]
  /// How many products are due when.
  let counts: [Due: Int]

  fileprivate init(_ items: [Item]) {
    all = items.sorted { $0.cursor.isBefore($1.cursor) }
    counts = all.reduce(into: [:]) { $0[$1.due, default: 0] += 1 }
  }

  var items: [Due: [Item]] { Dictionary(grouping: all, by: \.due) }
  var isEmpty: Bool { all.isEmpty }
  /// Whether it is more than a page shows at first.
  var isLong: Bool { all.count > Window<Item>.size }

  /// A stretch of it.
  /// - Parameter cursor: where the one before ended.
  func window(after cursor: Cursor? = nil) -> Window<Item> {
    let rest = cursor.map { cursor in all.drop { !cursor.isBefore($0.cursor) } } ?? all[...]
    let shown = rest.prefix(Window<Item>.size)
    return Window(Array(shown), next: shown.count < rest.count ? shown.last?.cursor : nil)
  }
}

extension Cursor {
  fileprivate func isBefore(_ other: Cursor) -> Bool { (key, id) < (other.key, other.id) }
}

extension OrderStore {
  /// - Parameter today: in the space's zone.
  func preparation(on today: Day) throws -> Preparation {
    let tomorrow = today.adding(days: 1)
    let rows = try scope.connection.rows(
      """
      SELECT due, product_id, MAX(product_name) AS name, SUM(quantity) AS quantity, COUNT(DISTINCT order_id) AS orders
      FROM (
        SELECT orders_line.product_id, orders_line.product_name, orders_line.quantity, orders_line.order_id,
          CASE WHEN promised_on < \(today) THEN 0 WHEN promised_on = \(today) THEN 1
            WHEN promised_on = \(tomorrow) THEN 2 ELSE 3 END AS due
        FROM orders_order JOIN orders_line ON orders_line.order_id = orders_order.id
        WHERE orders_order.space_id = \(scope.space.id) AND orders_order.trash_id IS NULL
          AND orders_order.state = \(OrderState.confirmed)
      ) AS wanted
      GROUP BY due, product_id ORDER BY due, product_id
      """)
    return Preparation(
      try rows.compactMap { row in
        guard let due = Preparation.Due(rawValue: try row["due"]) else { return nil }
        let name: String = try row["name"]
        return Preparation.Item(
          due: due, product: try row["product_id"], name: name, quantity: try row["quantity"],
          orders: try row["orders"], key: "\(due.rawValue)\(name.sortKey)")
      })
  }
}
