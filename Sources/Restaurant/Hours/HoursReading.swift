import Kit

/// Reads what somebody types for one day: "13:00-16:00, 20:00-23:30", "13-16 20–23.30", "24 h", "closed" or nothing.
enum HoursReading {
  enum Misreading: Error, Hashable {
    /// What cannot be read, as it was typed.
    case malformed(String)
    /// Of when it opens and when it closes one is not said, or neither.
    case half
    /// It ends before it begins, and not in the small hours after.
    case reversed(HoursInterval)
    case empty(String)
    case overlap(HoursInterval, HoursInterval)
    case tooMany

    var message: Phrase {
      switch self {
      case .malformed(let text):
        Phrase(
          es: "No se entiende «\(text)». Escribe, por ejemplo, 13:00-16:00, 20:00-23:30.",
          en: "“\(text)” is not clear. Enter, for example, 13:00-16:00, 20:00-23:30.",
          pt: "Não se entende “\(text)”. Escreva, por exemplo, 13:00-16:00, 20:00-23:30.")
      case .half:
        Phrase(
          es: "Indica a qué hora abre y a qué hora cierra.", en: "Enter both an opening and a closing time.",
          pt: "Indique a que horas abre e a que horas fecha.")
      case .reversed(let interval):
        Phrase(
          es:
            "\(interval.text) acaba antes de empezar. Después de medianoche se puede cerrar hasta las \(HoursReading.latest).",
          en:
            "\(interval.text) ends before it begins. After midnight, closing can be as late as \(HoursReading.latest).",
          pt: "\(interval.text) acaba antes de começar. Depois da meia-noite pode fechar até às \(HoursReading.latest)."
        )
      case .empty(let text):
        Phrase(
          es: "«\(text)» empieza y acaba a la misma hora.", en: "“\(text)” begins and ends at the same time.",
          pt: "“\(text)” começa e acaba à mesma hora.")
      case .overlap(let one, let other):
        Phrase(
          es: "\(one.text) y \(other.text) se solapan.", en: "\(one.text) and \(other.text) overlap.",
          pt: "\(one.text) e \(other.text) sobrepõem-se.")
      case .tooMany:
        Phrase(
          es: "Como mucho \(HoursReading.limit) tramos al día.", en: "At most \(HoursReading.limit) periods a day.",
          pt: "No máximo \(HoursReading.limit) períodos por dia.")
      }
    }
  }

  /// No restaurant opens more often in a day.
  static let limit = 8
  /// Whoever closes later than that on the next day has turned the times round; who doesn't says it on both days.
  private static let latestClosing = 8 * 60
  private static var latest: String { HoursInterval.clock(latestClosing) }

  /// What pickers say of a day that is open and has no time yet.
  static let unsaid = "?"

  private static let closedWords: Set<String> = [
    "cerrado", "cerrada", "closed", "fechado", "fechada", "encerrado", "-", "–",
  ]
  private static let allDayWords: Set<String> = ["24h", "24hs", "24horas", "24hours", "24/7"]

  /// - Returns: the day's intervals in their order, those that touch made one.
  static func intervals(_ text: String) throws(Misreading) -> [HoursInterval] {
    let bare = text.lowercased().filter { !$0.isWhitespace }
    if bare.isEmpty || closedWords.contains(bare) { return [] }
    if allDayWords.contains(bare) { return [.wholeDay] }
    if bare == unsaid { throw .half }
    var intervals: [HoursInterval] = []
    for part in parts(text) { intervals.append(try interval(part)) }
    guard intervals.count <= limit else { throw .tooMany }
    intervals.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    for (one, other) in zip(intervals, intervals.dropFirst()) where one.overlaps(other) {
      throw .overlap(one, other)
    }
    return HoursInterval.merged(intervals)
  }

  /// "13 - 16 20-23" is two: spaces around a dash belong to it, others separate.
  private static func parts(_ text: String) -> [String] {
    var tidy = text.lowercased()
    for dash in ["–", "—", "‑", "−", " a ", " to ", " às ", " as "] { tidy = tidy.replacing(dash, with: "-") }
    for word in [" y ", " e ", " and "] { tidy = tidy.replacing(word, with: ",") }
    while tidy.contains(" -") || tidy.contains("- ") {
      tidy = tidy.replacing(" -", with: "-").replacing("- ", with: "-")
    }
    return tidy.split { ",;/".contains($0) || $0.isWhitespace }.map(String.init)
  }

  private static func interval(_ text: String) throws(Misreading) -> HoursInterval {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].isEmpty != parts[1].isEmpty { throw .half }
    let times = parts.map { minutes($0) }
    guard times.count == 2, let opening = times[0], let closing = times[1], opening < HoursInterval.minutesInDay else {
      throw .malformed(text.cut(to: 40))
    }
    guard let interval = HoursInterval(from: opening, to: closing) else { throw .empty(text) }
    guard !interval.crossesMidnight || closing <= latestClosing else { throw .reversed(interval) }
    return interval
  }

  /// Minutes after midnight of "13", "13:00", "13.00", "13h" or "13h30"; `nil` when it is no time, 24:00 being the last.
  static func minutes(_ text: Substring) -> Int? {
    let pieces = text.split(omittingEmptySubsequences: false) { ":.h".contains($0) }
    guard (1...2).contains(pieces.count), let hour = digits(pieces[0]) else { return nil }
    let minute = pieces.count == 1 || (pieces[1].isEmpty && text.last == "h") ? 0 : digits(pieces[1], exactly: 2)
    guard let minute, minute < 60, hour * 60 + minute <= HoursInterval.minutesInDay else { return nil }
    return hour * 60 + minute
  }

  private static func digits(_ text: Substring, exactly count: Int? = nil) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }),
      count.map({ $0 == text.count }) ?? (1...2).contains(text.count)
    else { return nil }
    return Int(text)
  }
}
