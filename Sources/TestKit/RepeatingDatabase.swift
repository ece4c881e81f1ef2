import Kit

/// Makes each change twice, the first time in vain, as an engine does whose server was lost on the way.
struct RepeatingDatabase: Database {
  private struct Undone: Error {}

  let database: any Database
  var dialect: Dialect { database.dialect }
  var feed: any ChangeFeed { database.feed }
  var figures: StorageFigures { database.figures }

  func read<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value {
    try await database.read(body)
  }

  func export<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value {
    try await database.export(body)
  }

  func write<Value: Sendable>(
    in lane: Lane, _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    do {
      try await database.write(in: lane) { connection in
        _ = try body(connection)
        throw Undone()
      }
    } catch is Undone {
      // So it was meant.
    }
    return try await database.write(in: lane, body)
  }

  func backup(to path: String) async throws { try await database.backup(to: path) }
  func problems() async throws -> [String] { try await database.problems() }
  func describeIndexes(ownedBy owner: String) async throws { try await database.describeIndexes(ownedBy: owner) }
  func close() throws { try database.close() }
}
