import Synchronization

/// Limits how often somebody may come within a while. Each process of the house counts what comes to it.
final class RateLimit: Sendable {
  /// Of visitors by their address: a full restaurant behind one stays far below it, and who makes them by the thousand above.
  static let limit = 1_000
  static let span = Duration.seconds(600)

  private struct Window {
    var begins: Instant
    var count: Int
  }

  private let limit: Int
  private let span: Duration
  private let windows = Mutex<[String: Window]>([:])

  /// - Parameter limit: how often one may come within the span.
  init(limit: Int = RateLimit.limit, span: Duration = RateLimit.span) {
    (self.limit, self.span) = (limit, span)
  }

  /// - Throws: ``Refusal/busy``.
  func admit(_ address: ClientAddress, at now: Instant) throws {
    if wait(address.text, at: now) != nil { throw Refusal.busy }
  }

  /// Counts one who comes.
  /// - Returns: how long they have to wait before they may, without being counted; `nil` for who has not to.
  func wait(_ name: String, at now: Instant) -> Duration? {
    windows.withLock { windows in
      if windows.count >= 10_000 { windows = windows.filter { $0.value.begins + span > now } }
      var window = windows[name] ?? Window(begins: now, count: 0)
      if window.begins + span <= now { window = Window(begins: now, count: 0) }
      guard window.count < limit else { return window.begins + span - now }
      window.count += 1
      windows[name] = window
      return nil
    }
  }
}
