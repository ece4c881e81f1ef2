import Kit

/// How a product has sold, over all orders that are agreed.
struct ProductSales: Sendable {
  let quantity: Int
  let amount: Money
}

extension ProductStore {
  func sales(of id: ID<Product>) throws -> ProductSales {
    let row = try scope.connection.row(
      """
      SELECT COALESCE(SUM(orders_line.quantity), 0) AS quantity,
        COALESCE(SUM(orders_line.quantity * orders_line.unit_price), 0) AS amount
      FROM orders_line JOIN orders_order ON orders_order.id = orders_line.order_id
      WHERE orders_line.product_id = \(id) AND orders_order.space_id = \(scope.space.id)
        AND orders_order.trash_id IS NULL AND orders_order.state IN \(OrderState.sold)
      """)
    return ProductSales(
      quantity: try row?["quantity"] ?? 0,
      amount: Money(minorUnits: try row?["amount"] ?? 0, currency: scope.space.currency))
  }
}
