import Kit

enum RoundHandlers {
  static func add(to routes: inout Routes) {
    routes.form(PoolsPaths.newRound, for: .member, as: .addRound, new, add)
    routes.get(PoolsPaths.round, for: .member, keeping: .visited) { try await open($0, $1, $2) }
    routes.get(PoolsPaths.round, forGuestsWho: [.playInLeague], keeping: .visited) { try await open($0, $1, $2) }
    routes.post(PoolsPaths.ownBets, for: .member, as: .placeBets) { try await bet($0, $1, $2) }
    routes.post(PoolsPaths.ownBets, forGuestsWho: [.playInLeague], as: .placeBets) { try await bet($0, $1, $2) }
    routes.form(PoolsPaths.writtenBets, for: .member, as: .writeBets, written, write)
    routes.form(PoolsPaths.roundResults, for: .member, as: .closeRound, results, close)
    routes.get(PoolsPaths.roundSummary, for: .member, keeping: .visited, summary)
    routes.post(PoolsPaths.roundDeletion, for: .member, as: .deleteRound, delete)
  }

  private static func new(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<League>
  ) throws -> any Screen {
    let (league, mint, store) = (try view.find(id), visit.house.mint, RoundStore(view))
    let now = mint.now()
    let of = ID<Fixture>(state?.values["of"] ?? visit.query["of"])
    let fixtures = try of.map { try store.fixtures(beside: $0, for: id, from: now) } ?? []
    // Those that were offered may all have begun since, or gone.
    guard let of, !fixtures.isEmpty else {
      return RoundChooser(league: league, choices: try store.choices(for: id, from: now), isRefused: state != nil)
    }
    let offered = [("of", of.description), ("holder", visit.viewer.person.name)]
    let chosen = fixtures.map { ("match", $0.id.description) }
    return FormSheet.newRound(of: league, fixtures, state ?? .fresh(mint, offering: offered + chosen))
  }

  private static func add(_ visit: SpaceVisit, _ league: ID<League>) async throws -> Reply {
    let content = try RoundContent(visit.form, currency: visit.space.currency, locale: visit.locale)
    let id: ID<Round> = try visit.form.id()
    return try await visit.change(leadingTo: PoolsPaths.league(league)) {
      try RoundStore($0).add(content, id: id, to: league)
    }
  }

  private static func open(_ visit: some VisitInSpace, _ league: ID<League>, _ id: ID<Round>) async throws -> Reply {
    try await visit.show { try RoundScreen(league, id, nil, for: visit, in: $0) }
  }

  /// Leads back to where the form stood: the league's page while it is its current round.
  private static func bet(_ visit: some VisitInSpace, _ league: ID<League>, _ id: ID<Round>) async throws -> Reply {
    let (said, author) = (SaidScore.all(in: visit.visit.form), visit.author)
    return try await visit.take {
      try RoundScreen(league, id, $1, for: visit, in: $0)
    } by: {
      try await visit.change { transaction in
        let round = try RoundStore(transaction).round(id, of: league)
        let late = try RoundStore(transaction).bet(
          said, by: try ClaimStore(transaction).player(for: author, in: league), in: round)
        let isCurrent = try RoundStore(transaction).current(of: league, at: transaction.now) == id
        let link = isCurrent ? PoolsPaths.league(league) : PoolsPaths.round(league, id)
        return LateBets.destination(link, or: link, refusing: late)
      }
    }
  }

  private static func written(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ league: ID<League>, _ id: ID<Round>
  ) throws -> FormSheet {
    let (store, mint) = (RoundStore(view), visit.house.mint)
    let round = try store.round(id, of: league)
    let pools = try store.pools(of: id).filter { $0.state(at: mint.now()) == .open }
    return .written(
      in: round, pools, state ?? FormState(Form([("name", visit.query["name"])]), mint: mint),
      names: try store.writtenNames(in: league))
  }

  private static func write(_ visit: SpaceVisit, _ league: ID<League>, _ id: ID<Round>) async throws -> Reply {
    let (draft, said) = (BetDraft(visit.form), SaidScore.all(in: visit.form))
    if let problem = draft.problems["name"] { throw Invalid(["name": problem]) }
    let link = visit.form.has("next") ? PoolsPaths.writtenBets(league, id) : PoolsPaths.round(league, id)
    return try await visit.change { transaction in
      let store = RoundStore(transaction)
      let late = try store.write(said, named: draft.name, in: try store.round(id, of: league))
      return LateBets.destination(link, or: PoolsPaths.round(league, id), refusing: late)
    }
  }

  private static func results(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ league: ID<League>, _ id: ID<Round>
  ) throws -> FormSheet {
    let (store, now) = (RoundStore(view), visit.house.mint.now())
    let round = try store.round(id, of: league)
    let pools = try store.pools(of: id).filter { $0.ending == nil && $0.mayClose(at: now) }
    var form = Form()
    for (pool, score) in try store.proposals(for: pools) {
      form.set(ScoreRow.field("home", pool), String(score.home))
      form.set(ScoreRow.field("away", pool), String(score.away))
    }
    return .results(of: round, pools, state ?? FormState(form, mint: visit.house.mint))
  }

  private static func close(_ visit: SpaceVisit, _ league: ID<League>, _ id: ID<Round>) async throws -> Reply {
    let said = SaidScore.all(in: visit.form)
    return try await visit.change { transaction in
      let store = RoundStore(transaction)
      return Destination(
        PoolsPaths.round(league, id), done: try store.close(said, in: try store.round(id, of: league)))
    }
  }

  private static func summary(_ visit: SpaceVisit, _ league: ID<League>, _ id: ID<Round>) async throws -> Reply {
    let now = visit.house.mint.now()
    return try await visit.show { view in
      let summary = try RoundSummary(league, id, at: now, locale: visit.locale, in: view)
      return SummaryScreen(
        text: summary.text, topics: [Round.topic, Pool.topic, Bet.topic],
        back: (summary.round.title, PoolsPaths.round(league, id)))
    }
  }

  private static func delete(_ visit: SpaceVisit, _ league: ID<League>, _ id: ID<Round>) async throws -> Reply {
    try await visit.change {
      Destination(PoolsPaths.league(league), done: try RoundStore($0).remove(id, of: league))
    }
  }
}
