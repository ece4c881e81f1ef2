import Kit

/// A date as a calendar writes it: “Fri Aug 20 2010”, “[Sun Aug/23]”, “31 May”, “14-6-25”, “24.08.”, “2026-08-16”.
struct TextDate: Hashable, Sendable {
  let month: Int
  let day: Int
  var year: Int?
  /// From 1, which is Monday.
  var weekday: Int?

  /// - Returns: the date that begins at a word, and the place after it; `nil` when none does.
  static func read(_ words: ArraySlice<TextWord>) -> (date: TextDate, next: Int)? {
    guard let first = words.first else { return nil }
    if let weekday = TextCalendar.weekday(first.key), var found = plain(words.dropFirst(), afterWeekday: true) {
      found.date.weekday = weekday
      return found
    }
    return plain(words, afterWeekday: false)
  }

  /// A line, or what stands between brackets, that is a date and nothing else.
  init?(whole text: some StringProtocol) {
    let words = TextLine.words(text)
    guard let (date, next) = Self.read(words[...]), next == words.endIndex else { return nil }
    self = date
  }

  private init?(month: Int?, day: Int?, year: Int? = nil) {
    guard let month, let day, (1...12).contains(month), (1...31).contains(day) else { return nil }
    (self.month, self.day, self.year) = (month, day, year)
  }

  private static func plain(
    _ words: ArraySlice<TextWord>, afterWeekday: Bool
  ) -> (date: TextDate, next: Int)? {
    guard let first = words.first else { return nil }
    let (rest, start) = (words.dropFirst(), words.startIndex)
    // “Aug 16”, “Aug 16, 2024”
    if let month = TextCalendar.month(first.key), let second = rest.first, second.gap <= 2,
      let date = TextDate(month: month, day: ordinal(second.text))
    {
      return date.withYear(rest.dropFirst(), next: start + 2)
    }
    // “31 May”, “3. Juni 1970”, “13 de julio de 2024”
    if let day = ordinal(first.text), let second = rest.first, second.gap <= 2 {
      let isSpoken = second.key == "de" || second.key == "of"
      if let word = isSpoken ? rest.dropFirst().first : second, let month = TextCalendar.month(word.key),
        let date = TextDate(month: month, day: day)
      {
        return date.withYear(rest.dropFirst(isSpoken ? 2 : 1), next: start + (isSpoken ? 3 : 2), isShort: true)
      }
    }
    guard let (date, isCertain) = joined(first.text) else { return nil }
    if isCertain || afterWeekday || date.year != nil { return date.withYear(rest, next: start + 1) }
    // “4/3 19h30”: without a weekday only what an hour follows is a date.
    guard let second = rest.first, TextTime.read(rest) != nil, second.gap > 0 else { return nil }
    return (date, start + 1)
  }

  /// “16”, “16,”, “3.”, “1st”.
  private static func ordinal(_ text: String) -> Int? {
    var digits = text.trimming { ",.".contains($0) }
    for ending in ["st", "nd", "rd", "th", "º"] where digits.hasSuffix(ending) {
      digits.removeLast(ending.count)
      break
    }
    return (1...2).contains(digits.utf8.count) ? Int(digits).flatMap { (1...31).contains($0) ? $0 : nil } : nil
  }

