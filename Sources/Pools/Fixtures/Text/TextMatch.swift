import Kit

/// A line that tells of a match, or of when and where the next one is.
struct TextMatch: Sendable {
  var number: Int?
  var date: TextDate?
  /// “1986” alone before a match.
  var year: Int?
  var time: TextTime?
  var ground = ""
  var home = ""
  var away = ""
  var score = TextScore()
  var status = FixtureStatus.scheduled
  /// Its goals cannot be told apart.
  var hasUnknownScore = false

  enum Kind {
    case match
    /// A date, an hour, a place.
    case heading
    /// A team that doesn't play.
    case bye
    case round(String)
  }

  private(set) var kind = Kind.match

  private enum Misread: Error { case noMatch }

  /// - Parameter notes: what stood in square brackets.
  /// - Returns: `nil` for a line that is none.
  init?(_ text: String, notes: [String]) {
    var words = TextLine.words(text)[...]
    readNumber(&words)
    readTimes(&words)
    if let first = words.first, first.text.hasPrefix("@") {
      readGround(&words, isBefore: true)
    }
    cutGround(&words)
    if words.isEmpty {
      guard date != nil || time != nil || year != nil || !ground.isEmpty else { return nil }
      kind = .heading
      return
    }
    if date == nil, time == nil, TextRound.isHeading(words) {
      kind = .round(words.joined)
      return
    }
    if words.last?.key == "bye" {
      kind = .bye
      return
    }
    do { try readSides(words, isSaid: notes.contains { FixtureStatus(note: $0, isPlayed: false) != nil }) } catch {
      return nil
    }
    take(notes)
  }

  // MARK: Before the teams

  /// “(12)”, “(1) Achtelfinale”.
  private mutating func readNumber(_ words: inout ArraySlice<TextWord>) {
    guard let first = words.first, first.text.hasPrefix("("), first.text.hasSuffix(")"),
      let number = Int(first.text.dropFirst().dropLast()), (0...9999).contains(number)
    else { return }
    self.number = number
    words = words.dropFirst()
  }

  private mutating func readTimes(_ words: inout ArraySlice<TextWord>) {
    if let first = words.first, first.text.utf8.count == 4, let year = Int(first.text), (1860...2100).contains(year),
      words.dropFirst().first.map({ $0.gap > 1 }) ?? true
    {
      self.year = year
      words = words.dropFirst()
    }
    if let (date, next) = TextDate.read(words), !isTeam(before: next, in: words) {
      self.date = date
      words = words[next...]
    }
    if let first = words.first, first.text == ",", date != nil { words = words.dropFirst() }
    if let (time, next) = TextTime.read(words) {
      self.time = time
      words = words[next...]
    }
    // “▪QF” beside the date names the round of this match alone.
    if let first = words.first, let mark = first.text.first, TextRound.marks.contains(mark) {
      words = words.dropFirst()
    }
  }

  /// “7 de Setembro v …” is a club.
  private func isTeam(before next: Int, in words: ArraySlice<TextWord>) -> Bool {
    guard next < words.endIndex, TextTime.read(words[next...]) == nil else { return false }
    return Self.against.contains(words[next].text) || words[next].text == "-" || TextScore.begins(at: next, in: words)
  }

  /// Up to two spaces where teams follow; a comma before them goes on.
  private mutating func readGround(_ words: inout ArraySlice<TextWord>, isBefore: Bool) {
    var parts: [String] = []
    while let word = words.first {
      if isBefore, word.gap > 1, let last = parts.last, last != "@", !last.hasSuffix(",") { break }
      parts.append(word.text)
      words = words.dropFirst()
    }
    take(ground: parts.joined(separator: " "))
  }

  private mutating func cutGround(_ words: inout ArraySlice<TextWord>) {
    guard let at = words.firstIndex(where: { $0.text.hasPrefix("@") }) else { return }
    var rest = words[at...]
    readGround(&rest, isBefore: false)
    words = words[..<at]
  }

  /// “Arena de São Paulo, São Paulo (UTC-3)”, “Lusail Stadium, Att: 88966”.
  private mutating func take(ground text: String) {
    var ground = text.trimming { $0 == "@" || $0.isWhitespace }
    if let attendance = ground.lowercased().range(of: "att:") ?? ground.lowercased().range(of: "att.:") {
      let count = ground.lowercased().distance(from: ground.lowercased().startIndex, to: attendance.lowerBound)
      ground = String(ground.prefix(count))
    }
    ground = ground.trimming { ",;".contains($0) || $0.isWhitespace }
    if ground.hasSuffix(")"), let open = ground.lastIndex(of: "(") {
      let zone = String(ground[ground.index(after: open)...].dropLast())
      if let found = KickOff.time("00:00 \(zone)") {
        if time?.clock == .local { time?.clock = found.clock }
        ground = String(ground[..<open]).trimmed
      }
    }
    self.ground = ground
  }

