import Kit

/// From one time of a clock to another: "20:00–01:30" begins on its day and ends on the next. Never empty, at most 24 hours.
struct HoursInterval: Hashable, Sendable {
  static let minutesInDay = ClockTime.minutesInDay
  static let wholeDay = HoursInterval(start: 0, end: minutesInDay)

  /// Minutes after midnight of the day on which it begins.
  let start: Int
  /// From the same midnight: beyond ``minutesInDay`` it is on the next day.
  let end: Int

  private init(start: Int, end: Int) {
    (self.start, self.end) = (start, end)
  }

  /// - Parameters:
  ///   - opening: minutes after midnight, below 24:00.
  ///   - closing: minutes after midnight, 24:00 included. At or before the opening it is a time of the next day; midnight
  ///     to midnight is the whole day.
  init?(from opening: Int, to closing: Int) {
    guard (0..<Self.minutesInDay).contains(opening), (0...Self.minutesInDay).contains(closing) else { return nil }
    guard closing != opening || opening == 0 else { return nil }
    self.init(start: opening, end: closing > opening ? closing : closing + Self.minutesInDay)
  }

  /// From a time to the same time of the next day: what two intervals become that touch at both ends.
  static func day(from opening: Int) -> HoursInterval? {
    (0..<minutesInDay).contains(opening) ? HoursInterval(start: opening, end: opening + minutesInDay) : nil
  }

  var crossesMidnight: Bool { end > Self.minutesInDay }

  /// Of intervals of one day: sorted, and those that touch or overlap made one. None becomes longer than 24 hours.
  static func merged(_ intervals: [HoursInterval]) -> [HoursInterval] {
    intervals.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.reduce(into: []) { merged, next in
      guard let last = merged.last, next.start <= last.end else { return merged.append(next) }
      let end = min(max(last.end, next.end), last.start + minutesInDay)
      merged[merged.count - 1] = HoursInterval(start: last.start, end: end)
    }
  }

  func overlaps(_ other: HoursInterval) -> Bool { start < other.end && other.start < end }

  /// "20:00–01:30", the same in every language.
  var text: String { "\(Self.clock(start))–\(Self.clock(end))" }

  static func clock(_ minutes: Int) -> String {
    ClockTime(minute: minutes > minutesInDay ? minutes - minutesInDay : minutes)?.description ?? "24:00"
  }
}

/// As a column holds them: "13:00-16:00,20:00-01:30", empty when there are none.
extension [HoursInterval] {
  var stored: String { written(apart: ",") }

  private func written(apart separator: String) -> String {
    map { "\(HoursInterval.clock($0.start))-\(HoursInterval.clock($0.end))" }.joined(separator: separator)
  }

  /// `nil` when it is not what ``stored`` writes.
  init?(stored: String) {
    self = []
    for part in stored.split(separator: ",") {
      let times = part.split(separator: "-").map { HoursReading.minutes($0) }
      guard times.count == 2, let opening = times[0], let closing = times[1],
        let interval = opening == closing ? .day(from: opening) : HoursInterval(from: opening, to: closing)
      else { return nil }
      append(interval)
    }
  }

  /// How they are shown: "13:00–16:00, 20:00–01:30", closed, or all day.
  var phrase: Phrase {
    if isEmpty { return HoursPhrases.closed }
    if self == [.wholeDay] { return HoursPhrases.allDay }
    return Phrase(verbatim: map(\.text).joined(separator: ", "))
  }

  /// How a form's field holds them; ``HoursReading`` reads it back.
  var fieldText: String { written(apart: ", ") }
}
