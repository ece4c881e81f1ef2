package import Kit
import Synchronization

/// Time that stands still until a test moves it, and random numbers that are the same each time.
package final class TestClock: Sendable {
  /// Saturday, 21 November 2026, 10:30 in Madrid.
  package static let start = Instant(iso8601: "2026-11-21T09:30:00.000Z")!

  private let state = Mutex((now: TestClock.start, seed: UInt64(2026)))

  package init() {}

  package var now: Instant { state.withLock(\.now) }

  package func advance(by duration: Duration) {
    state.withLock { $0.now = $0.now + duration }
  }

  package var mint: Mint {
    Mint(now: { self.now }, random: { self.random() })
  }

  /// SplitMix64.
  private func random() -> UInt64 {
    state.withLock { state in
      state.seed &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state.seed
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }
}