  // MARK: The teams

  private static let against: Set<String> = ["v", "v.", "vs", "vs."]

  private static let inline: [String: FixtureStatus] = [
    "n/p": .cancelled, "canc": .cancelled, "x-x": .cancelled, "w/o": .awarded, "awd": .awarded, "abd": .abandoned,
    "aban": .abandoned, "susp": .abandoned, "ppd": .postponed, "pst": .postponed, "pstp": .postponed,
    "postp": .postponed, "p-p": .postponed,
  ]

  /// - Parameter isSaid: whether a note says how things stand: it may stand where the goals would.
  private mutating func readSides(_ words: ArraySlice<TextWord>, isSaid: Bool) throws(Misread) {
    if let middle = words.firstIndex(where: { Self.against.contains($0.text) }) {
      try readSides(words[..<middle], words[(middle + 1)...])
    } else if let middle = words.dropFirst().firstIndex(where: { Self.inline[$0.key] != nil }),
      middle + 1 < words.endIndex, !words[..<middle].contains(where: { TextScore.goals($0.text) != nil })
    {
      status = Self.inline[words[middle].key] ?? .scheduled
      try readSides(words[..<middle], words[(middle + 1)...])
    } else if let start = words.indices.dropFirst().first(where: { TextScore.begins(at: $0, in: words) }) {
      try readAround(start, words)
    } else if let middle = words.dropFirst().firstIndex(where: { $0.text == "-" }), middle + 1 < words.endIndex {
      try readSides(words[..<middle], words[(middle + 1)...])
    } else if isSaid, let middle = words.dropFirst().firstIndex(where: { $0.gap > 1 }) {
      try take(words[..<middle], words[middle...])
    } else {
      throw .noMatch
    }
  }

  /// “A v B 2-1 (1-0)”.
  private mutating func readSides(_ first: ArraySlice<TextWord>, _ second: ArraySlice<TextWord>) throws(Misread) {
    guard let start = second.indices.dropFirst().first(where: { TextScore.begins(at: $0, in: second) }) else {
      return try take(first, tail(of: second))
    }
    let next = readScore(at: start, in: second)
    try take(first, second[..<start])
    guard tail(of: second[next...]).isEmpty else { throw .noMatch }
  }

  /// “A 2-1 (1-0) B”, “A - B 2-1”, “A   B   2:1”.
  private mutating func readAround(_ start: Int, _ words: ArraySlice<TextWord>) throws(Misread) {
    let next = readScore(at: start, in: words)
    let rest = tail(of: words[next...])
    if !rest.isEmpty { return try take(words[..<start], rest) }
    let teams = words[..<start]
    if let middle = teams.firstIndex(where: { $0.text == "-" }), middle > teams.startIndex {
      return try take(teams[..<middle], teams[(middle + 1)...])
    }
    guard let middle = teams.dropFirst().firstIndex(where: { $0.gap > 1 }) else { throw .noMatch }
    try take(teams[..<middle], teams[middle...])
  }

  /// - Returns: the place after the score.
  private mutating func readScore(at start: Int, in words: ArraySlice<TextWord>) -> Int {
    do {
      let (found, next) = try TextScore.read(at: start, in: words)
      score = found
      if let said = found.status { status = said }
      return next
    } catch {
      hasUnknownScore = true
      return words[start...].firstIndex { word in
        !(TextScore.goals(word.text.trimming { "(),".contains($0) }) != nil || TextScore.Mark(word.key) != nil
          || word.text == "-")
      } ?? words.endIndex
    }
  }

  /// What is left of a line's end without what stands in brackets: scorers, and what is said of the score.
  private mutating func tail(of words: ArraySlice<TextWord>) -> ArraySlice<TextWord> {
    var left = words
    while let open = left.indices.first(where: { isAside(at: $0, in: left) }) {
      let end = left[open...].firstIndex { $0.text.hasSuffix(")") } ?? left.index(before: left.endIndex)
      if let remark = TextScore.Remark(left[open...end].joined.trimming { "()".contains($0) }) { score.take(remark) }
      left = (Array(left[..<open]) + Array(left[(end + 1)...]))[...]
    }
    return left
  }

