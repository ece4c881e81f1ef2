package import Kit

extension PoolsApp {
  /// The matches of which one should know now: those that begin within a day, that are being played, and that are over and wait for
  /// their result.
  package func today(in view: SpaceView, for visit: SpaceVisit) throws -> [TodayLine] {
    let now = visit.house.mint.now()
    let pools = try PoolStore(view).pools(beginningBefore: now + .seconds(24 * 3600), atMost: TodayLine.most)
    let rounds = try RoundStore(view).lacking(visit.viewer.person.id, before: now + .seconds(24 * 3600), at: now)
    let own = try pools.isEmpty ? [] : BetStore(view).pools(with: visit.viewer.person.id, among: pools.map(\.id))
    return rounds.map(\.line)
      + pools.map { pool in
        PoolNow(pool: pool, hasOwnBet: own.contains(pool.id), now: now, today: visit.today).line
      }
  }
}

/// How a pool stands on the day of its match.
struct PoolNow {
  let pool: Pool
  /// Whether the reader has bet in it.
  let hasOwnBet: Bool
  let now: Instant
  let today: Day

  /// A match with its break, stoppages and half an hour more.
  private static let length = Duration.seconds(150 * 60)

  private var isOver: Bool { pool.kickOff.map { $0 + Self.length < now } ?? false }
  private var isLocked: Bool { pool.state(at: now) == .locked }

  var line: TodayLine {
    TodayLine(pool.title, how, opens: PoolsPaths.pool(pool.id), next: next)
  }

  private var how: Phrase {
    if isOver { return PoolsPhrases.resultMissing }
    let begins = pool.kickOff.map { Phrase(Capitalized($0.written(.near(to: today)))) }
    let (state, bets) = (isLocked ? PoolsPhrases.locked : begins, PoolsPhrases.bets(pool.bets))
    return [state, bets].compactMap(\.self).joined(by: " · ") ?? bets
  }

  private var next: (title: Phrase, link: Link)? {
    if isOver { return pool.mayClose(at: now) ? (PoolsPhrases.result, PoolsPaths.result(pool.id)) : nil }
    if isLocked || hasOwnBet { return nil }
    // By link one bets on the pool's own page.
    return (PoolsPhrases.betNow, pool.mode == .paper ? PoolsPaths.newBet(pool.id) : PoolsPaths.pool(pool.id))
  }
}

extension PoolStore {
  /// Of the open ones those whose matches begin before a moment, the first before the others.
  fileprivate func pools(beginningBefore end: Instant, atMost count: Int) throws -> [Pool] {
    try scope.things(
      where:
        "ending IS NULL AND round_id IS NULL AND \(Pool.begins) < \(end) ORDER BY \(Pool.begins), id LIMIT \(count)")
  }
}

extension BetStore {
  /// In which of some pools somebody has bet.
  fileprivate func pools(with person: ID<Person>, among pools: [ID<Pool>]) throws -> Set<ID<Pool>> {
    try Set(
      scope.connection.rows(
        """
        SELECT pool_id FROM pools_bet
        WHERE \(Bet.shown(in: scope.space)) AND pool_id IN \(pools) AND person_id = \(person) ORDER BY pool_id
        """
      ).map { try $0["pool_id"] })
  }
}
