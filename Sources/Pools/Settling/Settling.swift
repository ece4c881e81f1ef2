import Kit

/// Settles a pool by its bets, its result and the carry-over. No other pool's payouts are touched: what changes between pools changes
/// in the carry-over, by a movement that names the pool.
struct Settling {
  private let transaction: SpaceTransaction

  init(_ transaction: SpaceTransaction) { self.transaction = transaction }

  /// A pool that has just been closed plays for all of the carry-over.
  func close(_ pool: Pool) throws {
    // What is for points alone plays for no money that others have left.
    let there = pool.hasStake ? max(0, try CarryOverStore(transaction).sum()) : 0
    let change = try settle(pool, carryOver: there)
    if change != 0 { try CarryOverStore(transaction).add(change, change > 0 ? .left : .won, by: pool) }
  }

  /// A pool that was closed before plays for what was in the carry-over then, as far as no other has won it since.
  func settleAgain(_ pool: Pool) throws {
    let store = CarryOverStore(transaction)
    let before = try store.sum(of: pool.id)
    let there = max(0, try store.sum() - before)
    let change = try settle(pool, carryOver: min(pool.carryOver.minorUnits, there))
    if change != before { try store.add(change - before, .corrected, by: pool) }
  }

  /// - Returns: what it leaves to the carry-over, or below zero what it takes out.
  private func settle(_ pool: Pool, carryOver: Int64) throws -> Int64 {
    guard let ending = pool.ending else { return 0 }
    let settlement = Settlement(
      stake: pool.stake.minorUnits, carryOver: carryOver, entries: try BetStore(transaction).entries(of: pool.id),
      ending: ending, nobodyHit: pool.nobodyHit)
    for share in settlement.shares {
      try transaction.update(share.bet, "payout = \(share.amount), is_winner = \(share.isWinner)")
    }
    let change = settlement.carried - carryOver
    // What it could have played for is kept while nobody has won: a later correction may give it to somebody.
    let played = settlement.isWon ? carryOver : max(carryOver, pool.carryOver.minorUnits)
    try transaction.update(pool.id, "bote = \(played), carried = \(max(0, change))")
    transaction.touch(Pool.topic)
    return change
  }
}
