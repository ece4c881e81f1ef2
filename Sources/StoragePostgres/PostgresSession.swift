import Kit

/// Runs statements on one connection, inside the transaction that is under way.
struct PostgresSession: WritableConnection {
  let connection: PostgresConnection
  var dialect: Dialect { .postgres }

  func rows(_ sql: SQL) throws -> [SQLRow] {
    try connection.answer(sql).rows
  }

  func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
    try connection.forEach(sql, body)
  }

  func run(_ sql: SQL) throws {
    try connection.tell(sql)
  }

  func rowsChanged(by sql: SQL) throws -> Int {
    try connection.answer(sql).changed
  }
}
