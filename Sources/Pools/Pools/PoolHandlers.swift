import Kit

enum PoolHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.pools, for: .member, keeping: .main) { try await list($0, closed: false) }
    routes.get(PoolsPaths.closedPools, for: .member, keeping: .visited) { try await list($0, closed: true) }
    routes.get(PoolsPaths.newPool, for: .member, new)
    routes.get(PoolsPaths.pool, for: .member, keeping: .main, open)
    routes.get(PoolsPaths.poolForm, for: .member, showForm)
    routes.post(PoolsPaths.poolDeletion, for: .member, as: .deletePool, delete)
    routes.post(PoolsPaths.poolListing, for: .member, as: .listPool, putBack)
    routes.post(PoolsPaths.poolLock, for: .member, as: .lockPool, lock)
    routes.post(PoolsPaths.poolKickOff, for: .member, as: .confirmKickOff, confirmKickOff)
    routes.get(PoolsPaths.summary, for: .member, keeping: .visited, summary)
    routes.get(PoolsPaths.calendar, for: .member, calendar)
    routes.get(PoolsPaths.calendar, forGuestsWho: [.betInPool], calendar)
    PoolDraftHandlers.add(to: &routes)
  }

  private static func list(_ visit: SpaceVisit, closed isClosed: Bool) async throws -> Reply {
    let isPutAway = isClosed && visit.query.has(PoolList.away)
    return try await visit.show {
      try PoolList(ListQuery(visit.query), closed: isClosed, putAway: isPutAway, for: visit, in: $0)
    }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let (mint, locale) = (visit.house.mint, visit.locale)
    return try await visit.show { view in
      var draft = PoolDraft(holder: visit.viewer.person.name)
      if let stake = try PoolStore(view).usualStakes().first { draft.stake = stake.fieldText(in: locale.language) }
      if let fixture = ID<Fixture>(visit.query["match"]) {
        draft.choose(try view.find(fixture), in: locale.zone)
      }
      return try PoolForm(mint.id(), FormState(draft.form, mint: mint), visit, in: view)
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.show { try PoolReading(visit: visit, id: id).screen(in: $0) }
  }

  private static func showForm(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let mint = visit.house.mint
    return try await visit.show { view in
      let pool = try view.find(id)
      let now = mint.now()
      guard pool.state(at: now) == .open else {
        throw Refusal.conflict(PoolsPhrases.isLocked(since: pool.locksAt ?? now, in: view.space.zone))
      }
      return try PoolForm(id, .showing(PoolDraft(pool, locale: visit.locale).form, mint), visit, in: view)
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.change { transaction in
      let isClosed = try PoolStore(transaction).isClosed(id)
      return Destination(
        ListQuery(visit.query).kept(PoolList.link(closed: isClosed)), done: try PoolStore(transaction).remove(id))
    }
  }

  private static func putBack(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.change(leadingTo: PoolsPaths.pool(id)) { try PoolStore($0).putBack(id) }
  }

  private static func lock(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let isLocked = try visit.form.answer("locked")
    return try await visit.change(leadingTo: PoolsPaths.pool(id)) {
      isLocked ? try PoolStore($0).lock(id) : try PoolStore($0).reopen(id)
    }
  }

  private static func confirmKickOff(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.change(leadingTo: PoolsPaths.pool(id)) { try PoolStore($0).confirmKickOff(of: id) }
  }

  private static func summary(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let now = visit.house.mint.now()
    return try await visit.show { view in
      let pool = try view.find(id)
      let bets = try BetStore(view).bets(of: pool, for: nil, at: now)
      let summary = PoolSummary(
        pool: pool, bets: bets, lacking: try AttendanceStore(view).lacking(in: pool, besides: bets, at: now),
        reopening: try LogStore(view).reopening(of: pool, at: now), carryOver: try PoolStore(view).carryOver(),
        fingerprint: try LogStore(view).lastHash(of: id), now: now, locale: visit.locale)
      return SummaryScreen(
        text: summary.text, topics: [Pool.topic, Bet.topic], back: (PoolsPhrases.pool, PoolsPaths.pool(id)))
    }
  }

  private static func calendar(_ visit: some VisitInSpace, _ id: ID<Pool>, _ file: String) async throws -> Reply {
    let pool = try await visit.read { try $0.find(id) }
    guard file == PoolCalendar.file, let kickOff = pool.kickOff else { throw Refusal.notFound }
    let entry = PoolCalendar(
      pool: pool, kickOff: kickOff, title: pool.title.text(in: visit.locale), now: visit.house.mint.now())
    return .file(file, type: "text/calendar; charset=utf-8", bytes: entry.bytes)
  }
}

/// Reads what a pool's screen shows.
struct PoolReading: Sendable {
  let visit: SpaceVisit
  let id: ID<Pool>
  /// The form of the reader's own bet as it came back.
  var betting: FormState?

  func screen(in view: SpaceView) throws -> PoolDetail {
    let (mint, now, pool) = (visit.house.mint, visit.house.mint.now(), try view.find(id))
    let bets = try BetStore(view).bets(of: pool, for: visit.author, at: now)
    let list = try PoolList(
      ListQuery(visit.query, beside: PoolsPaths.pool(id)), closed: pool.ending != nil, putAway: pool.isPutAway,
      selected: id, for: visit, in: view)
    let mine = bets.first { $0.person == visit.author.person }
    return PoolDetail(
      pool: pool, bets: bets, fixture: try FixtureStore(view).match(of: pool.content), carryOver: list.carryOver,
      round: try pool.round.flatMap { try view.findUnlessGone($0) },
      returns: try Returns(view).owed(from: id), reopening: try LogStore(view).reopening(of: pool, at: now),
      hasSettled: try ReimbursementStore(view).holdsAny(since: pool), mine: mine,
      own: pool.mode == .link && pool.ending == nil ? betting ?? OwnBetForm.fresh(mine, mint) : nil,
      late: LateBet.score(in: visit), lacking: try AttendanceStore(view).lacking(in: pool, besides: bets, at: now),
      now: now,
      list: list)
  }
}
