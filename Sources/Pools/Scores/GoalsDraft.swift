import Kit

/// The goals of both sides as a form says them.
struct GoalsDraft: Fielded {
  var home = ""
  var away = ""

  static let fields: [Field<GoalsDraft>] = [
    Field("home", \.home, PoolsPhrases.home, holds: .whole(0...99)),
    Field("away", \.away, PoolsPhrases.away, holds: .whole(0...99)),
  ]
}

extension GoalsDraft {
  init(_ score: Score?) {
    self.init(home: score.map { String($0.home) } ?? "", away: score.map { String($0.away) } ?? "")
  }

  /// What cannot be taken is told beside each field.
  func score(_ problems: inout Invalid) -> Score? {
    let (home, away) = (Score.goals(home), Score.goals(away))
    problems["home"] = home == nil ? BetPhrases.goalsMissing : nil
    problems["away"] = away == nil ? BetPhrases.goalsMissing : nil
    guard let home, let away else { return nil }
    return Score(home, away)
  }
}
