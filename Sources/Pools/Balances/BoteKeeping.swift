import Kit

/// In whose hands the bote is. What a pool leaves to it stays with whoever keeps that pool's money, until a pool plays it out:
/// then it passes to whoever keeps that one's, who pays the winners.
struct BoteKeeping: Hashable, Sendable {
  /// A closed pool that the bote went into or came out of, in the order of their closing.
  struct Step: Hashable, Sendable {
    let pool: ID<Pool>
    let match: String
    let keeper: String
    /// What was there for it, and what it left.
    let bote: Int64
    let carried: Int64
  }

  /// Money that one keeper gives to another.
  struct Passing: Hashable, Sendable {
    let pool: ID<Pool>
    let match: String
    let from: String
    let to: String
    let amount: Int64
  }

  /// What each keeper has of today's bote.
  let parts: [String: Int64]
  let passings: [Passing]

  init(_ steps: [Step]) {
    var (parts, passings): ([String: Int64], [Passing]) = ([:], [])
    for step in steps {
      if step.carried > step.bote {
        parts[step.keeper, default: 0] += step.carried - step.bote
      } else if step.carried < step.bote {
        for (keeper, amount) in parts.sorted(by: { $0.key < $1.key }) where keeper.searchKey != step.keeper.searchKey {
          passings.append(
            Passing(pool: step.pool, match: step.match, from: keeper, to: step.keeper, amount: amount))
        }
        parts = step.carried > 0 ? [step.keeper: step.carried] : [:]
      }
    }
    (self.parts, self.passings) = (parts, passings)
  }
}
