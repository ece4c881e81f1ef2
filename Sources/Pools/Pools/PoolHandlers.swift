import Kit

enum PoolHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.pools, for: .member) { try await list($0, closed: false) }
    routes.get(PoolsPaths.closedPools, for: .member) { try await list($0, closed: true) }
    routes.get(PoolsPaths.newPool, for: .member, new)
    routes.get(PoolsPaths.pool, for: .member, open)
    routes.get(PoolsPaths.poolForm, for: .member, edit)
    routes.post(PoolsPaths.poolDeletion, for: .member, delete)
    routes.post(PoolsPaths.poolListing, for: .member, putBack)
    routes.post(PoolsPaths.poolLock, for: .member, lock)
    routes.post(PoolsPaths.poolKickOff, for: .member, confirmKickOff)
    PoolDraftHandlers.add(to: &routes)
  }

  private static func list(_ visit: SpaceVisit, closed isClosed: Bool) async throws -> Reply {
    let (query, now, zone) = (ListQuery(visit.query), visit.house.mint.now(), visit.manner.zone)
    let isPutAway = isClosed && visit.query.has(PoolList.away)
    return try await visit.show { view in
      try PoolList.read(view, closed: isClosed, putAway: isPutAway, query: query, now: now, zone: zone)
    }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let (mint, manner, name) = (visit.house.mint, visit.manner, visit.viewer.person.name)
    let fixture = ID<Fixture>(visit.query["match"])
    return try await visit.show { view in
      var draft = PoolDraft(holder: name)
      if let stake = try PoolStore(view).usualStakes().first { draft.stake = stake.fieldText(in: manner.language) }
      if let fixture { draft.choose(try FixtureStore(view).fixture(fixture), in: manner.zone) }
      return try PoolForm.read(mint.id(), FormState(draft.form, mint: mint), visit, in: view)
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.show { try PoolReading(visit, id).screen(in: $0) }
  }

  private static func edit(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let (mint, manner) = (visit.house.mint, visit.manner)
    return try await visit.show { view in
      let pool = try PoolStore(view).pool(id)
      guard pool.state(at: mint.now()) == .open else { throw Refusal.conflict(PoolsPhrases.isLocked) }
      let form = PoolDraft(pool, manner: manner).form
      return try PoolForm.read(id, FormState(form, original: form, mint: mint), visit, in: view)
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let query = ListQuery(visit.query)
    return try await visit.change { edit in
      let store = PoolStore(edit)
      let isClosed = try store.isClosed(id)
      let done = try store.remove(id)
      return Destination(query.kept(PoolList.link(closed: isClosed)), done: done)
    }
  }

  private static func putBack(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.change { edit in
      try PoolStore(edit).putBack(id)
      return Destination(PoolsPaths.pool(id))
    }
  }

  private static func confirmKickOff(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await visit.change { edit in
      try PoolStore(edit).confirmKickOff(of: id)
      return Destination(PoolsPaths.pool(id))
    }
  }

  private static func lock(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let isLocked = try visit.form.answer("locked")
    return try await visit.change { edit in
      isLocked ? try PoolStore(edit).lock(id) : try PoolStore(edit).reopen(id)
      return Destination(PoolsPaths.pool(id))
    }
  }
}

extension PoolList {
  static func read(
    _ view: SpaceView, closed: Bool, putAway isPutAway: Bool = false, query: ListQuery, now: Instant, zone: Zone,
    selected: ID<Pool>? = nil
  ) throws -> PoolList {
    let store = PoolStore(view)
    return PoolList(
      pools: try store.pools(closed: closed, putAway: isPutAway, matching: query.search, after: query.cursor),
      isClosed: closed, isPutAway: isPutAway, hasPutAway: try closed && store.hasPutAway(),
      questioned: try isPutAway ? [] : store.questioned(), bote: try store.bote(),
      query: query, now: now, zone: zone, selected: selected)
  }
}

/// Reads what a pool's screen shows.
struct PoolReading: Sendable {
  let visit: SpaceVisit
  let id: ID<Pool>
  /// The form of the reader's own bet as it came back.
  var betting: FormState?

  init(_ visit: SpaceVisit, _ id: ID<Pool>, betting: FormState? = nil) {
    self.visit = visit
    self.id = id
    self.betting = betting
  }

  func screen(in view: SpaceView) throws -> PoolDetail {
    let (mint, now, store) = (visit.house.mint, visit.house.mint.now(), PoolStore(view))
    let pool = try store.pool(id)
    let bets = try BetStore(view).bets(of: pool, for: visit.author, at: now)
    let list = try PoolList.read(
      view, closed: pool.ending != nil, putAway: pool.isPutAway,
      query: ListQuery(visit.query, beside: PoolsPaths.pool(id)), now: now,
      zone: visit.manner.zone,
      selected: id)
    let mine = bets.first { $0.person == visit.author.person }
    let state = betting ?? FormState(OwnBetForm.values(mine, mint), mint: mint)
    return PoolDetail(
      pool: pool, bets: bets, fixture: try pool.fixture.flatMap { try FixtureStore(view).find($0) }, bote: list.bote,
      returns: try Returns(view).owed(from: id),
      reopening: try LogStore(view).reopening(of: pool, at: now), reader: visit.author, now: now,
      own: pool.manner == .link && pool.ending == nil ? state : nil, list: list,
      mint: mint)
  }
}
