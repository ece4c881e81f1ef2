import Kit

/// The pools of one space: changing. What bets and log need stands with them.
extension PoolStore where Scope == Edit {
  /// Makes a pool.
  /// - Parameter id: minted by the form that was shown.
  func add(_ content: PoolContent, id: ID<Pool>) throws {
    try scope.expectFresh(id, in: "pools_pool")
    if let fixture = content.fixture { try expect(fixture) }
    let isProvisional = try isProvisional(content)
    let locksAt = content.manner == .link && !isProvisional ? content.kickOff : nil
    try scope.run(
      """
      INSERT INTO pools_pool (id, space_id, home_key, home_name, home_shield, away_key, away_name, away_shield, stake, \
      manner, basis, nobody_hit, has_unique_scores, holder, kick_off_at, fixture_id, locks_at, is_announced, bote, carried, bets, \
      search_key, created_at, is_provisional)
      VALUES (\(id), \(scope.space.id), \(content.home.key), \(content.home.name), \(content.home.shield.stored), \
      \(content.away.key), \(content.away.name), \(content.away.shield.stored), \(content.stake.minorUnits), \
      \(content.manner), \(content.basis), \(content.nobodyHit), \(content.hasUniqueScores), \(content.holder), \
      \(content.kickOff), \(content.fixture), \(locksAt), \(0), \(0), \(0), \(0), \(content.searchKey), \(scope.now), \(isProvisional))
      """)
    let pool = try pool(id)
    try LogStore(scope).append(.created, to: id, note: LoggedTerms(content).note)
    try scope.record(Pool.added, of: pool.subject)
  }

