import Foundation
import Kit
import Synchronization

/// How long the house waits for a server that does not answer, counted for all of its connections together: those who come when it
/// has been away for longer are told at once.
final class PostgresPatience: Sendable {
  static let limit = Duration.seconds(10)
  private static let pause: TimeInterval = 0.1

  private let awaySince = Mutex<ContinuousClock.Instant?>(nil)
  private let limit: Duration

  init(limit: Duration = PostgresPatience.limit) {
    self.limit = limit
  }

  /// Tries until it succeeds or there is no patience left.
  /// - Throws: ``StorageAway``, or what else speaks against it.
  func connect(_ open: () throws -> PostgresConnection) throws -> PostgresConnection {
    while true {
      do {
        let connection = try open()
        awaySince.withLock { $0 = nil }
        return connection
      } catch {
        guard error is StorageAway || error is PostgresRefusedConnection else { throw error }
        let since = awaySince.withLock { since in
          since = since ?? .now
          return since ?? .now
        }
        guard since.duration(to: .now) < limit else { throw StorageAway() }
        Thread.sleep(forTimeInterval: Self.pause)
      }
    }
  }
}

/// A connection that is made when it is first needed, and anew when it is lost. Used by one thread at a time.
final class PostgresLine: @unchecked Sendable {
  private let address: PostgresAddress
  private let purpose: PostgresPurpose
  private let patience: PostgresPatience
  private var connection: PostgresConnection?

  init(_ address: PostgresAddress, _ purpose: PostgresPurpose, _ patience: PostgresPatience) {
    (self.address, self.purpose, self.patience) = (address, purpose, patience)
  }

  func opened() throws -> PostgresConnection {
    if let connection, connection.isOpen { return connection }
    connection = nil
    let made = try patience.connect { try PostgresConnection(address, purpose: purpose) }
    connection = made
    return made
  }

  /// Opens it for the first time, without patience: whoever starts a house wants to read why it does not.
  func first() throws -> PostgresConnection {
    let made = try PostgresConnection(address, purpose: purpose)
    connection = made
    return made
  }

  /// Gives up what is under way. A connection on which that fails is made anew.
  func rollBack() {
    do {
      try connection?.rollBack()
    } catch {
      close()
    }
  }

  /// Ends a reading when no other follows at once.
  func rest() {
    connection?.rest()
  }

  func close() {
    connection = nil
  }

  /// Reads one consistent state. When the connection turns out to be lost, it is read once more by another.
  func read<Value>(_ body: (PostgresSession) throws -> Value) throws -> Value {
    do {
      return try readOnce(body)
    } catch is StorageAway {
      close()
      return try readOnce(body)
    }
  }

  func readOnce<Value>(_ body: (PostgresSession) throws -> Value) throws -> Value {
    let connection = try opened()
    try connection.beginReading()
    return try body(PostgresSession(connection: connection))
  }
}
