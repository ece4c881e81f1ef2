import Kit

/// When it is open in an ordinary week. An interval belongs to the day on which it begins.
struct WeeklyHours: Hashable, Sendable {
  static let closed = WeeklyHours()
  static let always = WeeklyHours(Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, [.wholeDay]) }))

  private var days: [Weekday: [HoursInterval]] = [:]

  init() {}

  init(_ days: [Weekday: [HoursInterval]]) {
    for (day, intervals) in days { self[day] = intervals }
  }

  subscript(day: Weekday) -> [HoursInterval] {
    get { days[day] ?? [] }
    set { days[day] = newValue.isEmpty ? nil : HoursInterval.merged(newValue) }
  }
}

/// As a form says it: a field for each day, `hours.1` (Monday) to `hours.7`.
extension WeeklyHours {
  static func field(_ day: Weekday) -> String { "hours.\(day.rawValue)" }

  /// - Throws: `Invalid` with a message for each day that cannot be taken.
  init(_ form: Form) throws(Invalid) {
    var problems = Invalid()
    for day in Weekday.allCases {
      do throws(HoursReading.Misreading) {
        self[day] = try HoursReading.intervals(form[Self.field(day)])
      } catch {
        problems[Self.field(day)] = error.message
      }
    }
    for (day, next) in zip(Weekday.allCases, Weekday.allCases.dropFirst() + [.monday]) {
      guard let late = self[day].last, late.crossesMidnight, let early = self[next].first,
        early.start < late.end - HoursInterval.minutesInDay, problems[Self.field(next)] == nil
      else { continue }
      problems[Self.field(next)] = HoursPhrases.runsIntoNight(early, of: day)
    }
    guard problems.isEmpty else { throw problems }
  }
}

/// As a column holds it: "1 13:00-16:00,20:00-01:30;2 …", days that are closed left out.
extension WeeklyHours {
  var stored: String {
    Weekday.allCases.filter { !self[$0].isEmpty }.map { "\($0.rawValue) \(self[$0].stored)" }.joined(separator: ";")
  }

  /// `nil` when it is not what ``stored`` writes.
  init?(stored: String) {
    for part in stored.split(separator: ";") {
      let pieces = part.split(separator: " ")
      guard pieces.count == 2, let number = Int(pieces[0]), let day = Weekday(rawValue: number), days[day] == nil,
        let intervals = [HoursInterval](stored: String(pieces[1]))
      else { return nil }
      self[day] = intervals
    }
  }
}
