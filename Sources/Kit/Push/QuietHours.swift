/// The hours of each day in which somebody is not told. What comes meanwhile waits until they are over.
struct QuietHours: Hashable, Sendable {
  let begin: ClockTime
  let end: ClockTime

  /// `nil` when there is no time between them.
  init?(from begin: ClockTime, to end: ClockTime) {
    guard begin != end else { return nil }
    (self.begin, self.end) = (begin, end)
  }

  /// When they are over, if they hold now.
  func end(at now: Instant, in zone: Zone) -> Instant? {
    let local = now.local(in: zone)
    let minute = local.hour * 60 + local.minute
    let isNight = begin > end
    let (hasBegun, isBeforeEnd) = (minute >= begin.minute, minute < end.minute)
    guard isNight ? hasBegun || isBeforeEnd : hasBegun && isBeforeEnd else { return nil }
    return Instant(LocalTime(isNight && hasBegun ? local.day.adding(days: 1) : local.day, at: end), in: zone)
  }
}

/// “Until tomorrow”, as one says it: whoever is up at night means the morning that comes.
enum Silence {
  private static let morning = ClockTime(minute: 8 * 60)
  private static let night = Duration.seconds(4 * 3600)

  static func end(from now: Instant, in zone: Zone) -> Instant {
    let day = (now - night).day(in: zone).adding(days: 1)
    return morning.map { Instant(LocalTime(day, at: $0), in: zone) } ?? now
  }
}
