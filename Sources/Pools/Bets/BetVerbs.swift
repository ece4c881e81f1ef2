import Kit

/// What came of a score that somebody bet.
enum PlacedBet {
  case new, changed
}

/// The bets of one space: changing. A bet changes only while its pool is open, by the server's clock at that moment.
extension BetStore where Scope == SpaceTransaction {
  /// Writes down what a participant bets: on paper for all to see, in a pool by link hidden as all others are.
  func add(_ content: BetContent, id: ID<Bet>, to pool: ID<Pool>) throws {
    try insert(content, id: id, into: try PoolStore(scope).open(pool), for: nil)
  }

  /// Writes down what a friend without a phone bets in a pool by link: hidden as all others, and the log says who wrote it. Written again
  /// it is another score.
  /// - Parameter isTold: whether activity tells of it; else its caller does.
  /// - Returns: what it was; `nil` when it is the score that stood there.
  /// - Throws: `Invalid` for the name of somebody who bets for themselves.
  @discardableResult
  func write(_ score: Score, named name: String, in pool: ID<Pool>, isTold: Bool = true) throws -> PlacedBet? {
    let pool = try PoolStore(scope).open(pool)
    guard pool.mode == .link else { throw Refusal.conflict(BetPhrases.onPaper) }
    let row = try scope.connection.row(
      """
      SELECT id, turn FROM pools_bet WHERE space_id = \(scope.space.id) AND pool_id = \(pool.id) AND trash_id IS NULL
        AND name_key = \(name.searchKey) AND person_id IS NULL AND guest_id IS NULL
      """)
    guard let row else {
      try insert(BetContent(name: name, score: score), id: scope.mint.id(), into: pool, for: nil, isTold: isTold)
      return .new
    }
    let (id, turn): (ID<Bet>, Int) = (try row["id"], try row["turn"])
    guard try sealed(turn, in: pool.id) != score else { return nil }
    try change(id, to: score, named: name, in: pool, isTold: isTold)
    return .changed
  }

  /// What somebody bets for themselves: new, or another score than before.
  /// - Parameters:
  ///   - bettor: who plays, where that is not the author of the edit.
  ///   - isTold: whether activity tells of it; else its caller does.
  /// - Returns: what it was; `nil` when it is the score that stood there.
  @discardableResult
  func bet(
    _ score: Score, named name: String, id: ID<Bet>, in pool: ID<Pool>, by bettor: Author? = nil, isTold: Bool = true
  ) throws -> PlacedBet? {
    let bettor = bettor ?? scope.author
    let pool = try PoolStore(scope).open(pool)
    guard pool.mode == .link else { throw Refusal.conflict(BetPhrases.onPaper) }
    if let own = try ownBet(of: bettor, in: pool.id) {
      guard !own.isRemoved else { throw Refusal.conflict(BetPhrases.wasRemoved) }
      // After a new link the same score counts as another: what is refused would give it away.
      let isReissued = try scope.connection.holds("pools_bet WHERE id = \(own.id) AND \(Self.isReissued)")
      guard try isReissued || sealed(own.turn, in: pool.id) != score else { return nil }
      try change(own.id, to: score, named: own.name, in: pool, isTold: isTold)
      return .changed
    }
    try insert(BetContent(name: name, score: score), id: id, into: pool, for: bettor, isTold: isTold)
    return .new
  }

  private func change(_ id: ID<Bet>, to score: Score, named name: String, in pool: Pool, isTold: Bool) throws {
    try place(score, of: id, named: name, in: pool)
    if isTold { try scope.record(Bet.moved, of: Subject(Bet.topic, id, title: name)) }
    scope.touch(Bet.topic)
  }

  /// Changes what an organiser wrote down.
  func change(_ id: ID<Bet>, in pool: ID<Pool>, to draft: BetDraft, from shown: BetDraft?) throws {
    let pool = try onPaper(pool)
    guard let bet = try bets(of: pool, for: nil, at: scope.now).first(where: { $0.id == id }) else {
      throw Refusal.notFound
    }
    _ = try BetContent(draft)
    let stored = BetDraft(name: bet.name, goals: GoalsDraft(bet.score))
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: BetDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let content = try BetContent(merged)
    try refuseTaken(content, in: pool, besides: id)
    try scope.update(id, "name = \(content.name), name_key = \(content.name.searchKey)")
    if content.score != bet.score {
      try place(content.score, of: id, named: content.name, in: pool)
    } else {
      try LogStore(scope).append(.bet, to: pool.id, participant: content.name, bet: id)
    }
    try scope.record(Bet.changed, of: Subject(Bet.topic, id, title: content.name), fields: changes)
  }

  /// Takes a participant out of a pool, with their bet.
  /// - Returns: the activity line, by which they come back; `nil` when they were taken out before.
  func remove(_ id: ID<Bet>, from pool: ID<Pool>) throws -> ID<Activity>? {
    let pool = try PoolStore(scope).open(pool)
    guard let bet = try scope.findUnlessGone(id) else { return nil }
    guard bet.pool == pool.id else { throw Refusal.notFound }
    let deletion = try scope.trash(id, Bet.deleted)
    try LogStore(scope).append(.removed, to: pool.id, participant: bet.name, bet: id)
    try Returns(scope).owe(bet, of: pool)
    try count(pool.id)
    return deletion
  }

