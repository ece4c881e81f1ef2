import Synchronization

/// What went wrong that should not, since the program was started: how often, and the last of it. What was typed or looked at is never in
/// it; the log has more, under the same number.
package final class FaultLog: Sendable {
  /// So many are remembered.
  package static let most = 20

  package struct Fault: Sendable, Equatable {
    /// As the page showed it to who met it, and as the log has it.
    package let id: String
    package let at: Instant
    /// As the log calls it; `none` where no route took the request.
    package let route: String
  }

  private struct State {
    var count = 0
    /// The newest first.
    var latest: [Fault] = []
  }

  private let state = Mutex(State())

  func note(_ fault: Fault) {
    state.withLock { state in
      state.count += 1
      state.latest = [fault] + state.latest.prefix(Self.most - 1)
    }
  }

  package var count: Int { state.withLock(\.count) }
  /// The newest first.
  package var latest: [Fault] { state.withLock(\.latest) }
}
