import Kit

/// The pools of one space: changing. What bets and log need stands with them.
extension PoolStore where Scope == Edit {
  /// Makes a pool.
  /// - Parameter id: minted by the form that was shown.
  func add(_ content: PoolContent, id: ID<Pool>) throws {
    try scope.expectFresh(id, in: "pools_pool")
    if let fixture = content.fixture { try expect(fixture) }
    let locksAt = content.manner == .link ? content.kickOff : nil
    try scope.run(
      """
      INSERT INTO pools_pool (id, space_id, home_key, home_name, home_shield, away_key, away_name, away_shield, stake, \
      manner, basis, nobody_hit, has_unique_scores, holder, kick_off_at, fixture_id, locks_at, is_announced, bote, carried, bets, \
      search_key, created_at)
      VALUES (\(id), \(scope.space.id), \(content.home.key), \(content.home.name), \(content.home.shield.stored), \
      \(content.away.key), \(content.away.name), \(content.away.shield.stored), \(content.stake.minorUnits), \
      \(content.manner), \(content.basis), \(content.nobodyHit), \(content.hasUniqueScores), \(content.holder), \
      \(content.kickOff), \(content.fixture), \(locksAt), \(0), \(0), \(0), \(0), \(content.searchKey), \(scope.now))
      """)
    let pool = try pool(id)
    try LogStore(scope).append(.created, to: id, note: LoggedTerms(content).note)
    try scope.record("pool.added", of: pool.subject)
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
    try scope.run(
      """
      UPDATE pools_pool SET home_key = \(content.home.key), home_name = \(content.home.name), \
      home_shield = \(content.home.shield.stored), away_key = \(content.away.key), away_name = \(content.away.name), \
      away_shield = \(content.away.shield.stored), stake = \(content.stake.minorUnits), manner = \(content.manner), \
      basis = \(content.basis), nobody_hit = \(content.nobodyHit), has_unique_scores = \(content.hasUniqueScores), \
      holder = \(content.holder), kick_off_at = \(content.kickOff), fixture_id = \(content.fixture), \
      locks_at = \(content.manner == .link ? content.kickOff : nil), is_announced = 0, search_key = \(content.searchKey)
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    try LogStore(scope).append(.changed, to: id, note: LoggedTerms(content).note)
    try scope.record("pool.changed", of: try self.pool(id).subject, fields: changes)
  }

  /// Nobody changes a bet from now on, and everybody sees them.
  func lock(_ id: ID<Pool>) throws {
    let pool = try pool(id)
    guard try !scope.isOvertaken(at: "locked", of: id), pool.state(at: scope.now) == .open else { return }
    try setLock(id, at: scope.now, isAnnounced: true)
    try LogStore(scope).append(.locked, to: id)
    try BetStore(scope).unseal(id)
    try scope.record("pool.locked", of: pool.subject)
  }

  /// Bets may be changed again, until the kick-off if that is still to come.
  /// - Throws: `Refusal.conflict` for a closed pool.
  func reopen(_ id: ID<Pool>) throws {
    let pool = try pool(id)
    if try scope.isOvertaken(at: "locked", of: id) { return }
    switch pool.state(at: scope.now) {
    case .open: return
    case .closed: throw Refusal.conflict(PoolsPhrases.isClosed)
    case .locked: break
    }
    let kickOff = try currentKickOff(of: pool)
    let isToCome = kickOff.map { $0 > scope.now } ?? false
    try setLock(id, at: pool.manner == .link && isToCome ? kickOff : nil, isAnnounced: false)
    try LogStore(scope).append(.reopened, to: id)
    try BetStore(scope).seal(id)
    if kickOff != pool.kickOff { try carry(kickOff, to: pool, moving: false) }
    try scope.record("pool.reopened", of: pool.subject)
  }

  /// The fixture's, where it says more than the pool.
  private func currentKickOff(of pool: Pool) throws -> Instant? {
    guard let fixture = try pool.fixture.flatMap({ try FixtureStore(scope).find($0) }) else { return pool.kickOff }
    return fixture.kickOff ?? (fixture.status == .postponed ? nil : pool.kickOff)
  }

  private func setLock(_ id: ID<Pool>, at instant: Instant?, isAnnounced: Bool) throws {
    try scope.run(
      """
      UPDATE pools_pool SET locks_at = \(instant), is_announced = \(isAnnounced)
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
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
    try Settling(scope).settle(from: scope.sequence, as: id)
    let change = FieldChange("result", from: "", to: ending.note)
    try scope.record(ending == .cancelled ? "pool.cancelled" : "pool.closed", of: pool.subject, fields: [change])
  }

  /// Voids how a closed pool ended and settles it again, with all that were closed after it where the bote is another.
  /// - Throws: `Refusal.conflict` for a pool that isn't closed.
  func correct(_ id: ID<Pool>, to ending: Ending, because reason: String) throws {
    let pool = try pool(id)
    guard let before = pool.ending else { throw Refusal.conflict(PoolsPhrases.isNotClosed) }
    guard before != ending else { throw Invalid(["": PoolsPhrases.sameResult]) }
    try store(ending, of: id)
    try LogStore(scope).append(
      .corrected, to: id, note: LoggedCorrection(from: before, to: ending, because: reason).note)
    let closing: Int64? = try scope.connection.value("SELECT closing FROM pools_pool WHERE id = \(id)")
    try Settling(scope).settle(from: closing ?? scope.sequence, as: id)
    try scope.record(
      "pool.corrected", of: pool.subject,
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

  /// Deletes a pool with its bets.
  /// - Returns: the activity line, by which both come back; `nil` when it was deleted before.
  func remove(_ id: ID<Pool>) throws -> ID<Activity>? {
    let pool: Pool
    do {
      pool = try self.pool(id)
    } catch Refusal.gone {
      return nil
    }
    if pool.ending == nil {
      for bet in try BetStore(scope).bets(of: pool, for: nil, at: scope.now) { try Returns(scope).owe(bet, of: pool) }
    }
    let deletion = try scope.record("pool.deleted", of: pool.subject, undoable: true)
    try LogStore(scope).append(.deleted, to: id)
    for (table, key) in [("pools_bet", "pool_id"), ("pools_pool", "id")] as [(SQL, SQL)] {
      try scope.run(
        """
        UPDATE \(table) SET trash_id = \(deletion)
        WHERE space_id = \(scope.space.id) AND \(key) = \(id) AND trash_id IS NULL
        """)
    }
    try settleFrom(id)
    return deletion
  }

  /// Brings a deleted pool back with its bets; the bote is what it would have been.
  func restore(_ deletion: Activity) throws {
    let bets: [ID<Bet>] = try scope.connection.rows(
      "SELECT id FROM pools_bet WHERE space_id = \(scope.space.id) AND trash_id = \(deletion.id)"
    ).map { try $0["id"] }
    try Trash.restore(deletion.id, from: ["pools_bet", "pools_pool"], in: scope)
    guard let id = ID<Pool>(deletion.subject.id) else { return }
    let stake = try pool(id).stake
    for bet in bets { try Returns(scope).takeBack(bet, at: stake) }
    try LogStore(scope).append(.restored, to: id)
    try settleFrom(id)
  }

  private func settleFrom(_ id: ID<Pool>) throws {
    let closing: Int64? = try scope.connection.value(
      "SELECT closing FROM pools_pool WHERE space_id = \(scope.space.id) AND id = \(id) AND closing IS NOT NULL")
    if let closing { try Settling(scope).settle(from: closing, as: id) }
  }

  /// A pool that is not decided goes along with its match: its kick-off, and while it is open the lock of bets by link. What is
  /// locked stays locked; nobody's bet is hidden again because a match was moved.
  func follow(_ fixture: Fixture, from before: Fixture) throws {
    let isPutOff = fixture.status == .postponed && before.status != .postponed
    guard fixture.kickOff != before.kickOff || isPutOff else { return }
    for pool in try pools(on: fixture.id) where pool.ending == nil && pool.kickOff != fixture.kickOff {
      try carry(fixture.kickOff, to: pool, moving: pool.manner == .link && pool.state(at: scope.now) == .open)
    }
  }

  /// - Parameter isLockMoved: whether bets are locked at that hour now.
  private func carry(_ kickOff: Instant?, to pool: Pool, moving isLockMoved: Bool) throws {
    try scope.run(
      "UPDATE pools_pool SET kick_off_at = \(kickOff) WHERE space_id = \(scope.space.id) AND id = \(pool.id)")
    if isLockMoved { try setLock(pool.id, at: kickOff, isAnnounced: false) }
    let note = kickOff?.iso8601 ?? ""
    try LogStore(scope).append(.rescheduled, to: pool.id, note: note)
    let change = FieldChange("kickoff", from: pool.kickOff?.iso8601 ?? "", to: note)
    try scope.record("pool.rescheduled", of: pool.subject, fields: [change])
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
