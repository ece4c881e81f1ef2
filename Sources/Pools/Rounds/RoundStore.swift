import Kit

/// The rounds of one space: reading.
struct RoundStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// How many matches a round may have: more than any league's.
  static var mostMatches: Int { 40 }
  private static var mostRounds: Int { 80 }

  /// A league's, the newest first.
  func rounds(of league: ID<League>) throws -> [Round] {
    try scope.things(where: "league_id = \(league) ORDER BY created_at DESC, id DESC LIMIT \(Self.mostRounds)")
  }

  /// - Throws: `Refusal.notFound` for one that is of another league: a guest's link opens one league alone.
  func round(_ id: ID<Round>, of league: ID<League>) throws -> Round {
    let round = try scope.find(id)
    guard round.league == league else { throw Refusal.notFound }
    return round
  }

  /// In the order of their kick-offs.
  func pools(of round: ID<Round>) throws -> [Pool] {
    try scope.things(where: "round_id = \(round) ORDER BY \(Pool.begins), id")
  }

  /// The first that has a match to bet on; `nil` when all have begun.
  func current(of league: ID<League>, at now: Instant) throws -> ID<Round>? {
    try scope.connection.value(
      """
      SELECT pools_round.id FROM pools_round JOIN pools_pool ON pools_pool.round_id = pools_round.id
      WHERE pools_round.league_id = \(league) AND pools_round.space_id = \(scope.space.id)
        AND pools_round.trash_id IS NULL AND pools_pool.trash_id IS NULL AND pools_pool.ending IS NULL
        AND (pools_pool.locks_at IS NULL OR pools_pool.locks_at > \(now))
      ORDER BY \(Pool.begins), pools_round.id LIMIT 1
      """)
  }

  /// The rounds of which a match begins soon on which somebody who plays in the league has not bet.
  func lacking(_ person: ID<Person>, before end: Instant, at now: Instant) throws -> [LackingRound] {
    try scope.connection.rows(
      """
      SELECT pools_round.id, pools_round.league_id, pools_round.name, MAX(pools_league.name) AS league,
        COUNT(*) AS missing, MIN(pools_pool.kick_off_at) AS begins
      FROM pools_pool JOIN pools_round ON pools_round.id = pools_pool.round_id
        JOIN pools_league ON pools_league.id = pools_round.league_id
      WHERE pools_pool.space_id = \(scope.space.id) AND pools_pool.trash_id IS NULL AND pools_pool.ending IS NULL
        AND \(Pool.begins) < \(end) AND (pools_pool.locks_at IS NULL OR pools_pool.locks_at > \(now))
        AND pools_round.trash_id IS NULL AND pools_league.trash_id IS NULL
        AND NOT EXISTS (
          SELECT 1 FROM pools_bet
          WHERE pools_bet.pool_id = pools_pool.id AND pools_bet.trash_id IS NULL AND person_id = \(person))
      GROUP BY pools_round.id, pools_round.league_id, pools_round.name
      ORDER BY begins, pools_round.id LIMIT \(TodayLine.most)
      """
    ).map { row in
      LackingRound(
        round: try row["id"], league: try row["league_id"], leagueName: try row["league"],
        name: RoundName(text: try row["name"]), missing: try row["missing"])
    }
  }

  /// What there is to make a round of: the next of each competition, by one of its matches.
  func choices(for league: ID<League>, from now: Instant) throws -> [RoundChoice] {
    try scope.connection.rows(
      """
      SELECT competition, season, MAX(round) AS round, MIN(id) AS id, COUNT(*) AS matches, MIN(sort_at) AS begins
      FROM pools_fixture WHERE \(Fixture.shown(in: scope.space)) AND \(isToCome(now)) AND NOT \(isTaken(by: league))
      GROUP BY competition, season, round_key ORDER BY begins, id LIMIT 12
      """
    ).map { row in
      RoundChoice(
        fixture: try row["id"], competition: Competition(name: try row["competition"], season: try row["season"]),
        round: RoundName(text: try row["round"]), matches: try row["matches"])
    }
  }

  /// The matches to come of the round that a match is of, the first before the others.
  func fixtures(beside id: ID<Fixture>, for league: ID<League>, from now: Instant) throws -> [Fixture] {
    let fixture = try scope.find(id)
    return try scope.things(
      where: """
        competition = \(fixture.competition.name) AND season = \(fixture.competition.season)
          AND round_key = \(fixture.round.key) AND \(isToCome(now)) AND NOT \(isTaken(by: league))
        ORDER BY sort_at, id LIMIT \(Self.mostMatches)
        """)
  }

  private func isToCome(_ now: Instant) -> SQL { "is_played = 0 AND sort_at > \(now) AND is_decided = 1" }

  private func isTaken(by league: ID<League>) -> SQL {
    """
    EXISTS (
      SELECT 1 FROM pools_pool JOIN pools_round ON pools_round.id = pools_pool.round_id
      WHERE pools_pool.fixture_id = pools_fixture.id AND pools_round.league_id = \(league)
        AND pools_pool.trash_id IS NULL AND pools_round.trash_id IS NULL)
    """
  }

  /// For whom others have written in a league, by their names.
  func writtenNames(in league: ID<League>) throws -> [String] {
    try scope.connection.rows(
      """
      SELECT pools_bet.name_key, MAX(pools_bet.name) AS name
      FROM pools_round JOIN pools_pool ON pools_pool.round_id = pools_round.id
        JOIN pools_bet ON pools_bet.pool_id = pools_pool.id
      WHERE pools_round.league_id = \(league) AND pools_round.space_id = \(scope.space.id) AND pools_bet.trash_id IS NULL
        AND pools_bet.person_id IS NULL AND pools_bet.guest_id IS NULL
      GROUP BY pools_bet.name_key ORDER BY pools_bet.name_key LIMIT 40
      """
    ).map { try $0["name"] }
  }

  /// What the fixtures say of a round's matches.
  func proposals(for pools: [Pool]) throws -> [ID<Pool>: Score] {
    let ids = pools.compactMap(\.fixture)
    guard !ids.isEmpty else { return [:] }
    let fixtures: [Fixture] = try scope.things(where: "id IN \(ids) ORDER BY id")
    return pools.reduce(into: [:]) { proposals, pool in
      proposals[pool.id] = fixtures.first { $0.id == pool.fixture }?.proposal(for: pool)
    }
  }
}

