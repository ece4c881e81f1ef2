import Kit

/// Who has bet on how much of what can be bet on, and who has not begun. That somebody has not bet is no secret; what others bet is.
struct Attendance: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    let name: String
    let missing: Int
    var written: Bet.Written?
  }

  /// Whoever lacks most first, and by name where they lack as many.
  let lines: [Line]

  /// Those who lack something, by name.
  var lacking: [Line] { lines.filter { $0.missing > 0 } }

  /// - Parameters:
  ///   - bets: that were made, also on what can no longer be bet on.
  ///   - open: what can be bet on.
  ///   - expected: the names of those who play, whether they have bet or not.
  init(_ bets: [Bet], on open: Set<ID<Pool>>, expected: [String] = []) {
    let all = Dictionary(grouping: bets, by: \.name.searchKey)
    var lines = all.values.compactMap { bets -> Line? in
      let written = bets.compactMap(\.written).max { $0.at < $1.at }
      return bets.first.map { first in
        Line(name: first.name, missing: open.count - bets.count { open.contains($0.pool) }, written: written)
      }
    }
    var known = Set(all.keys)
    for name in expected where known.insert(name.searchKey).inserted {
      lines.append(Line(name: name, missing: open.count))
    }
    self.lines = lines.sorted { one, other in
      one.missing == other.missing ? one.name.searchKey < other.name.searchKey : one.missing > other.missing
    }
  }
}

/// Who plays, as far as the house can know: it has no list of friends.
struct AttendanceStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  private static var most: Int { 200 }
  /// Who has been away for longer is not missed any more.
  private static var roundsOfPlayers: Int { 3 }

  /// Who plays and has not bet in a pool that is open; nobody in others.
  func lacking(in pool: Pool, besides bets: [Bet], at now: Instant) throws -> [String] {
    guard pool.state(at: now) == .open else { return [] }
    let expected = try pool.round.flatMap { try scope.findUnlessGone($0) }.map { try players(of: $0.league, at: now) }
    let names = try expected ?? players(of: pool, at: now)
    let removed = try whoWasRemoved(from: pool)
    return Attendance(bets, on: [pool.id], expected: names.filter { !removed.contains($0.searchKey) }).lacking.map(
      \.name)
  }

  /// Whoever was taken out is not missed.
  private func whoWasRemoved(from pool: Pool) throws -> Set<String> {
    Set(
      try names(
        """
        SELECT name FROM pools_bet WHERE space_id = \(scope.space.id) AND pool_id = \(pool.id) AND trash_id IS NOT NULL
        ORDER BY id LIMIT \(Self.most)
        """
      ).map(\.searchKey))
  }

  /// Those who came by its link and those of the pool that was closed last.
  private func players(of pool: Pool, at now: Instant) throws -> [String] {
    let guests = try Capability.betInPool.guests(of: pool.id, in: scope, at: now).map(\.name)
    let before = try names(
      """
      SELECT name FROM pools_bet WHERE \(Bet.shown(in: scope.space)) AND pool_id = (
        SELECT last.id FROM pools_pool AS last WHERE last.space_id = \(scope.space.id) AND last.trash_id IS NULL
          AND last.ending IS NOT NULL AND last.round_id IS NULL
        ORDER BY last.ended_at DESC, last.id DESC LIMIT 1)
      ORDER BY turn, id LIMIT \(Self.most)
      """)
    return guests + before
  }

  /// Those who have bet lately in a league, and those who came by its link and are nobody of before.
  func players(of league: ID<League>, at now: Instant) throws -> [String] {
    let lately = try lately(of: league)
    let rows = try scope.connection.rows(
      """
      SELECT pools_bet.name_key, MAX(pools_bet.name) AS name,
        MAX(CASE WHEN pools_round.id IN \(lately) THEN 1 ELSE 0 END) AS plays
      FROM pools_round JOIN pools_pool ON pools_pool.round_id = pools_round.id
        JOIN pools_bet ON pools_bet.pool_id = pools_pool.id
      WHERE pools_round.league_id = \(league) AND pools_round.space_id = \(scope.space.id)
        AND pools_round.trash_id IS NULL AND pools_pool.trash_id IS NULL AND pools_bet.trash_id IS NULL
      GROUP BY pools_bet.name_key ORDER BY pools_bet.name_key LIMIT \(Self.most)
      """)
    let players: [String] = try rows.filter { try $0["plays"] }.map { try $0["name"] }
    let gone: Set<String> = try Set(rows.filter { try !$0["plays"] }.map { try $0["name_key"] })
    let claimed: Set<ID<Guest>> = Set(
      try scope.connection.rows(
        "SELECT guest_id FROM pools_claim WHERE space_id = \(scope.space.id) AND league_id = \(league) ORDER BY guest_id"
      ).map { try $0["guest_id"] })
    let guests = try Capability.playInLeague.guests(of: league, in: scope, at: now).filter { !claimed.contains($0.id) }
    return players + guests.map(\.name).filter { !gone.contains($0.searchKey) }
  }

  /// The last rounds of a league in which anybody has bet: whoever has bet in none of them plays no more.
  private func lately(of league: ID<League>) throws -> [ID<Round>] {
    try scope.connection.rows(
      """
      SELECT id FROM pools_round
      WHERE league_id = \(league) AND space_id = \(scope.space.id) AND trash_id IS NULL AND EXISTS (
        SELECT 1 FROM pools_pool JOIN pools_bet ON pools_bet.pool_id = pools_pool.id
        WHERE pools_pool.round_id = pools_round.id AND pools_pool.trash_id IS NULL AND pools_bet.trash_id IS NULL)
      ORDER BY created_at DESC, id DESC LIMIT \(Self.roundsOfPlayers)
      """
    ).map { try $0["id"] }
  }

  private func names(_ query: SQL) throws -> [String] {
    try scope.connection.rows(query).map { try $0["name"] }
  }
}
