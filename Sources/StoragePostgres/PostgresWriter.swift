import Kit

/// The writer's connection, as ``GroupCommit`` uses it. What begins a transaction or a savepoint is sent with the statement that
/// follows.
struct PostgresWriter: CommittingConnection {
  let line: PostgresLine

  var dialect: Dialect { .postgres }
  var isInTransaction: Bool { line.isInTransaction }
  var begin: SQL { "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE" }

  /// Whether nothing was kept for sure: the connection was lost before it was asked to keep anything, or the server gave the
  /// transaction up in favour of another.
  func canRepeat(after error: any Error) -> Bool {
    switch error {
    case let away as StorageAway: away.isUndone
    case let failure as PostgresFailure: failure.isOvertaken
    default: false
    }
  }

  func rows(_ sql: SQL) throws -> [SQLRow] {
    try line.current().answer(sql).rows()
  }

  func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
    try line.current().forEach(sql, body)
  }

  @discardableResult
  func run(_ sql: SQL) throws -> Int {
    switch sql {
    case begin: try line.opened().queue(sql.text(in: dialect))
    case GroupCommit<Self>.savepoint: try line.current().queue(sql.text(in: dialect))
    case GroupCommit<Self>.keep:
      let connection = try line.current()
      if connection.hasFailed {
        throw PostgresFailure(code: "25P02", message: "a statement had failed", statement: sql.text(in: dialect))
      }
      connection.queue(sql.text(in: dialect))
    case "COMMIT": try line.current().commit()
    case "ROLLBACK": try line.current().rollBack()
    default: return try line.current().answer(sql).changed
    }
    return 0
  }
}
