import Kit

/// The bets of one space: reading.
///
/// The score of a bet by link stands nowhere but beside its commitment until the pool is locked; who asks for bets says for
/// whom and when, and gets no score that they may not see.
struct BetStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// Whether the guest's link was given anew after their bet. Whoever gave it could open it first, so it shows no score until
  /// one is bet by it.
  static var isReissued: SQL {
    """
    EXISTS (
      SELECT 1 FROM pools_entry WHERE pools_entry.pool_id = pools_bet.pool_id AND pools_entry.number > pools_bet.turn
        AND pools_entry.bet_id = pools_bet.id AND pools_entry.kind = \(LogEntry.Kind.reissued))
    """
  }

  /// Who wrote a bet down, where it is nobody's own.
  private static func written(_ row: SQLRow, _ bet: Bet) throws -> Bet.Written? {
    guard bet.person == nil, bet.guest == nil, let author = try row["author"] as String?,
      let at = try row["placed_at"] as Instant?
    else { return nil }
    return Bet.Written(author: author, at: at)
  }

  /// Whether it is what the reader has bet for themselves, and may see before the lock.
  private static func isOwn(of reader: Author?) -> SQL {
    let (person, guest) = (reader?.person?.description ?? "-", reader?.guest?.description ?? "-")
    return "person_id = \(person) OR (guest_id = \(guest) AND NOT \(isReissued))"
  }

  /// The bets of all pools of a round, each pool's in the order in which they were made.
  func bets(of round: ID<Round>, for reader: Author?, at now: Instant) throws -> [ID<Pool>: [Bet]] {
    let isShown: SQL =
      "pools_pool.manner <> 'link' OR pools_pool.ending IS NOT NULL OR pools_pool.locks_at <= \(now) OR \(Self.isOwn(of: reader))"
    return try scope.connection.rows(
      """
      SELECT \(Bet.columns(of: "pools_bet")), CASE WHEN \(isShown) THEN pools_seal.home END AS home,
        CASE WHEN \(isShown) THEN pools_seal.away END AS away, pools_entry.author, pools_entry.at AS placed_at
      FROM pools_pool JOIN pools_bet ON pools_bet.pool_id = pools_pool.id
        LEFT JOIN pools_seal ON pools_seal.pool_id = pools_bet.pool_id AND pools_seal.number = pools_bet.turn
        LEFT JOIN pools_entry ON pools_entry.pool_id = pools_bet.pool_id AND pools_entry.number = pools_bet.turn
      WHERE pools_pool.round_id = \(round) AND pools_pool.space_id = \(scope.space.id)
        AND pools_pool.trash_id IS NULL AND pools_bet.trash_id IS NULL
      ORDER BY pools_bet.pool_id, pools_bet.turn, pools_bet.id
      """
    ).reduce(into: [:]) { bets, row in
      var bet = try Bet(row, in: scope.space)
      bet.score = try Score(row)
      bet.written = try Self.written(row, bet)
      bets[bet.pool, default: []].append(bet)
    }
  }

  /// The bets of a pool in the order in which they were made.
  func bets(of pool: Pool, for reader: Author?, at now: Instant) throws -> [Bet] {
    let isShown: SQL = pool.showsScores(at: now) ? "1 = 1" : Self.isOwn(of: reader)
    return try scope.connection.rows(
      """
      SELECT \(Bet.columns), CASE WHEN \(isShown) THEN seal.home END AS home,
        CASE WHEN \(isShown) THEN seal.away END AS away, entry.author, entry.placed_at
      FROM pools_bet LEFT JOIN (
        SELECT number, home, away FROM pools_seal WHERE pool_id = \(pool.id)
      ) AS seal ON seal.number = pools_bet.turn LEFT JOIN (
        SELECT number AS placed, author, at AS placed_at FROM pools_entry WHERE pool_id = \(pool.id)
      ) AS entry ON entry.placed = pools_bet.turn
      WHERE \(Bet.shown(in: scope.space)) AND pool_id = \(pool.id) ORDER BY turn, id
      """
    ).map { row in
      var bet = try Bet(row, in: scope.space)
      bet.score = try Score(row)
      bet.written = pool.mode == .link ? try Self.written(row, bet) : nil
      return bet
    }
  }

  /// What a settlement goes by. Called once a pool has ended, or to look for a score that is taken.
  func entries(of pool: ID<Pool>) throws -> [Settlement.Entry] {
    try scope.connection.rows(
      """
      SELECT pools_bet.id, pools_bet.turn, pools_seal.home, pools_seal.away FROM pools_bet
      JOIN pools_seal ON pools_seal.pool_id = pools_bet.pool_id AND pools_seal.number = pools_bet.turn
      WHERE pools_bet.space_id = \(scope.space.id) AND pools_bet.pool_id = \(pool) AND pools_bet.trash_id IS NULL
      ORDER BY pools_bet.turn
      """
    ).compactMap { row in
      try Score(row).map { Settlement.Entry(bet: try row["id"], score: $0, turn: try row["turn"]) }
    }
  }

  /// Who won each of some pools, in the order in which they bet.
  func winners(of pools: [ID<Pool>]) throws -> [ID<Pool>: [String]] {
    guard !pools.isEmpty else { return [:] }
    return try scope.connection.rows(
      """
      SELECT pool_id, name FROM pools_bet WHERE \(Bet.shown(in: scope.space)) AND pool_id IN \(pools) AND is_winner = 1
      ORDER BY pool_id, turn, id
      """
    ).reduce(into: [:]) { winners, row in
      winners[try row["pool_id"], default: []].append(try row["name"])
    }
  }

  /// Those who have bet lately in this space, by the number of their bets.
  func usualNames(besides pool: ID<Pool>) throws -> [String] {
    try scope.connection.rows(
      """
      SELECT MAX(name) AS name, COUNT(*) AS bets FROM \(PoolStore(scope).latest) AS latest CROSS JOIN pools_bet
      WHERE pools_bet.pool_id = latest.id AND \(Bet.shown(in: scope.space))
        AND name_key NOT IN (SELECT name_key FROM pools_bet WHERE pool_id = \(pool) AND trash_id IS NULL)
      GROUP BY name_key ORDER BY bets DESC, name_key LIMIT 40
      """
    ).map { try $0["name"] }
  }

  /// In which of some pools somebody has bet for themselves.
  func pools(with person: ID<Person>, among pools: [ID<Pool>]) throws -> Set<ID<Pool>> {
    guard !pools.isEmpty else { return [] }
    return try Set(
      scope.connection.rows(
        """
        SELECT pool_id FROM pools_bet
        WHERE \(Bet.shown(in: scope.space)) AND pool_id IN \(pools) AND person_id = \(person) ORDER BY pool_id
        """
      ).map { try $0["pool_id"] })
  }

  /// Whether somebody has ever bet for themselves.
  func hasBet(_ person: ID<Person>) throws -> Bool {
    try scope.connection.holds("pools_bet WHERE \(Bet.shown(in: scope.space)) AND person_id = \(person)")
  }
}
