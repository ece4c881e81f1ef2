import Kit

/// Settles a pool by its bets, its result and the bote. No other pool's payouts are touched: what changes between pools changes
/// in the bote, by a movement that names the pool.
struct Settling {
  private let edit: Edit

  init(_ edit: Edit) {
    self.edit = edit
  }

  /// A pool that has just been closed plays for all of the bote.
  func close(_ pool: Pool) throws {
    let there = max(0, try BoteStore(edit).sum())
    let change = try settle(pool, bote: there)
    if change != 0 { try BoteStore(edit).add(change, change > 0 ? .left : .won, by: pool) }
  }

  /// A pool that was closed before plays for what was in the bote then, as far as no other has won it since.
  func settleAgain(_ pool: Pool) throws {
    let store = BoteStore(edit)
    let before = try store.sum(of: pool.id)
    let there = max(0, try store.sum() - before)
    let change = try settle(pool, bote: min(pool.bote.minorUnits, there))
    if change != before { try store.add(change - before, .corrected, by: pool) }
  }

  /// - Returns: what it leaves to the bote, or below zero what it takes out.
  private func settle(_ pool: Pool, bote: Int64) throws -> Int64 {
    guard let ending = pool.ending else { return 0 }
    let settlement = Settlement(
      stake: pool.stake.minorUnits, bote: bote, entries: try BetStore(edit).entries(of: pool.id), ending: ending,
      nobodyHit: pool.nobodyHit)
    for share in settlement.shares {
      try edit.run(
        """
        UPDATE pools_bet SET payout = \(share.amount), is_winner = \(share.isWinner)
        WHERE space_id = \(edit.space.id) AND id = \(share.bet)
        """)
    }
    let change = settlement.carried - bote
    // What it could have played for is kept while nobody has won: a later correction may give it to somebody.
    let played = settlement.isWon ? bote : max(bote, pool.bote.minorUnits)
    try edit.run(
      """
      UPDATE pools_pool SET bote = \(played), carried = \(max(0, change))
      WHERE space_id = \(edit.space.id) AND id = \(pool.id)
      """)
    edit.touch(Pool.topic)
    return change
  }
}
