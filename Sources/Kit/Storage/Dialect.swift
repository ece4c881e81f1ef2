/// The few things that SQLite and PostgreSQL say differently, one beside the other.
package enum Dialect {
  /// A row with `1` when the table is there.
  static func tableExists(_ name: String) -> SQL {
    // PostgreSQL: SELECT 1 FROM information_schema.tables WHERE table_name = …
    "SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = \(name)"
  }

  /// How many bytes a copy of everything takes.
  static var databaseSize: SQL {
    // PostgreSQL: SELECT pg_database_size(current_database()) AS size
    "SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()"
  }

  /// Ends the definition of a table whose rows lie in the order of its primary key, so that what is read together is
  /// stored together.
  package static var clustered: SQL {
    // PostgreSQL: nothing
    "WITHOUT ROWID"
  }

  /// The month of an instant in UTC, as 202611.
  package static func month(of instant: SQL) -> SQL {
    // PostgreSQL: CAST(to_char(to_timestamp(instant / 1000.0) AT TIME ZONE 'UTC', 'YYYYMM') AS INTEGER)
    // SQLite's calendar ends with the year 9999.
    "CAST(strftime('%Y%m', MIN(\(instant), 253402300799999) / 1000.0, 'unixepoch') AS INTEGER)"
  }

  /// Ends the definition of a column that follows from others of its row and takes no room of its own.
  package static func derived(from expression: SQL) -> SQL {
    // PostgreSQL: GENERATED ALWAYS AS (…) STORED
    "GENERATED ALWAYS AS (\(expression)) VIRTUAL"
  }

  /// What the database does by itself whenever a row changes. It is told no values: whatever it says stands in its text.
  /// - Parameters:
  ///   - event: such as `AFTER INSERT ON orders_line`.
  ///   - condition: of `OLD` and `NEW`, the row as it was and as it is.
  package static func trigger(_ name: SQL, _ event: SQL, when condition: SQL = "TRUE", _ statements: [SQL]) -> [SQL] {
    // PostgreSQL: CREATE FUNCTION name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN …; RETURN COALESCE(NEW, OLD); END $$,
    // then CREATE TRIGGER name event FOR EACH ROW WHEN (condition) EXECUTE FUNCTION name()
    let body = statements.reduce("" as SQL) { "\($0) \($1);" }
    return ["CREATE TRIGGER \(name) \(event) FOR EACH ROW WHEN \(condition) BEGIN\(body) END"]
  }

  /// True where the folded column holds the folded words anywhere.
  package static func contains(_ column: SQL, _ key: String) -> SQL {
    // PostgreSQL: position(… in column) > 0
    "instr(\(column), \(key)) > 0"
  }

  /// True where the column holds what another one says anywhere.
  static func contains(_ column: SQL, valueOf other: SQL) -> SQL {
    // PostgreSQL: position(other in column) > 0
    "instr(\(column), \(other)) > 0"
  }
}
