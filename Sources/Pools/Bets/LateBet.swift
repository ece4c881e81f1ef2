import Kit

/// What somebody bet for themselves and came after the lock. It counts for nothing, and the pool's page says so, where they see what
/// does.
enum LateBet {
  private static let name = "late"

  /// The pool's page, as it is shown to whoever came too late with a score.
  static func link(to pool: ID<Pool>, with score: Score) -> Link {
    PoolsPaths.pool(pool).with(name, score.canonical)
  }

  /// What whoever came too late is told of it.
  static func refusal(_ score: Score, to pool: Pool) -> Invalid {
    guard pool.ending == nil, let locksAt = pool.locksAt else { return Invalid(["": PoolsPhrases.isClosed]) }
    return Invalid(["": BetPhrases.cameLate(score.text, lockedAt: locksAt)])
  }

  static func score(in visit: some VisitInSpace) -> Score? { Score(visit.visit.query[name]) }

  /// - Parameter own: what the reader bet in time.
  static func notice(_ score: Score?, in pool: Pool, standing own: Bet?) -> HTML? {
    guard let score, pool.mode == .link, let locksAt = pool.locksAt else { return nil }
    let standing = own?.score.map { BetPhrases.stillCounts($0.text) } ?? BetPhrases.noneCounts
    let sentences = [BetPhrases.cameLate(score.text, lockedAt: locksAt), standing].joined(by: " ")
    return sentences.map { Notice($0, tone: .warning).html }
  }
}
