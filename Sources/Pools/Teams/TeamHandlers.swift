import Kit

enum TeamHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.teams, for: .member, freshness: .space, keeping: .visited, list)
    let teams = PoolsPaths.teams()
    routes.form(PoolsPaths.newTeam, for: .member, as: .addTeam, leadingTo: teams, keeping: .visited, new) {
      visit, transaction in
      try TeamStore(transaction).add(TeamDraft(visit.form), id: visit.form.id())
    }
    routes.form(PoolsPaths.team, for: .member, as: .changeTeam, leadingTo: teams, keeping: .visited, team) {
      visit, transaction, id in
      try TeamStore(transaction).change(id, to: TeamDraft(visit.form), from: visit.form.original.map(TeamDraft.init))
    }
    routes.offered(PoolsPaths.newTeam) { visit, _ in FormState.freshTeam(visit.house.mint).values }
    routes.stored(PoolsPaths.team) { TeamDraft(try $1.find($2)).form }
    routes.change(PoolsPaths.teamDeletion, for: .member, as: .deleteTeam) { visit, transaction, id in
      let list = ListQuery(visit.query).kept(teams)
      return Destination(list, done: try transaction.trash(id, Team.deleted))
    }
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { TeamList(teams: try TeamStore($0).teams(), query: ListQuery(visit.query)) }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) -> FormSheet {
    .newTeam(
      state ?? .freshTeam(visit.house.mint), posts: PoolsPaths.newTeam(), as: .addTeam, cancels: PoolsPaths.teams())
  }

  private static func team(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Team>
  ) throws -> FormSheet {
    let team = try view.find(id)
    return .team(team, state ?? .showing(TeamDraft(team).form, visit.house.mint))
  }
}
