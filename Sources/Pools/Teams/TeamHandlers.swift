import Kit

enum TeamHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.teams, for: .member, freshness: .space, keeping: .visited, list)
    routes.get(PoolsPaths.newTeam, for: .member, keeping: .visited, new)
    routes.post(PoolsPaths.newTeam, for: .member, as: .addTeam, add)
    routes.get(PoolsPaths.team, for: .member, keeping: .visited, open)
    routes.post(PoolsPaths.team, for: .member, as: .changeTeam, change)
    routes.post(PoolsPaths.teamDeletion, for: .member, as: .deleteTeam, delete)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { TeamList(teams: try TeamStore($0).teams(), query: ListQuery(visit.query)) }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState.freshTeam(visit.house.mint)
    return try await visit.show { _ in form(state) }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take(leadingTo: PoolsPaths.teams()) {
      form($1)
    } by: {
      try TeamStore($0).add(TeamDraft(visit.form), id: visit.form.id())
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Team>) async throws -> Reply {
    try await visit.show { view in
      let team = try view.find(id)
      return FormSheet.team(team, .showing(TeamDraft(team).form, visit.house.mint))
    }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Team>) async throws -> Reply {
    try await visit.take(leadingTo: PoolsPaths.teams()) {
      FormSheet.team(try $0.find(id), $1)
    } by: {
      try TeamStore($0).change(id, to: $1, from: $2)
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Team>) async throws -> Reply {
    try await visit.change {
      Destination(ListQuery(visit.query).kept(PoolsPaths.teams()), done: try $0.trash(id, Team.deleted))
    }
  }

  private static func form(_ state: FormState) -> FormSheet {
    .newTeam(state, posts: PoolsPaths.newTeam(), as: .addTeam, cancels: PoolsPaths.teams())
  }
}
