/// How clocks change in every year, as POSIX writes it and files of zones end with: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct YearlyClockChange: Sendable {
  /// Seconds east of UTC.
  private let standard: Int
  private let summer: Summer?

  private struct Summer {
    let offset: Int
    let start: Moment
    let end: Moment
  }

  /// A weekday's nth in a month, the fifth being the last.
  private struct Moment {
    let month: Int
    let week: Int
    /// From Sunday, 0.
    let weekday: Int
    /// By the clock of before, in seconds from midnight; may lie on another day.
    let time: Int

    /// Seconds since 1970 by that clock.
    func second(inYear year: Int) -> Int64? {
      guard let first = Day(year: year, month: month, day: 1) else { return nil }
      let later = (weekday - first.weekday.rawValue % 7 + 7) % 7 + (week - 1) * 7
      let day = first.adding(days: later)
      let last = day.month == month ? day : day.adding(days: -7)
      return Int64(last.dayNumber) * 86_400 + Int64(time)
    }
  }

  /// - Returns: `nil` for an empty text, and for rules by the number of a day, which no zone has.
  init?(_ text: String) {
    var reader = Reader(text)
    guard reader.name(), let standard = reader.offset() else { return nil }
    self.standard = standard
    guard !reader.isAtEnd else {
      summer = nil
      return
    }
    guard reader.name() else { return nil }
    let offset = reader.isAt(",") ? standard + 3600 : reader.offset()
    guard let offset, let start = reader.moment(), let end = reader.moment(), reader.isAtEnd else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// - Returns: seconds east of UTC.
  func offset(atSecond second: Int64) -> Int {
    guard let summer else { return standard }
    let day = (second + Int64(standard)).quotientAndRemainder(dividingBy: 86_400)
    let year = Day(number: Int(day.remainder < 0 ? day.quotient - 1 : day.quotient)).year
    guard let start = summer.start.second(inYear: year), let end = summer.end.second(inYear: year) else {
      return standard
    }
    let (begins, ends) = (start - Int64(standard), end - Int64(summer.offset))
    // In the south summer lasts over the turn of the year.
    let isSummer = begins < ends ? (begins..<ends).contains(second) : !(ends..<begins).contains(second)
    return isSummer ? summer.offset : standard
  }
}

extension YearlyClockChange {
  private struct Reader {
    private var text: Substring

    init(_ text: String) { self.text = text[...] }

    var isAtEnd: Bool { text.isEmpty }

    func isAt(_ character: Character) -> Bool { text.first == character }

    private mutating func take(_ character: Character) -> Bool {
      guard isAt(character) else { return false }
      text.removeFirst()
      return true
    }

    /// Letters, or anything in angle brackets; what clocks are called is of no use here.
    mutating func name() -> Bool {
      if take("<") {
        text = text.drop { $0 != ">" }
        return take(">")
      }
      let rest = text.drop { $0.isLetter }
      defer { text = rest }
      return rest.startIndex > text.startIndex
    }

    private mutating func number() -> Int? {
      let digits = text.prefix { $0.isASCII && $0.isNumber }.prefix(4)
      text = text.dropFirst(digits.count)
      return Int(digits)
    }

    /// Hours, minutes and seconds, in seconds.
    private mutating func time() -> Int? {
      let sign = take("-") ? -1 : 1
      _ = sign == 1 && take("+")
      guard var seconds = number().map({ $0 * 3600 }) else { return nil }
      for unit in [60, 1] where take(":") {
        guard let count = number() else { return nil }
        seconds += count * unit
      }
      return sign * seconds
    }

    /// POSIX counts to the west.
    mutating func offset() -> Int? { time().map { -$0 } }

    /// `,M3.5.0/2`: at two where nothing is said.
    mutating func moment() -> Moment? {
      guard take(","), take("M"), let month = number(), take("."), let week = number(), take("."),
        let weekday = number(), (1...12).contains(month), (1...5).contains(week), (0...6).contains(weekday)
      else { return nil }
      guard take("/") else { return Moment(month: month, week: week, weekday: weekday, time: 7200) }
      return time().map { Moment(month: month, week: week, weekday: weekday, time: $0) }
    }
  }
}
