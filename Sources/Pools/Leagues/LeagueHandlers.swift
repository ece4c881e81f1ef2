import Kit

enum LeagueHandlers {
  static func add(to routes: inout Routes) {
    routes.form(PoolsPaths.newLeague, for: .member, as: .addLeague, new, add)
    routes.form(PoolsPaths.leagueForm, for: .member, as: .changeLeague, form, change)
    routes.stored(PoolsPaths.leagueForm) { LeagueDraft(name: try $1.find($2).name).form }
    routes.change(PoolsPaths.leagueDeletion, for: .member, as: .deleteLeague, leadingTo: PoolsPaths.pools()) {
      try LeagueStore($0).remove($1)
    }
    routes.post(PoolsPaths.claims, forGuestsWho: [.playInLeague], as: .claimPlayer, ask)
    routes.post(PoolsPaths.claim, for: .member, as: .answerClaim, answer)
    routes.get(PoolsPaths.league, for: .member, keeping: .visited, open)
    routes.get(PoolsPaths.league, forGuestsWho: [.playInLeague], keeping: .visited, see)
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    .league(nil, state ?? .fresh(visit.house.mint))
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    let id: ID<League> = try visit.form.id()
    return try await visit.change(leadingTo: PoolsPaths.league(id)) {
      try LeagueStore($0).add(LeagueDraft(visit.form), id: id)
    }
  }

  private static func form(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<League>
  ) throws -> FormSheet {
    let league = try view.find(id)
    return .league(id, state ?? .showing(LeagueDraft(name: league.name).form, visit.house.mint))
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<League>) async throws -> Reply {
    try await visit.change(leadingTo: PoolsPaths.league(id)) {
      try LeagueStore($0).change(id, to: LeagueDraft(visit.form), from: visit.form.original.map(LeagueDraft.init))
    }
  }

  private static func ask(_ visit: GuestVisit, _ id: ID<League>) async throws -> Reply {
    let (player, guest) = (visit.visit.form["player"], visit.guest)
    return try await visit.change(leadingTo: PoolsPaths.league(id)) {
      try ClaimStore($0).ask(player, by: guest.id, named: guest.name, in: id)
    }
  }

  private static func answer(_ visit: SpaceVisit, _ id: ID<League>, _ guest: ID<Guest>) async throws -> Reply {
    let isGranted = try visit.form.answer("granted")
    return try await visit.change {
      Destination(PoolsPaths.league(id), done: try ClaimStore($0).answer(guest, in: id, isGranted: isGranted))
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<League>) async throws -> Reply {
    try await visit.show { try LeagueScreen(id, own: nil, for: visit, in: $0) }
  }

  private static func see(_ visit: GuestVisit, _ id: ID<League>) async throws -> Reply {
    try await visit.show { try LeagueScreen(id, own: visit.ownAddress, for: visit, in: $0) }
  }
}
