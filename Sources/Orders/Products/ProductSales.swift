import Kit

/// How a product has sold, over all orders that are agreed.
struct ProductSales: Sendable {
  let quantity: Int
  let amount: MoneySum
}

extension ProductStore {
  func sales(of id: ID<Product>) throws -> ProductSales {
    let row = try scope.connection.row(
      """
      SELECT COALESCE(SUM(orders_line.quantity), 0) AS quantity,
        \(MoneySum.columns(of: "orders_line.quantity * orders_line.unit_price", as: "amount"))
      FROM orders_line JOIN orders_order ON orders_order.id = orders_line.order_id
      WHERE orders_line.product_id = \(id) AND orders_order.space_id = \(scope.space.id)
        AND orders_order.trash_id IS NULL AND orders_order.state IN \(OrderState.sold)
      """)
    return ProductSales(
      quantity: try row?["quantity"] ?? 0,
      amount: try row.map { try MoneySum($0, "amount", currency: scope.space.currency) } ?? .zero(scope.space.currency))
  }
}
