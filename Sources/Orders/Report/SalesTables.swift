import Kit

/// What was sold, added up as orders change: a row for each month, and one for each product's name in a year. Months and years
/// are UTC's, so that a space may choose another time zone; ``SalesStretch`` says how those of a zone come of them.
///
/// The database adds an order when it comes in sight and takes it out when it leaves, because that also happens where no verb of
/// orders is: with the trash and undo. So lines change while their order is out of sight (``hidden(_:)``); a new order is added once
/// they are there (``count(_:in:)``). Nothing is taken
/// out when an order in sight is deleted for good: that only happens to a whole space, whose sums go with it.
enum SalesTables {
  static let months = SpaceTable("orders_month_sales", key: ["month"])
  static let products = SpaceTable("orders_product_sales", key: ["year", "product_id", "product_name"])

  static let migration = Migration("orders.0008-sales", tables + triggers + filling)

  /// The mark of orders in the trash that are in the sums already.
  private static let counted: SQL = "'counted'"

  /// The mark of an order while it is written.
  static func hidden(_ id: ID<Order>) -> String { id.description }

  private static let tables: [SQL] = [
    """
    CREATE TABLE orders_month_sales (
      space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
      month \(Dialect.whole) NOT NULL,
      amount_units BIGINT NOT NULL,
      amount_rest BIGINT NOT NULL,
      PRIMARY KEY (space_id, month)
    ) \(Dialect.clustered)
    """,
    // Refers to no product: its rows are of lines, whatever becomes of the product.
    """
    CREATE TABLE orders_product_sales (
      space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
      year \(Dialect.whole) NOT NULL,
      product_id TEXT NOT NULL,
      product_name TEXT NOT NULL,
      quantity BIGINT NOT NULL,
      amount_units BIGINT NOT NULL,
      amount_rest BIGINT NOT NULL,
      PRIMARY KEY (space_id, year, product_id, product_name)
    ) \(Dialect.clustered)
    """,
  ]

  // MARK: What the database does

  private static let triggers = triggers("orders_order_counts", "orders_order_no_longer_counts", add)

  /// - Parameters:
  ///   - comes: names what is done when an order comes in sight in a sold state, and `leaves` when it leaves.
  ///   - add: says how an order is added, or taken out by the sign of what is added.
  static func triggers(_ comes: SQL, _ leaves: SQL, _ add: (_ order: SQL, _ sign: SQL) -> [SQL]) -> [SQL] {
    Dialect.trigger(
      comes, "AFTER UPDATE OF state, trash_id, placed_at, total ON orders_order",
      when: """
        \(isSold("NEW")) AND (NOT (\(isSold("OLD"))) OR OLD.placed_at <> NEW.placed_at OR OLD.total <> NEW.total)
          AND (OLD.trash_id IS NULL OR OLD.trash_id <> \(counted))
        """, add("NEW", ""))
      + Dialect.trigger(
        leaves, "AFTER UPDATE OF state, trash_id, placed_at, total ON orders_order",
        when: """
          \(isSold("OLD")) AND (NOT (\(isSold("NEW"))) OR OLD.placed_at <> NEW.placed_at OR OLD.total <> NEW.total)
          """, add("OLD", "-"))
  }

  private static func isSold(_ order: SQL) -> SQL {
    "\(order).trash_id IS NULL AND \(hasSoldState(order))"
  }

  static func hasSoldState(_ order: SQL) -> SQL {
    "\(order).state IN ('confirmed', 'prepared', 'delivered', 'paid')"
  }

