import Kit

/// A pool that waits for nothing but somebody to close it: the fixtures say how its match ended.
struct Proposal: Hashable, Sendable {
  let pool: Pool
  let score: Score

  /// What its form says.
  var fields: [(name: String, value: String)] { GoalsDraft(score).form.fields }

  /// As a match among others of a round's form.
  var roundFields: [(name: String, value: String)] {
    [
      ("match", pool.id.description), (ScoreRow.field("home", pool.id), String(score.home)),
      (ScoreRow.field("away", pool.id), String(score.away)),
    ]
  }

  /// Leads to the pool, where one sees who won, by closing it.
  var row: Row {
    Row(
      title: pool.title, subtitle: PoolsPhrases.fixturesSay(score.text), mark: pool.mark,
      button: RowButton(
        PoolsPhrases.close, label: PoolsPhrases.closeWith(score.text, in: pool),
        RowForm(posts: PoolsPaths.result(pool.id), fields: fields)))
  }
}

/// Of a round: how some of its matches ended, and the one tap that closes them all.
struct RoundProposal: Sendable {
  let round: Round
  let proposals: [Proposal]

  var html: HTML? {
    guard let first = proposals.first else { return nil }
    let rows = proposals.map { proposal in
      Row(title: proposal.pool.title, mark: proposal.pool.mark, badge: Row.Badge(score: proposal.score.text))
    }
    let button = FormButton(
      first.pool.hasStake ? RoundPhrases.closeAndShare(proposals.count) : RoundPhrases.close(proposals.count),
      posts: PoolsPaths.roundResults(round.league, round.id), as: .closeRound,
      fields: proposals.flatMap(\.roundFields))
    return "\(Group(PoolsPhrases.resultIsKnown, rows: rows).html)\(button.html)"
  }
}

extension PoolStore {
  private static var mostProposals: Int { 20 }

  /// The pools of single matches that the fixtures say the result of, and that may be closed by it; the first match first.
  func proposals(at now: Instant) throws -> [Proposal] {
    try proposals(
      for: scope.things(
        where: """
          ending IS NULL AND round_id IS NULL AND \(Pool.begins) < \(now) AND \(isDecided)
          ORDER BY \(Pool.begins), id LIMIT \(Self.mostProposals)
          """), at: now)
  }

  /// The same of the rounds of leagues.
  func roundProposals(at now: Instant) throws -> [RoundProposal] {
    let all = try proposals(
      for: scope.things(
        where: """
          ending IS NULL AND round_id IS NOT NULL AND locks_at <= \(now) AND \(isDecided)
          ORDER BY \(Pool.begins), id LIMIT \(Self.mostProposals)
          """), at: now)
    var seen: Set<ID<Round>> = []
    return try all.compactMap(\.pool.round).filter { seen.insert($0).inserted }.compactMap { id in
      try scope.findUnlessGone(id).map { round in
        RoundProposal(round: round, proposals: all.filter { $0.pool.round == id })
      }
    }
  }

  func proposals(for pools: [Pool], at now: Instant) throws -> [Proposal] {
    let pools = pools.filter { $0.ending == nil && $0.mayClose(at: now) && $0.fixture != nil }
    let scores = try RoundStore(scope).proposals(for: pools)
    return pools.compactMap { pool in scores[pool.id].map { Proposal(pool: pool, score: $0) } }
  }

  private var isDecided: SQL {
    """
    EXISTS (
      SELECT 1 FROM pools_fixture WHERE pools_fixture.id = pools_pool.fixture_id
        AND pools_fixture.space_id = \(scope.space.id) AND pools_fixture.is_played = 1 AND pools_fixture.trash_id IS NULL)
    """
  }
}
