package import Kit

extension PoolsApp {
  /// When the matches of its pools begin, with which their bets close, and how they ended. The reader's own missing bet is told; what
  /// anybody has bet never is.
  package func calendar(in view: SpaceView, for person: ID<Person>, at now: Instant) throws -> [CalendarEntry] {
    let day = Duration.seconds(24 * 3600)
    let pools = try PoolStore(view).pools(
      from: now - day * CalendarEntry.past, to: now + day * CalendarEntry.future)
    let dates = PoolDates(
      pools: pools,
      proposals: try RoundStore(view).proposals(for: pools.filter { $0.ending == nil && $0.mayClose(at: now) }),
      own: try BetStore(view).pools(with: person, among: pools.map(\.id)),
      isPlayer: try BetStore(view).hasBet(person), now: now)
    return dates.entries
  }
}

/// What a calendar is told of pools.
struct PoolDates {
  let pools: [Pool]
  /// What the fixtures say of those that may be closed.
  let proposals: [ID<Pool>: Score]
  /// Those in which the reader has bet.
  let own: Set<ID<Pool>>
  /// Whether the reader has ever bet for themselves: who only organises is not reminded.
  let isPlayer: Bool
  let now: Instant

  var entries: [CalendarEntry] {
    let reminded = reminded
    return pools.compactMap { entry(of: $0, isReminded: reminded.contains($0.id)) }
  }

  private func entry(of pool: Pool, isReminded: Bool) -> CalendarEntry? {
    guard let kickOff = pool.kickOff else { return nil }
    let title = pool.result.map { Phrase(joining: "\(pool.title) \($0.text)") } ?? pool.title
    return CalendarEntry(
      pool.id.description, title, details(of: pool, kickOff), at: .moment(kickOff, lasting: Pool.length),
      isTentative: pool.isProvisional, opens: PoolsPaths.pool(pool.id),
      alarm: isReminded ? LastHour.length : nil)
  }

  private func details(of pool: Pool, _ kickOff: Instant) -> [Phrase] {
    guard pool.ending == nil else { return pool.hasStake ? [ReminderPhrases.isClosed] : [] }
    if let score = proposals[pool.id] { return [ReminderPhrases.waitsForClosing(score.text)] }
    guard pool.state(at: now) == .open else { return [] }
    return [
      pool.locksAt == kickOff ? PoolsPhrases.betsCloseThen : nil, isMissing(pool) ? ReminderPhrases.youHaveNot : nil,
    ].compactMap(\.self)
  }

  private func isMissing(_ pool: Pool) -> Bool {
    pool.mode == .link && pool.state(at: now) == .open && !own.contains(pool.id)
  }

  /// Of a round the first match that is missing: nobody wants ten alarms.
  private var reminded: Set<ID<Pool>> {
    guard isPlayer else { return [] }
    var rounds: Set<ID<Round>> = []
    return Set(
      pools.filter { isMissing($0) && $0.locksAt == $0.kickOff && $0.round.map { rounds.insert($0).inserted } ?? true }
        .map(\.id))
  }
}

extension Pool {
  /// A match with its break and stoppages.
  static let length = Duration.seconds(2 * 3600)
}

extension PoolStore {
  /// Those that are not cancelled, whose matches begin in between, the first before the others.
  fileprivate func pools(from begin: Instant, to end: Instant) throws -> [Pool] {
    try scope.things(
      where: """
        COALESCE(ending, '') <> 'cancelled' AND \(Pool.begins) BETWEEN \(begin) AND \(end)
        ORDER BY \(Pool.begins), id LIMIT \(CalendarEntry.most)
        """)
  }
}
