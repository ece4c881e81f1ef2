import Kit

/// Finds the years of dates that a calendar writes without: by what its header says, by the day of the week, and by the order of
/// the file.
struct MatchYears {
  /// Of the season.
  var years: (first: Int, last: Int)?
  /// From the first match to the last, as the header says.
  var range: ClosedRange<Day>?
  private var previous: Day?

  /// A date may lie so far outside of what the header says: it is written before the last match is moved.
  private static let slack = 21
  /// What follows within these days goes on, also past the end of the season: the summer of 2020.
  private static let pause = 75

  init(years: (first: Int, last: Int)?, range: ClosedRange<Day>?) {
    (self.years, self.range) = (years, range)
  }

  /// - Returns: `nil` for a day that no year has, and where nothing says the year.
  mutating func day(_ date: TextDate) -> Day? {
    let found = date.year.map { Day(year: $0, month: date.month, day: date.day) } ?? likeliest(date)
    previous = found ?? previous
    return found
  }

  private func likeliest(_ date: TextDate) -> Day? {
    let known = [range?.lowerBound.year, range?.upperBound.year, years?.first, years?.last, previous?.year]
      .compactMap(\.self)
    guard let first = known.min(), let last = known.max(), last - first <= 10 else { return nil }
    let days = ((first - 1)...(last + 1)).compactMap { Day(year: $0, month: date.month, day: date.day) }
    return days.min { rank($0, date).lexicographicallyPrecedes(rank($1, date)) }
  }

  private func rank(_ day: Day, _ date: TextDate) -> [Int] {
    let distance = distance(day)
    let isOtherWeekday = date.weekday.map { $0 != day.weekday.rawValue } ?? false
    return [distance > 1 ? 1 : 0, isOtherWeekday ? 1 : 0, distance, gap(day), day.year]
  }

  /// How far outside of the season: 0 within it, 1 near it, 2 beyond.
  private func distance(_ day: Day) -> Int {
    if let range {
      if range.contains(day) { return 0 }
      let out = day < range.lowerBound ? day.days(until: range.lowerBound) : range.upperBound.days(until: day)
      return out <= Self.slack ? 1 : 2
    }
    if let previous, (0...Self.pause).contains(previous.days(until: day)) { return 0 }
    guard let years else { return 0 }
    let isWithin =
      years.first == years.last
      ? day.year == years.first
      : day.year == years.first && day.month >= 7 || day.year == years.last && day.month < 7
    if isWithin { return 0 }
    let isNear = day.year == years.last && years.first != years.last || day.year == years.last + 1 && day.month <= 3
    return isNear ? 1 : 2
  }

  private func gap(_ day: Day) -> Int {
    if let previous { return abs(previous.days(until: day)) }
    guard let years, let start = Day(year: years.first, month: years.first == years.last ? 1 : 7, day: 1) else {
      return 0
    }
    return abs(start.days(until: day))
  }
}
