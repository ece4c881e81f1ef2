import Kit

enum BalanceHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.balances, for: .member, freshness: .space, keeping: .main, list)
    routes.get(PoolsPaths.season, for: .member, freshness: .space, keeping: .visited, season)
    routes.get(PoolsPaths.balance, for: .member, keeping: .visited, open)
    routes.post(PoolsPaths.settling, for: .member, as: .settleBet, settle)
    routes.post(PoolsPaths.stakeReturn, for: .member, as: .returnStake, giveBack)
    routes.get(PoolsPaths.keeper, for: .member, keeping: .visited, openKeeper)
    routes.get(PoolsPaths.carryOver, for: .member, freshness: .space, keeping: .visited, carryOver)
    routes.post(PoolsPaths.passing, for: .member, as: .passCarryOver, pass)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    let ledgers = visit.house.shared { Ledger.cache }
    return try await visit.show { view in
      BalanceList(ledger: try ledgers.content(in: view) { try BalanceStore($0).ledger() })
    }
  }

  private static func season(_ visit: SpaceVisit) async throws -> Reply {
    let current = SeasonTable.year(of: visit.house.mint.now().day(in: visit.space.zone))
    let asked = Int(visit.query["year"])
    let year = visit.query.has("all") ? nil : asked == current - 1 ? asked : current
    return try await visit.show { view in
      SeasonScreen(
        table: try SeasonTable(view, year: year), year: year, current: current,
        hasLast: try SeasonTable.isThere(before: current, in: view))
    }
  }

  private static func giveBack(
    _ visit: SpaceVisit, _ participant: ParticipantKey, _ bet: ID<Bet>
  ) async throws -> Reply {
    let isHanded = try visit.form.answer("handed")
    return try await visit.change(leadingTo: PoolsPaths.balance(participant)) {
      try Returns($0).note(bet, isHanded: isHanded)
    }
  }

  private static func open(_ visit: SpaceVisit, _ participant: ParticipantKey) async throws -> Reply {
    let ledgers = visit.house.shared { Ledger.cache }
    return try await visit.show { view in
      let (name, lines, returns) = try BalanceStore(view).lines(of: participant.key)
      let standing = try ledgers.content(in: view) { try BalanceStore($0).ledger() }.standing(of: participant.key)
      return BalanceDetail(
        participant: participant, name: name, lines: lines, returns: returns,
        standing: standing ?? Standing(key: participant.key, name: name), currency: view.space.currency)
    }
  }

  private static func openKeeper(_ visit: SpaceVisit, _ keeper: ParticipantKey) async throws -> Reply {
    let ledgers = visit.house.shared { Ledger.cache }
    return try await visit.show { view in
      let standing = try ledgers.content(in: view) { try BalanceStore($0).ledger() }.standing(of: keeper.key)
      let keeper = try BalanceStore(view).keeper(keeper.key)
      return KeeperDetail(
        keeper: keeper, standing: standing ?? Standing(key: keeper.name.searchKey, name: keeper.name),
        currency: view.space.currency)
    }
  }

  private static func carryOver(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { try CarryOverScreen(in: $0) }
  }

  private static func pass(_ visit: SpaceVisit, _ entry: ID<CarryOverEntry>) async throws -> Reply {
    let isPassed = try visit.form.answer("passed")
    let key = CarryOverKeeping.Passing.Key(entry: entry, giver: visit.form["giver"], taker: visit.form["taker"])
    return try await visit.change(leadingTo: PoolsPaths.carryOver()) {
      try CarryOverStore($0).note(key, isPassed: isPassed)
    }
  }

  private static func settle(
    _ visit: SpaceVisit, _ participant: ParticipantKey, _ bet: ID<Bet>
  ) async throws -> Reply {
    let isStake = visit.form.has("paid")
    let isSettled = try visit.form.answer(isStake ? "paid" : "handed")
    let shown = Int64(visit.form["of"])
    return try await visit.change(leadingTo: PoolsPaths.balance(participant)) { transaction in
      let payments = Payments(transaction)
      try isStake ? payments.note(bet, isPaid: isSettled) : payments.note(bet, isHanded: isSettled, of: shown)
    }
  }
}
