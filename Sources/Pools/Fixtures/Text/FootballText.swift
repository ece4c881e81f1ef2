import Kit

/// Reads Football.TXT, as openfootball writes its calendars, in all of its dialects: rounds, days, and a match a line, with scorers,
/// line-ups and notes between them.
///
/// What is not understood never becomes a match: it is told with its line and its text.
struct FootballText {
  /// What goes on over the end of its line.
  private enum Open {
    /// Until as many have closed as were opened.
    case bracket(opens: Character, closes: Character, depth: Int)
    /// A line-up, cards, a shoot-out: while its lines are indented deeper, or the one before ends in a comma.
    case property(indent: Int, goesOn: Bool)
  }

  private let head: TextHead
  private var reading = FixtureReading()
  private var years: MatchYears
  private var open: Open?
  private var outline: [String] = []
  private var round: String?
  private var group = ""
  private var rounds: [TextRoundDays] = []
  private var day: Day?
  private var time: TextTime?
  /// Of a line before the match.
  private var ground = ""
  /// Whether a match has been read since the day was named.
  private var isDayUsed = false
  private var lacksYears = false

  /// - Parameter origin: the file's name or its address.
  static func read(_ text: String, origin: String = "") -> FixtureReading {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { TextLine.plain($0) }
    var file = FootballText(TextHead(lines, origin: origin))
    for (index, line) in lines.enumerated() where !line.trimmed.hasPrefix("#") {
      let line = line.prefix { $0 != "#" }
      if line.trimmed == "__END__" { break }
      file.read(line, place: "\(index + 1)")
    }
    return file.concluded
  }

  private init(_ head: TextHead) {
    self.head = head
    years = MatchYears(years: head.competition.years, range: head.range)
    reading.competition = head.competition
  }

  private var concluded: FixtureReading {
    var reading = reading
    if let said = head.matches, !reading.records.isEmpty, said != reading.records.count {
      reading.refuse("1", .countDiffers(said: said, read: reading.records.count))
    }
    return reading
  }

  // MARK: Lines

  private mutating func read(_ line: some StringProtocol, place: String) {
    let text = line.trimmed
    guard !text.isEmpty else {
      open = nil
      return
    }
    if text.hasPrefix("=") || TextRound.outline(text) != nil { open = nil }
    if let open, goesOn(open, with: text, indent: TextLine.indent(line)) { return }
    if text.hasPrefix("=") {
      leaveRound()
    } else if let (name, level) = TextRound.outline(text) {
      head(name, level: level)
    } else if text.contains(" |") || text.contains("| ") {
      define(text)
    } else if let key = Self.property(text) {
      readProperty(key, text, indent: TextLine.indent(line), place: place)
    } else {
      readMatch(text, place: place)
    }
  }

  private mutating func goesOn(_ open: Open, with text: String, indent: Int) -> Bool {
    switch open {
    case .bracket(let opens, let closes, let depth):
      if TextLine.words(text).contains(where: { $0.text == "v" }) { break }
      let left = depth + text.count { $0 == opens } - text.count { $0 == closes }
      self.open = left > 0 ? .bracket(opens: opens, closes: closes, depth: left) : nil
      return true
    case .property(let first, let isUnfinished):
      guard Self.property(text) == nil, isUnfinished || indent > first else { break }
      self.open = .property(indent: first, goesOn: Self.isUnfinished(text))
      return true
    }
    self.open = nil
    return false
  }

  private static func isUnfinished(_ text: String) -> Bool { text.last.map { ",;-:".contains($0) } ?? false }

  // MARK: Rounds

  private mutating func leaveRound() {
    (outline, round, group) = ([], nil, "")
    leaveDay()
  }

  /// A day named just before a round is that round's; one whose matches have been read is not.
  private mutating func leaveDay() {
    if isDayUsed { (day, time) = (nil, nil) }
  }

  private mutating func head(_ text: String, level: Int) {
    // “▪ Final | July 10” only says when it will be.
    if text.contains("|") { return define(text) }
    if let colon = text.firstIndex(of: ":") {
      let days = TextRoundDays(name: text[..<colon].trimmed, days: text[text.index(after: colon)...].trimmed)
      return days.isEmpty ? head(text[..<colon].trimmed, level: level) : rounds.append(days)
    }
    outline = Array(outline.prefix(max(level, 1) - 1)) + [text]
    if TextRound.isGroup(text) {
      group = text
      let above = outline.dropLast().joined(separator: ", ")
      round = above.isEmpty ? (rounds.isEmpty ? text : nil) : above
    } else {
      (group, round) = ("", outline.joined(separator: ", "))
      leaveDay()
    }
  }

  /// “Group A  |  Brazil  Croatia”, “Matchday 1 | Thu Jun 12”.
  private mutating func define(_ text: String) {
    guard let bar = text.firstIndex(of: "|") else { return }
    let name = text[..<bar].trimming { TextRound.marks.contains($0) || $0.isWhitespace || $0 == ":" }
    let days = TextRoundDays(name: name, days: text[text.index(after: bar)...].trimmed)
    if !TextRound.isGroup(name), !days.isEmpty { rounds.append(days) }
  }

  // MARK: Properties

