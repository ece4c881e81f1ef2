import Kit

/// Who in a league is somebody of before.
struct ClaimStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  private static var columns: SQL { "guest_id, league_id, name, player_id, player_name, is_granted" }

  private func claims(where condition: SQL) throws -> [Claim] {
    try scope.connection.rows(
      "SELECT \(Self.columns) FROM pools_claim WHERE space_id = \(scope.space.id) AND \(condition)"
    ).map { row in
      Claim(
        guest: try row["guest_id"], league: try row["league_id"], name: try row["name"],
        player: Player(guest: try row["player_id"], name: try row["player_name"]), isGranted: try row["is_granted"])
    }
  }

  func claim(of guest: ID<Guest>, in league: ID<League>) throws -> Claim? {
    try claims(where: "guest_id = \(guest) AND league_id = \(league) ORDER BY guest_id").first
  }

  /// Those that wait for an answer, the first before the others.
  func waiting(in league: ID<League>) throws -> [Claim] {
    try claims(where: "league_id = \(league) AND is_granted = 0 ORDER BY at, guest_id LIMIT 50")
  }

  /// Under whom somebody plays in a league: the player that they were before, where that was confirmed.
  func player(for author: Author, in league: ID<League>) throws -> Author {
    guard let guest = author.guest, let claim = try claim(of: guest, in: league), claim.isGranted else { return author }
    return Author(person: nil, guest: claim.player.guest, name: claim.player.name)
  }

  /// Who bets under a name of their own is nobody of before.
  func hasBet(_ guest: ID<Guest>) throws -> Bool {
    try scope.connection.holds(
      "pools_bet WHERE space_id = \(scope.space.id) AND guest_id = \(guest) AND trash_id IS NULL")
  }

  /// Those who play without an account, besides somebody.
  func players(in league: ID<League>, besides guest: ID<Guest>) throws -> [Player] {
    try scope.connection.rows(
      """
      SELECT pools_bet.guest_id, MAX(pools_bet.name) AS name
      FROM pools_round JOIN pools_pool ON pools_pool.round_id = pools_round.id
        JOIN pools_bet ON pools_bet.pool_id = pools_pool.id
      WHERE pools_round.league_id = \(league) AND pools_round.space_id = \(scope.space.id)
        AND pools_round.trash_id IS NULL AND pools_pool.trash_id IS NULL AND pools_bet.trash_id IS NULL
        AND pools_bet.guest_id IS NOT NULL
      GROUP BY pools_bet.guest_id ORDER BY name, pools_bet.guest_id LIMIT 200
      """
    ).compactMap { row in
      let player = Player(guest: try row["guest_id"], name: try row["name"])
      return player.guest == guest ? nil : player
    }
  }
}

extension ClaimStore where Scope == SpaceTransaction {
  /// Somebody says who they have been before.
  /// - Throws: `Refusal.conflict` for whoever has bet here under this name already.
  func ask(_ key: String, by guest: ID<Guest>, named name: String, in league: ID<League>) throws {
    let league = try scope.find(league)
    let all = try players(in: league.id, besides: guest)
    guard let player = all.first(where: { $0.name.searchKey == key }) else {
      throw Refusal.conflict(ClaimPhrases.notByLink)
    }
    if let before = try claim(of: guest, in: league.id), before.isGranted || before.player == player { return }
    guard try !hasBet(guest) else { throw Refusal.conflict(ClaimPhrases.hasBet) }
    try scope.run("DELETE FROM pools_claim WHERE space_id = \(scope.space.id) AND guest_id = \(guest)")
    try scope.run(
      """
      INSERT INTO pools_claim (guest_id, space_id, league_id, name, player_id, player_name, is_granted, at)
      VALUES (\(guest), \(scope.space.id), \(league.id), \(name), \(player.guest), \(player.name), \(false), \(scope.now))
      """)
    try scope.record(Claim.asked, of: Subject(League.topic, league.id, title: player.name))
  }

  /// Whoever grants it could have come by the link themselves, so what was bet shows itself to nobody until it is bet anew or locked.
  func answer(_ guest: ID<Guest>, in league: ID<League>, isGranted: Bool) throws -> ID<Activity>? {
    guard let claim = try claim(of: guest, in: league), !claim.isGranted else { return nil }
    let subject = Subject(League.topic, league, title: claim.player.name)
    guard isGranted else {
      try erase(guest)
      return try scope.record(Claim.refused, of: subject)
    }
    try scope.run(
      "UPDATE pools_claim SET is_granted = \(true) WHERE space_id = \(scope.space.id) AND guest_id = \(guest)")
    try hide(claim)
    return try scope.record(Claim.granted, of: subject, ClaimNote(guest: guest))
  }

  func takeBack(_ guest: ID<Guest>) throws {
    try erase(guest)
    scope.touch(League.topic)
  }

  private func erase(_ guest: ID<Guest>) throws {
    try scope.run("DELETE FROM pools_claim WHERE space_id = \(scope.space.id) AND guest_id = \(guest)")
  }

  private func hide(_ claim: Claim) throws {
    let open = try scope.connection.rows(
      """
      SELECT pools_bet.id, pools_bet.pool_id FROM pools_round JOIN pools_pool ON pools_pool.round_id = pools_round.id
        JOIN pools_bet ON pools_bet.pool_id = pools_pool.id
      WHERE pools_round.league_id = \(claim.league) AND pools_round.space_id = \(scope.space.id)
        AND pools_pool.trash_id IS NULL AND pools_bet.trash_id IS NULL AND pools_pool.ending IS NULL
        AND (pools_pool.locks_at IS NULL OR pools_pool.locks_at > \(scope.now))
        AND pools_bet.guest_id = \(claim.player.guest)
      ORDER BY pools_bet.id
      """)
    for row in open {
      try LogStore(scope).append(
        .reissued, to: try row["pool_id"], participant: claim.player.name, bet: try row["id"])
    }
  }
}
