/// What a clock shows, to the minute: the value of a `time` input.
package struct ClockTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// After midnight.
  package let minute: Int

  package static let minutesInDay = 24 * 60

  /// `nil` when no clock shows that.
  package init?(minute: Int) {
    guard (0..<Self.minutesInDay).contains(minute) else { return nil }
    self.minute = minute
  }

  /// Reads "10:30"; browsers may write seconds behind it, which have to be zero.
  package init?(_ text: String) {
    var digits = AsciiDigits(text.utf8)
    guard let hour = digits.number(of: 2, in: 0...23), digits.character(of: ":") != nil,
      let minute = digits.number(of: 2, in: 0...59)
    else { return nil }
    if digits.character(of: ":") != nil { guard digits.number(of: 2, in: 0...0) != nil else { return nil } }
    guard digits.isAtEnd else { return nil }
    self.minute = hour * 60 + minute
  }

  /// "10:30"
  package var description: String { "\((minute / 60).padded(to: 2)):\((minute % 60).padded(to: 2))" }

  package static func < (one: ClockTime, other: ClockTime) -> Bool {
    one.minute < other.minute
  }
}

extension LocalTime {
  package init(_ day: Day, at time: ClockTime) {
    self.init(millisecondsAsUTC: LocalTime(startOf: day).millisecondsAsUTC + Int64(time.minute) * 60_000)
  }
}