/// A round on which somebody has not bet wholly, shortly before it begins.
struct LackingRound: Hashable, Sendable {
  let round: ID<Round>
  let league: ID<League>
  let leagueName: String
  let name: RoundName
  let missing: Int

  var line: TodayLine {
    let title = name.text.isEmpty ? RoundPhrases.round : name.title
    let link = PoolsPaths.round(league, round)
    return TodayLine(
      Phrase(joining: "\(leagueName) · \(title)"), RoundPhrases.missing(missing), opens: link,
      next: (PoolsPhrases.betNow, link))
  }
}

/// A round of a competition that can be bet on.
struct RoundChoice: Hashable, Sendable {
  let fixture: ID<Fixture>
  let competition: Competition
  let round: RoundName
  let matches: Int

  var title: Phrase { round.key.isEmpty ? Phrase(verbatim: competition.title) : round.title }
}

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
  /// - Returns: how many had begun, and stay as they were.
  func write(_ said: [SaidScore], named name: String, in round: Round) throws -> Int {
    try place(said, in: round) { try BetStore(scope).write($1, named: name, in: $0) }
  }

  /// What somebody bets for themselves in several matches.
  /// - Returns: how many had begun, and stay as they were.
  /// - Throws: `Invalid` with a message for each match of which only one side can be read: then none is taken.
  func bet(_ said: [SaidScore], by player: Author, in round: Round) throws -> Int {
    do {
      return try place(said, in: round) {
        try BetStore(scope).bet($1, named: player.name, id: scope.mint.id(), in: $0, by: player)
      }
    } catch let taken as Invalid where taken["name"] != nil {
      throw Invalid(["": BetPhrases.nameTaken])
    }
  }

  private func place(
    _ said: [SaidScore], in round: Round, by placing: (ID<Pool>, Score) throws -> Void
  ) throws -> Int {
    let pools = try pools(of: round.id)
    var (problems, late) = (Invalid(), 0)
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
        late += 1
        continue
      }
      try placing(pool.id, score)
    }
    return late
  }

  /// Enters how several matches ended.
  func close(_ said: [SaidScore], in round: Round) throws {
    let pools = try pools(of: round.id)
    var problems = Invalid()
    for said in said where !said.isEmpty {
      guard let pool = pools.first(where: { $0.id == said.pool }), pool.ending == nil else { continue }
      guard let score = said.score else {
        problems[ScoreRow.field("home", pool.id)] = RoundPhrases.bothGoals
        continue
      }
      try PoolStore(scope).close(pool.id, with: .result(score))
    }
    guard problems.isEmpty else { throw problems }
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

/// What a form says of one match.
struct SaidScore: Hashable, Sendable {
  let pool: ID<Pool>
  let goals: GoalsDraft
  let shown: GoalsDraft

  var isEmpty: Bool { goals.home.isEmpty && goals.away.isEmpty }
  /// Whether it says another score than the form showed: what others have meanwhile changed is left alone.
  var isChanged: Bool { goals.home != shown.home || goals.away != shown.away }

  /// `nil` where one side is missing or no number of goals.
  var score: Score? {
    guard let home = Score.goals(goals.home), let away = Score.goals(goals.away) else { return nil }
    return Score(home, away)
  }

  static func all(in form: Form) -> [SaidScore] {
    let original = form.original
    return form.values(of: "match").prefix(RoundStore<SpaceView>.mostMatches).compactMap { text in
      guard let pool = ID<Pool>(text) else { return nil }
      func goals(_ form: Form?) -> GoalsDraft {
        let sides = ["home", "away"].map { form?.trimmed(ScoreRow.field($0, pool)) ?? "" }
        return GoalsDraft(home: sides[0], away: sides[1])
      }
      return SaidScore(pool: pool, goals: goals(form), shown: goals(original))
    }
  }
}

/// What the form of a new round says.
struct RoundContent: Hashable, Sendable {
  let matches: [ID<Fixture>]
  /// Nothing where it is for points alone.
  let stake: Money
  let holder: String

  /// - Throws: `Invalid`.
  init(_ form: Form, currency: Currency, locale: ReaderLocale) throws {
    var problems = Invalid()
    matches = form.values(of: "match").prefix(RoundStore<SpaceView>.mostMatches).compactMap { ID($0) }
    if matches.isEmpty { problems["match"] = RoundPhrases.matchesMissing }
    let typed = form.trimmed("stake")
    let isForPoints = typed.allSatisfy { "0.,".contains($0) }
    let stake = isForPoints ? nil : PoolContent.stake(typed, currency, locale, &problems)
    self.stake = stake ?? Money(minorUnits: 0, currency: currency)
    holder = form.trimmed("holder")
    if !isForPoints, holder.isEmpty { problems["holder"] = PoolsPhrases.holderMissing }
    if !TextRule.fits(holder, PoolContent.holderLimit) { problems["holder"] = PoolsPhrases.holderMissing }
    guard problems.isEmpty else { throw problems }
  }
}
