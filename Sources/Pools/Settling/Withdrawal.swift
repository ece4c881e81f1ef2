import Kit

/// Taking back that a pool was closed, while nothing has followed from it. What is known of the bets stays known: it is locked then.
extension PoolStore where Scope == SpaceTransaction {
  /// - Throws: `Refusal.gone` once it was corrected, `Refusal.conflict` once somebody has been paid by it, or another pool was shared out
  ///   since: the carry-over is shared out in the order in which pools are closed, and nobody gets it twice.
  func withdraw(_ id: ID<Pool>) throws {
    let pool = try scope.find(id)
    guard pool.result != nil, let endedAt = pool.endedAt, try LogStore(scope).lastKind(of: id) == .closed else {
      throw Refusal.gone(KitPhrases.cannotBeUndone)
    }
    guard try !isPaid(pool) else { throw Refusal.conflict(PoolsPhrases.wasPaidBy) }
    guard try !isFollowed(pool, since: endedAt) else { throw Refusal.conflict(PoolsPhrases.anotherWasClosed) }
    let book = CarryOverStore(scope)
    let (sum, own) = (try book.sum(), try book.sum(of: id))
    guard own <= 0 || sum >= own else { throw Refusal.conflict(PoolsPhrases.anotherWasClosed) }
    if own != 0 { try book.add(-own, .corrected, by: pool) }
    try scope.update(
      id,
      """
      ending = NULL, result_home = NULL, result_away = NULL, ended_at = NULL, closing = NULL, bote = 0, carried = 0, \
      question = NULL, archive_id = NULL, locks_at = \(min(pool.locksAt ?? endedAt, endedAt)), is_announced = \(true)
      """)
    try scope.run(
      "UPDATE pools_bet SET payout = NULL, is_winner = \(false) WHERE space_id = \(scope.space.id) AND pool_id = \(id)")
    try LogStore(scope).append(.withdrawn, to: id)
    scope.touch(Bet.topic)
  }

  /// Whether anybody has been given their share, or people have settled up since.
  private func isPaid(_ pool: Pool) throws -> Bool {
    guard pool.hasStake else { return false }
    let handed: SQL =
      "pools_bet WHERE space_id = \(scope.space.id) AND pool_id = \(pool.id) AND handed <> 0 AND trash_id IS NULL"
    return try scope.connection.holds(handed) || ReimbursementStore(scope).holdsAny(since: pool)
  }

  /// Whether another pool was closed since, in which there is money too. The matches of a round are closed at one moment.
  private func isFollowed(_ pool: Pool, since endedAt: Instant) throws -> Bool {
    guard pool.hasStake else { return false }
    return try scope.connection.holds(
      """
      pools_pool WHERE space_id = \(scope.space.id) AND id <> \(pool.id) AND stake > 0 AND ended_at > \(endedAt)
        AND trash_id IS NULL
      """)
  }
}

extension LogStore {
  func lastKind(of pool: ID<Pool>) throws -> LogEntry.Kind? {
    try scope.connection.row(
      """
      SELECT kind FROM pools_entry WHERE space_id = \(scope.space.id) AND pool_id = \(pool)
      ORDER BY number DESC LIMIT 1
      """
    ).map { try $0["kind"] }
  }
}