  /// A bracket that is not of a team's name, as “(ESP)” is.
  private func isAside(at place: Int, in words: ArraySlice<TextWord>) -> Bool {
    guard words[place].text.hasPrefix("("),
      let end = words[place...].firstIndex(where: { $0.text.hasSuffix(")") })
    else { return words[place].text.hasPrefix("(") }
    let inner = words[place...end].joined.trimming { "()".contains($0) }
    return inner.contains { $0.isNumber || $0 == "," || $0 == "'" } && !Self.isYears(inner)
      || TextScore.Remark(inner) != nil
  }

  /// “(1879-1893)” tells clubs of one name apart.
  private static func isYears(_ text: String) -> Bool {
    text.count == 9 && text.split(separator: "-").allSatisfy { $0.count == 4 && $0.allSatisfy(\.isWholeNumber) }
  }

  private mutating func take(_ first: ArraySlice<TextWord>, _ second: ArraySlice<TextWord>) throws(Misread) {
    guard let home = Self.team(first), let away = Self.team(second) else { throw .noMatch }
    (self.home, self.away) = (home, away)
  }

  /// One run of words with single spaces: whatever else stands there, a file that puts it there is not understood.
  private static func team(_ words: ArraySlice<TextWord>) -> String? {
    guard !words.isEmpty, words.count <= 12, words.dropFirst().allSatisfy({ $0.gap == 1 }),
      !words.contains(where: { $0.text.hasSuffix("-") || $0.text.hasPrefix("-") || $0.text.hasPrefix("UTC") }),
      TextDate.read(words)?.date.weekday == nil
    else { return nil }
    var name = words.joined.trimming { $0 == "," }
    for mark in [", ", " › ", " > "] {
      guard let at = name.range(of: mark, options: .backwards) else { continue }
      let country = name[at.upperBound...]
      guard (3...5).contains(country.count), country.allSatisfy(\.isUppercase) else { continue }
      name = "\(name[..<at.lowerBound]) (\(country))"
    }
    guard name.contains(where: \.isLetter) || FixtureTeam.isUndecided(name),
      !name.contains(where: { ",;:|[]{}<>=\"".contains($0) }), !isScorer(name)
    else { return nil }
    return name
  }

  /// “Kane 12'”, “Coman (missed)”, “90+2 Beier”.
  private static func isScorer(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return words.contains { word in
      let text = word.trimming { "()".contains($0) }.lowercased()
      return word.hasSuffix("'") && word.first?.isNumber == true || word.contains("+") && word.first?.isNumber == true
        || word.hasPrefix("(")
          && ["missed", "saved", "save", "held", "post", "wide", "over", "pen", "pen.", "og", "o.g.", "p"].contains(
            text)
    }
  }

  // MARK: Beside it

  private mutating func take(_ notes: [String]) {
    for note in notes {
      if let remark = TextScore.Remark(note) {
        score.take(remark)
      } else if let said = FixtureStatus(note: note, isPlayed: !score.score.isEmpty) {
        status = said
        if said == .awarded, score.score.isEmpty, let goals = Self.awarded(note) { score.score.fullTime = goals }
      }
    }
  }

  /// “awarded 3-0; …”; whom “awarded 3-0 to …” counts from, nobody can say.
  private static func awarded(_ note: String) -> Score? {
    let words = TextLine.words(note)
    guard words.count > 1, let found = TextScore.goals(words[1].key),
      words.count == 2 || words[1].text.hasSuffix(";") || words[1].text.hasSuffix(",")
    else { return nil }
    return found.goals
  }
}

extension FixtureStatus {
  /// What a note beside a match says of it; `nil` for one that tells something else, as where it is played.
  /// - Parameter isPlayed: whether there is a score: then what was put off once has been played since.
  init?(note text: String, isPlayed: Bool) {
    let note = text.lowercased().trimmed
    func begins(_ words: String...) -> Bool { words.contains { note.hasPrefix($0) } }
    if note.contains("result stood") || note.contains("result stands") { return nil }
    if begins("awarded", "awd", "w/o", "walkover", "walk over") {
      self = .awarded
    } else if begins("abandoned", "abd", "aban", "interrupted") {
      self = .abandoned
    } else if begins("suspended") {
      self = note == "suspended" ? .postponed : .abandoned
    } else if begins("postponed", "ppd", "pst", "p-p", "delayed") {
      guard !isPlayed, !note.contains(" from ") else { return nil }
      self = .postponed
    } else if begins("cancel", "canc", "can.", "annulled", "void", "declared void", "not played", "n/p") {
      self = .cancelled
    } else if let exact = FixtureStatus(file: text), exact != .scheduled {
      self = exact
    } else {
      return nil
    }
  }
}
