import Kit

/// The pools of one space: changing. What bets and log need stands with them.
extension PoolStore where Scope == SpaceTransaction {
  /// Makes a pool.
  /// - Parameter id: minted by the form that was shown.
  /// - Parameter round: of the league that it is made for.
  func add(_ content: PoolContent, id: ID<Pool>, in round: ID<Round>? = nil) throws {
    try scope.claim(id)
    if let fixture = content.fixture { try expect(fixture) }
    let isProvisional = try isProvisional(content)
    try scope.run(
      """
      INSERT INTO pools_pool (id, space_id, \(PoolContent.columns), locks_at, is_announced, bote, carried, bets, \
      search_key, created_at, is_provisional, round_id)
      VALUES (\(id), \(scope.space.id), \(content.columnValues), \(content.locksAt(isProvisional: isProvisional)), \
      \(0), \(0), \(0), \(0), \(content.searchKey), \(scope.now), \(isProvisional), \(round))
      """)
    try LogStore(scope).append(.created, to: id, note: LoggedTerms(content).note)
    try scope.record(Pool.added, of: try scope.find(id).subject)
  }

  /// Changes what differs from what the form showed.
  /// - Throws: `Refusal.conflict` once the pool is not open any more, or for a stake that somebody has paid already.
  func change(_ id: ID<Pool>, to draft: PoolDraft, from shown: PoolDraft, locale: ReaderLocale) throws {
    let pool = try open(id)
    let stored = PoolDraft(pool, locale: locale)
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: PoolDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let content = try PoolContent(
      merged, currency: scope.space.currency, locale: locale, now: scope.now, isForPoints: !pool.hasStake)
    if let fixture = content.fixture, fixture != pool.fixture { try expect(fixture) }
    try refuseTooLate(content, for: pool)
    let isSameTime = content.kickOff == pool.kickOff && content.fixture == pool.fixture
    let isProvisional = try isSameTime ? pool.isProvisional : isProvisional(content)
    try scope.update(
      id,
      """
      (\(PoolContent.columns)) = (\(content.columnValues)), locks_at = \(content.locksAt(isProvisional: isProvisional)), \
      is_announced = 0, search_key = \(content.searchKey), is_provisional = \(isProvisional)
      """)
    try LogStore(scope).append(.changed, to: id, note: LoggedTerms(content).note)
    try scope.record(Pool.changed, of: try scope.find(id).subject, fields: changes)
  }

  /// - Throws: `Invalid` for what the bets that there are rule out.
  private func refuseTooLate(_ content: PoolContent, for pool: Pool) throws {
    let bets: SQL = "pools_bet WHERE pool_id = \(pool.id) AND trash_id IS NULL"
    if content.stake != pool.stake, try scope.connection.holds("\(bets) AND is_paid = 1") {
      throw Invalid(["stake": PoolsPhrases.stakeIsPaid])
    }
    // Also by bets that were taken out: on paper the log would open what they were promised to hide.
    if content.mode != pool.mode, try LogStore(scope).holdsBets(of: pool.id) {
      throw Invalid(["manner": PoolsPhrases.mannerIsFixed])
    }
    if content.hasUniqueScores, !pool.hasUniqueScores,
      try scope.connection.holds("\(bets) GROUP BY home, away HAVING COUNT(*) > 1")
    {
      throw Invalid(["unique": PoolsPhrases.scoresRepeat])
    }
  }

  /// Enters how the match ended and settles.
  /// - Returns: the line of activity by which it is taken back; `nil` when it was closed so before.
  /// - Throws: `Refusal.conflict` when it is closed already, or while bets by link may still be changed.
  @discardableResult
  func close(_ id: ID<Pool>, with ending: Ending) throws -> ID<Activity>? {
    guard let pool = try end(id, with: ending) else { return nil }
    let change = FieldChange("result", from: "", to: ending.note)
    return try scope.record(
      ending == .cancelled ? Pool.cancelled : Pool.closed, of: pool.subject, fields: [change])
  }

  /// Closes it without a line of activity: whoever calls notes one for several.
  /// - Returns: `nil` when it was closed so before.
  func end(_ id: ID<Pool>, with ending: Ending) throws -> Pool? {
    let pool = try scope.find(id)
    if pool.ending == ending { return nil }
    guard pool.ending == nil else { throw Refusal.conflict(PoolsPhrases.isClosed) }
    if case .result = ending, !pool.mayClose(at: scope.now) { throw Refusal.conflict(PoolsPhrases.lockFirst) }
    try store(ending, of: id)
    try scope.update(id, "ended_at = \(scope.now), closing = \(scope.sequence)")
    try BetStore(scope).unseal(id)
    try LogStore(scope).append(ending == .cancelled ? .cancelled : .closed, to: id, note: ending.note)
    try Settling(scope).close(try scope.find(id))
    return pool
  }

  /// Voids how a closed pool ended and settles it again. Those that were closed after it stay as they are: what it changes for
  /// the carry-over is noted there.
  /// - Throws: `Refusal.conflict` for a pool that isn't closed.
  func correct(_ id: ID<Pool>, to ending: Ending, because reason: String) throws {
    let pool = try scope.find(id)
    guard let before = pool.ending else { throw Refusal.conflict(PoolsPhrases.isNotClosed) }
    guard before != ending else { throw Invalid(["": PoolsPhrases.sameResult]) }
    try store(ending, of: id)
    try LogStore(scope).append(
      .corrected, to: id, note: LoggedCorrection(before: before, after: ending, reason: reason).note)
    try Settling(scope).settleAgain(try scope.find(id))
    try ask(nil, of: id)
    try scope.record(
      Pool.corrected, of: pool.subject,
      fields: [
        FieldChange("result", from: before.note, to: ending.note), FieldChange("reason", from: "", to: reason),
      ])
  }

  private func store(_ ending: Ending, of id: ID<Pool>) throws {
    let score = ending.score
    try scope.update(id, "ending = \(ending.kind), result_home = \(score?.home), result_away = \(score?.away)")
  }

  /// - Throws: `Refusal.conflict` once it is locked or closed.
  func open(_ id: ID<Pool>) throws -> Pool {
    let pool = try scope.find(id)
    switch pool.state(at: scope.now) {
    case .open: return pool
    case .locked: throw Refusal.conflict(PoolsPhrases.isLocked(since: pool.locksAt ?? scope.now, in: scope.space.zone))
    case .closed: throw Refusal.conflict(PoolsPhrases.isClosed)
    }
  }

  /// - Throws: `Refusal.notFound` for a match that was never here.
  private func expect(_ fixture: ID<Fixture>) throws {
    guard try FixtureStore(scope).isKnown(fixture) else { throw Refusal.notFound }
  }
}
