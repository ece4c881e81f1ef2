import Synchronization

/// Limits how often one address may come within a while: far above what people do, below what makes visitors by the thousand.
final class RateLimit: Sendable {
  /// Of visitors: a full restaurant behind one address stays far below it.
  static let limit = 1_000
  static let span = Duration.seconds(600)

  private struct Window {
    var begins: Instant
    var count: Int
  }

  private let limit: Int
  private let windows = Mutex<[ClientAddress: Window]>([:])

  /// - Parameter limit: how often one address may come within the span.
  init(limit: Int = RateLimit.limit) {
    self.limit = limit
  }

  /// - Throws: ``Refusal/busy``.
  func admit(_ address: ClientAddress, at now: Instant) throws {
    try windows.withLock { windows in
      if windows.count >= 10_000 { windows = windows.filter { $0.value.begins + Self.span > now } }
      var window = windows[address] ?? Window(begins: now, count: 0)
      if window.begins + Self.span <= now { window = Window(begins: now, count: 0) }
      guard window.count < limit else { throw Refusal.busy }
      window.count += 1
      windows[address] = window
    }
  }
}
