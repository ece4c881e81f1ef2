import Dispatch
import Foundation
package import Kit

/// The storage engine over one PostgreSQL database: readers in snapshots, writers by lanes whose commits are shared.
package final class PostgresDatabase: Kit.Database {
  /// Pages may be read by this many at once.
  package static let readerCount = 8

  /// Lanes may be written in by this many at once.
  package static let writerCount = 8

  /// The oldest that lets the owner of a database have the index of letters.
  private static let oldestServer = 130_000

  package let dialect = Dialect.postgres
  package var feed: any ChangeFeed { listener }
  package var figures: StorageFigures {
    var figures = StorageFigures()
    (figures.changesWaiting, figures.writes) = (lanes.waiting, lanes.figures)
    (figures.readersInUse, figures.readers, figures.readsWaiting) = readers.figures
    return figures
  }
  private let address: PostgresAddress
  private let patience: PostgresPatience
  private let readers: PostgresReaders
  private let lanes: PostgresLanes
  private let listener: PostgresFeed
  /// A connection that is open for whoever writes first.
  private let spare: Locked<PostgresLine?>
  /// Where everything is read at once; its connection is opened for each time.
  private let exports = DispatchQueue(label: "sobremesa.export", qos: .utility)
  private let copying: Copying

  /// Writes what a connection reads into a new file.
  package typealias Copying = @Sendable (_ state: any Connection, _ path: String) throws -> Void

  /// - Parameters:
  ///   - patience: how long a server is waited for that is away.
  ///   - copying: how a copy is made of what is read.
  /// - Throws: ``PostgresUnfit``, ``PostgresRefusedConnection`` or ``StorageAway``.
  package init(
    _ address: PostgresAddress, readers count: Int = PostgresDatabase.readerCount,
    writers: Int = PostgresDatabase.writerCount, patience limit: Duration = .seconds(10), copying: @escaping Copying
  ) throws {
    let patience = PostgresPatience(limit: limit)
    (self.address, self.patience, self.copying) = (address, patience, copying)
    listener = PostgresFeed(address)
    readers = PostgresReaders(most: count) { PostgresLine(address, .reading, patience) }
    // Whoever writes first goes on with what was opened here.
    let first = PostgresLine(address, .writing, patience)
    try Self.check(first.first())
    let spare = Locked<PostgresLine?>(first)
    self.spare = spare
    lanes = PostgresLanes(most: writers) { spare.withLock { $0.take() } ?? PostgresLine(address, .writing, patience) }
  }

  private static func check(_ connection: PostgresConnection) throws {
    guard connection.serverVersion >= oldestServer else {
      throw PostgresUnfit(
        description: "It is PostgreSQL \(connection.serverVersion / 10_000); the house needs 13 or newer.")
    }
    let row = try connection.answer(
      """
      SELECT datcollate AS collation, pg_encoding_to_char(encoding) AS encoding, 'B' < 'a' AND 'z' < 'ñ' AS is_plain
      FROM pg_database WHERE datname = current_database()
      """
    ).rows.first
    guard let row, ["C", "POSIX"].contains(try row["collation"] as String), try row["is_plain"] as Bool else {
      throw PostgresUnfit(
        description: """
          Its texts are ordered by a language and not by their letters' numbers. Make one that is ordered as the house expects: \
          CREATE DATABASE sobremesa TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'.
          """)
    }
    guard try row["encoding"] == "UTF8" else {
      throw PostgresUnfit(description: "Its texts are not kept as UTF-8.")
    }
  }

  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await readers.read(body)
  }

  package func export<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      exports.async { [self] in continuation.resume(with: Result { try readAll(body) }) }
    }
  }

  private func readAll<Value>(_ body: (any Connection) throws -> Value) throws -> Value {
    let line = PostgresLine(address, .reading, patience)
    defer { line.close() }
    // Once, as what was read has gone to somebody.
    return try line.readOnce(body)
  }

  package func write<Value: Sendable>(
    in lane: Lane, _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    try await PendingChange.wait(for: body) { lanes.enqueue($0, in: lane) }
  }

  /// Writes on a connection of its own, in one transaction.
  package static func fill<Value>(
    _ address: PostgresAddress, _ body: (any WritableConnection) throws -> Value
  ) throws -> Value {
    let connection = try PostgresConnection(address, purpose: .writing)
    try check(connection)
    try connection.begin()
    let value = try body(PostgresSession(connection: connection))
    try connection.keep()
    return value
  }

  /// Says something to the server that cannot be said in a transaction.
  package static func command(_ address: PostgresAddress, _ text: String) throws {
    try PostgresConnection(address, purpose: .reading).command(text)
  }

  package func backup(to path: String) async throws {
    let copying = copying
    try await export { try copying($0, path) }
  }

  /// What the house itself can find: PostgreSQL checks what it reads by itself.
  package func problems() async throws -> [String] {
    try await read { connection in
      try connection.rows(
        """
        SELECT conrelid::regclass::text AS table_name FROM pg_constraint
        WHERE contype = 'f' AND NOT convalidated ORDER BY 1
        """
      ).map { "rows of \(try $0["table_name"] as String) may refer to missing rows" }
    }
  }

  /// PostgreSQL measures by itself what an index finds.
  package func describeIndexes(ownedBy owner: String) async throws {}

  package func close() throws {
    lanes.close()
    readers.close()
    listener.close()
    spare.withLock { $0.take() }?.close()
  }

  /// As `sobremesa version` says it.
  package static var version: String { PostgresConnection.libraryVersion }
}
