import Kit

/// A view of a space that counts what it is asked.
final class CountedView: SpaceScope, Connection {
  private let view: SpaceView
  private(set) var count = 0

  init(_ view: SpaceView) {
    self.view = view
  }

  var dialect: Dialect { view.connection.dialect }
  var connection: any Connection { self }
  var space: Space { view.space }

  func rows(_ sql: SQL) throws -> [SQLRow] {
    count += 1
    return try view.connection.rows(sql)
  }

  func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
    count += 1
    try view.connection.forEach(sql, body)
  }
}
