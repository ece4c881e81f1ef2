package import Kit

extension PoolsApp {
  package var newsKinds: [NewsKind] { [MissingBetNews.kind, LockNews.kind, ResultNews.kind] }
}

/// In the last hour before a lock, to whoever bets for themselves and has not; of a round once.
enum MissingBetNews {
  private static let most = 200

  static let kind = NewsKind(
    "pools.missing", Phrase(es: "Te falta apostar", en: "Your bet is missing", pt: "Falta a sua aposta"),
    lasting: LastHour.length, isUrgent: true, whenDue: due, words: words)

  private static func due(_ people: [ID<Person>], in view: SpaceView, at now: Instant) throws -> [News] {
    let pools = try PoolStore(view).locking(by: now + LastHour.length, after: now, atMost: most).filter {
      $0.locksSoon(at: now) != nil
    }
    guard !pools.isEmpty else { return [] }
    let bets = BetStore(view)
    let own = try people.filter { try bets.hasBet($0) }.map { person in
      (person, try bets.pools(with: person, among: pools.map(\.id)))
    }
    return pools.compactMap { pool in
      let lacking = own.filter { !$0.1.contains(pool.id) }.map(\.0)
      return lacking.isEmpty ? nil : News(of: pool.id, once: pool.round?.description, to: Set(lacking))
    }
  }

  /// Nothing once they have bet, or it is too late.
  private static func words(_ news: ToldNews) throws -> NewsWords? {
    let pool = try news.view.find(news.id(Pool.self))
    guard let locksAt = pool.locksSoon(at: news.now),
      try BetStore(news.view).pools(with: news.person, among: [pool.id]).isEmpty
    else { return nil }
    let (title, time) = (pool.title, locksAt.written(.time))
    return NewsWords(
      Phrase(
        es: "\(title): aún no has apostado y se cierra a las \(time).",
        en: "\(title): you have not bet yet, and bets close at \(time).",
        pt: "\(title): ainda não apostou, e as apostas fecham às \(time)."),
      opens: try pool.newsLink(in: news.view))
  }
}

/// That nobody changes a bet any more and everybody sees them, to those who have bet; of a round with its first match.
enum LockNews {
  static let kind = NewsKind(
    "pools.lock", Phrase(es: "Se cierran las apuestas", en: "Bets are locked", pt: "As apostas fecham"),
    lasting: .seconds(3 * 3600), of: read, words: words)

  private static func read(_ line: Activity, in view: SpaceView) throws -> News? {
    guard let locked = line.occurrence(of: Pool.locked) else { return nil }
    let pool = try view.find(locked.subject(Pool.self))
    guard pool.mode == .link else { return nil }
    return News(
      of: pool.id, once: pool.round.map { "\($0)" }, to: try BetStore(view).people(in: [pool.id]))
  }

  /// Nothing once it is open again, or closed.
  private static func words(_ news: ToldNews) throws -> NewsWords? {
    let pool = try news.view.find(news.id(Pool.self))
    guard pool.state(at: news.now) == .locked else { return nil }
    let title = pool.title
    return NewsWords(
      Phrase(
        es: "\(title): se han cerrado las apuestas y ya se ven todas.",
        en: "\(title): bets are locked, and all of them can be seen.",
        pt: "\(title): as apostas fecharam e já se veem todas."),
      opens: try pool.newsLink(in: news.view))
  }
}

/// That a result has come, to those who have bet on it; not what came of it for anybody.
enum ResultNews {
  static let kind = NewsKind(
    "pools.payout", Phrase(es: "Se sabe el resultado", en: "A result is in", pt: "Já há resultado"),
    gathering: .seconds(60), lasting: .seconds(24 * 3600), of: read, words: words)

  private static func read(_ line: Activity, in view: SpaceView) throws -> News? {
    if let closed = line.occurrence(of: Pool.closed) {
      let pool = try view.find(closed.subject(Pool.self))
      let people = try BetStore(view).people(in: [pool.id])
      return News(of: pool.round?.description ?? pool.id.description, to: people)
    }
    guard let closed = line.occurrence(of: Round.closed), let pools = closed.detail?.pools else { return nil }
    return News(of: line.subject.id, to: try BetStore(view).people(in: pools))
  }

  private static func words(_ news: ToldNews) throws -> NewsWords? {
    guard let pool = try unlessMissing({ try news.view.find(news.id(Pool.self)) }) else { return try roundWords(news) }
    guard let score = pool.result else { return nil }
    let (title, result) = (pool.title, score.text)
    return NewsWords(
      Phrase(
        es: "\(title) \(result). Mira cómo te ha ido.", en: "\(title) \(result). See how you did.",
        pt: "\(title) \(result). Veja como se saiu."),
      opens: PoolsPaths.pool(pool.id))
  }

  private static func roundWords(_ news: ToldNews) throws -> NewsWords? {
    let round = try news.view.find(news.id(Round.self))
    let league = try news.view.find(round.league)
    return NewsWords(
      Phrase(
        es: "\(league.name), \(round.title): hay resultados. Mira cómo te ha ido.",
        en: "\(league.name), \(round.title): results are in. See how you did.",
        pt: "\(league.name), \(round.title): há resultados. Veja como se saiu."),
      opens: PoolsPaths.round(round.league, round.id))
  }

  private static func unlessMissing<Value>(_ read: () throws -> Value) throws -> Value? {
    do {
      return try read()
    } catch Refusal.notFound {
      return nil
    }
  }
}

extension Pool {
  /// Where one bets on it: with the others of its round.
  fileprivate func newsLink(in view: SpaceView) throws -> Link {
    guard let round = try round.flatMap({ try view.findUnlessGone($0) }) else { return PoolsPaths.pool(id) }
    return PoolsPaths.round(round.league, round.id)
  }
}

extension PoolStore {
  /// The open ones that lock in between, the first before the others.
  fileprivate func locking(by end: Instant, after begin: Instant, atMost count: Int) throws -> [Pool] {
    try scope.things(
      where: """
        ending IS NULL AND locks_at > \(begin) AND locks_at <= \(end) ORDER BY locks_at, id LIMIT \(count)
        """)
  }
}

extension BetStore {
  /// Who has bet for themselves on any of them.
  fileprivate func people(in pools: [ID<Pool>]) throws -> Set<ID<Person>> {
    guard !pools.isEmpty else { return [] }
    return Set(
      try scope.connection.rows(
        """
        SELECT DISTINCT person_id FROM pools_bet
        WHERE \(Bet.shown(in: scope.space)) AND pool_id IN \(pools) AND person_id IS NOT NULL ORDER BY person_id
        """
      ).map { try $0["person_id"] })
  }
}
