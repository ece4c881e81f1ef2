import Kit

enum BalanceHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.balances, for: .member, freshness: .space, list)
    routes.get(PoolsPaths.season, for: .member, freshness: .space, season)
    routes.get(PoolsPaths.balance, for: .member, open)
    routes.post(PoolsPaths.settling, for: .member, settle)
    routes.post(PoolsPaths.stakeReturn, for: .member, giveBack)
    routes.get(PoolsPaths.keeper, for: .member, openKeeper)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    let ledgers = visit.house.shelf { Ledger.shelf }
    return try await visit.show { view in
      BalanceList(ledger: try ledgers.content(in: view) { try BalanceStore($0).ledger() })
    }
  }

  private static func season(_ visit: SpaceVisit) async throws -> Reply {
    let today = visit.house.mint.now().day(in: visit.space.zone)
    let current = SeasonTable.year(of: today)
    let year =
      visit.query.has("all") ? nil : Int(visit.query["year"]).flatMap { $0 == current - 1 ? $0 : nil } ?? current
    return try await visit.show { view in
      SeasonScreen(
        table: try SeasonTable(view, year: year), year: year, current: current,
        hasLast: try SeasonTable.isThere(before: current, in: view))
    }
  }

  private static func open(_ visit: SpaceVisit, _ participant: ParticipantKey) async throws -> Reply {
    try await visit.show { view in
      let (name, lines, returns) = try BalanceStore(view).lines(of: participant.key)
      return BalanceDetail(
        participant: participant, name: name, lines: lines, returns: returns, currency: view.space.currency)
    }
  }

  private static func openKeeper(_ visit: SpaceVisit, _ keeper: ParticipantKey) async throws -> Reply {
    try await visit.show { view in
      KeeperDetail(keeper: try BalanceStore(view).keeper(keeper.key), currency: view.space.currency)
    }
  }

  private static func giveBack(_ visit: SpaceVisit, _ participant: ParticipantKey, _ bet: ID<Bet>) async throws
    -> Reply
  {
    let isHanded = try visit.form.answer("handed")
    return try await visit.change { edit in
      try Returns(edit).note(bet, isHanded: isHanded)
      return Destination(PoolsPaths.balance(participant))
    }
  }

  private static func settle(_ visit: SpaceVisit, _ participant: ParticipantKey, _ bet: ID<Bet>) async throws
    -> Reply
  {
    let isStake = visit.form.has("paid")
    let isSettled = try visit.form.answer(isStake ? "paid" : "handed")
    let shown = Int64(visit.form["of"])
    return try await visit.change { edit in
      let payments = Payments(edit)
      try isStake ? payments.note(bet, isPaid: isSettled) : payments.note(bet, isHanded: isSettled, of: shown)
      return Destination(PoolsPaths.balance(participant))
    }
  }
}
