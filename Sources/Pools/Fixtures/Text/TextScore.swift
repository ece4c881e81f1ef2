import Kit

/// The stages of a score that a calendar writes in a row: “4-2 pen. 1-1 a.e.t. (1-1, 0-0)”, “2:1 n.V. (1:1)”, “3-0 awd”.
struct TextScore: Hashable, Sendable {
  enum Fault: Error {
    /// Two results in one line, or stages whose order nobody knows.
    case unknown
  }

  var score = MatchScore()
  /// What a mark beside the goals says: awarded, abandoned.
  var status: FixtureStatus?
  /// Whether the goals that stand alone are those after extra time is not said by themselves.
  var hasStages = false

  private enum Piece: Hashable {
    case goals(Score, Mark?)
    case mark(Mark)
    case open, close, comma, unknown
  }

  enum Mark: Hashable {
    case penalties, extraTime, awarded, abandoned

    init?(_ text: String) {
      switch text.lowercased().filter({ $0 != "." }) {
      case "p", "pen", "pens", "pso", "ie", "ne", "pên": self = .penalties
      case "aet", "et", "nv", "aet/gg", "aet/sg", "aet/sd", "agget", "asdet", "asget": self = .extraTime
      case "awd": self = .awarded
      case "abd", "aban": self = .abandoned
      default: return nil
      }
    }
  }

  // MARK: Where it begins

  /// Whether goals stand at a word; “3 - 0” only between rooms, so that “Hannover 96 - 07 Vestur” is none.
  static func begins(at place: Int, in words: ArraySlice<TextWord>) -> Bool {
    goals(words[place].text.trimming { $0 == "," }) != nil || spaced(at: place, in: words) != nil
  }

  private static func spaced(at place: Int, in words: ArraySlice<TextWord>) -> (goals: Score, mark: Mark?)? {
    guard place + 2 < words.endIndex, ["-", ":", "x"].contains(words[place + 1].text.lowercased()),
      Score.goals(words[place].text) != nil, words[place + 2].text.first?.isWholeNumber == true,
      words[place].gap > 1 || place + 3 == words.endIndex || words[place + 3].gap > 1
    else { return nil }
    return goals("\(words[place].text)-\(words[place + 2].text)")
  }

  /// “2-1”, “2:1”, “4x2”, with a mark at once: “3-4p”, “1-1aet”.
  static func goals(_ text: String) -> (goals: Score, mark: Mark?)? {
    let (home, rest) = digits(text[...])
    guard let mark = rest.first, "-:x".contains(mark) else { return nil }
    let (away, ending) = digits(rest.dropFirst())
    guard let home = Score.goals(home), let away = Score.goals(away), let score = Score(home, away) else { return nil }
    if ending.isEmpty { return (score, nil) }
    return Mark(String(ending)).map { (score, $0) }
  }

