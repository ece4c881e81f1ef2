/// The few things that SQLite and PostgreSQL say differently, one beside the other. Whatever else the house says is common to both.
package enum Dialect: String, Sendable {
  case sqlite, postgres

  /// Said one way to the one engine and another way to the other.
  private static func either(_ sqlite: String, _ postgres: String) -> SQL {
    SQL(twins: sqlite, postgres)
  }

  // MARK: Tables

  /// The kind of a column that holds bytes.
  package static let bytes = either("BLOB", "BYTEA")

  /// The kind of a column that holds small whole numbers. PostgreSQL is told of the same kind everywhere, so that none overflows
  /// before another and what refers to something is of its kind.
  package static let whole = either("INTEGER", "BIGINT")

  /// Ends the definition of a table whose rows lie in the order of its primary key, so that what is read together is
  /// stored together.
  package static let clustered = either("WITHOUT ROWID", "")

  /// A row when the table is there.
  static func table(_ name: String) -> SQL {
    let tables = either(
      "sqlite_schema WHERE type = 'table' AND name",
      "information_schema.tables WHERE table_schema = current_schema() AND table_name")
    return "\(tables) = \(name)"
  }

  /// The columns that are written, of all tables that hold rows themselves, and which place each has in the primary key, from 1.
  package static let columns = either(
    """
    SELECT tables.name AS table_name, columns.name, columns.pk AS key_place
    FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.schema = 'main' AND tables.type = 'table' AND tables.name NOT LIKE 'sqlite%'
    ORDER BY tables.name, columns.name
    """,
    """
    SELECT tables.relname AS table_name, columns.attname AS name,
      COALESCE(array_position(keys.conkey, columns.attnum), 0) AS key_place
    FROM pg_class AS tables JOIN pg_attribute AS columns ON columns.attrelid = tables.oid
    LEFT JOIN pg_constraint AS keys ON keys.conrelid = tables.oid AND keys.contype = 'p'
    WHERE tables.relkind = 'r' AND tables.relnamespace = current_schema()::regnamespace
      AND columns.attnum > 0 AND NOT columns.attisdropped AND columns.attgenerated = ''
    ORDER BY tables.relname, columns.attname
    """)

  /// The columns that may be empty.
  package static let nullableColumns = either(
    """
    SELECT tables.name AS table_name, columns.name
    FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND columns."notnull" = 0 AND columns.pk = 0 ORDER BY tables.name, columns.name
    """,
    """
    SELECT table_name, column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_nullable = 'YES' ORDER BY table_name, column_name
    """)

  /// A row where there is any table.
  package static let anyTable = either(
    "SELECT 1 AS found FROM sqlite_schema LIMIT 1",
    "SELECT 1 AS found FROM information_schema.tables WHERE table_schema = current_schema() LIMIT 1")

  /// The connections of houses that are served from the database now.
  package static let servedHouses = either(
    "sqlite_schema WHERE FALSE",
    "pg_stat_activity WHERE datname = current_database() AND application_name = 'sobremesa'")

  /// Which table refers to which.
  package static let references = either(
    """
    SELECT DISTINCT tables.name AS table_name, keys."table" AS target
    FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
    WHERE tables.type = 'table' ORDER BY tables.name, keys."table"
    """,
    """
    SELECT DISTINCT conrelid::regclass::text AS table_name, confrelid::regclass::text AS target
    FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2
    """)

  /// Ends the definition of a column that follows from others of its row and takes no room of its own.
  package static func derived(from expression: SQL) -> SQL {
    // PostgreSQL 18 is the first that has one which takes none.
    "GENERATED ALWAYS AS (\(expression)) \(either("VIRTUAL", "STORED NOT NULL"))"
  }

  /// What the database does by itself whenever a row changes. It is told no values: whatever it says stands in its text.
  /// - Parameters:
  ///   - event: such as `AFTER INSERT ON orders_line`.
  ///   - condition: of `OLD` and `NEW`, the row as it was and as it is.
  package static func trigger(_ name: SQL, _ event: SQL, when condition: SQL = "TRUE", _ statements: [SQL]) -> [SQL] {
    let body = statements.reduce("" as SQL) { "\($0) \($1);" }
    let function = only(
      .postgres,
      "CREATE FUNCTION \(name)() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN\(body) RETURN NULL; END$$")
    let (begin, end) = (
      either("BEGIN", "EXECUTE FUNCTION \(name.text)()"), only(.sqlite, "\(body) END")
    )
    return [function, "CREATE TRIGGER \(name) \(event) FOR EACH ROW WHEN (\(condition)) \(begin)\(end)"]
  }

  /// A statement that only one of them is told.
  static func only(_ dialect: Dialect, _ statement: SQL) -> SQL {
    let text = statement.text(in: dialect)
    return dialect == .sqlite ? either(text, "") : either("", text)
  }

  // MARK: Holding

  // SQLite has one writer: while it makes a change, nobody makes another.

  /// Waits for the changes of a space that are under way, and lets none begin until this one ends.
  package static func hold(_ space: ID<Space>) -> SQL {
    SQL(twins: "", "SELECT 1 AS held FROM kit_space WHERE id = ? FOR NO KEY UPDATE", [space.sqlValue])
  }

  /// The same of the space into which a file was brought.
  static func holdSpace(of run: ID<ImportRun>) -> SQL {
    SQL(
      twins: "",
      """
      SELECT 1 AS held FROM kit_space WHERE id = (SELECT space_id FROM kit_import WHERE id = ?) FOR NO KEY UPDATE
      """, [run.sqlValue])
  }

  /// The same of a line of activity, and so of whether it may be taken back.
  static func hold(_ activity: ID<Activity>) -> SQL {
    SQL(twins: "", "SELECT 1 AS held FROM kit_activity WHERE id = ? FOR NO KEY UPDATE", [activity.sqlValue])
  }

  static func hold(_ lock: HouseLock) -> SQL {
    SQL(twins: "", "SELECT 1 AS held FROM kit_lock WHERE name = ? FOR UPDATE", [lock.sqlValue])
  }

  /// Waits for the changes that refer to some rows, and lets none begin that does: `hold(rows: "wines_wine WHERE …")`.
  package static func hold(rows: SQL) -> SQL {
    SQL(
      twins: "", "SELECT COUNT(*) AS held FROM (SELECT 1 FROM \(rows.text(in: .postgres)) FOR UPDATE) AS held_rows",
      rows.arguments)
  }

  /// Ends a question of a change by whose answer it decides: nobody else changes the rows until it ends.
  static let held = either("", " FOR NO KEY UPDATE")

  // MARK: Expressions

  /// How many bytes a copy of everything takes.
  package static let databaseSize = either(
    "SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()",
    "SELECT pg_database_size(current_database()) AS size")

  /// The month of an instant in UTC, as 202611.
  package static func month(of instant: SQL) -> SQL {
    // SQLite's calendar ends with the year 9999.
    let (begin, end) = (
      either("CAST(strftime('%Y%m', MIN(", "CAST(to_char(to_timestamp(LEAST("),
      either(
        ", 253402300799999) / 1000.0, 'unixepoch') AS INTEGER)",
        ", 253402300799999) / 1000.0) AT TIME ZONE 'UTC', 'YYYYMM') AS BIGINT)")
    )
    return "\(begin)\(instant)\(end)"
  }

  /// A whole number among values of which nothing else says what they are.
  package static func number(_ value: Int64) -> SQL { "CAST(\(value) AS BIGINT)" }

  /// True where the folded column holds the folded words anywhere. PostgreSQL has its index of letters for `LIKE` alone, whose
  /// signs no key holds.
  package static func contains(_ column: SQL, _ key: String) -> SQL { contains(column, "\(key)" as SQL) }

  /// True where the column holds what another one says anywhere; an id, say, or what else holds none of `LIKE`'s signs.
  static func contains(_ column: SQL, valueOf other: SQL) -> SQL { contains(column, other) }

  private static func contains(_ column: SQL, _ needle: SQL) -> SQL {
    let (begin, middle, end) = (either("instr(", ""), either(", ", " LIKE '%' || "), either(") > 0", " || '%'"))
    return "\(begin)\(column)\(middle)\(needle)\(end)"
  }
}
