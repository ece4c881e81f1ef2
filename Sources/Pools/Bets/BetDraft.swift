import Kit

/// A bet as its form says it.
struct BetDraft: Hashable, Sendable {
  var name: String
  var home: String
  var away: String

  init(_ form: Form) {
    (name, home, away) = (form.trimmed("name"), form.trimmed("home"), form.trimmed("away"))
  }

  init(_ bet: Bet) {
    name = bet.name
    home = bet.score.map { String($0.home) } ?? ""
    away = bet.score.map { String($0.away) } ?? ""
  }

  var form: Form { Form([("name", name), ("home", home), ("away", away)]) }

  static let fields: [Merge<BetDraft>.Field] = [
    .init("name", \BetDraft.name), .init("home", \BetDraft.home), .init("away", \BetDraft.away),
  ]
}

/// What a valid form of a bet says.
struct BetContent: Hashable, Sendable {
  static let nameLimit = 60
  /// More than any group of friends, and few enough for one page.
  static let limit = 500

  let name: String
  let score: Score

  init(name: String, score: Score) {
    (self.name, self.score) = (name, score)
  }

  /// - Throws: `Invalid`.
  init(_ draft: BetDraft) throws {
    var problems = Invalid()
    problems["name"] = TextRule.required(draft.name, atMost: Self.nameLimit, BetPhrases.nameMissing)
    let score = Score(draft, &problems)
    guard problems.isEmpty, let score else { throw problems }
    self.init(name: draft.name, score: score)
  }
}

extension Score {
  /// Reads the two fields of a form; what cannot be taken is told beside each.
  init?(_ draft: BetDraft, _ problems: inout Invalid) {
    let (home, away) = (Score.goals(draft.home), Score.goals(draft.away))
    problems["home"] = home == nil ? BetPhrases.goalsMissing : nil
    problems["away"] = away == nil ? BetPhrases.goalsMissing : nil
    guard let home, let away else { return nil }
    self.init(home, away)
  }
}
