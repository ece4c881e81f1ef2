import Kit

/// Reads Football.TXT, as openfootball writes its calendars: a title, rounds, days, and a match a line.
struct FootballText {
  private var reading = FixtureReading()
  private var hasTitle = false
  private var round: RoundName?
  private var day: Day?
  private var time: (hour: Int, minute: Int, clock: KickOff.Clock)?

  static func read(_ text: String) -> FixtureReading {
    var file = FootballText()
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      if let first = words.first { file.read(words, first, place: "\(index + 1)") }
    }
    return file.reading
  }

  private mutating func read(_ words: [String], _ first: String, place: String) {
    if first.allSatisfy({ $0 == "=" }) {
      let title = words.dropFirst().filter { !$0.allSatisfy { $0 == "=" } }
      if !hasTitle, !title.isEmpty {
        reading.competition = Competition(title: title.joined(separator: " "))
        hasTitle = true
      }
      return
    }
    if let name = heading(words, first) {
      round = RoundName(text: name.cut(to: 120))
      (day, time) = (nil, nil)
      return
    }
    if let found = date(words) {
      (day, time) = (found, nil)
      return
    }
    match(words, place: place)
  }

  /// “▪ Matchday 1”, “» Round of 16”, “Matchday 3”, “Group A | …”.
  private func heading(_ words: [String], _ first: String) -> String? {
    let marks: Set<Character> = ["▪", "»", "•", "◦", "‣", "▸", "▶"]
    if first.count == 1, let mark = first.first, marks.contains(mark) {
      return words.dropFirst().joined(separator: " ")
    }
    if let mark = first.first, marks.contains(mark) {
      return words.joined(separator: " ").drop { marks.contains($0) }.description
    }
    let key = first.searchKey
    guard
      ["matchday", "round", "jornada", "quarter", "semi", "final", "quarterfinals", "semifinals"].contains(key)
        || first == "::"
    else { return nil }
    guard !words.contains("v"), !words.contains("vs") else { return nil }
    return words.filter { $0 != "::" }.joined(separator: " ")
  }

  /// “Sun Aug 16 2026”, “Sun Aug 23”, “[Sun Aug/23]”, “2026-08-16”.
  private func date(_ words: [String]) -> Day? {
    let parts = words.joined(separator: " ").filter { $0 != "[" && $0 != "]" && $0 != "," }
      .split(whereSeparator: { $0 == " " || $0 == "/" }).map(String.init)
    if parts.count == 1 { return Day(parts[0]) }
    var rest = parts[...]
    if let first = rest.first, Self.weekdays.contains(String(first.lowercased().prefix(3))),
      first.allSatisfy(\.isLetter)
    {
      rest = rest.dropFirst()
    }
    guard rest.count == 2 || rest.count == 3, let first = rest.first else { return nil }
    let second = rest[rest.startIndex + 1]
    let month =
      Self.months.firstIndex(of: String(first.lowercased().prefix(3)))
      ?? Self.months.firstIndex(of: String(second.lowercased().prefix(3)))
    guard let month, let number = Int(second) ?? Int(first) else { return nil }
    let year = rest.count == 3 ? rest.last.flatMap { Int($0) } : year(of: month + 1)
    return year.flatMap { Day(year: $0, month: month + 1, day: number) }
  }

  /// A season that spans two years begins in July.
  private func year(of month: Int) -> Int? {
    guard let years = reading.competition.years else { return day?.year }
    return month >= 7 || years.first == years.last ? years.first : years.last
  }

  private static let weekdays: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  private mutating func match(_ words: [String], place: String) {
    var words = words
    if let first = words.first, first.first?.isNumber == true, first.contains(where: { $0 == ":" || $0 == "." }) {
      let hasZone = words.count > 1 && ["UTC", "GMT"].contains { words[1].hasPrefix($0) }
      guard let found = KickOff.time(hasZone ? "\(first) \(words[1])" : first) else {
        return reading.refuse(place, .wrongTime(first))
      }
      time = found
      words.removeFirst(hasZone ? 2 : 1)
    }
    var (status, ground) = (FixtureStatus.scheduled, "")
    if let at = words.firstIndex(of: "@") {
      ground = words[(at + 1)...].joined(separator: " ")
      words = Array(words[..<at])
    }
    if let open = words.firstIndex(where: { $0.hasPrefix("[") }) {
      let note = words[open...].joined(separator: " ").filter { $0 != "[" && $0 != "]" }
      guard let found = FixtureStatus(file: note) else { return reading.refuse(place, .wrongStatus(note.cut(to: 40))) }
      status = found
      words = Array(words[..<open])
    }
    guard let (home, away, score) = sides(words) else { return reading.refuse(place, .notUnderstood) }
    let title = "\(home.name) – \(away.name)"
    guard home.key != away.key else { return reading.refuse(place, .sameTeam, title) }
    guard let round else { return reading.refuse(place, .noRound, title) }
    guard score.isConsistent else { return reading.refuse(place, .inconsistentScore, title) }
    let kickOff = day.map {
      KickOff(day: $0, hour: time?.hour, minute: time?.minute ?? 0, clock: time?.clock ?? .local)
    }
    reading.records.append(
      FixtureRecord(
        place: place, competition: reading.competition, round: round, number: nil, home: home, away: away,
        kickOff: kickOff,
        group: "", ground: ground.cut(to: 120), status: status, score: score))
  }

  /// “A v B”, “A v B 2-1 (1-0)”, “A 2-1 (1-0) B”.
  private func sides(_ words: [String]) -> (home: FixtureTeam, away: FixtureTeam, score: MatchScore)? {
    let separator = words.firstIndex { ["v", "vs", "vs."].contains($0) }
    let start = words.indices.first { $0 > (separator ?? 0) && Self.goals(words[$0]) != nil }
    let end = start.map { start in words[start...].firstIndex { !Self.isOfScore($0) } ?? words.endIndex }
    let score = start.flatMap { start in end.flatMap { Self.score(words[start..<$0].joined(separator: " ")) } }
    if start != nil, score == nil { return nil }
    let (first, second): (ArraySlice<String>, ArraySlice<String>)
    if let separator {
      (first, second) = (words[..<separator], words[(separator + 1)..<(start ?? words.endIndex)])
      if let end, end != words.endIndex { return nil }
    } else {
      guard let start, let end else { return nil }
      (first, second) = (words[..<start], words[end...])
    }
    guard let home = reading.team(first.joined(separator: " ")), let away = reading.team(second.joined(separator: " "))
    else { return nil }
    return (home, away, score ?? MatchScore())
  }

  private static func goals(_ word: String) -> Score? {
    Score(word.filter { $0 != "(" && $0 != ")" && $0 != "," })
  }

  private static func isOfScore(_ word: String) -> Bool {
    goals(word) != nil || ["aet", "a.e.t.", "a.e.t.,", "pen", "pen.", "pen.,", "p", "et"].contains(word.lowercased())
  }

  /// “2-1 (1-0)”, “2-1 a.e.t. (1-1, 0-1)”, “4-2 pen. 1-1 a.e.t. (1-1, 0-0)”, “1-1 a.e.t. (1-1, 0-0), 4-2 pen.”
  private static func score(_ text: String) -> MatchScore? {
    var score = MatchScore()
    var outside: [Score] = []
    let words = text.split(separator: " ").map(String.init)
    var depth = 0
    var brackets: [Score] = []
    for word in words {
      if word.hasPrefix("(") { depth += 1 }
      let plain = word.lowercased().filter { $0.isLetter }
      if let goals = goals(word) {
        if depth > 0 { brackets.append(goals) } else { outside.append(goals) }
      } else if plain.hasPrefix("p"), let goals = outside.popLast() {
        score.penalties = goals
      } else if let goals = outside.popLast() {
        score.extraTime = goals
      }
      if word.contains(")") { depth -= 1 }
    }
    guard outside.count <= 1, brackets.count <= 2, depth == 0 else { return nil }
    if score.extraTime != nil {
      guard outside.isEmpty else { return nil }
      (score.fullTime, score.halfTime) = (brackets.first, brackets.count > 1 ? brackets[1] : nil)
    } else {
      guard brackets.count <= 1 else { return nil }
      (score.fullTime, score.halfTime) = (outside.first, brackets.first)
    }
    return score
  }
}
