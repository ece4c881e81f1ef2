/// What the house thinks of the machine's clock. A clock that leaps ahead would let everything that waits for its end go at
/// once, and nobody could bring it back.
struct HouseClock: Equatable {
  /// A house that was closed for so long comes back without a question.
  static let leap = Duration.seconds(24 * 3600)
  /// How long the time after a leap has to hold before anything is deleted by it.
  static let trial = Duration.seconds(24 * 3600)
  /// A house that is opened once a month still clears up: only a further leap than this begins the trial anew.
  static let furtherLeap = Duration.seconds(35 * 24 * 3600)

  /// The clocks of two machines are not so far apart, nor does anybody wait so long between looking at one and saying so.
  static let tolerance = Duration.seconds(60)

  /// The latest time that the clock has shown, or the one to which it went back.
  private(set) var seen: Instant
  /// When the time after a leap was first seen, until it is believed.
  private(set) var leaptAt: Instant?

  /// - Parameter seen: a time that is known to have been.
  init(seen: Instant, leaptAt: Instant? = nil) {
    (self.seen, self.leaptAt) = (seen, leaptAt)
  }

  /// Looks at the clock.
  /// - Returns: whether what waits for its end may go by it.
  mutating func look(at now: Instant) -> Bool {
    let step = now - seen
    let isBack = step < .zero - Self.tolerance
    seen = isBack ? now : max(seen, now)
    if isBack {
      // The time before was the wrong one; by an earlier one nothing goes that should stay.
      leaptAt = nil
    } else if step > Self.leap, leaptAt == nil || step > Self.furtherLeap {
      leaptAt = now
    }
    guard let leaptAt else { return true }
    guard now - leaptAt >= Self.trial else { return false }
    self.leaptAt = nil
    return true
  }

  /// Looks at the clock with what is stored of earlier times, and stores that it did.
  static func isTrusted(at now: Instant, in connection: any WritableConnection) throws -> Bool {
    let row = try connection.row("SELECT seen_at, leapt_at FROM kit_clock\(Dialect.held)")
    var clock =
      if let row {
        HouseClock(seen: try row["seen_at"], leaptAt: try row["leapt_at"])
      } else {
        HouseClock(seen: try Activity.newest(in: connection) ?? now)
      }
    let isTrusted = clock.look(at: now)
    try connection.run(
      """
      INSERT INTO kit_clock (id, seen_at, leapt_at) VALUES (1, \(clock.seen), \(clock.leaptAt))
      ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, leapt_at = excluded.leapt_at
      """)
    return isTrusted
  }
}
