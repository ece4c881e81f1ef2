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
      ])
  ]
}
