import Kit

/// What a form says of one match.
struct SaidScore: Hashable, Sendable {
  let pool: ID<Pool>
  let goals: GoalsDraft
  let shown: GoalsDraft

  var isEmpty: Bool { goals.home.isEmpty && goals.away.isEmpty }
  /// Whether it says another score than the form showed: what others have meanwhile changed is left alone.
  var isChanged: Bool { goals.home != shown.home || goals.away != shown.away }

  /// `nil` where one side is missing or no number of goals.
  var score: Score? {
    guard let home = Score.goals(goals.home), let away = Score.goals(goals.away) else { return nil }
    return Score(home, away)
  }

  static func all(in form: Form) -> [SaidScore] {
    let original = form.original
    return form.values(of: "match").prefix(RoundStore<SpaceView>.mostMatches).compactMap { text in
      guard let pool = ID<Pool>(text) else { return nil }
      func goals(_ form: Form?) -> GoalsDraft {
        let sides = ["home", "away"].map { form?.trimmed(ScoreRow.field($0, pool)) ?? "" }
        return GoalsDraft(home: sides[0], away: sides[1])
      }
      return SaidScore(pool: pool, goals: goals(form), shown: goals(original))
    }
  }
}
