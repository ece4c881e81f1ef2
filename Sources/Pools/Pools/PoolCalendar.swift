import Kit

/// The kick-off of a pool's match as a calendar entry.
struct PoolCalendar {
  static let file = "match.ics"
  /// Half an hour before, so that nobody forgets to bet.
  private static let alarm = Duration.seconds(1800)

  let pool: Pool
  let kickOff: Instant
  let title: String
  let now: Instant

  var bytes: [UInt8] {
    let match = CalendarFile.Event(
      id: pool.id.description, title: title, time: .moment(kickOff, lasting: Pool.length),
      isTentative: pool.isProvisional, alarm: Self.alarm)
    return CalendarFile([match], at: now).bytes
  }
}