  /// Changes what differs from what the form showed.
  /// - Throws: `Refusal.conflict` once the pool is not open any more, or for a stake that somebody has paid already.
  func change(_ id: ID<Pool>, to draft: PoolDraft, from shown: PoolDraft, manner: Kit.Manner) throws {
    let pool = try open(id)
    let stored = PoolDraft(pool, manner: manner)
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: PoolDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let content = try PoolContent(merged, currency: scope.space.currency, manner: manner, now: scope.now)
    if let fixture = content.fixture, fixture != pool.fixture { try expect(fixture) }
    if content.stake != pool.stake, try isPaidByAnybody(id) { throw Invalid(["stake": PoolsPhrases.stakeIsPaid]) }
    // Also by bets that were taken out: on paper the log would open what they were promised to hide.
    if content.manner != pool.manner, try LogStore(scope).holdsBets(of: id) {
      throw Invalid(["manner": PoolsPhrases.mannerIsFixed])
    }
    if content.hasUniqueScores, !pool.hasUniqueScores, try hasRepeatedScores(id) {
      throw Invalid(["unique": PoolsPhrases.scoresRepeat])
    }
    let isSameTime = content.kickOff == pool.kickOff && content.fixture == pool.fixture
    let isProvisional = try isSameTime ? pool.isProvisional : isProvisional(content)
    let locksAt = content.manner == .link && !isProvisional ? content.kickOff : nil
    try scope.run(
      """
      UPDATE pools_pool SET home_key = \(content.home.key), home_name = \(content.home.name), \
      home_shield = \(content.home.shield.stored), away_key = \(content.away.key), away_name = \(content.away.name), \
      away_shield = \(content.away.shield.stored), stake = \(content.stake.minorUnits), manner = \(content.manner), \
      basis = \(content.basis), nobody_hit = \(content.nobodyHit), has_unique_scores = \(content.hasUniqueScores), \
      holder = \(content.holder), kick_off_at = \(content.kickOff), fixture_id = \(content.fixture), \
      locks_at = \(locksAt), is_announced = 0, search_key = \(content.searchKey), is_provisional = \(isProvisional)
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    try LogStore(scope).append(.changed, to: id, note: LoggedTerms(content).note)
    try scope.record(Pool.changed, of: try self.pool(id).subject, fields: changes)
  }

  /// Enters how the match ended and settles.
  /// - Throws: `Refusal.conflict` when it is closed already, or while bets by link may still be changed.
  func close(_ id: ID<Pool>, with ending: Ending) throws {
    let pool = try pool(id)
    if pool.ending == ending { return }
    guard pool.ending == nil else { throw Refusal.conflict(PoolsPhrases.isClosed) }
    if case .result = ending, pool.manner == .link, pool.state(at: scope.now) == .open {
      throw Refusal.conflict(PoolsPhrases.lockFirst)
    }
    try store(ending, of: id)
    try scope.run(
      """
      UPDATE pools_pool SET ended_at = \(scope.now), closing = \(scope.sequence)
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    try BetStore(scope).unseal(id)
    try LogStore(scope).append(ending == .cancelled ? .cancelled : .closed, to: id, note: ending.note)
    try Settling(scope).close(try self.pool(id))
    let change = FieldChange("result", from: "", to: ending.note)
    try scope.record(ending == .cancelled ? Pool.cancelled : Pool.closed, of: pool.subject, fields: [change])
  }

  /// Voids how a closed pool ended and settles it again. Those that were closed after it stay as they are: what it changes for
  /// the bote is noted there.
  /// - Throws: `Refusal.conflict` for a pool that isn't closed.
  func correct(_ id: ID<Pool>, to ending: Ending, because reason: String) throws {
    let pool = try pool(id)
    guard let before = pool.ending else { throw Refusal.conflict(PoolsPhrases.isNotClosed) }
    guard before != ending else { throw Invalid(["": PoolsPhrases.sameResult]) }
    try store(ending, of: id)
    try LogStore(scope).append(
      .corrected, to: id, note: LoggedCorrection(from: before, to: ending, because: reason).note)
    try Settling(scope).settleAgain(try self.pool(id))
    try ask(nil, of: id)
    try scope.record(
      Pool.corrected, of: pool.subject,
      fields: [
        FieldChange("result", from: before.note, to: ending.note), FieldChange("reason", from: "", to: reason),
      ])
  }

  private func store(_ ending: Ending, of id: ID<Pool>) throws {
    let (kind, score): (String, Score?) =
      if case .result(let score) = ending { ("result", score) } else { ("cancelled", nil) }
    try scope.run(
      """
      UPDATE pools_pool SET ending = \(kind), result_home = \(score?.home), result_away = \(score?.away)
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
  }

  /// - Throws: `Refusal.conflict` once it is locked or closed.
  func open(_ id: ID<Pool>) throws -> Pool {
    let pool = try pool(id)
    switch pool.state(at: scope.now) {
    case .open: return pool
    case .locked: throw Refusal.conflict(PoolsPhrases.isLocked)
    case .closed: throw Refusal.conflict(PoolsPhrases.isClosed)
    }
  }

  /// - Throws: `Refusal.notFound` for a match that was never here.
  private func expect(_ fixture: ID<Fixture>) throws {
    guard try FixtureStore(scope).isKnown(fixture) else { throw Refusal.notFound }
  }

  private func isPaidByAnybody(_ id: ID<Pool>) throws -> Bool {
    try scope.connection.row(
      "SELECT 1 AS found FROM pools_bet WHERE pool_id = \(id) AND trash_id IS NULL AND is_paid = 1 LIMIT 1") != nil
  }

  private func hasRepeatedScores(_ id: ID<Pool>) throws -> Bool {
    try scope.connection.row(
      """
      SELECT 1 AS found FROM pools_bet WHERE pool_id = \(id) AND trash_id IS NULL
      GROUP BY home, away HAVING COUNT(*) > 1 LIMIT 1
      """) != nil
  }
}

extension Ending {
  /// As the log and the activity write it.
  var note: String {
    switch self {
    case .result(let score): score.canonical
    case .cancelled: Self.cancelledNote
    }
  }

  private static let cancelledNote = "cancelled"

  init?(note: String) {
    if note == Self.cancelledNote {
      self = .cancelled
    } else if let score = Score(note) {
      self = .result(score)
    } else {
      return nil
    }
  }

  var title: Phrase {
    switch self {
    case .result(let score): Phrase(verbatim: score.text)
    case .cancelled: PoolsPhrases.notPlayed
    }
  }
}
