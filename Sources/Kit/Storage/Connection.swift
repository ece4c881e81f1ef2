/// What a store sees of the database while it reads.
package protocol Connection {
  /// Which words the engine knows.
  var dialect: Dialect { get }

  /// All rows of an answer, in the statement's order; none is an empty array.
  func rows(_ sql: SQL) throws -> [SQLRow]

  /// Gives the rows of an answer one after the other, for answers too large to be held.
  func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws
}

/// What a store sees of the database while it writes, inside one transaction.
package protocol WritableConnection: Connection {
  /// Runs a statement of which nobody reads what becomes of it. An engine may send it on with the next one that is waited for, or
  /// with the change's end: what is wrong with it is told then, and nothing of the change is kept.
  func run(_ sql: SQL) throws

  /// Runs a statement that changes rows, and says how many it has.
  func rowsChanged(by sql: SQL) throws -> Int
}

extension Connection {
  /// The first row, or `nil` when there is none.
  package func row(_ sql: SQL) throws -> SQLRow? {
    try rows(sql).first
  }

  /// The first column of the first row, or `nil` when there is no row.
  package func value<Value: SQLReadable>(_ sql: SQL, as type: Value.Type = Value.self) throws -> Value? {
    guard let row = try row(sql), let name = row.firstColumn else { return nil }
    return try row[name]
  }

  /// Whether there is any such row: `holds("orders_order WHERE code_key = \(key)")`.
  package func holds(_ rows: SQL) throws -> Bool {
    try row("SELECT 1 AS found FROM \(rows) LIMIT 1") != nil
  }
}
