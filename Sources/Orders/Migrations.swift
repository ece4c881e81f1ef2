import Kit

enum OrdersMigrations {
  static let all: [Migration] = [
    Migration(
      "orders.0001-customers",
      [
        """
        CREATE TABLE orders_customer (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          address TEXT NOT NULL,
          phone TEXT NOT NULL,
          note TEXT NOT NULL,
          name_key TEXT NOT NULL,
          search_key TEXT NOT NULL,
          archive_id TEXT,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        """
        CREATE INDEX orders_customer_by_name ON orders_customer (space_id, name_key, id)
        WHERE trash_id IS NULL AND archive_id IS NULL
        """,
        "CREATE INDEX orders_customer_by_trash ON orders_customer (trash_id) WHERE trash_id IS NOT NULL",
      ]),
    Migration(
      "orders.0002-products",
      [
        """
        CREATE TABLE orders_product (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          price BIGINT NOT NULL,
          description TEXT NOT NULL,
          name_key TEXT NOT NULL,
          search_key TEXT NOT NULL,
          archive_id TEXT,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        """
        CREATE INDEX orders_product_by_name ON orders_product (space_id, name_key, id)
        WHERE trash_id IS NULL AND archive_id IS NULL
        """,
        "CREATE INDEX orders_product_by_trash ON orders_product (trash_id) WHERE trash_id IS NOT NULL",
      ]),
    Migration(
      "orders.0003-orders",
      [
        """
        CREATE TABLE orders_order (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          code TEXT NOT NULL,
          code_key TEXT NOT NULL,
          code_year \(Dialect.whole),
          code_number \(Dialect.whole),
          placed_at BIGINT NOT NULL,
          customer_id TEXT NOT NULL REFERENCES orders_customer (id),
          customer_name TEXT NOT NULL,
          customer_address TEXT NOT NULL,
          customer_key TEXT NOT NULL,
          state TEXT NOT NULL,
          promised_on TEXT,
          note TEXT NOT NULL,
          total BIGINT NOT NULL,
          summary TEXT NOT NULL,
          search_key TEXT NOT NULL,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        // A trashed order keeps its code, so the index leaves none out.
        "CREATE UNIQUE INDEX orders_order_by_code ON orders_order (space_id, code_key)",
        "CREATE INDEX orders_order_by_number ON orders_order (space_id, code_year, code_number)",
        // The list's order; with the search key, a search that finds nothing reads no row of the table.
        """
        CREATE INDEX orders_order_by_customer_name
        ON orders_order (space_id, customer_key, customer_id, code_key, search_key) WHERE trash_id IS NULL
        """,
        "CREATE INDEX orders_order_by_customer ON orders_order (customer_id, space_id, placed_at)",
        // What is to be prepared and what was sold are sums over these alone.
        """
        CREATE INDEX orders_order_by_state ON orders_order (space_id, state, promised_on, id) WHERE trash_id IS NULL
        """,
        """
        CREATE INDEX orders_order_by_time ON orders_order (space_id, placed_at, state, total, id)
        WHERE trash_id IS NULL
        """,
        "CREATE INDEX orders_order_by_trash ON orders_order (trash_id) WHERE trash_id IS NOT NULL",
        """
        CREATE TABLE orders_line (
          order_id TEXT NOT NULL REFERENCES orders_order (id) ON DELETE CASCADE,
          id TEXT NOT NULL,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          position \(Dialect.whole) NOT NULL,
          product_id TEXT NOT NULL REFERENCES orders_product (id),
          product_name TEXT NOT NULL,
          quantity \(Dialect.whole) NOT NULL,
          unit_price BIGINT NOT NULL,
          PRIMARY KEY (order_id, id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX orders_line_by_product ON orders_line (product_id)",
      ]),
    // Deleting a row looks for those that refer to it.
    Migration(
      "orders.0004-references",
      [
        "CREATE INDEX orders_customer_by_space ON orders_customer (space_id)",
        "CREATE INDEX orders_product_by_space ON orders_product (space_id)",
        "CREATE INDEX orders_line_by_space ON orders_line (space_id)",
      ]),
    Migration(
      "orders.0005-customer-emails", ["ALTER TABLE orders_customer ADD COLUMN email TEXT NOT NULL DEFAULT ''"]),
    Migration(
      "orders.0006-search-of-orders",
      TextIndex(of: Order.table, order: ["customer_key", "customer_id", "code_key"]).statements),
    Migration(
      "orders.0007-search-of-customers-and-products", Customer.texts.statements + Product.texts.statements),
    SalesTables.migration,
    Order.openByCustomer,
    // Products by their price, as a table shows them.
    Migration(
      "orders.0010-products-by-price",
      [
        """
        CREATE INDEX orders_product_by_price ON orders_product (space_id, price, id)
        WHERE trash_id IS NULL AND archive_id IS NULL
        """
      ]),
    // How the table of orders is sorted, where no other index serves. A place in a list is looked up by columns alone.
    Migration(
      "orders.0011-sorted-orders",
      [
        "ALTER TABLE orders_order ADD COLUMN delivery_key TEXT \(deliveryKey)",
        "ALTER TABLE orders_order ADD COLUMN progress BIGINT \(progress)",
        "CREATE INDEX orders_order_by_delivery ON orders_order (space_id, delivery_key, id) WHERE trash_id IS NULL",
        """
        CREATE INDEX orders_order_by_progress ON orders_order (space_id, progress, delivery_key, id)
        WHERE trash_id IS NULL
        """,
        "CREATE INDEX orders_order_by_total ON orders_order (space_id, total, id) WHERE trash_id IS NULL",
      ]),
    Order.sinking,
    KeptFilter.migration,
    VATSettings.migration,
    Payment.migration,
    Weekly.migration,
    SalesByPeriod.migration,
    Order.latest,
    Payment.byDay,
  ]

  /// When an order is to be delivered; one that nobody has promised a day for comes last.
  private static let deliveryKey = Dialect.derived(from: "COALESCE(promised_on, '9999-12-31')")

  /// How far it has come.
  private static let progress = Dialect.derived(
    from: """
      CASE state WHEN 'draft' THEN 0 WHEN 'confirmed' THEN 1 WHEN 'prepared' THEN 2 WHEN 'delivered' THEN 3 \
      WHEN 'paid' THEN 4 ELSE 5 END
      """)
}
