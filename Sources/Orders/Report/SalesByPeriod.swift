import Kit

/// What was sold to each customer in each month and in each year, and of each product in each month: ``SalesTables`` keeps them
/// in the same way.
enum SalesByPeriod {
  static let customers = SpaceTable("orders_customer_sales", key: ["period", "customer_id"])
  static let products = SpaceTable("orders_product_month_sales", key: ["month", "product_id", "product_name"])

  static let migration = Migration(
    "orders.0021-sales-by-period", tables + triggers + fill(where: "orders_order.trash_id IS NULL"))

  private static let tables: [SQL] = [
    // A period is a year, 2026, or a month, 202611. Refers to no customer: its rows are of orders.
    """
    CREATE TABLE orders_customer_sales (
      space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
      period \(Dialect.whole) NOT NULL,
      customer_id TEXT NOT NULL,
      orders BIGINT NOT NULL,
      amount_units BIGINT NOT NULL,
      amount_rest BIGINT NOT NULL,
      PRIMARY KEY (space_id, period, customer_id)
    ) \(Dialect.clustered)
    """,
    """
    CREATE TABLE orders_product_month_sales (
      space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
      month \(Dialect.whole) NOT NULL,
      product_id TEXT NOT NULL,
      product_name TEXT NOT NULL,
      quantity BIGINT NOT NULL,
      amount_units BIGINT NOT NULL,
      amount_rest BIGINT NOT NULL,
      PRIMARY KEY (space_id, month, product_id, product_name)
    ) \(Dialect.clustered)
    """,
    // What is unpaid of a period.
    """
    CREATE INDEX orders_order_open_by_time ON orders_order (space_id, placed_at, customer_id, due)
    WHERE trash_id IS NULL AND \(OrderState.isOpen)
    """,
  ]

  private static let triggers = SalesTables.triggers(
    "orders_order_counts_by_period", "orders_order_no_longer_counts_by_period", add)

  private static func add(_ order: SQL, sign: SQL) -> [SQL] {
    [
      """
      INSERT INTO orders_customer_sales (space_id, period, customer_id, orders, amount_units, amount_rest)
      VALUES (\(order).space_id, \(SalesTables.year(of: "\(order).placed_at")), \(order).customer_id, \(sign)1,
        \(sign)(\(SalesTables.units("\(order).total"))), \(sign)(\(SalesTables.rest("\(order).total")))),
        (\(order).space_id, \(Dialect.month(of: "\(order).placed_at")), \(order).customer_id, \(sign)1,
        \(sign)(\(SalesTables.units("\(order).total"))), \(sign)(\(SalesTables.rest("\(order).total"))))
      \(addingCustomers)
      """,
      """
      INSERT INTO orders_product_month_sales (space_id, month, product_id, product_name, quantity, amount_units, amount_rest)
      SELECT \(order).space_id, \(Dialect.month(of: "\(order).placed_at")), product_id, product_name, \(sign)SUM(quantity),
        \(sign)SUM(\(SalesTables.lineUnits)), \(sign)SUM(\(SalesTables.lineRest))
      FROM orders_line WHERE order_id = \(order).id GROUP BY product_id, product_name
      \(addingProducts)
      """,
    ]
  }

  /// Adds many orders at once.
  static func fill(where isMeant: SQL) -> [SQL] {
    let isSold: SQL = "\(isMeant) AND \(SalesTables.hasSoldState("orders_order"))"
    let periods = [SalesTables.year(of: "placed_at"), Dialect.month(of: "placed_at")]
    return periods.map { period in
      """
      INSERT INTO orders_customer_sales (space_id, period, customer_id, orders, amount_units, amount_rest)
      SELECT space_id, \(period) AS period, customer_id, COUNT(*), SUM(\(SalesTables.units("total"))),
        SUM(\(SalesTables.rest("total")))
      FROM orders_order WHERE \(isSold) GROUP BY space_id, period, customer_id
      \(addingCustomers)
      """
    } + [
      """
      INSERT INTO orders_product_month_sales (space_id, month, product_id, product_name, quantity, amount_units, amount_rest)
      SELECT orders_order.space_id, \(Dialect.month(of: "placed_at")) AS month, product_id, product_name, SUM(quantity),
        SUM(\(SalesTables.lineUnits)), SUM(\(SalesTables.lineRest))
      FROM orders_order JOIN orders_line ON orders_line.order_id = orders_order.id WHERE \(isSold)
      GROUP BY orders_order.space_id, month, product_id, product_name
      \(addingProducts)
      """
    ]
  }

  private static let addingCustomers: SQL =
    """
    ON CONFLICT (space_id, period, customer_id) DO UPDATE SET
      orders = orders_customer_sales.orders + excluded.orders,
      amount_units = orders_customer_sales.amount_units + excluded.amount_units,
      amount_rest = orders_customer_sales.amount_rest + excluded.amount_rest
    """

  private static let addingProducts: SQL =
    """
    ON CONFLICT (space_id, month, product_id, product_name) DO UPDATE SET
      quantity = orders_product_month_sales.quantity + excluded.quantity,
      amount_units = orders_product_month_sales.amount_units + excluded.amount_units,
      amount_rest = orders_product_month_sales.amount_rest + excluded.amount_rest
    """
}
