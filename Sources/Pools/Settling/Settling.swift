import Kit

/// Settles pools in the order in which they were closed: what one leaves to the bote, the next plays for.
struct Settling {
  private let edit: Edit

  init(_ edit: Edit) {
    self.edit = edit
  }

  /// Settles from one closing on, and on for as long as the bote is another than it was.
  /// - Parameter pool: that brought it about; the others note in their log that they were settled again.
  func settle(from closing: Int64, as pool: ID<Pool>) throws {
    var bote: Int64 =
      try edit.connection.value(
        """
        SELECT carried FROM pools_pool WHERE space_id = \(edit.space.id) AND trash_id IS NULL AND closing < \(closing)
        ORDER BY closing DESC LIMIT 1
        """) ?? 0
    let rows = try edit.connection.rows(
      """
      SELECT \(Pool.columns) FROM pools_pool
      WHERE space_id = \(edit.space.id) AND trash_id IS NULL AND closing >= \(closing) ORDER BY closing
      """)
    for row in rows {
      let each = try Pool(row, currency: edit.space.currency)
      guard each.id == pool || each.bote.minorUnits != bote else { return }
      let isOther = each.id != pool
      bote = try settle(each, bote: bote)
      if isOther {
        try LogStore(edit).append(.resettled, to: each.id, note: String(bote))
        try edit.record("pool.resettled", of: each.subject)
      }
    }
  }

  /// - Returns: the bote after it.
  private func settle(_ pool: Pool, bote: Int64) throws -> Int64 {
    guard let ending = pool.ending else { return bote }
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
    try edit.run(
      """
      UPDATE pools_pool SET bote = \(bote), carried = \(settlement.carried)
      WHERE space_id = \(edit.space.id) AND id = \(pool.id)
      """)
    edit.touch(Pool.topic)
    return settlement.carried
  }
}
