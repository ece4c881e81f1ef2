import Kit

/// A bet as its form says it.
struct BetDraft: Fielded {
  var name = ""
  var goals = GoalsDraft()

  static let name = Field(
    "name", \BetDraft.name, KitPhrases.name, .text(.name),
    .required(BetContent.nameLimit, missing: BetPhrases.nameMissing))
  static let fields: [Field<BetDraft>] = [
    name, Field("home", \.goals.home, PoolsPhrases.home, holds: .whole(0...99)),
    Field("away", \.goals.away, PoolsPhrases.away, holds: .whole(0...99)),
  ]
}

/// What a valid form of a bet says.
struct BetContent: Hashable, Sendable {
  static let nameLimit = 60
  /// More than any group of friends, and few enough for one page.
  static let limit = 500

  let name: String
  let score: Score
}

extension BetContent {
  /// - Throws: `Invalid`.
  init(_ draft: BetDraft) throws {
    var problems = draft.problems
    let score = draft.goals.score(&problems)
    guard problems.isEmpty, let score else { throw problems }
    self.init(name: draft.name, score: score)
  }
}