  /// - Parameter sign: of what is added.
  private static func add(_ order: SQL, sign: SQL) -> [SQL] {
    [
      """
      INSERT INTO orders_month_sales (space_id, month, amount_units, amount_rest)
      VALUES (\(order).space_id, \(Dialect.month(of: "\(order).placed_at")), \(sign)(\(units("\(order).total"))),
        \(sign)(\(rest("\(order).total"))))
      \(addingMonths)
      """,
      """
      INSERT INTO orders_product_sales (space_id, year, product_id, product_name, quantity, amount_units, amount_rest)
      SELECT \(order).space_id, \(year(of: "\(order).placed_at")), product_id, product_name, \(sign)SUM(quantity),
        \(sign)SUM(\(lineUnits)), \(sign)SUM(\(lineRest))
      FROM orders_line WHERE order_id = \(order).id GROUP BY product_id, product_name
      \(addingProducts)
      """,
    ]
  }

  /// Adds an order that is new and has its lines.
  static func count(_ id: ID<Order>, in transaction: SpaceTransaction) throws {
    for statement in fillAll(where: "orders_order.id = \(id) AND orders_order.trash_id IS NULL") {
      try transaction.run(statement)
    }
  }

  // MARK: Many orders at once

  /// Shows the orders that an import has brought, adding them up in one go.
  static func show(_ mark: ID<ImportRun>, in transaction: SpaceTransaction) throws {
    let table = Order.table.sql
    let space: SQL = "space_id = \(transaction.space.id)"
    for statement in fillAll(where: "orders_order.\(space) AND orders_order.trash_id = \(mark)") {
      try transaction.run(statement)
    }
    try transaction.run("UPDATE \(table) SET trash_id = \(counted) WHERE \(space) AND trash_id = \(mark)")
    try transaction.run("UPDATE \(table) SET trash_id = NULL WHERE \(space) AND trash_id = \(counted)")
  }

  private static func fillAll(where isMeant: SQL) -> [SQL] { fill(where: isMeant) + SalesByPeriod.fill(where: isMeant) }

  /// For the houses that have orders already.
  private static let filling = fill(where: "orders_order.trash_id IS NULL")

  private static func fill(where isMeant: SQL) -> [SQL] {
    [
      """
      INSERT INTO orders_month_sales (space_id, month, amount_units, amount_rest)
      SELECT space_id, \(Dialect.month(of: "placed_at")) AS month, SUM(\(units("total"))), SUM(\(rest("total")))
      FROM orders_order WHERE \(isMeant) AND \(hasSoldState("orders_order")) GROUP BY space_id, month
      \(addingMonths)
      """,
      """
      INSERT INTO orders_product_sales (space_id, year, product_id, product_name, quantity, amount_units, amount_rest)
      SELECT orders_order.space_id, \(year(of: "placed_at")) AS year, product_id, product_name, SUM(quantity),
        SUM(\(lineUnits)), SUM(\(lineRest))
      FROM orders_order JOIN orders_line ON orders_line.order_id = orders_order.id
      WHERE \(isMeant) AND \(hasSoldState("orders_order"))
      GROUP BY orders_order.space_id, year, product_id, product_name
      \(addingProducts)
      """,
    ]
  }

  // MARK: Parts of statements

  private static let addingMonths: SQL =
    """
    ON CONFLICT (space_id, month) DO UPDATE SET
      amount_units = orders_month_sales.amount_units + excluded.amount_units,
      amount_rest = orders_month_sales.amount_rest + excluded.amount_rest
    """

  private static let addingProducts: SQL =
    """
    ON CONFLICT (space_id, year, product_id, product_name) DO UPDATE SET
      quantity = orders_product_sales.quantity + excluded.quantity,
      amount_units = orders_product_sales.amount_units + excluded.amount_units,
      amount_rest = orders_product_sales.amount_rest + excluded.amount_rest
    """

  static let (lineUnits, lineRest) = (units("quantity * unit_price"), rest("quantity * unit_price"))
  static func year(of instant: SQL) -> SQL { "\(Dialect.month(of: instant)) / 100" }
  static func units(_ amount: SQL) -> SQL { "(\(amount)) / \(unit)" }
  static func rest(_ amount: SQL) -> SQL { "(\(amount)) % \(unit)" }
  /// In the text, as triggers are told no values.
  private static let unit = SQL(trusted: String(MoneySum.unit))
}
