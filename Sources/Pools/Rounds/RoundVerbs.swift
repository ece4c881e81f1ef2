import Kit

extension RoundStore where Scope == SpaceTransaction {
  /// Makes a round with a pool for each of its matches.
  func add(_ content: RoundContent, id: ID<Round>, to league: ID<League>) throws {
    _ = try scope.find(league)
    let fixtures: [Fixture] = try scope.things(where: "id IN \(content.matches) ORDER BY sort_at, id")
    guard let first = fixtures.first else { throw Invalid(["match": RoundPhrases.matchesMissing]) }
    try insert(first.round, id: id, into: league)
    for fixture in fixtures {
      guard case .side(let home) = fixture.home, case .side(let away) = fixture.away,
        fixture.kickOff.map({ $0 > scope.now }) ?? true
      else { throw Invalid(["match": RoundPhrases.hasBegun]) }
      let pool = PoolContent(
        home: home, away: away, stake: content.stake, mode: .link, basis: .regulation, nobodyHit: .carry,
        hasUniqueScores: false, holder: content.holder, kickOff: fixture.kickOff, fixture: fixture.id)
      try PoolStore(scope).add(pool, id: scope.mint.id(), in: id)
    }
  }

  func insert(_ name: RoundName, id: ID<Round>, into league: ID<League>) throws {
    try scope.claim(id)
    try scope.run(
      """
      INSERT INTO pools_round (id, space_id, league_id, name, created_at)
      VALUES (\(id), \(scope.space.id), \(league), \(name.text), \(scope.now))
      """)
    try scope.record(Round.added, of: try scope.find(id).subject)
  }

  /// What somebody without a phone bets in several matches, written down by the author.
  /// - Returns: those that had begun, and stay as they were.
  func write(_ said: [SaidScore], named name: String, in round: Round) throws -> [ID<Pool>] {
    try place(said, in: round, of: name) { try BetStore(scope).write($1, named: name, in: $0, isTold: false) }
  }

  /// What somebody bets for themselves in several matches.
  /// - Returns: those that had begun, and stay as they were.
  /// - Throws: `Invalid` with a message for each match of which only one side can be read: then none is taken.
  func bet(_ said: [SaidScore], by player: Author, in round: Round) throws -> [ID<Pool>] {
    do {
      return try place(said, in: round, of: player.name) {
        try BetStore(scope).bet($1, named: player.name, id: scope.mint.id(), in: $0, by: player, isTold: false)
      }
    } catch let taken as Invalid where taken["name"] != nil {
      throw Invalid(["": BetPhrases.nameTaken])
    }
  }

  /// One line of activity tells of all of them.
  private func place(
    _ said: [SaidScore], in round: Round, of name: String, by placing: (ID<Pool>, Score) throws -> PlacedBet?
  ) throws -> [ID<Pool>] {
    let pools = try pools(of: round.id)
    var (problems, late, placed) = (Invalid(), [ID<Pool>](), [PlacedBet]())
    let scores = said.filter(\.isChanged).compactMap { said -> (Pool, Score)? in
      guard let pool = pools.first(where: { $0.id == said.pool }) else { return nil }
      guard let score = said.score else {
        problems[ScoreRow.field("home", pool.id)] = RoundPhrases.bothGoals
        return nil
      }
      return (pool, score)
    }
    guard problems.isEmpty else { throw problems }
    for (pool, score) in scores {
      guard pool.state(at: scope.now) == .open else {
        late.append(pool.id)
        continue
      }
      if let bet = try placing(pool.id, score) { placed.append(bet) }
    }
    if !placed.isEmpty {
      let bets = RoundBets(name: name, matches: placed.count, areChanged: placed.allSatisfy { $0 == .changed })
      // What is kept of bets in memory goes by their topic.
      try scope.record(Round.bet, of: Subject(Bet.topic, round.id, title: round.subject.title), bets)
    }
    return late
  }

  /// Enters how several matches ended.
  /// - Returns: the line of activity by which that is taken back; `nil` when none was closed by it.
  func close(_ said: [SaidScore], in round: Round) throws -> ID<Activity>? {
    let pools = try pools(of: round.id)
    var (problems, closed) = (Invalid(), [ID<Pool>]())
    for said in said where !said.isEmpty {
      guard let pool = pools.first(where: { $0.id == said.pool }), pool.ending == nil else { continue }
      guard let score = said.score else {
        problems[ScoreRow.field("home", pool.id)] = RoundPhrases.bothGoals
        continue
      }
      if try PoolStore(scope).end(pool.id, with: .result(score)) != nil { closed.append(pool.id) }
    }
    guard problems.isEmpty else { throw problems }
    return closed.isEmpty ? nil : try scope.record(Round.closed, of: round.subject, ClosedMatches(pools: closed))
  }

  /// Deletes a round with its pools and their bets, while none of them is decided.
  /// - Returns: the line of activity by which it comes back; `nil` when it was gone before.
  func remove(_ id: ID<Round>, of league: ID<League>) throws -> ID<Activity>? {
    guard try scope.findUnlessGone(id) != nil else { return nil }
    let round = try round(id, of: league)
    let pools = try pools(of: id)
    guard pools.allSatisfy({ $0.ending == nil }) else { throw Refusal.conflict(RoundPhrases.isDecided) }
    let deletion = try scope.record(Round.deleted, of: round.subject)
    for pool in pools { try PoolStore(scope).remove(pool, with: deletion) }
    try scope.update(id, "trash_id = \(deletion)")
    return deletion
  }

  /// Brings a round back with its pools and their bets.
  func restore(_ deletion: Occurrence<NoDetail>) throws {
    let id: ID<Round> = try deletion.subject()
    let bets: [ID<Bet>] = try scope.connection.rows(
      "SELECT id FROM pools_bet WHERE space_id = \(scope.space.id) AND trash_id = \(deletion.activity.id) ORDER BY id"
    ).map { try $0["id"] }
    try Trash.restore(deletion.activity.id, from: [Bet.table, Pool.table, Round.table], in: scope)
    _ = try scope.find(try scope.find(id).league)
    let pools = try pools(of: id)
    for pool in pools { try LogStore(scope).append(.restored, to: pool.id) }
    for bet in bets {
      let stored = try scope.find(bet)
      guard let pool = pools.first(where: { $0.id == stored.pool }) else { continue }
      try Returns(scope).takeBack(bet, at: pool.stake)
    }
  }
}
