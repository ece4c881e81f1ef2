extension Instant {
  /// When a clock in that zone shows this time.
  ///
  /// A time that is skipped when clocks go forward (02:30 on a March Sunday in Madrid) is read with the offset before
  /// the change and so moves on by the gap (03:30). Of a time that comes twice when clocks go back, it is the earlier.
  /// Both as in Temporal's `compatible` and in Java's `ZonedDateTime`.
  package init(_ local: LocalTime, in zone: Zone) {
    let utc = local.millisecondsAsUTC
    func reading(withOffset offset: Int) -> Instant { Instant(milliseconds: utc - Int64(offset) * 1000) }

    let dayInMilliseconds: Int64 = 86_400_000
    let before = zone.offset(at: Instant(milliseconds: utc - dayInMilliseconds))
    let after = zone.offset(at: Instant(milliseconds: utc + dayInMilliseconds))
    let early = reading(withOffset: before)
    let late = reading(withOffset: after)
    let onlyLateExists = zone.offset(at: early) != before && zone.offset(at: late) == after
    self = onlyLateExists ? late : early
  }

  /// The day's first moment: midnight, or the end of the gap where clocks go forward at midnight (01:00 in São Paulo
  /// until 2018).
  package init(startOf day: Day, in zone: Zone) {
    self.init(LocalTime(startOf: day), in: zone)
  }

  /// What a clock in that zone shows. Instants outside the years 1 to 9999 show the nearest day's time.
  package func local(in zone: Zone) -> LocalTime {
    let (shifted, beyond) = milliseconds.addingReportingOverflow(Int64(zone.offset(at: self)) * 1000)
    return LocalTime(millisecondsAsUTC: beyond ? milliseconds : shifted)
  }

  package func day(in zone: Zone) -> Day {
    local(in: zone).day
  }
}
