import Synchronization

/// Slows down those who guess passwords. Each name may be tried a few times in a while; then it has to wait, and no longer than
/// that: who knows the password gets in again by waiting, and devices that are signed in stay so.
final class SignInTries: Sendable {
  static let limit = 10
  static let span = Duration.seconds(15 * 60)
  /// More names than any household has; what is forgotten first is the oldest.
  private static let remembered = 10_000

  private let tries = Mutex<[String: [Instant]]>([:])

  /// Counts a try before its password is looked at, so that many at once don't slip through.
  /// - Throws: ``Refusal/tooManyTries(minutes:)``.
  func begin(_ name: String, at now: Instant) throws {
    try tries.withLock { tries in
      let recent = (tries[name] ?? []).filter { $0 + Self.span > now }
      if recent.count >= Self.limit, let first = recent.first {
        let wait = first + Self.span - now
        throw Refusal.tooManyTries(minutes: max(1, Int((wait.components.seconds + 59) / 60)))
      }
      if tries.count >= Self.remembered, tries[name] == nil { forgetOldest(&tries) }
      tries[name] = recent + [now]
    }
  }

  /// The password was right: what went wrong before was a slip of the finger.
  func succeed(_ name: String) {
    tries.withLock { _ = $0.removeValue(forKey: name) }
  }

  private func forgetOldest(_ tries: inout [String: [Instant]]) {
    let latest = tries.min { ($0.value.last?.milliseconds ?? 0) < ($1.value.last?.milliseconds ?? 0) }
    if let latest { tries.removeValue(forKey: latest.key) }
  }
}
