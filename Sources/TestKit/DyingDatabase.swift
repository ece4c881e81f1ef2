package import Kit

/// Keeps what lies on the disk before each statement that is run: what a kill at that moment would leave.
package struct DyingDatabase: Database {
  let database: any Database
  let path: String
  /// Before every how manieth statement.
  private let step: Int
  private let said = Shared(0)
  package let copies = Shared<[TestCopy]>([])
  package var dialect: Dialect { database.dialect }
  package var feed: any ChangeFeed { database.feed }
  package var figures: StorageFigures { database.figures }

  package init(_ store: TestDatabase) {
    (database, path, step) = (store.database, store.path, 1)
  }

  /// - Parameter step: before every how manieth statement.
  package init(_ copy: TestCopy, every step: Int) {
    (database, path, self.step) = (copy.database, copy.path, step)
  }

  private struct DyingConnection: WritableConnection {
    let connection: any WritableConnection
    let path: String
    let step: Int
    let said: Shared<Int>
    let copies: Shared<[TestCopy]>
    var dialect: Dialect { connection.dialect }

    func rows(_ sql: SQL) throws -> [SQLRow] { try connection.rows(sql) }

    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws { try connection.forEach(sql, body) }

    func run(_ sql: SQL) throws {
      try look()
      try connection.run(sql)
    }

    func rowsChanged(by sql: SQL) throws -> Int {
      try look()
      return try connection.rowsChanged(by: sql)
    }

    private func look() throws {
      said.change { $0 += 1 }
      guard said.value.isMultiple(of: step) else { return }
      let copy = try TestCopy(of: path)
      copies.change { $0.append(copy) }
    }
  }

  package func read<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value
  {
    try await database.read(body)
  }

  package func export<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws
    -> Value
  {
    try await database.export(body)
  }

  package func write<Value: Sendable>(
    in lane: Lane, _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    let (path, step, said, copies) = (path, step, said, copies)
    return try await database.write(in: lane) {
      try body(DyingConnection(connection: $0, path: path, step: step, said: said, copies: copies))
    }
  }

  package func backup(to path: String) async throws { try await database.backup(to: path) }
  package func problems() async throws -> [String] { try await database.problems() }
  package func describeIndexes(ownedBy owner: String) async throws {
    try await database.describeIndexes(ownedBy: owner)
  }
  package func close() throws { try database.close() }
}
