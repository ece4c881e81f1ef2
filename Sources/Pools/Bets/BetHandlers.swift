import Kit

enum BetHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.newBet, for: .member, new)
    routes.post(PoolsPaths.newBet, for: .member, add)
    routes.get(PoolsPaths.bet, for: .member, open)
    routes.post(PoolsPaths.bet, for: .member, change)
    routes.post(PoolsPaths.betDeletion, for: .member, delete)
    routes.post(PoolsPaths.payment, for: .member, pay)
    routes.post(PoolsPaths.betLink, for: .member, reissue)
    routes.post(PoolsPaths.ownBet, for: .member, betOwn)
  }

  private static func new(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { try newForm(visit, id, state, in: $0) }
  }

  private static func newForm(_ visit: SpaceVisit, _ id: ID<Pool>, _ state: FormState, in view: SpaceView) throws
    -> BetForm
  {
    let pool = try PoolStore(view).pool(id)
    guard pool.manner == .paper else { throw Refusal.conflict(BetPhrases.byLink) }
    return BetForm(pool: pool, bet: nil, state: state, names: try BetStore(view).usualNames(besides: id))
  }

  private static func add(_ visit: SpaceVisit, _ pool: ID<Pool>) async throws -> Reply {
    try await visit.take {
      try newForm(visit, pool, $1, in: $0)
    } by: {
      let id: ID<Bet> = try visit.form.id()
      let content = try BetContent(BetDraft(visit.form))
      return try await visit.change { edit in
        try BetStore(edit).add(content, id: id, to: pool)
        return Destination(PoolsPaths.pool(pool))
      }
    }
  }

  private static func open(_ visit: SpaceVisit, _ pool: ID<Pool>, _ id: ID<Bet>) async throws -> Reply {
    try await visit.show { try screen(visit, pool, id, nil, in: $0) }
  }

  private static func screen(
    _ visit: SpaceVisit, _ pool: ID<Pool>, _ id: ID<Bet>, _ state: FormState?, in view: SpaceView
  ) throws -> any Screen {
    let (pool, now) = (try PoolStore(view).pool(pool), visit.house.mint.now())
    // Asked for nobody: the organiser's page of a bet shows no score before the lock, not even their own.
    let bets = try BetStore(view).bets(of: pool, for: nil, at: now)
    guard let bet = bets.first(where: { $0.id == id }) else { throw Refusal.notFound }
    guard pool.manner == .paper else {
      return LinkBetScreen(pool: pool, bet: bet, now: now, operation: visit.house.mint.uuid().text)
    }
    let form = BetDraft(bet).form
    return BetForm(
      pool: pool, bet: bet, state: state ?? FormState(form, original: form, mint: visit.house.mint),
      names: try BetStore(view).usualNames(besides: pool.id))
  }

  private static func change(_ visit: SpaceVisit, _ pool: ID<Pool>, _ id: ID<Bet>) async throws -> Reply {
    try await visit.take {
      try screen(visit, pool, id, $1, in: $0)
    } by: {
      let (draft, shown) = (BetDraft(visit.form), visit.form.original.map(BetDraft.init))
      return try await visit.change { edit in
        try BetStore(edit).change(id, in: pool, to: draft, from: shown)
        return Destination(PoolsPaths.pool(pool))
      }
    }
  }

  private static func delete(_ visit: SpaceVisit, _ pool: ID<Pool>, _ id: ID<Bet>) async throws -> Reply {
    try await visit.change { edit in
      let done = try BetStore(edit).remove(id, from: pool)
      return Destination(PoolsPaths.pool(pool), done: done)
    }
  }

  private static func pay(_ visit: SpaceVisit, _ pool: ID<Pool>, _ id: ID<Bet>) async throws -> Reply {
    let isPaid = try visit.form.answer("paid")
    return try await visit.change { edit in
      let pool = try PoolStore(edit).pool(pool)
      guard pool.ending == nil else { throw Refusal.conflict(PoolsPhrases.isClosed) }
      try Payments(edit).note(id, in: pool.id, isPaid: isPaid)
      return Destination(PoolsPaths.pool(pool.id))
    }
  }

  /// A new link of their own for somebody who has lost theirs. Whoever gives it could use it, so the log says that it was given.
  private static func reissue(_ visit: SpaceVisit, _ pool: ID<Pool>, _ id: ID<Bet>) async throws -> Reply {
    let now = visit.house.mint.now()
    let bet = try await visit.read { view in
      try BetStore(view).bets(of: try PoolStore(view).pool(pool), for: nil, at: now).first { $0.id == id }
    }
    guard let bet, let guest = bet.guest else { throw Refusal.notFound }
    return try await visit.reissue(
      guest, of: pool, named: bet.name, back: (PoolsPhrases.pool, PoolsPaths.pool(pool))
    ) { edit in
      _ = try PoolStore(edit).open(pool)
      try LogStore(edit).append(.reissued, to: pool, participant: bet.name, bet: id)
      try edit.record(Bet.reissued, of: bet.subject)
    }
  }

  /// A member's own bet in a pool by link.
  private static func betOwn(_ visit: SpaceVisit, _ pool: ID<Pool>) async throws -> Reply {
    try await visit.take {
      try PoolReading(visit, pool, betting: $1).screen(in: $0)
    } by: {
      try await placeOwn(visit, pool)
    }
  }

  /// The score that the form says, under the name of whoever sends it.
  static func placeOwn(_ visit: some VisitInSpace, _ pool: ID<Pool>) async throws -> Reply {
    var problems = Invalid()
    let score = Score(BetDraft(visit.form), &problems)
    guard problems.isEmpty, let score else { throw problems }
    let (id, name): (ID<Bet>, String) = (try visit.form.id(), visit.author.name)
    return try await visit.change { edit in
      do {
        try BetStore(edit).bet(score, named: name, id: id, in: pool)
      } catch let taken as Invalid where taken["name"] != nil {
        throw Invalid(["": BetPhrases.nameTaken])
      }
      return Destination(PoolsPaths.pool(pool))
    }
  }
}