  private static func digits(_ text: Substring) -> (Substring, Substring) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return (digits, text[digits.endIndex...])
  }

  // MARK: What it says

  /// - Returns: the score that begins at a word and the place after it.
  /// - Throws: ``Fault``.
  static func read(
    at start: Int, in words: ArraySlice<TextWord>
  ) throws(Fault) -> (score: TextScore, next: Int) {
    var (outside, inside): ([(goals: Score, mark: Mark?)], [Score?]?) = ([], nil)
    var place = start
    while place < words.endIndex {
      if let (goals, mark) = spaced(at: place, in: words) {
        outside.append((goals, mark))
        place += 3
        continue
      }
      let text = words[place].text
      if text.hasPrefix("(") {
        guard let (stages, next) = bracket(at: place, in: words) else { break }
        if inside != nil { throw .unknown }
        (inside, place) = (stages, next)
        continue
      }
      let word = text.trimming { $0 == "," }
      if let found = goals(word) {
        outside.append(found)
      } else if let mark = Mark(word), let last = outside.last, last.mark == nil, inside == nil || mark == .penalties {
        outside[outside.count - 1].mark = mark
      } else if !word.isEmpty {
        break
      }
      place += 1
    }
    return (try assembled(outside, inside), place)
  }

  /// “(1-1, 0-1)”, “( 1-1, )”: goals and commas alone.
  private static func bracket(at start: Int, in words: ArraySlice<TextWord>) -> (stages: [Score?], next: Int)? {
    guard let end = words[start...].firstIndex(where: { $0.text.contains(")") }), end < start + 8 else { return nil }
    let text = words[start...end].joined
    guard text.trimming({ $0 == "," }).hasSuffix(")") else { return nil }
    var stages: [Score?] = []
    let inner = text.trimming { "(),".contains($0) || $0.isWhitespace }
    guard !inner.isEmpty else { return nil }
    for part in inner.split(separator: ",", omittingEmptySubsequences: false) {
      let part = part.filter { !$0.isWhitespace }
      if part.isEmpty || part == "-" || part == "?" {
        stages.append(nil)
      } else if let found = goals(part), found.mark == nil {
        stages.append(found.goals)
      } else {
        return nil
      }
    }
    return stages.contains { $0 != nil } ? (stages, end + 1) : nil
  }

  private static func assembled(
    _ outside: [(goals: Score, mark: Mark?)], _ inside: [Score?]?
  ) throws(Fault) -> TextScore {
    var text = TextScore()
    var plain: [Score] = []
    for (goals, mark) in outside {
      switch mark {
      case .penalties: text.score.penalties = goals
      case .extraTime: text.score.extraTime = goals
      case .awarded: (text.status, plain) = (.awarded, plain + [goals])
      case .abandoned: (text.status, plain) = (.abandoned, plain + [goals])
      case nil: plain.append(goals)
      }
    }
    guard plain.count <= 1, outside.count <= 3 else { throw .unknown }
    text.score.fullTime = plain.first
    text.hasStages = text.score.extraTime != nil || text.score.penalties != nil || inside != nil
    guard let inside else { return text }
    switch (inside.count, text.score.fullTime, text.score.extraTime, text.score.penalties) {
    // “2-1 (1-0)”, “2-2 (1-1), 3-4 pen.”
    case (1, .some, nil, _): text.score.halfTime = inside[0]
    // “3-4 pen. (2-2, 1-1, 1-0)”
    case (3, nil, nil, .some):
      (text.score.extraTime, text.score.fullTime, text.score.halfTime) = (inside[0], inside[1], inside[2])
    // “2-1 a.e.t. (1-1, 0-1)”, “4-3 pen. (3-3)”
    case (1, nil, _, _) where text.score.extraTime != nil || text.score.penalties != nil:
      text.score.fullTime = inside[0]
    case (2, nil, _, _) where text.score.extraTime != nil || text.score.penalties != nil:
      (text.score.fullTime, text.score.halfTime) = (inside[0], inside[1])
    default: throw .unknown
    }
    return text
  }

  // MARK: What is said of it

  /// “aet, win 3-4 on pens”, “HT 0-1, FT 1-1, AET”, “6-3 on agg”, as it stands in brackets after a match.
  struct Remark: Hashable, Sendable {
    var isAfterExtraTime = false
    var penalties: Score?
    var fullTime: Score?
    var halfTime: Score?

    /// `nil` for what is no such thing.
    init?(_ text: String) {
      var pairs: [Score] = []
      let parts = text.split(whereSeparator: { $0 == "," || $0 == ";" }).map { String($0).trimmed.lowercased() }
      guard !parts.isEmpty else { return nil }
      for part in parts {
        let words = TextLine.words(part)
        let found = words.compactMap { TextScore.goals($0.text.trimming { "().".contains($0) }) }.first
        let marks = Set(words.compactMap { Mark($0.text) })
        if words.contains(where: { $0.key.hasPrefix("agg") || $0.key == "away" }) || part.hasSuffix("agg") { continue }
        if marks.contains(.penalties) || found?.mark == .penalties || part.contains("penalt") {
          guard let found else { return nil }
          penalties = found.goals
        } else if marks.contains(.extraTime) || found?.mark == .extraTime || part.contains("extra time") {
          isAfterExtraTime = true
        } else if words.first?.key == "ht", let found {
          halfTime = found.goals
        } else if words.first?.key == "ft", let found {
          fullTime = found.goals
        } else if words.count == 1, let found {
          pairs.append(found.goals)
        } else {
          return nil
        }
      }
      if pairs.count > 2 || pairs.count == 2 && !isAfterExtraTime { return nil }
      if isAfterExtraTime {
        fullTime = fullTime ?? pairs.first
        halfTime = halfTime ?? pairs.dropFirst().first
      } else {
        halfTime = halfTime ?? pairs.first
      }
    }
  }

  /// With what is said of it beside.
  mutating func take(_ remark: Remark) {
    if remark.isAfterExtraTime, score.extraTime == nil {
      (score.extraTime, score.fullTime) = (score.fullTime, nil)
    }
    score.fullTime = score.fullTime ?? remark.fullTime
    score.halfTime = score.halfTime ?? remark.halfTime
    score.penalties = score.penalties ?? remark.penalties
  }
}
