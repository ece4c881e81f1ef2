import Kit

/// Locking the bets of a pool, and opening them again.
extension PoolStore where Scope == SpaceTransaction {
  /// Nobody changes a bet from now on, and everybody sees them.
  func lock(_ id: ID<Pool>) throws {
    let pool = try scope.find(id)
    guard try !scope.isOvertaken(at: "locked", of: id), pool.state(at: scope.now) == .open else { return }
    try setLock(id, at: scope.now, isAnnounced: true)
    try tellOfLock(of: pool)
  }

  /// Notes once that a pool has locked by itself.
  func announceLock(of id: ID<Pool>) throws {
    let isFirst = try scope.rowsChanged(
      by:
        "UPDATE pools_pool SET is_announced = 1 WHERE \(Pool.shown(in: scope.space)) AND id = \(id) AND is_announced = 0"
    )
    guard isFirst == 1 else { return }
    let pool = try scope.find(id)
    if pool.state(at: scope.now) == .locked { try tellOfLock(of: pool) }
  }

  private func tellOfLock(of pool: Pool) throws {
    try LogStore(scope).append(.locked, to: pool.id)
    try BetStore(scope).unseal(pool.id)
    try scope.record(Pool.locked, of: pool.subject)
  }

  /// Bets may be changed again, until the kick-off if that is still to come. Where scores could be seen meanwhile, that stays noted
  /// on the pool and in its log.
  /// - Throws: `Refusal.conflict` for a closed pool, and when scores could be seen and the match has begun.
  func reopen(_ id: ID<Pool>) throws {
    let pool = try scope.find(id)
    if try scope.isOvertaken(at: "locked", of: id) { return }
    switch pool.state(at: scope.now) {
    case .open: return
    case .closed: throw Refusal.conflict(PoolsPhrases.isClosed)
    case .locked: break
    }
    let fixture = try FixtureStore(scope).match(of: pool.content)
    let kickOff = pool.latestKickOff(by: fixture)
    let isToCome = kickOff.map { $0 > scope.now } ?? false
    let isSeen = try LogStore(scope).holdsBets(of: id)
    guard !isSeen || kickOff == nil || isToCome else { throw Refusal.conflict(PoolsPhrases.scoresWereSeen) }
    let isSet = isToCome && fixture?.isProvisional != true
    try setLock(id, at: pool.mode == .link && isSet ? kickOff : nil)
    let number = try LogStore(scope).append(.reopened, to: id, note: isSeen ? Reopening.note : "")
    // The first entry of the log that reopened it stays the one.
    if isSeen { try scope.update(id, "reopened = COALESCE(reopened, \(number))") }
    try BetStore(scope).seal(id)
    if kickOff != pool.kickOff { try carry(kickOff, of: fixture, to: pool, moving: false) }
    try scope.record(
      Pool.reopened, of: pool.subject, fields: isSeen ? [FieldChange(Reopening.note, from: "", to: "yes")] : [])
  }

  func setLock(_ id: ID<Pool>, at instant: Instant?, isAnnounced: Bool = false) throws {
    try scope.update(id, "locks_at = \(instant), is_announced = \(isAnnounced)")
  }
}

extension Pool {
  /// The fixture's, where it says more than the pool.
  func latestKickOff(by fixture: Fixture?) -> Instant? {
    guard let fixture else { return content.kickOff }
    return fixture.kickOff ?? (fixture.status == .postponed ? nil : content.kickOff)
  }

  /// Whether its bets may be opened again: not once the match has begun and there are scores that could be seen.
  func mayReopen(by fixture: Fixture?, at now: Instant) -> Bool {
    bets == 0 || latestKickOff(by: fixture).map { $0 > now } ?? true
  }
}
