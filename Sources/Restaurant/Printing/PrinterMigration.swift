import Kit

extension Printer {
  static let migration = Migration(
    "restaurant.0010-printers",
    [
      """
      CREATE TABLE restaurant_printer (
        id TEXT PRIMARY KEY,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        address TEXT NOT NULL,
        width TEXT NOT NULL,
        prints TEXT NOT NULL,
        added_at BIGINT NOT NULL,
        problem TEXT NOT NULL DEFAULT '',
        problem_since BIGINT,
        tries \(Dialect.whole) NOT NULL DEFAULT 0,
        retry_at BIGINT NOT NULL DEFAULT 0,
        trash_id TEXT
      )
      """,
      "CREATE INDEX restaurant_printer_by_space ON restaurant_printer (space_id)",
      "CREATE INDEX restaurant_printer_by_trash ON restaurant_printer (trash_id) WHERE trash_id IS NOT NULL",
      // What was printed stays for some days: the next slip of an order says what is different.
      """
      CREATE TABLE restaurant_slip (
        id TEXT PRIMARY KEY,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        printer_id TEXT NOT NULL REFERENCES restaurant_printer (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        subject_id TEXT NOT NULL,
        slip TEXT NOT NULL,
        said TEXT NOT NULL,
        said_before TEXT NOT NULL,
        sequence BIGINT NOT NULL,
        queued_at BIGINT NOT NULL,
        sent_at BIGINT,
        printed_at BIGINT,
        trash_id TEXT
      )
      """,
      "CREATE INDEX restaurant_slip_by_space ON restaurant_slip (space_id)",
      "CREATE INDEX restaurant_slip_by_printer ON restaurant_slip (printer_id)",
      """
      CREATE INDEX restaurant_slip_waiting ON restaurant_slip (printer_id, sequence, id)
      WHERE printed_at IS NULL AND trash_id IS NULL
      """,
      "CREATE INDEX restaurant_slip_by_subject ON restaurant_slip (subject_id, printer_id, sequence)",
      "CREATE INDEX restaurant_slip_printed ON restaurant_slip (printed_at) WHERE printed_at IS NOT NULL",
      "CREATE INDEX restaurant_slip_by_trash ON restaurant_slip (trash_id) WHERE trash_id IS NOT NULL",
    ])
}
