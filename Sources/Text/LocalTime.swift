/// What a calendar and a clock on the wall show, of no time zone: the value of a `datetime-local` input.
package struct LocalTime: Sendable, Hashable, Comparable {
  package let day: Day
  private let millisecondOfDay: Int32

  private static let millisecondsInDay: Int64 = 86_400_000

  /// `nil` when no clock shows that.
  package init?(day: Day, hour: Int, minute: Int, second: Int = 0, millisecond: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second), (0...999).contains(millisecond)
    else { return nil }
    self.day = day
    millisecondOfDay = Int32(((hour * 60 + minute) * 60 + second) * 1000 + millisecond)
  }

  init(startOf day: Day) {
    self.day = day
    millisecondOfDay = 0
  }

  /// Reads "2026-11-21T10:30" and also ":15" and ".250" behind it, as browsers send when a field's step asks for it,
  /// with a space for the T. Digits beyond the millisecond must be zeros: nothing is cut off.
  package init?(_ text: String) {
    var digits = AsciiDigits(text.utf8)
    guard let day = Day(reading: &digits), digits.character(of: "T t") != nil,
      let hour = digits.number(of: 2, in: 0...23), digits.character(of: ":") != nil,
      let minute = digits.number(of: 2, in: 0...59)
    else { return nil }
    var second = 0
    var millisecond = 0
    if digits.character(of: ":") != nil {
      guard let seconds = digits.number(of: 2, in: 0...59) else { return nil }
      second = seconds
      if digits.character(of: ".") != nil {
        guard let fraction = digits.remainingDigits(), fraction.dropFirst(3).allSatisfy({ $0 == 0 }) else { return nil }
        millisecond = (fraction + [0, 0]).prefix(3).reduce(0) { $0 * 10 + $1 }
      }
    }
    guard digits.isAtEnd else { return nil }
    self.init(day: day, hour: hour, minute: minute, second: second, millisecond: millisecond)
  }

  package var hour: Int { Int(millisecondOfDay) / 3_600_000 }
  package var minute: Int { Int(millisecondOfDay) / 60_000 % 60 }
  package var second: Int { Int(millisecondOfDay) / 1000 % 60 }
  package var millisecond: Int { Int(millisecondOfDay) % 1000 }

  /// "2026-11-21T10:30", to the minute. A form that sends it back unchanged must not overwrite an instant that has
  /// seconds.
  package var fieldText: String {
    "\(day)T\(clockText)"
  }

  package static func < (one: LocalTime, other: LocalTime) -> Bool {
    (one.day, one.millisecondOfDay) < (other.day, other.millisecondOfDay)
  }

  /// "10:30"
  package var clockText: String {
    "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
  }

  /// With seconds, and with milliseconds when there are some.
  var exactText: String {
    let fraction = millisecond == 0 ? "" : ".\(millisecond.padded(to: 3))"
    return "\(fieldText):\(second.padded(to: 2))\(fraction)"
  }

  var millisecondsAsUTC: Int64 {
    Int64(day.dayNumber) * Self.millisecondsInDay + Int64(millisecondOfDay)
  }

  init(millisecondsAsUTC milliseconds: Int64) {
    day = Day(number: Int(milliseconds.flooredQuotient(by: Self.millisecondsInDay)))
    let remainder = milliseconds % Self.millisecondsInDay
    millisecondOfDay = Int32(remainder < 0 ? remainder + Self.millisecondsInDay : remainder)
  }
}
