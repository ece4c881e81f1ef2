package import Kit

extension PoolsApp {
  /// Among as many one may be about to lock that waits behind others for their results.
  private static let mostNear = 12

  /// What one should know now: bets that are about to close and are missing, results that wait for a tap, the matches that begin within
  /// a day, that are being played or are over, and what came of those that were closed since yesterday.
  package func today(in view: SpaceView, for visit: SpaceVisit) throws -> [TodayLine] {
    let (now, person, store) = (visit.house.mint.now(), visit.viewer.person.id, PoolStore(view))
    let day = Duration.seconds(24 * 3600)
    let near = try store.pools(beginningBefore: now + day, atMost: Self.mostNear)
    let closed = try store.pools(closedSince: now - day, atMost: TodayLine.most)
    let own = try BetStore(view).pools(with: person, among: (near + closed).map(\.id))
    let proposals = try store.proposals(at: now)
    let plays = try BetStore(view).hasBet(person) || !store.hasAnyEnded()
    let waiting = near.filter { pool in !proposals.contains { $0.pool.id == pool.id } }
    func isUrgent(_ pool: Pool) -> Bool { !own.contains(pool.id) && pool.locksSoon(at: now) != nil }
    func lines(_ pools: [Pool]) throws -> [TodayLine] {
      try pools.prefix(TodayLine.most).map { pool in
        PoolNow(
          pool: pool, plays: plays, hasOwnBet: own.contains(pool.id), lacking: try lacking(in: pool, view, at: now),
          now: now,
          today: visit.today
        ).line
      }
    }
    let rounds = RoundStore(view)
    let soon = try rounds.lacking(person, before: now + day, at: now)
    let urgent = soon.filter { $0.begins < now + LastHour.length }
    let missing = soon.filter { $0.begins >= now + LastHour.length }
    let known = try store.roundProposals(at: now)
    let unresolved = try rounds.unresolved(at: now).filter { round in !known.contains { $0.round.id == round.round } }
    return try lines(waiting.filter(isUrgent)) + urgent.map(\.line) + proposals.map(\.line)
      + (try known.prefix(TodayLine.most).map { try $0.line(in: view) }) + unresolved.map(\.line) + missing.map(\.line)
      + (try lines(waiting.filter { !isUrgent($0) }))
      + (try closed.map { try outcome(of: $0, for: own.contains($0.id) ? person : nil, view, at: now) })
      + (try rounds.decided(since: now - day, for: person).map(\.line))
  }

  private func lacking(in pool: Pool, _ view: SpaceView, at now: Instant) throws -> [String] {
    guard pool.state(at: now) == .open else { return [] }
    return try AttendanceStore(view).lacking(
      in: pool, besides: try BetStore(view).bets(of: pool, for: nil, at: now), at: now)
  }

  /// - Parameter person: who bet for themselves in it.
  private func outcome(of pool: Pool, for person: ID<Person>?, _ view: SpaceView, at now: Instant) throws -> TodayLine {
    let bets = try BetStore(view).bets(of: pool, for: nil, at: now)
    let own = person.flatMap { person in bets.first { $0.person == person } }
    let came = own.flatMap { OwnOutcome(of: $0, in: pool)?.phrase }
    let score = pool.ending?.title ?? PoolsPhrases.pending
    return TodayLine(
      pool.title, Phrase(joining: "\(score) · \(came ?? PoolsPhrases.won(by: bets.filter(\.isWinner).map(\.name)))"),
      opens: PoolsPaths.pool(pool.id))
  }
}

/// How a pool stands on the day of its match.
struct PoolNow {
  let pool: Pool
  /// Whether the reader bets for themselves, or nobody has had the time to yet: whoever looks on is not asked to.
  let plays: Bool
  /// Whether the reader has bet in it.
  let hasOwnBet: Bool
  /// Who plays and has not bet.
  let lacking: [String]
  let now: Instant
  let today: Day

  /// A match with its break, stoppages and half an hour more.
  static let length = Duration.seconds(150 * 60)

  private var isOver: Bool { pool.kickOff.map { $0 + Self.length < now } ?? false }
  private var isLocked: Bool { pool.state(at: now) == .locked }

  var line: TodayLine {
    TodayLine(pool.title, how, opens: PoolsPaths.pool(pool.id), next: next)
  }

  private var how: Phrase {
    if isOver { return PoolsPhrases.resultMissing }
    let (state, bets) = (isLocked ? PoolsPhrases.locked : begins, Bet.noun.counted(pool.bets))
    return [state, bets, ReminderPhrases.lack(lacking)].compactMap(\.self).joined(by: " · ") ?? bets
  }

  /// In the last hour it is the lock that matters.
  private var begins: Phrase? {
    if let locksAt = pool.locksSoon(at: now) { return ReminderPhrases.closes(at: Phrase(locksAt.written(.time))) }
    return pool.kickOff.map { Phrase(Capitalized($0.written(.near(to: today)))) }
  }

  private var next: (title: Phrase, link: Link)? {
    if isOver { return pool.mayClose(at: now) ? (PoolsPhrases.result, PoolsPaths.result(pool.id)) : nil }
    if isLocked || hasOwnBet { return nil }
    // On paper somebody writes down what all say; by link one bets on the pool's own page.
    if pool.mode == .paper { return (PoolsPhrases.betNow, PoolsPaths.newBet(pool.id)) }
    return plays ? (PoolsPhrases.betNow, PoolsPaths.pool(pool.id)) : nil
  }
}

extension Proposal {
  fileprivate var line: TodayLine {
    let link = PoolsPaths.pool(pool.id)
    return TodayLine(pool.title, PoolsPhrases.fixturesSay(score.text), opens: link, next: (PoolsPhrases.close, link))
  }
}

extension RoundProposal {
  fileprivate func line(in view: SpaceView) throws -> TodayLine {
    let (league, link) = (try view.find(round.league), PoolsPaths.round(round.league, round.id))
    return TodayLine(
      Phrase(joining: "\(league.name) · \(round.title)"), RoundPhrases.known(proposals.count), opens: link,
      next: (PoolsPhrases.close, link))
  }
}

extension PoolStore {
  fileprivate func hasAnyEnded() throws -> Bool {
    try scope.connection.holds("pools_pool WHERE \(Pool.shown(in: scope.space)) AND ending IS NOT NULL")
  }

  /// Of the open ones those whose matches begin before a moment, the first before the others.
  fileprivate func pools(beginningBefore end: Instant, atMost count: Int) throws -> [Pool] {
    try scope.things(
      where:
        "ending IS NULL AND round_id IS NULL AND \(Pool.begins) < \(end) ORDER BY \(Pool.begins), id LIMIT \(count)")
  }

  /// Those whose result was entered since a moment, the last before the others.
  fileprivate func pools(closedSince begin: Instant, atMost count: Int) throws -> [Pool] {
    try scope.things(
      where: """
        ending = 'result' AND round_id IS NULL AND archive_id IS NULL AND ended_at >= \(begin)
        ORDER BY ended_at DESC, id DESC LIMIT \(count)
        """)
  }
}
