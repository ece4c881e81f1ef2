import Kit

enum BetHandlers {
  static func add(to routes: inout Routes) {
    routes.form(PoolsPaths.newBet, for: .member, as: .addBet, new, add)
    routes.form(PoolsPaths.bet, for: .member, as: .changeBet, bet, change)
    routes.stored(PoolsPaths.bet) { visit, view, pool, id in
      // As the organiser's page has it: no score before the lock.
      let bets = try BetStore(view).bets(of: try view.find(pool), for: nil, at: visit.house.mint.now())
      guard let bet = bets.first(where: { $0.id == id }) else { throw Refusal.notFound }
      return BetDraft(name: bet.name, goals: GoalsDraft(bet.score)).form
    }
    routes.post(PoolsPaths.betDeletion, for: .member, as: .deleteBet, delete)
    routes.post(PoolsPaths.payment, for: .member, as: .payBet, pay)
    routes.post(PoolsPaths.betLink, for: .member, as: .reissueBet, reissue)
    routes.post(PoolsPaths.ownBet, for: .member, as: .placeBet, betOwn)
    routes.get(PoolsPaths.pool, forGuestsWho: [.betInPool], keeping: .visited, see)
    routes.post(PoolsPaths.ownBet, forGuestsWho: [.betInPool], as: .placeBet, placeShared)
  }

  private static func new(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Pool>
  ) throws -> FormSheet {
    let (pool, mint) = (try view.find(id), visit.house.mint)
    return .bet(
      nil, in: pool, state ?? .fresh(mint, offering: [("name", visit.query["name"])]),
      names: try BetStore(view).usualNames(besides: id), at: mint.now())
  }

  private static func add(_ visit: SpaceVisit, _ pool: ID<Pool>) async throws -> Reply {
    let link = visit.form.has("next") ? PoolsPaths.newBet(pool) : PoolsPaths.pool(pool)
    return try await visit.change(leadingTo: link) {
      try BetStore($0).add(BetContent(BetDraft(visit.form)), id: visit.form.id(), to: pool)
    }
  }

  private static func bet(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ pool: ID<Pool>, _ id: ID<Bet>
  ) throws -> any Screen {
    let (pool, now) = (try view.find(pool), visit.house.mint.now())
    // Asked for nobody: the organiser's page of a bet shows no score before the lock, not even their own.
    let bets = try BetStore(view).bets(of: pool, for: nil, at: now)
    guard let bet = bets.first(where: { $0.id == id }) else { throw Refusal.notFound }
    guard pool.mode == .paper else {
      return LinkBetScreen(pool: pool, bet: bet, now: now, operation: visit.house.mint.uuid().text)
    }
    return FormSheet.bet(
      bet, in: pool, state ?? .showing(BetDraft(name: bet.name, goals: GoalsDraft(bet.score)).form, visit.house.mint),
      names: try BetStore(view).usualNames(besides: pool.id), at: now)
  }

  private static func change(_ visit: SpaceVisit, _ pool: ID<Pool>, _ id: ID<Bet>) async throws -> Reply {
    try await visit.change(leadingTo: PoolsPaths.pool(pool)) {
      try BetStore($0).change(id, in: pool, to: $1, from: $2)
    }
  }

  private static func delete(_ visit: SpaceVisit, _ pool: ID<Pool>, _ id: ID<Bet>) async throws -> Reply {
    try await visit.change { Destination(PoolsPaths.pool(pool), done: try BetStore($0).remove(id, from: pool)) }
  }

  private static func pay(_ visit: SpaceVisit, _ pool: ID<Pool>, _ id: ID<Bet>) async throws -> Reply {
    let isPaid = try visit.form.answer("paid")
    return try await visit.change(leadingTo: PoolsPaths.pool(pool)) { transaction in
      guard try transaction.find(pool).ending == nil else { throw Refusal.conflict(PoolsPhrases.isClosed) }
      try Payments(transaction).note(id, in: pool, isPaid: isPaid)
    }
  }

  /// A new link of their own for somebody who has lost theirs. Whoever gives it could use it, so the log says that it was given.
  private static func reissue(_ visit: SpaceVisit, _ pool: ID<Pool>, _ id: ID<Bet>) async throws -> Reply {
    let bet = try await visit.read { try $0.findUnlessGone(id) }
    guard let bet, bet.pool == pool, let guest = bet.guest else { throw Refusal.notFound }
    return try await visit.reissue(
      guest, of: pool, named: bet.name, back: (PoolsPhrases.pool, PoolsPaths.pool(pool))
    ) { transaction in
      _ = try PoolStore(transaction).open(pool)
      try LogStore(transaction).append(.reissued, to: pool, participant: bet.name, bet: id)
      try transaction.record(Bet.reissued, of: bet.subject)
    }
  }

  private static func betOwn(_ visit: SpaceVisit, _ pool: ID<Pool>) async throws -> Reply {
    try await visit.take {
      try PoolReading(visit: visit, id: pool, betting: $1).screen(in: $0)
    } by: {
      try await placeOwn(visit, pool)
    }
  }

  private static func see(_ visit: GuestVisit, _ pool: ID<Pool>) async throws -> Reply {
    try await visit.show { try SharedPool(pool, nil, for: visit, in: $0) }
  }

  private static func placeShared(_ visit: GuestVisit, _ pool: ID<Pool>) async throws -> Reply {
    try await visit.take {
      try SharedPool(pool, $1, for: visit, in: $0)
    } by: {
      try await placeOwn(visit, pool)
    }
  }

  /// The score that the form says, under the name of whoever sends it.
  private static func placeOwn(_ visit: some VisitInSpace, _ pool: ID<Pool>) async throws -> Reply {
    var problems = Invalid()
    let score = GoalsDraft(visit.form).score(&problems)
    guard problems.isEmpty, let score else { throw problems }
    let (id, name): (ID<Bet>, String) = (try visit.form.id(), visit.author.name)
    return try await visit.change { transaction in
      let stored = try transaction.find(pool)
      guard stored.mode == .paper || stored.state(at: transaction.now) == .open else {
        return Destination(LateBet.link(to: pool, with: score), refusing: LateBet.refusal(score, to: stored))
      }
      do {
        try BetStore(transaction).bet(score, named: name, id: id, in: pool)
        return Destination(PoolsPaths.pool(pool))
      } catch let taken as Invalid where taken["name"] != nil {
        throw Invalid(["": BetPhrases.nameTaken])
      }
    }
  }
}
