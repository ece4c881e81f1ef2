import Kit

/// How a match ended as a form says it, and why that is another than before.
struct ResultDraft: Fielded {
  /// `cancelled`; otherwise the goals count.
  var ending = ""
  var goals = GoalsDraft()
  var reason = ""

  static let reason = Field(
    "reason", \ResultDraft.reason, KitPhrases.reason, .area(rows: 2),
    .required(500, missing: PoolsPhrases.reasonMissing))
  /// What closing a pool asks for: no reason.
  static let result: [Field<ResultDraft>] = [
    Field("ending", \.ending, PoolsPhrases.match),
    Field("home", \.goals.home, PoolsPhrases.home, holds: .whole(0...99)),
    Field("away", \.goals.away, PoolsPhrases.away, holds: .whole(0...99)),
  ]
  static let fields = result + [reason]
}

extension ResultDraft {
  init(_ ending: Ending) {
    self.init(ending: ending.kind, goals: GoalsDraft(ending.score))
  }

  /// - Parameter problems: what is wrong besides.
  /// - Throws: `Invalid`.
  func content(besides problems: Invalid = Invalid()) throws -> Ending {
    var problems = problems
    let score = ending == Ending.cancelled.kind ? nil : goals.score(&problems)
    guard problems.isEmpty else { throw problems }
    return score.map(Ending.result) ?? .cancelled
  }
}
