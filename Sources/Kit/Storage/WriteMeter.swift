import Synchronization

/// Counts what an engine writes. Asked twice a transaction, and not for each change.
package final class WriteMeter: Sendable {
  private let written = Mutex(WriteFigures())

  package init() {}

  package var figures: WriteFigures { written.withLock(\.self) }

  /// Notes how long the changes of a transaction that begins have waited.
  /// - Returns: when it began.
  package func begin(_ batch: [PendingChange]) -> ContinuousClock.Instant {
    note(batch)
    return .now
  }

  /// Notes how long changes have waited that a transaction is about now.
  package func note(_ changes: [PendingChange]) {
    guard !changes.isEmpty else { return }
    let now = ContinuousClock.now
    written.withLock { figures in
      for change in changes { figures.waits.add(change.since.duration(to: now)) }
    }
  }

  /// - Parameters:
  ///   - changes: how many of the transaction are kept; `nil` where it is given up as a whole.
  package func end(_ began: ContinuousClock.Instant, changes: Int?) {
    let duration = began.duration(to: .now)
    written.withLock { figures in
      guard let changes else {
        figures.failures += 1
        return
      }
      figures.commits += 1
      figures.changes += changes
      figures.durations.add(duration)
    }
  }
}
