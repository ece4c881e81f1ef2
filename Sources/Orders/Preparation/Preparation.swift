import Kit

/// How much of each product the confirmed orders ask for, by when.
struct Preparation: Sendable {
  /// When it has to be ready; orders without a promised day can wait.
  enum Due: Int, CaseIterable, Sendable {
    case late, today, tomorrow, later
  }

  struct Item: Sendable {
    let product: ID<Product>
    let name: String
    let quantity: Int
    let orders: Int
  }

  let items: [Due: [Item]]
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
      GROUP BY due, product_id ORDER BY due, name, product_id
      """)
    var items: [Preparation.Due: [Preparation.Item]] = [:]
    for row in rows {
      guard let due = Preparation.Due(rawValue: try row["due"]) else { continue }
      items[due, default: []].append(
        Preparation.Item(
          product: try row["product_id"], name: try row["name"], quantity: try row["quantity"],
          orders: try row["orders"]))
    }
    return Preparation(items: items.mapValues { $0.alphabetical(by: \.name) })
  }
}
