import Kit

enum TeamHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.teams, for: .member, freshness: .space, keeping: .visited, list)
    routes.form(PoolsPaths.newTeam, for: .member, as: .addTeam, keeping: .visited, new, add)
    routes.form(PoolsPaths.team, for: .member, as: .changeTeam, keeping: .visited, team, change)
    routes.post(PoolsPaths.teamDeletion, for: .member, as: .deleteTeam, delete)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { TeamList(teams: try TeamStore($0).teams(), query: ListQuery(visit.query)) }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) -> FormSheet {
    .newTeam(
      state ?? .freshTeam(visit.house.mint), posts: PoolsPaths.newTeam(), as: .addTeam, cancels: PoolsPaths.teams())
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.change(leadingTo: PoolsPaths.teams()) {
      try TeamStore($0).add(TeamDraft(visit.form), id: visit.form.id())
    }
  }

  private static func team(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Team>
  ) throws -> FormSheet {
    let team = try view.find(id)
    return .team(team, state ?? .showing(TeamDraft(team).form, visit.house.mint))
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Team>) async throws -> Reply {
    try await visit.change(leadingTo: PoolsPaths.teams()) { try TeamStore($0).change(id, to: $1, from: $2) }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Team>) async throws -> Reply {
    try await visit.change {
      Destination(ListQuery(visit.query).kept(PoolsPaths.teams()), done: try $0.trash(id, Team.deleted))
    }
  }
}
