import Kit

/// A date as people write it in a search, in any of the languages: `28/11`, `28 nov`, `28 de noviembre de 2026`, `sábado 28`.
struct SpokenDate: Hashable, Sendable {
  private let day: Int
  private let month: Int?
  /// `nil` where the one that is meant is the nearest.
  private let year: Int?
  private let weekday: Weekday?

  /// `nil` when the words say no date, or more than one.
  init?(_ words: ArraySlice<Substring>) {
    let said = words.map { $0.lowercased() }.filter { !Self.fillers.contains($0) }
    guard said.count == words.count || said.count > 1 else { return nil }
    switch said.count {
    case 1: self.init(figures: said[0])
    case 2: self.init(said[0], said[1])
    case 3: self.init(said[0], said[1], year: Int(said[2]))
    default: return nil
    }
  }

  private init?(day: Int, month: Int?, year: Int? = nil, weekday: Weekday? = nil) {
    let isYear = year.map { (2000...2099).contains($0) } ?? true
    guard (1...31).contains(day), month.map({ (1...12).contains($0) }) ?? true, isYear else { return nil }
    (self.day, self.month, self.year, self.weekday) = (day, month, year, weekday)
  }

  /// "28/11", "28/11/2026", "2026-11-28".
  private init?(figures: String) {
    if let day = Day(figures) {
      self.init(day: day.day, month: day.month, year: day.year)
      return
    }
    let parts = figures.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), let one = parts[0], let two = parts[1] else { return nil }
    var year: Int?
    if parts.count == 3 {
      guard let said = parts[2] else { return nil }
      year = said < 100 ? 2000 + said : said
    }
    // Where they write the month first, no month is a thirteenth.
    if two > 12 { self.init(day: two, month: one, year: year) } else { self.init(day: one, month: two, year: year) }
  }

  /// "28 nov", "nov 28", "sábado 28".
  private init?(_ one: String, _ two: String) {
    if let day = Int(one), let month = Self.month(called: two) {
      self.init(day: day, month: month)
    } else if let month = Self.month(called: one), let day = Int(two) {
      self.init(day: day, month: month)
    } else if let weekday = Self.weekdays[one.searchKey], let day = Int(two) {
      self.init(day: day, month: nil, weekday: weekday)
    } else {
      return nil
    }
  }

  private init?(_ one: String, _ two: String, year: Int?) {
    if let year, let date = SpokenDate(one, two), date.month != nil {
      self.init(day: date.day, month: date.month, year: year)
    } else {
      return nil
    }
  }

  /// The one that is meant; `nil` where there is none, as of the 30th of February.
  func day(near today: Day) -> Day? {
    let years = year.map { [$0] } ?? [today.year - 1, today.year, today.year + 1]
    let months = month.map { [$0] } ?? Array(1...12)
    let days = years.flatMap { year in months.compactMap { Day(year: year, month: $0, day: day) } }
      .filter { weekday == nil || $0.weekday == weekday }
    return days.min { abs(today.days(until: $0)) < abs(today.days(until: $1)) }
  }

  /// What stands between a day and its month.
  private static let fillers: Set = ["de", "del", "do", "of", "the"]

  private static func month(called word: String) -> Int? { months[word.searchKey] }

  private static let months: [String: Int] = {
    let names = [
      "enero ene january jan janeiro", "febrero feb february fevereiro fev", "marzo mar march marco",
      "abril abr april apr", "mayo may maio mai", "junio jun june junho", "julio jul july julho",
      "agosto ago august aug", "septiembre setiembre sep sept september setembro set",
      "octubre oct october outubro out",
      "noviembre nov november novembro", "diciembre dic december dec dezembro dez",
    ]
    let pairs = names.enumerated().flatMap { index, names in names.split(separator: " ").map { (String($0), index + 1) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  private static let weekdays: [String: Weekday] = {
    let pairs = Weekday.allCases.flatMap { weekday in
      Language.allCases.map { language in
        (weekday.text(in: ReaderLocale(language: language, zone: .utc)).searchKey, weekday)
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}
