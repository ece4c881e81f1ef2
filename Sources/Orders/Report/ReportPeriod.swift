import Kit

/// The days that a report is of.
struct ReportPeriod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The last thirty days.
    case recent
    case week, month, quarter
    case year(Int)
    /// From one day to another.
    case days
  }

  static let recentDays = 30
  /// Longer ones are told month by month.
  private static let mostInDays = 62
  /// As far as one looks back.
  static let mostYears = 10

  let kind: Kind
  let days: ClosedRange<Day>

  /// What an address asks for; the last days unless it names others.
  init(_ query: Form, on today: Day) {
    switch (Day(query["from"]), Day(query["to"]), Int(query["year"]), query["span"]) {
    case (nil, nil, let year?, _) where Self.years.contains(year): self.init(year: year)
    case (nil, nil, _, "week"): self.init(.week, Self.week(of: today))
    case (nil, nil, _, "month"): self.init(.month, Self.months(1, of: today))
    case (nil, nil, _, "quarter"): self.init(.quarter, Self.months(3, of: today))
    case (nil, nil, _, _): self.init(.recent, today.adding(days: 1 - Self.recentDays)...today)
    case (let from, let to, _, _):
      let (one, other) = (from ?? to ?? today, to ?? max(from ?? today, today))
      let last = min(max(one, other), Self.latest)
      let first = max(min(one, other), last.adding(months: -12 * Self.mostYears).adding(days: 1))
      self.init(.days, min(first, last)...last)
    }
  }

  init(year: Int) {
    guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31) else {
      fatalError("each year from 1 to 9999 has its first and its last day")
    }
    self.init(.year(year), first...last)
  }

  private init(_ kind: Kind, _ days: ClosedRange<Day>) {
    (self.kind, self.days) = (kind, days)
  }

  /// The calendar goes on for a year after all that a report may be of.
  private static let latest = Day.last.adding(months: -12)
  private static let years = Day.first.year...latest.year

  private static func week(of day: Day) -> ClosedRange<Day> {
    let monday = day.adding(days: 1 - day.weekday.rawValue)
    return monday...monday.adding(days: 6)
  }

  /// The months that the year begins with are told together, so many at a time.
  private static func months(_ count: Int, of day: Day) -> ClosedRange<Day> {
    let first = day.adding(days: 1 - day.day).adding(months: -((day.month - 1) % count))
    return first...first.adding(months: count).adding(days: -1)
  }

  var year: Int? { if case .year(let year) = kind { year } else { nil } }

  /// The address that asks for it.
  func asked(_ link: Link) -> Link {
    switch kind {
    case .recent: link
    case .week: link.with("span", "week")
    case .month: link.with("span", "month")
    case .quarter: link.with("span", "quarter")
    case .year(let year): link.with("year", "\(year)")
    case .days: link.with("from", days.lowerBound.description).with("to", days.upperBound.description)
    }
  }

  func hours(in zone: Zone) -> Range<Instant> {
    Instant(startOf: days.lowerBound, in: zone)..<Instant(startOf: days.upperBound.adding(days: 1), in: zone)
  }

  /// Its days, each by itself; `nil` of a year, and of what is too long to be looked at so.
  var single: [Day]? {
    let count = days.lowerBound.days(until: days.upperBound) + 1
    return year == nil && count <= Self.mostInDays ? (0..<count).map { days.lowerBound.adding(days: $0) } : nil
  }

  /// Its months, as far as they are within it.
  var months: [ClosedRange<Day>] {
    var months: [ClosedRange<Day>] = []
    var first = days.lowerBound
    while first <= days.upperBound {
      let last = first.adding(days: 1 - first.day).adding(months: 1).adding(days: -1)
      months.append(first...min(last, days.upperBound))
      guard last < days.upperBound else { break }
      first = last.adding(days: 1)
    }
    return months
  }
}
