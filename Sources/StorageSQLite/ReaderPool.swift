import Foundation
import GRDB
import Kit
import Synchronization

/// The threads that read. Each has a connection of its own and takes the next read that waits, so that a read costs two
/// changes of thread and its statements, and pages can be made while the writer waits for the disk.
final class ReaderPool: Sendable {
  private struct Waiting {
    var reads: [Read] = []
    var isOpen = true
  }

  /// Runs on a connection inside a transaction, or is told why there is none.
  private typealias Read = @Sendable (Result<SQLiteSession, any Error>) -> Void

  private let waiting = Mutex(Waiting())
  private let arrivals = DispatchSemaphore(value: 0)
  private let ended = DispatchGroup()
  let count: Int
  private let busy = Atomic<Int>(0)

  /// - Parameter configuration: of the connections; they are opened for reading alone.
  init(count: Int, path: String, configuration: Configuration) throws {
    self.count = count
    var configuration = configuration
    configuration.readonly = true
    for number in 1...count {
      let connection = try DatabaseQueue(path: path, configuration: configuration)
      ended.enter()
      let thread = Thread { [self] in
        work(on: connection)
        ended.leave()
      }
      thread.name = "reader-\(number)"
      thread.start()
    }
  }

  func read<Value: Sendable>(_ body: @escaping @Sendable (SQLiteSession) throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      enqueue { session in
        continuation.resume(with: session.flatMap { session in Result { try body(session) } })
      }
    }
  }

  /// How many read right now.
  var inUse: Int { busy.load(ordering: .relaxed) }
  var waitingCount: Int { waiting.withLock(\.reads.count) }

  /// Reads that wait are still made; returns when all connections are closed.
  func close() {
    waiting.withLock { $0.isOpen = false }
    for _ in 1...count { arrivals.signal() }
    ended.wait()
  }

  private func enqueue(_ read: @escaping Read) {
    let isTaken = waiting.withLock { waiting in
      if waiting.isOpen { waiting.reads.append(read) }
      return waiting.isOpen
    }
    if isTaken { arrivals.signal() } else { read(.failure(DatabaseClosed())) }
  }

  private func next() -> Read? {
    arrivals.wait()
    return waiting.withLock { $0.reads.isEmpty ? nil : $0.reads.removeFirst() }
  }

  private func work(on connection: DatabaseQueue) {
    let statements = KeptStatements()
    while let read = next() {
      busy.add(1, ordering: .relaxed)
      defer { busy.subtract(1, ordering: .relaxed) }
      connection.inDatabase { database in
        do {
          try database.cachedStatement(sql: "BEGIN").execute()
        } catch {
          return read(.failure(error))
        }
        read(.success(SQLiteSession(database: database, statements: statements)))
        do {
          try database.cachedStatement(sql: "COMMIT").execute()
        } catch {
          // Nothing was written that could be lost; the next read begins anew.
        }
      }
    }
    statements.forget()
    do {
      try connection.close()
    } catch {
      // It goes with the process.
    }
  }
}