  /// Brings a participant back, while the pool is open.
  func restore(_ deletion: Occurrence<NoDetail>) throws {
    let id: ID<Bet> = try deletion.subject()
    let row = try scope.connection.row(
      "SELECT pool_id, name, turn FROM pools_bet WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    let pool = try PoolStore(scope).open(try row["pool_id"])
    let (name, turn): (String, Int) = (try row["name"], try row["turn"])
    guard let sealed = try sealed(turn, in: pool.id) else { throw Refusal.notFound }
    do {
      try refuseTaken(BetContent(name: name, score: sealed), in: pool, besides: id)
    } catch is Invalid {
      throw Refusal.conflict(BetPhrases.cannotReturn)
    }
    try Trash.restore(deletion.activity.id, from: [Bet.table], in: scope)
    try LogStore(scope).append(.returned, to: pool.id, participant: name, bet: id)
    try Returns(scope).takeBack(id, at: pool.stake)
    try count(pool.id)
  }

  /// Shows in the bets themselves what their commitments hid.
  func unseal(_ pool: ID<Pool>) throws {
    try scope.run(
      """
      UPDATE pools_bet SET
        home = (SELECT home FROM pools_seal WHERE pool_id = pools_bet.pool_id AND number = pools_bet.turn),
        away = (SELECT away FROM pools_seal WHERE pool_id = pools_bet.pool_id AND number = pools_bet.turn)
      WHERE space_id = \(scope.space.id) AND pool_id = \(pool)
      """)
    scope.touch(Bet.topic)
  }

  /// Hides them again, in a pool by link.
  func seal(_ pool: ID<Pool>) throws {
    try scope.run(
      """
      UPDATE pools_bet SET home = NULL, away = NULL WHERE space_id = \(scope.space.id) AND pool_id = \(pool)
        AND EXISTS (SELECT 1 FROM pools_pool WHERE id = pools_bet.pool_id AND manner = \(Pool.BettingMode.link))
      """)
    scope.touch(Bet.topic)
  }

  private func onPaper(_ pool: ID<Pool>) throws -> Pool {
    let pool = try PoolStore(scope).open(pool)
    guard pool.mode == .paper else { throw Refusal.conflict(BetPhrases.byLink) }
    return pool
  }

  private func insert(
    _ content: BetContent, id: ID<Bet>, into pool: Pool, for bettor: Author?, isTold: Bool = true
  ) throws {
    try scope.claim(id)
    try refuseTaken(content, in: pool, besides: id)
    guard pool.bets < BetContent.limit else { throw Invalid(["": BetPhrases.tooMany]) }
    try scope.run(
      """
      INSERT INTO pools_bet (id, space_id, pool_id, name, name_key, turn, person_id, guest_id, is_paid, is_winner, \
      handed, created_at)
      VALUES (\(id), \(scope.space.id), \(pool.id), \(content.name), \(content.name.searchKey), \(0), \
      \(bettor?.person), \(bettor?.guest), \(false), \(false), \(0), \(scope.now))
      """)
    try place(content.score, of: id, named: content.name, in: pool)
    try count(pool.id)
    if isTold { try scope.record(Bet.added, of: Subject(Bet.topic, id, title: content.name)) }
    scope.touch(Bet.topic)
  }

  /// Commits to a score. On paper it stands open at once.
  private func place(_ score: Score, of bet: ID<Bet>, named name: String, in pool: Pool) throws {
    let turn = try LogStore(scope).append(.bet, to: pool.id, participant: name, bet: bet, score: score)
    let shown = pool.mode == .paper ? score : nil
    try scope.update(bet, "turn = \(turn), home = \(shown?.home), away = \(shown?.away)")
  }

  /// - Throws: `Invalid` for a name that another participant has, or a score where none may come twice.
  private func refuseTaken(_ content: BetContent, in pool: Pool, besides bet: ID<Bet>) throws {
    let others: SQL = "pools_bet WHERE pool_id = \(pool.id) AND trash_id IS NULL AND id <> \(bet)"
    if try scope.connection.holds("\(others) AND name_key = \(content.name.searchKey)") {
      throw Invalid(["name": BetPhrases.nameTaken])
    }
    guard pool.hasUniqueScores, pool.mode == .paper else { return }
    let holder: String? = try scope.connection.value(
      "SELECT name FROM \(others) AND home = \(content.score.home) AND away = \(content.score.away)")
    if let holder { throw Invalid(["away": BetPhrases.scoreTaken(by: holder)]) }
  }

  private func ownBet(of bettor: Author, in pool: ID<Pool>) throws -> (
    id: ID<Bet>, name: String, turn: Int, isRemoved: Bool
  )? {
    let (person, guest) = (bettor.person?.description ?? "-", bettor.guest?.description ?? "-")
    let row = try scope.connection.row(
      """
      SELECT id, name, turn, trash_id FROM pools_bet
      WHERE pool_id = \(pool) AND space_id = \(scope.space.id) AND (person_id = \(person) OR guest_id = \(guest))
      ORDER BY trash_id IS NULL DESC LIMIT 1
      """)
    return try row.map { (try $0["id"], try $0["name"], try $0["turn"], try $0["trash_id"] as String? != nil) }
  }

  private func sealed(_ turn: Int, in pool: ID<Pool>) throws -> Score? {
    try scope.connection.row("SELECT home, away FROM pools_seal WHERE pool_id = \(pool) AND number = \(turn)")
      .flatMap { try Score($0) }
  }

  private func count(_ pool: ID<Pool>) throws {
    try scope.update(pool, "bets = (SELECT COUNT(*) FROM pools_bet WHERE pool_id = pools_pool.id AND trash_id IS NULL)")
    scope.touch(Pool.topic)
  }
}
