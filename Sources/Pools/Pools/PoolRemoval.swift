import Kit

/// Taking pools off the lists: an open one is deleted, a closed one is put away with its accounts untouched.
extension PoolStore where Scope == SpaceTransaction {
  /// Deletes an open pool with its bets, or puts a closed one away.
  /// - Returns: the activity line, by which it comes back; `nil` when it was gone before.
  func remove(_ id: ID<Pool>) throws -> ID<Activity>? {
    guard let pool = try scope.findUnlessGone(id) else { return nil }
    guard pool.ending == nil else { return try putAway(pool) }
    let deletion = try scope.record(Pool.deleted, of: pool.subject)
    try remove(pool, with: deletion)
    return deletion
  }

  /// An open pool goes with its bets, and what was paid is to be given back.
  func remove(_ pool: Pool, with deletion: ID<Activity>) throws {
    for bet in try BetStore(scope).bets(of: pool, for: nil, at: scope.now) { try Returns(scope).owe(bet, of: pool) }
    try LogStore(scope).append(.deleted, to: pool.id)
    try scope.trashAll(in: Bet.table, "pool_id = \(pool.id)", with: deletion)
    try scope.update(pool.id, "trash_id = \(deletion)")
  }

  /// A closed pool leaves the lists; its stakes, payouts and debts stay in the balances, and its part in the carry-over.
  private func putAway(_ pool: Pool) throws -> ID<Activity>? {
    guard !pool.isPutAway else { return nil }
    let activity = try scope.record(Pool.archived, of: pool.subject)
    try scope.update(pool.id, "archive_id = \(activity)")
    return activity
  }

  /// Puts a closed pool back on the lists.
  func putBack(_ id: ID<Pool>) throws {
    let pool = try scope.find(id)
    guard pool.isPutAway else { return }
    try scope.update(id, "archive_id = NULL")
    try scope.record(Pool.listed, of: pool.subject)
  }

  /// Brings a deleted pool back with its bets.
  func restore(_ deletion: Occurrence<NoDetail>) throws {
    let id: ID<Pool> = try deletion.subject()
    let bets: [ID<Bet>] = try scope.connection.rows(
      "SELECT id FROM pools_bet WHERE space_id = \(scope.space.id) AND trash_id = \(deletion.activity.id) ORDER BY id"
    ).map { try $0["id"] }
    try Trash.restore(deletion.activity.id, from: [Bet.table, Pool.table], in: scope)
    let pool = try scope.find(id)
    for bet in bets { try Returns(scope).takeBack(bet, at: pool.stake) }
    try LogStore(scope).append(.restored, to: id)
    // Closed pools went into the trash before they were put away instead: this one's part in the carry-over went with it.
    if pool.ending != nil { try Settling(scope).settleAgain(pool) }
  }

  /// Undoes that a closed pool was put away.
  func undoPuttingAway(_ archiving: ID<Activity>) throws {
    try scope.run(
      "UPDATE pools_pool SET archive_id = NULL WHERE space_id = \(scope.space.id) AND archive_id = \(archiving)")
  }
}
