import Kit

/// Where the money of a closed pool went whose score nobody got.
struct NobodyHitNote {
  let pool: Pool
  let bets: [Bet]

  var phrase: Phrase? {
    guard case .result(let score) = pool.ending, !bets.isEmpty, !bets.contains(where: { $0.score == score }) else {
      return nil
    }
    if bets.contains(where: \.isWinner) { return PoolsPhrases.nearestWon }
    return pool.carried.minorUnits > 0
      ? PoolsPhrases.wentToCarryOver(pool.carried, keptBy: pool.holder) : PoolsPhrases.wasRefunded
  }

  var html: HTML? { phrase.map { Notice($0).html } }
}