  /// What stands before a colon: “Referee”, “Group A”, “1. FC Köln”.
  private static func property(_ text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    let key = text[..<colon].trimmed
    guard key.count <= 40, key.contains(where: \.isLetter), !key.contains("  "), !"([@".contains(key.first ?? "("),
      !key.contains(where: { ";,@|".contains($0) }),
      TextLine.words(key).allSatisfy({ TextScore.goals($0.text) == nil && $0.text != "v" && $0.text != "-" })
    else { return nil }
    return key
  }

  private mutating func readProperty(_ key: String, _ text: String, indent: Int, place: String) {
    let rest = text.dropFirst(key.count).trimming { $0 == ":" || $0.isWhitespace }
    let words = TextLine.words(key)
    if TextRound.isGroup(key) || TextRound.isHeading(words) {
      if rest.isEmpty { return head(key, level: 1) }
      if TextRound.isGroup(key) { return }
      let days = TextRoundDays(name: key, days: rest)
      if !days.isEmpty { return rounds.append(days) }
    }
    open = .property(indent: indent, goesOn: Self.isUnfinished(text))
  }

  // MARK: Matches

  private mutating func readMatch(_ line: String, place: String) {
    guard let (text, notes) = cut(line) else { return }
    guard let match = TextMatch(text, notes: notes) else {
      return isOfAMatch(text) ? () : reading.refuse(place, Self.problem(of: text), line.cut(to: 160))
    }
    readTimes(of: match, place: place)
    switch match.kind {
    case .bye: return
    case .round(let name): head(name, level: 1)
    case .heading: ground = match.ground
    case .match: take(match, line: line, place: place)
    }
  }

  /// Without what stands in square brackets, a date apart.
  /// - Returns: `nil` where nothing else stands there.
  private mutating func cut(_ line: String) -> (text: String, notes: [String])? {
    var (text, notes, rest): (String, [String], Substring) = ("", [], line[...])
    while let start = rest.firstIndex(of: "[") {
      text += rest[..<start]
      let inner = rest[rest.index(after: start)...]
      guard let end = inner.firstIndex(of: "]") else {
        open = .bracket(opens: "[", closes: "]", depth: 1)
        notes.append(String(inner))
        rest = ""
        break
      }
      let note = String(inner[..<end])
      if text.trimmed.isEmpty, TextDate(whole: note.trimmed) != nil {
        text += note
      } else {
        notes.append(note)
      }
      rest = inner[inner.index(after: end)...]
    }
    text += rest
    return text.trimmed.isEmpty ? nil : (text, notes)
  }

  /// Whether a line tells how a match went: scorers in brackets or in a row with the goals.
  private mutating func isOfAMatch(_ text: String) -> Bool {
    let text = text.trimmed
    if text.hasPrefix("("), !text.dropFirst().hasPrefix("h)"), !text.dropFirst().hasPrefix("a)") {
      let depth = text.count { $0 == "(" } - text.count { $0 == ")" }
      if depth > 0 { open = .bracket(opens: "(", closes: ")", depth: depth) }
      return true
    }
    guard let first = TextLine.words(text).first, TextScore.goals(first.text) != nil else { return false }
    return text.contains("'") || text.contains(",")
  }

  private static func problem(of text: String) -> FixtureProblem.Kind {
    let words = TextLine.words(text)
    let looksLikeAMatch = words.dropFirst().contains { word in
      ["v", "vs", "vs."].contains(word.text) || TextScore.goals(word.text.trimming { "(),".contains($0) }) != nil
    }
    return looksLikeAMatch ? .notUnderstood : .noMatch
  }

  private mutating func readTimes(of match: TextMatch, place: String) {
    if let year = match.year { years.years = (year, year) }
    if let date = match.date {
      day = years.day(date)
      (time, isDayUsed) = (nil, false)
      if day == nil {
        let isReal = Day(year: 2000, month: date.month, day: date.day) != nil
        if !isReal || date.year != nil {
          reading.refuse(place, .wrongDate("\(date.day). \(date.month)."))
        } else if !lacksYears {
          lacksYears = true
          reading.refuse(place, .noYear)
        }
      }
    }
    if let found = match.time { time = found }
  }

  private mutating func take(_ match: TextMatch, line: String, place: String) {
    defer { ground = "" }
    isDayUsed = true
    guard let home = reading.team(match.home), let away = reading.team(match.away) else {
      return reading.refuse(place, .notUnderstood, line.cut(to: 160))
    }
    let title = "\(home.name) – \(away.name)"
    guard home.key != away.key || !home.isDecided else { return reading.refuse(place, .sameTeam, title) }
    var score = match.score.score
    if match.hasUnknownScore || !score.isConsistent {
      reading.refuse(place, match.hasUnknownScore ? .wrongScore : .inconsistentScore, line.cut(to: 160))
      score = MatchScore()
    }
    let kickOff = day.map {
      KickOff(day: $0, hour: time?.hour, minute: time?.minute ?? 0, clock: time?.clock ?? .local)
    }
    let named = round ?? day.flatMap { day in rounds.first { $0.holds(day) }?.name } ?? (group.isEmpty ? "" : group)
    reading.records.append(
      FixtureRecord(
        place: place, competition: reading.competition, round: RoundName(text: named.cut(to: 120)),
        number: match.number, home: home, away: away, kickOff: kickOff,
        group: named == group ? "" : group.cut(to: 120),
        ground: (match.ground.isEmpty ? ground : match.ground).cut(to: 120), status: match.status, score: score))
  }
}
