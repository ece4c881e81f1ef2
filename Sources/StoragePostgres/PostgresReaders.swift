import Foundation
import Kit
import Synchronization

/// The threads that read, each with a connection of its own. One is started when all others are at work, and whoever read last reads
/// next: a house that does little holds few connections.
final class PostgresReaders: Sendable {
  /// Runs on a connection, or is told that there is none.
  private typealias Read = @Sendable (PostgresLine?) -> Void

  private struct State {
    var waiting: [Read] = []
    var idle: [Reader] = []
    var started = 0
    var isOpen = true
  }

  private final class Reader: Sendable {
    let next = Mutex<Read?>(nil)
    let arrival = DispatchSemaphore(value: 0)
  }

  private static let lull = DispatchTimeInterval.milliseconds(2)

  private let state = Mutex(State())
  private let ended = DispatchGroup()
  private let most: Int
  private let line: @Sendable () -> PostgresLine

  /// - Parameter most: connections at once.
  init(most: Int, line: @escaping @Sendable () -> PostgresLine) {
    (self.most, self.line) = (most, line)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      enqueue { line in
        guard let line else { return continuation.resume(throwing: DatabaseClosed()) }
        continuation.resume(with: Result { try line.read(body) })
      }
    }
  }

  /// How many read right now, how many could, and how many reads wait.
  var figures: (inUse: Int, most: Int, waiting: Int) {
    state.withLock { ($0.started - $0.idle.count, most, $0.waiting.count) }
  }

  /// Reads that wait are still made; returns when all connections are closed.
  func close() {
    let idle = state.withLock { state in
      state.isOpen = false
      defer { state.idle = [] }
      return state.idle
    }
    for reader in idle { reader.arrival.signal() }
    ended.wait()
  }

  private enum Way {
    case refused, waits
    case idle(Reader)
    case new
  }

  private func enqueue(_ read: @escaping Read) {
    let way = state.withLock { state -> Way in
      guard state.isOpen else { return .refused }
      if let reader = state.idle.popLast() { return .idle(reader) }
      guard state.started < most else {
        state.waiting.append(read)
        return .waits
      }
      state.started += 1
      return .new
    }
    switch way {
    case .refused: read(nil)
    case .waits: return
    case .idle(let reader):
      reader.next.withLock { $0 = read }
      reader.arrival.signal()
    case .new: start(with: read)
    }
  }

  private func start(with read: @escaping Read) {
    let reader = Reader()
    ended.enter()
    let thread = Thread { [self] in
      let line = line()
      var next: Read? = read
      while let read = next {
        read(line)
        next = self.next(for: reader, line)
      }
      line.close()
      ended.leave()
    }
    thread.name = "reader"
    thread.start()
  }

  private func next(for reader: Reader, _ line: PostgresLine) -> Read? {
    let (read, isOpen) = state.withLock { state -> (Read?, Bool) in
      if !state.waiting.isEmpty { return (state.waiting.removeFirst(), true) }
      if state.isOpen { state.idle.append(reader) }
      return (nil, state.isOpen)
    }
    guard read == nil, isOpen else { return read }
    // Whoever comes at once takes the end of this reading along.
    if reader.arrival.wait(timeout: .now() + Self.lull) == .timedOut {
      line.rest()
      reader.arrival.wait()
    }
    return reader.next.withLock { next in
      defer { next = nil }
      return next
    }
  }
}
