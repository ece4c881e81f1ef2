package import Kit

/// Lets a test do something before each change and after it, or say that it has failed.
package struct AttendedDatabase: Database {
  private let database: any Database
  private let before, after: @Sendable () async throws -> Void

  package var dialect: Dialect { database.dialect }
  package let feed: any ChangeFeed
  package var figures: StorageFigures { database.figures }

  /// - Parameter feed: in the place of its own.
  package init(
    _ database: any Database, feed: (any ChangeFeed)? = nil,
    before: @escaping @Sendable () async throws -> Void = {}, after: @escaping @Sendable () async throws -> Void = {}
  ) {
    (self.database, self.before, self.after) = (database, before, after)
    self.feed = feed ?? database.feed
  }

  /// - Parameter number: before which of the changes, from 1.
  package init(_ database: any Database, before number: Int, _ body: @escaping @Sendable () async throws -> Void) {
    let count = Shared(0)
    self.init(
      database,
      before: {
        count.change { $0 += 1 }
        if count.value == number { try await body() }
      })
  }

  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await database.read(body)
  }

  package func export<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await database.export(body)
  }

  package func write<Value: Sendable>(
    in lane: Lane, _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    try await before()
    let value = try await database.write(in: lane, body)
    try await after()
    return value
  }

  package func backup(to path: String) async throws { try await database.backup(to: path) }
  package func problems() async throws -> [String] { try await database.problems() }
  package func describeIndexes(ownedBy owner: String) async throws {
    try await database.describeIndexes(ownedBy: owner)
  }
  package func close() throws { try database.close() }
}
