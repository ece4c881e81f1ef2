package import Kit

extension OrdersApp {
  /// As many orders as are prepared in a few days.
  private static let mostOrders = 30

  package func kept(in view: SpaceView, for person: ID<Person>) throws -> [Link] {
    let rows = try view.connection.rows(
      """
      SELECT id FROM orders_order WHERE space_id = \(view.space.id) AND trash_id IS NULL
        AND state IN (\(OrderState.draft), \(OrderState.confirmed), \(OrderState.prepared))
      ORDER BY COALESCE(promised_on, '9999'), id LIMIT \(Self.mostOrders)
      """)
    return [
      OrdersPaths.orders(), OrdersPaths.preparation(), OrdersPaths.board(), OrdersPaths.customers(),
      OrdersPaths.products(),
      OrdersPaths.newOrder(), OrdersPaths.customerChoices(), OrdersPaths.productChoices(), OrdersPaths.newCustomer(),
      OrdersPaths.newProduct(),
    ]
      + (try rows.flatMap { row in
        let id: ID<Order> = try row["id"]
        return [OrdersPaths.order(id), OrdersPaths.orderForm(id)]
      })
  }
}
