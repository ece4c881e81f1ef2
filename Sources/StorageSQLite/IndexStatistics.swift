import GRDB

/// What SQLite is told of the indexes that begin with whose row it is, in its own table for such figures.
///
/// Untold, it takes the first column of any index to find ten rows, so that it may go through all that a space has where three
/// rows are asked for by their ids. The figures are fixed: a statement's plan never changes with the data.
struct IndexStatistics {
  /// What SQLite assumes of a table of which it knows nothing.
  private static let rows = 1_048_576
  /// Enough that what equals something in another index is less, and few enough not to read the whole table instead.
  private static let rowsOfOwner = 1_000
  /// What SQLite assumes of the columns that follow.
  private static let rowsOfMore = [9, 8, 7, 6]
  /// Of a column that says which of a few states a row is in: too many to be gone through where a few ids are asked for besides.
  private static let (stateColumn, rowsOfState) = ("state", 300)

  private struct Figure: Hashable {
    let table: String
    /// None where somebody has had SQLite measure a table without an index.
    let index: String?
    let text: String
  }

  /// The column that says whose a row is.
  let owner: String

  /// Tells what isn't told yet.
  func write(in database: GRDB.Database) throws {
    let wanted = try wanted(in: database)
    guard try wanted != written(in: database) else { return }
    // Made anew, as connections look for the figures when they see that a table has come.
    try database.execute(sql: "DROP TABLE IF EXISTS sqlite_stat1; ANALYZE sqlite_schema")
    for figure in wanted {
      try database.execute(
        sql: "INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (?, ?, ?)",
        arguments: [figure.table, figure.index, figure.text])
    }
    // The connection that writes reads them here.
    try database.execute(sql: "ANALYZE sqlite_schema")
  }

  private func written(in database: GRDB.Database) throws -> Set<Figure> {
    guard try database.tableExists("sqlite_stat1") else { return [] }
    return try GRDB.Row.fetchAll(database, sql: "SELECT tbl, idx, stat FROM sqlite_stat1")
      .reduce(into: []) { $0.insert(Figure(table: $1["tbl"], index: $1["idx"], text: $1["stat"])) }
  }

  private func wanted(in database: GRDB.Database) throws -> Set<Figure> {
    let columns = try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT tables.name AS "table", indexes.name AS "index", indexes."unique" AS is_unique, columns.name AS "column"
        FROM sqlite_schema AS tables, pragma_index_list(tables.name) AS indexes,
          pragma_index_info(indexes.name) AS columns
        WHERE tables.type = 'table' ORDER BY indexes.name, columns.seqno
        """)
    return Dictionary(grouping: columns) { $0["index"] as String }.values.reduce(into: []) { figures, columns in
      guard let first = columns.first, first["column"] as String? == owner else { return }
      let isUnique: Bool = first["is_unique"]
      guard !isUnique || columns.count > 1 else { return }
      figures.insert(
        Figure(
          table: first["table"], index: first["index"], text: Self.text(of: columns.map { $0["column"] }, isUnique)))
    }
  }

  /// - Parameter columns: an expression has no name.
  private static func text(of columns: [String?], _ isUnique: Bool) -> String {
    var numbers = [rows, rowsOfOwner] + (0..<columns.count - 1).map { rowsOfMore[min($0, rowsOfMore.count - 1)] }
    if columns.count > 1, columns[1] == stateColumn { numbers[2] = rowsOfState }
    if isUnique { numbers[columns.count] = 1 }
    // Skipping over owners is no plan that SQLite would have thought of without figures.
    return numbers.map(String.init).joined(separator: " ") + " noskipscan"
  }
}
