/// A day of the (proleptic Gregorian) calendar, of no time zone: a birthday, a delivery date. Years 1 to 9999.
package struct Day: Sendable, Hashable, Comparable {
  /// Since 1970-01-01.
  private let number: Int32

  package static let first = Day(number: -719_162)
  package static let last = Day(number: 2_932_896)

  /// The nearest day that there is: arithmetic stops at `first` and `last`.
  init(number: Int) {
    self.number = Int32(min(max(number, -719_162), 2_932_896))
  }

  /// `nil` for the 30th of February and its like.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...Day.count(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.init(number: Day.number(year: year, month: month, day: day))
  }

  package var year: Int { date.year }
  package var month: Int { date.month }
  /// Of the month, from 1.
  package var day: Int { date.day }

  package var weekday: Weekday {
    // 1970-01-01 was a Thursday, the fourth.
    let sinceMonday = (Int(number) + 3) % 7
    guard let weekday = Weekday(rawValue: (sinceMonday + 7) % 7 + 1) else { fatalError("a remainder of 7 is below 7") }
    return weekday
  }

  package func adding(days: Int) -> Day {
    let (sum, beyond) = Int(number).addingReportingOverflow(days)
    return beyond ? (days < 0 ? .first : .last) : Day(number: sum)
  }

  /// The same day of another month, or its last where it has no such day: 31 January and a month is 28 or 29 February.
  package func adding(months: Int) -> Day {
    let (year, month, day) = date
    let (sum, beyond) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !beyond, sum >= 12 else { return months < 0 ? .first : .last }
    guard sum < 10_000 * 12 else { return .last }
    let (newYear, newMonth) = (sum / 12, sum % 12 + 1)
    let newDay = min(day, Day.count(ofMonth: newMonth, year: newYear))
    return Day(number: Day.number(year: newYear, month: newMonth, day: newDay))
  }

  /// Negative when the other day is earlier.
  package func days(until other: Day) -> Int {
    Int(other.number) - Int(number)
  }

  package static func < (one: Day, other: Day) -> Bool {
    one.number < other.number
  }

  /// Since 1970-01-01.
  package var dayNumber: Int { Int(number) }
}

/// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin in March, so that the leap day is the
/// last.
extension Day {
  private static let daysInEra = 146_097
  private static let eraStart = 719_468

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysInEra + dayOfEra - eraStart
  }

  var date: (year: Int, month: Int, day: Int) {
    let shifted = Int(number) + Day.eraStart
    let era = (shifted >= 0 ? shifted : shifted - Day.daysInEra + 1) / Day.daysInEra
    let dayOfEra = shifted - era * Day.daysInEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func count(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// "2026-11-21", in columns, forms and JSON.
extension Day: CodedAsText {
  package init?(_ text: String) {
    var digits = AsciiDigits(text.utf8)
    guard let day = Day(reading: &digits), digits.isAtEnd else { return nil }
    self = day
  }

  init?(reading digits: inout AsciiDigits) {
    guard let year = digits.number(of: 4, in: 1...9999), digits.character(of: "-") != nil,
      let month = digits.number(of: 2, in: 1...12), digits.character(of: "-") != nil,
      let day = digits.number(of: 2, in: 1...31)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  package var description: String {
    let (year, month, day) = date
    return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}
