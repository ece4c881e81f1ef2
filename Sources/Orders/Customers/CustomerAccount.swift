import Kit

/// What a customer has ordered so far.
struct CustomerAccount: Sendable {
  /// A product that the customer buys.
  struct Purchase: Sendable {
    let product: ID<Product>
    /// As it was called the last time.
    let name: String
    /// Of all orders that were not cancelled.
    let quantity: Int
    let lastPrice: Money
  }

  /// As many as fit on a page that is read, not searched.
  static let recentOrders = 20
  static let usualProducts = 10

  /// Agreed and not paid yet.
  let open: MoneySum
  /// What has come in: all of what is marked as paid, and the payments of the rest.
  let paid: MoneySum
  let orders: [OrderEntry]
  /// What they buy most, first.
  let purchases: [Purchase]
}

extension CustomerStore {
  func account(of id: ID<Customer>) throws -> CustomerAccount {
    let currency = scope.space.currency
    let sums = try scope.connection.row(
      """
      SELECT \(MoneySum.columns(of: "CASE WHEN state IN \(OrderState.open) THEN due END", as: "open")),
        \(MoneySum.columns(of: "CASE WHEN state = \(OrderState.paid) THEN total ELSE received END", as: "paid"))
      FROM orders_order WHERE space_id = \(scope.space.id) AND customer_id = \(id) AND trash_id IS NULL
      """)
    return CustomerAccount(
      open: try sums.map { try MoneySum($0, "open", currency: currency) } ?? .zero(currency),
      paid: try sums.map { try MoneySum($0, "paid", currency: currency) } ?? .zero(currency),
      orders: try OrderStore(scope).orders(of: id, limit: CustomerAccount.recentOrders),
      purchases: try purchases(of: id))
  }

  private func purchases(of id: ID<Customer>) throws -> [CustomerAccount.Purchase] {
    try scope.connection.rows(
      """
      SELECT product_id, product_name, unit_price, bought FROM (
        SELECT orders_line.product_id, orders_line.product_name, orders_line.unit_price,
          SUM(orders_line.quantity) OVER (PARTITION BY orders_line.product_id) AS bought,
          ROW_NUMBER() OVER (
            PARTITION BY orders_line.product_id ORDER BY orders_order.placed_at DESC, orders_line.id DESC
          ) AS recency
        FROM orders_order JOIN orders_line ON orders_line.order_id = orders_order.id
        WHERE orders_order.space_id = \(scope.space.id) AND orders_order.customer_id = \(id)
          AND orders_order.trash_id IS NULL AND orders_order.state <> \(OrderState.cancelled)
      ) AS purchase
      WHERE recency = 1 ORDER BY bought DESC, product_name LIMIT \(CustomerAccount.usualProducts)
      """
    ).map { row in
      CustomerAccount.Purchase(
        product: try row["product_id"], name: try row["product_name"], quantity: try row["bought"],
        lastPrice: Money(minorUnits: try row["unit_price"], currency: scope.space.currency))
    }
  }
}