  /// In one word. What could as well be something else, as “24.08” is an hour, is not certain.
  private static func joined(_ text: String) -> (date: TextDate, isCertain: Bool)? {
    let word = text.trimming { ",".contains($0) }
    for mark in ["/", "-", "."] as [Character] {
      var parts = word.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
      let endsInDot = mark == "." && parts.last == ""
      if endsInDot { parts.removeLast() }
      guard parts.count == 2 || parts.count == 3, !parts.contains("") else { continue }
      if mark == "/", let month = TextCalendar.month(parts[0].lowercased()) {
        return TextDate(month: month, day: Int(parts[1]), year: year(parts.dropFirst(2).first)).map { ($0, true) }
      }
      if mark == "/", let month = TextCalendar.month(parts[1].searchKey) {
        return TextDate(month: month, day: Int(parts[0]), year: year(parts.dropFirst(2).first)).map { ($0, true) }
      }
      guard parts.allSatisfy({ $0.allSatisfy(\.isWholeNumber) && $0.utf8.count <= 4 }) else { continue }
      let numbers = parts.compactMap { Int($0) }
      if parts[0].utf8.count == 4 {
        guard numbers.count == 3, mark != "." else { continue }
        return TextDate(month: numbers[1], day: numbers[2], year: numbers[0]).map { ($0, true) }
      }
      guard parts[0].utf8.count <= 2, parts[1].utf8.count <= 2 else { continue }
      if numbers.count == 3, year(parts[2]) == nil { continue }
      if numbers.count == 2, mark == "-" { continue }
      let year = numbers.count == 3 ? year(parts[2]) : nil
      let date =
        TextDate(month: numbers[1], day: numbers[0], year: year)
        ?? TextDate(month: numbers[0], day: numbers[1], year: year)
      return date.map { ($0, numbers.count == 3 || endsInDot) }
    }
    return nil
  }

  private static func year(_ text: String?) -> Int? {
    guard let text, let number = Int(text) else { return nil }
    if text.utf8.count == 2 { return TextCalendar.century(number) }
    return text.utf8.count == 4 && (1850...2200).contains(number) ? number : nil
  }

  /// A year that follows at once: “1860 München” two spaces on is a club.
  private func withYear(
    _ rest: ArraySlice<TextWord>, next: Int, isShort: Bool = false
  ) -> (date: TextDate, next: Int) {
    var date = self
    guard year == nil, let word = rest.first else { return (date, next) }
    if word.key == "de", let after = rest.dropFirst().first, let year = Self.year(after.key) {
      date.year = year
      return (date, next + 2)
    }
    guard word.gap == 1, !word.text.contains(":"), word.text.allSatisfy({ $0.isWholeNumber || $0 == "," }),
      word.key.utf8.count == 4 || isShort && word.key.utf8.count == 2, let year = Self.year(word.key),
      // “Sep 12 1860 München” has no year.
      rest.dropFirst().first.map({ $0.gap > 1 || $0.text.first?.isLetter != true }) ?? true
    else { return (date, next) }
    date.year = year
    return (date, next + 1)
  }
}

/// The names of days and months in the languages of the calendars.
enum TextCalendar {
  static func weekday(_ word: String) -> Int? { weekdays[word.searchKey] }
  static func month(_ word: String) -> Int? { months[word.searchKey] }

  /// “59” is 1959: the public calendars begin in the nineteenth century and end next year.
  static func century(_ year: Int) -> Int { year < 60 ? 2000 + year : 1900 + year }

  private static let weekdays = numbered([
    "mon monday mo lun lunes lundi lunedi seg segunda montag",
    "tue tues tuesday tu mar martes mardi martedi ter terca di dienstag",
    "wed wednesday we mie miercoles mer mercredi mercoledi qua quarta mi mittwoch",
    "thu thur thurs thursday th jue jueves jeu jeudi gio giovedi qui quinta do donnerstag",
    "fri friday fr vie viernes ven vendredi venerdi sex sexta freitag",
    "sat saturday sa sab sabado sam samedi sabato samstag",
    "sun sunday su dom domingo dim dimanche domenica so sonntag",
  ])

  private static let months = numbered([
    "jan january ene enero janeiro januar janner janv janvier gen gennaio",
    "feb february febrero fev fevereiro februar fevr fevrier febbraio",
    "mar march marzo marco marz mrz mars",
    "apr april abr abril avr avril aprile",
    "may mayo mai maio mag maggio",
    "jun june junio junho juni juin giu giugno",
    "jul july julio julho juli juil juillet lug luglio",
    "aug august ago agosto aout",
    "sep sept september septiembre set setembro septembre settembre",
    "oct october octubre out outubro okt oktober octobre ott ottobre",
    "nov november noviembre novembro novembre",
    "dec december dic diciembre dez dezembro dezember decembre dicembre",
  ])

  private static func numbered(_ lines: [String]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
      for word in line.split(separator: " ") { numbers[String(word)] = index + 1 }
    }
    return numbers
  }
}
