import Synchronization

/// One change that somebody waits for: an engine runs it, perhaps again, and tells what has become of it once that is sure.
package final class PendingChange: Sendable {
  private let body: Mutex<(@Sendable (any WritableConnection) throws -> Void)?>
  private let told: @Sendable ((any Error)?) -> Void
  /// When somebody began to wait for it.
  let since = ContinuousClock.now

  /// - Parameters:
  ///   - body: runs the change and keeps its result; throws what it throws.
  ///   - told: called once, after the commit or the failure.
  private init(
    _ body: @escaping @Sendable (any WritableConnection) throws -> Void,
    told: @escaping @Sendable ((any Error)?) -> Void
  ) {
    self.body = Mutex(body)
    self.told = told
  }

  /// Waits for a change.
  /// - Parameter enqueue: gives it to who makes it.
  package static func wait<Value: Sendable>(
    for body: @escaping @Sendable (any WritableConnection) throws -> Value, _ enqueue: (PendingChange) -> Void
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let result = ResultBox<Value>()
      enqueue(
        PendingChange { connection in
          result.value = try body(connection)
        } told: { error in
          if let error {
            continuation.resume(throwing: error)
          } else if let value = result.value {
            continuation.resume(returning: value)
          }
        })
    }
  }

  package func run(_ connection: any WritableConnection) throws {
    try body.withLock(\.self)?(connection)
  }

  /// Whoever waits goes on while nothing of theirs is held here any more: the last to hold a house would close it, on the thread
  /// that closing waits for.
  package func finish(_ error: (any Error)?) {
    body.withLock { $0 = nil }
    told(error)
  }
}

/// Carries a change's result from its thread to who waits for it; written before it is read, never at once.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
