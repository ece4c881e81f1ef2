import Kit

/// What a line without a match heads: rounds, groups, and when they are played.
enum TextRound {
  static let marks: Set<Character> = ["▪", "»", "•", "◦", "‣", "▸", "▶", "■", "●"]

  /// “▪ Matchday 1”, “▪▪ Group A ▪▪”, “:: Final”; how deep it lies, from 1.
  static func outline(_ text: String) -> (name: String, level: Int)? {
    guard let first = text.first else { return nil }
    if marks.contains(first) {
      let level = text.prefix { $0 == first }.count
      return (text.trimming { marks.contains($0) || $0.isWhitespace }, level)
    }
    guard text.hasPrefix("::") else { return nil }
    let level = text.prefix { $0 == ":" }.count - 1
    return (text.trimming { $0 == ":" || $0.isWhitespace }, level)
  }

  /// “Group A”, “Gruppe 1”, “Grupo B”.
  static func isGroup(_ name: String) -> Bool {
    let words = name.searchKey.split(separator: " ").map(String.init)
    return words.count == 2 && ["group", "gruppe", "grupo", "groupe", "gruppo", "poule"].contains(words[0])
      && words[1].count <= 2
  }

  /// Whether words that stand alone name a round: “Quarter-finals, 1st leg”, “3. Spieltag”, “Rodada 2”.
  static func isHeading(_ words: some Collection<TextWord>) -> Bool {
    guard !words.isEmpty, words.count <= 12,
      !words.contains(where: { ["v", "vs", "vs.", "@", "|"].contains($0.text) || TextScore.goals($0.text) != nil })
    else { return false }
    let keys = words.joined.searchKey.split(separator: " ").map(String.init)
    return keys.contains { key in
      names.contains(key) || beginnings.contains { key.hasPrefix($0) } || key.hasSuffix("finale")
    }
  }

  private static let names: Set<String> = [
    "matchday", "matchweek", "round", "rounds", "jornada", "rodada", "spieltag", "runde", "week", "giornata", "journee",
    "group", "gruppe", "grupo", "groupe", "gruppo", "leg", "legs", "stage", "phase", "fase", "replay", "replays", "day",
    "quartas", "cuartos", "octavos", "oitavas", "dieciseisavos", "third", "liguilla", "relegation", "repechage",
    "repechaje", "knockout", "qualifying", "qualification", "qualifiers", "preliminary", "apertura", "clausura",
    "speelronde", "kolejka", "omgang", "ronda", "eliminatoria", "eliminatorias", "barrage", "barrages",
  ]
  private static let beginnings = [
    "final", "semi", "quarter", "playoff", "playout", "halbfinal", "viertelfinal", "achtelfinal", "finai",
  ]
}

/// A round and its days, as a file's head defines it: “Matchday 1  |  Thu Jun 12”, “Final | July 9-16”.
struct TextRoundDays {
  let name: String
  private let spans: [(first: Int, last: Int)]

  init(name: String, days text: String) {
    self.name = name
    spans = text.split(separator: ",").compactMap { Self.span(String($0)) }
  }

  /// Whether it says no day.
  var isEmpty: Bool { spans.isEmpty }

  /// By month and day: a file's rounds lie within a year.
  func holds(_ day: Day) -> Bool {
    let place = day.month * 100 + day.day
    return spans.contains {
      $0.first <= $0.last ? $0.first <= place && place <= $0.last : place >= $0.first || place <= $0.last
    }
  }

  private static func span(_ text: String) -> (first: Int, last: Int)? {
    let words = TextLine.words(text.replacing(" - ", with: "  - "))
    guard let (start, next) = TextDate.read(words[...]) else { return short(text) }
    let first = start.month * 100 + start.day
    guard next < words.endIndex, words[next].text == "-" else { return (first, first) }
    guard let (end, _) = TextDate.read(words[(next + 1)...]) else { return nil }
    return (first, end.month * 100 + end.day)
  }

  /// “July 9-16”.
  private static func short(_ text: String) -> (first: Int, last: Int)? {
    let words = TextLine.words(text)
    guard words.count == 2, let month = TextCalendar.month(words[0].key) else { return nil }
    let days = words[1].text.split(whereSeparator: { $0 == "-" || $0 == "/" }).compactMap { Int($0) }
    guard days.count == 2, days.allSatisfy({ (1...31).contains($0) }) else { return nil }
    return (month * 100 + days[0], month * 100 + days[1])
  }
}
