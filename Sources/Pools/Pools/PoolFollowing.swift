import Kit

/// What the fixtures say of a pool's match after it was made: a pool that is not decided goes along, a closed one is not
/// changed and asks.
extension PoolStore where Scope == SpaceTransaction {
  /// Its kick-off, and while it is open the lock of bets by link. What is locked stays locked; nobody's bet is hidden again because
  /// a match was moved.
  func follow(_ fixture: Fixture, from before: Fixture) throws {
    let pools = try pools(on: fixture.id)
    for pool in pools where pool.ending != nil { try question(pool, by: fixture, from: before) }
    let isPutOff = fixture.status == .postponed && before.status != .postponed
    guard fixture.kickOff != before.kickOff || fixture.isProvisional != before.isProvisional || isPutOff else { return }
    for pool in pools where pool.ending == nil {
      guard pool.kickOff != fixture.kickOff || pool.isProvisional && !fixture.isProvisional else { continue }
      try carry(
        fixture.kickOff, of: fixture, to: pool, moving: pool.mode == .link && pool.state(at: scope.now) == .open)
    }
  }

  /// - Parameter isLockMoved: whether bets are locked at that hour now, unless it is provisional.
  func carry(_ kickOff: Instant?, of fixture: Fixture?, to pool: Pool, moving isLockMoved: Bool) throws {
    let isProvisional = kickOff != nil && fixture?.isProvisional == true
    try scope.update(pool.id, "kick_off_at = \(kickOff), is_provisional = \(isProvisional)")
    if isLockMoved { try setLock(pool.id, at: isProvisional ? nil : kickOff) }
    guard kickOff != pool.kickOff else { return try noteConfirmation(of: pool) }
    let note = kickOff?.iso8601 ?? ""
    try LogStore(scope).append(.rescheduled, to: pool.id, note: note)
    let change = FieldChange("kickoff", from: pool.kickOff?.iso8601 ?? "", to: note)
    try scope.record(Pool.rescheduled, of: pool.subject, fields: [change])
  }

  /// The organiser says that the match begins when the fixtures provisionally say: bets by link are locked then.
  /// - Throws: `Refusal.conflict` once it is locked or closed.
  func confirmKickOff(of id: ID<Pool>) throws {
    let pool = try open(id)
    guard pool.isProvisional, let kickOff = pool.kickOff else { return }
    try scope.update(id, "is_provisional = \(false)")
    if pool.mode == .link { try setLock(id, at: kickOff) }
    try noteConfirmation(of: pool)
  }

  private func noteConfirmation(of pool: Pool) throws {
    try LogStore(scope).append(.confirmed, to: pool.id, note: pool.kickOff?.iso8601 ?? "")
    try scope.record(Pool.confirmed, of: pool.subject)
  }

  /// Whether what a form says of the kick-off is only what the fixtures provisionally say.
  func isProvisional(_ content: PoolContent) throws -> Bool {
    guard let kickOff = content.kickOff, let fixture = try FixtureStore(scope).match(of: content) else { return false }
    return fixture.isProvisional && fixture.kickOff == kickOff
  }

  /// The fixtures say otherwise now than when the pool was closed: it asks whether to correct its result.
  private func question(_ pool: Pool, by fixture: Fixture, from before: Fixture) throws {
    let word = fixture.word(for: pool)
    guard let ending = pool.ending, word != before.word(for: pool) else { return }
    let question = word.flatMap { $0.contradicts(ending) ? $0 : nil }
    guard question != pool.question else { return }
    try ask(question, of: pool.id)
    guard let question else { return scope.touch(Pool.topic) }
    let change = FieldChange("result", from: ending.note, to: question.stored)
    try scope.record(Pool.questioned, of: pool.subject, fields: [change])
  }

  /// The result stays as it was entered, whatever the fixtures say.
  func dismissQuestion(of id: ID<Pool>) throws {
    let pool = try scope.find(id)
    guard pool.question != nil else { return }
    try ask(nil, of: id)
    try scope.record(Pool.kept, of: pool.subject)
  }

  func ask(_ question: FixtureWord?, of id: ID<Pool>) throws {
    try scope.update(id, "question = \(question?.stored)")
  }
}
