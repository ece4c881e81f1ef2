import Kit

/// Days as people name them in a search, in any of the languages, whoever looks.
struct SpokenDays: Hashable, Sendable {
  /// A weekday is the next one, and the one a week before it.
  let days: [Day]
  /// The same search without taking them for days.
  let asWords: String

  /// The days that are named, and the words that are left.
  static func found(in words: [Substring], on today: Day) -> (SpokenDays?, rest: [Substring]) {
    var (days, rest, quoted): ([Day], [Substring], [String]) = ([], [], [])
    var left = words[...]
    while let first = left.first {
      let named = (1...longest).reversed().lazy.compactMap { count in
        day(called: left.prefix(count), after: rest.last).map { (count: min(count, left.count), day: $0) }
      }.first
      guard let named else {
        rest.append(first)
        quoted.append(String(first))
        left = left.dropFirst()
        continue
      }
      days += named.day.days(from: today)
      quoted += left.prefix(named.count).map { "\"\($0)\"" }
      left = left.dropFirst(named.count)
      while let last = rest.last, fillers.contains(last.lowercased()) { rest.removeLast() }
    }
    guard !days.isEmpty else { return (nil, words) }
    return (SpokenDays(days: days, asWords: quoted.joined(separator: " ")), rest)
  }

  private enum Named {
    case ahead(Int)
    case weekday(Weekday)
    case date(SpokenDate)

    func days(from today: Day) -> [Day] {
      switch self {
      case .ahead(let count): return [today.adding(days: count)]
      case .weekday(let weekday):
        let next = today.adding(days: (weekday.rawValue - today.weekday.rawValue + 7) % 7)
        return [next, next.adding(days: -7)]
      case .date(let date): return date.day(near: today).map { [$0] } ?? []
      }
    }
  }

  private static func day(called words: ArraySlice<Substring>, after word: Substring?) -> Named? {
    guard !words.contains(where: { $0.first == "\"" }) else { return nil }
    let name = words.joined(separator: " ").searchKey
    if let named = names[name] { return named }
    if let date = SpokenDate(words) { return .date(date) }
    // An ordinal besides, and a country house in Spanish.
    guard let word, ["na", "para"].contains(word.lowercased()) else { return nil }
    return names["\(name) feira"]
  }

  /// Of words in one name.
  private static let longest = 5
  /// What stands before a day and says nothing by itself.
  private static let fillers: Set = ["para", "el", "este", "la", "on", "for", "this", "na", "no", "do", "esta"]

  private static let names: [String: Named] = {
    var names: [String: Named] = [
      "hoy": .ahead(0), "manana": .ahead(1), "pasado manana": .ahead(2), "ayer": .ahead(-1),
      "today": .ahead(0), "tomorrow": .ahead(1), "day after tomorrow": .ahead(2), "yesterday": .ahead(-1),
      "hoje": .ahead(0), "amanha": .ahead(1), "depois de amanha": .ahead(2), "ontem": .ahead(-1),
    ]
    for weekday in Weekday.allCases {
      for language in Language.allCases {
        let locale = ReaderLocale(language: language, zone: .utc)
        names[weekday.text(in: locale).searchKey] = .weekday(weekday)
      }
    }
    return names
  }()
}

extension SpokenDays {
  /// As they are told above what was found.
  func title(on today: Day) -> Phrase {
    let names = days.filter { $0 >= today || days.count == 1 }.map { Phrase(Capitalized($0.written(.near(to: today)))) }
    return names.joined(by: ", ") ?? OrdersPhrases.promised
  }
}
