import Kit

/// Some time as the sums of sales know it: whole months of UTC, and the hours in which it differs from these, whose orders are
/// added or taken away one by one.
struct SalesSpan: Sendable, Equatable {
  /// Counted from the first January of all.
  let months: Range<Int>
  let stretches: [SalesStretch]

  /// - Parameter period: of the stretches.
  init(_ hours: Range<Instant>, as period: Int = 0) {
    let (first, end) = (Self.nearest(to: hours.lowerBound), Self.nearest(to: hours.upperBound))
    let (begins, ends) = (Self.start(of: first), Self.start(of: end))
    let apart = [
      Self.stretch(period, from: hours.lowerBound, to: begins), Self.stretch(period, from: ends, to: hours.upperBound),
    ].compactMap(\.self)
    // A few days are read themselves rather than what a month holds besides them.
    let read = apart.reduce(.zero) { $0 + ($1.hours.upperBound - $1.hours.lowerBound) }
    guard first < end, read < hours.upperBound - hours.lowerBound else {
      months = 0..<0
      stretches = [SalesStretch(period: period, isMore: true, hours: hours)]
      return
    }
    (months, stretches) = (first..<end, apart)
  }

  /// More when the one is before the other, less when it is after it.
  private static func stretch(_ period: Int, from one: Instant, to other: Instant) -> SalesStretch? {
    guard one != other else { return nil }
    return SalesStretch(period: period, isMore: one < other, hours: min(one, other)..<max(one, other))
  }

  /// The years that are in it whole: none, or some that follow each other.
  var wholeYears: [ClosedRange<Int>] {
    let (first, end) = ((months.lowerBound + 11) / 12, months.upperBound / 12)
    return first < end ? [first...end - 1] : []
  }

  /// The months besides, as they are kept: 202611.
  var others: [ClosedRange<Int>] {
    let parts = wholeYears.first.map { years in
      [months.lowerBound..<years.lowerBound * 12, (years.upperBound + 1) * 12..<months.upperBound]
    }
    return (parts ?? [months]).filter { !$0.isEmpty }.map {
      Self.key(of: $0.lowerBound)...Self.key(of: $0.upperBound - 1)
    }
  }

  static func key(of month: Int) -> Int { month / 12 * 100 + month % 12 + 1 }

  private static func nearest(to instant: Instant) -> Int {
    let day = instant.day(in: .utc)
    let month = day.year * 12 + day.month - 1
    return instant - start(of: month) <= start(of: month + 1) - instant ? month : month + 1
  }

  private static func start(of month: Int) -> Instant {
    let first = Day(year: month / 12, month: month % 12 + 1, day: 1)
    return first.map { Instant(startOf: $0, in: .utc) } ?? Instant(startOf: .last, in: .utc) + .seconds(24 * 3600)
  }
}
