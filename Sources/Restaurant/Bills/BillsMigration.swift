import Kit

/// How bills are paid, when orders of no table were, and the tax that is in a line's price.
enum BillsMigration {
  static let migration = Migration(
    "restaurant.0011-bills",
    [
      "ALTER TABLE restaurant_tab ADD COLUMN paid_method TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE restaurant_tab ADD COLUMN first_paid_at BIGINT",
      "UPDATE restaurant_tab SET first_paid_at = paid_at",
      "ALTER TABLE restaurant_order ADD COLUMN paid_method TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE restaurant_order ADD COLUMN done_at BIGINT",
      "UPDATE restaurant_order SET done_at = changed_at WHERE state = 'done'",
      "ALTER TABLE restaurant_section ADD COLUMN vat TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE restaurant_line ADD COLUMN vat TEXT NOT NULL DEFAULT ''",
      "CREATE INDEX restaurant_tab_paid ON restaurant_tab (space_id, paid_at) WHERE paid_at IS NOT NULL",
      "CREATE INDEX restaurant_tab_unpaid ON restaurant_tab (space_id, closed_at) WHERE paid_at IS NULL",
      """
      CREATE INDEX restaurant_order_settled ON restaurant_order (space_id, done_at)
      WHERE tab_id IS NULL AND state = 'done' AND trash_id IS NULL
      """,
    ])
}
