/// What whoever leads people to one of several processes of a house is told of this one.
package final class Readiness: Sendable {
  /// How long a process that is to end goes on for those who are still led to it: whoever asks every second and believes the second
  /// answer has heard of it twice.
  package static let notice = Duration.seconds(4)
  /// Whoever asks no oftener is not waited for.
  private static let longestInterval = Duration.seconds(10)

  private struct State {
    var askedAt: ContinuousClock.Instant?
    var isLeaving = false
  }

  private let state = Locked(State())

  /// Notes that somebody asks.
  /// - Returns: whether people may be led here.
  func asked() -> Bool {
    state.withLock { state in
      state.askedAt = .now
      return !state.isLeaving
    }
  }

  /// Says from now on that nobody should be led here, and gives those who ask time to hear of it.
  package func leave() async {
    let isAsked = state.withLock { state in
      state.isLeaving = true
      return state.askedAt.map { $0.duration(to: .now) < Self.longestInterval } ?? false
    }
    guard isAsked else { return }
    do {
      try await Task.sleep(for: Self.notice)
    } catch {
      // Nobody has patience for it.
    }
  }
}
