import Kit

/// The hour before bets are locked, in which whoever has not bet is told so.
enum LastHour {
  static let length = Duration.seconds(3600)

  static func holds(_ locksAt: Instant, at now: Instant) -> Bool { now < locksAt && locksAt <= now + length }

  /// After how many milliseconds an open page has something else to say: when the hour begins, and when it ends.
  static func left(until locksAt: Instant, at now: Instant) -> Int64 {
    let left = max(0, locksAt.milliseconds - now.milliseconds)
    let untilHour = left - length.components.seconds * 1000
    return untilHour > 0 ? untilHour : left
  }
}

extension Pool {
  /// The moment of its lock, in the hour before.
  func locksSoon(at now: Instant) -> Instant? {
    guard ending == nil, content.mode == .link else { return nil }
    return locksAt.flatMap { LastHour.holds($0, at: now) ? $0 : nil }
  }
}
