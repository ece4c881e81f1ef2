import Synchronization

/// How often a name was looked up.
final class LookUps: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock(\.self) }

  func note() {
    number.withLock { $0 += 1 }
  }
}
