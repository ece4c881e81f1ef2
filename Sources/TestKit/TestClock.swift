package import Kit
import Synchronization

/// Time that stands still until a test moves it, and random numbers that are the same each time.
package final class TestClock: Sendable {
  /// Saturday, 21 November 2026, 10:30 in Madrid.
  package static let start = Instant(iso8601: "2026-11-21T09:30:00.000Z")!

  private let state = Mutex((now: TestClock.start, generator: SeededGenerator(seed: 2026)))

  package init() {}

  package var now: Instant { state.withLock(\.now) }

  package func advance(by duration: Duration) {
    state.withLock { $0.now = $0.now + duration }
  }

  package var mint: Mint {
    Mint(now: { self.now }, random: { self.state.withLock { $0.generator.next() } })
  }
}
