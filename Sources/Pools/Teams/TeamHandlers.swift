import Kit

enum TeamHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.teams, for: .member, freshness: .space, list)
    routes.get(PoolsPaths.newTeam, for: .member, new)
    routes.post(PoolsPaths.newTeam, for: .member, add)
    routes.get(PoolsPaths.team, for: .member, open)
    routes.post(PoolsPaths.team, for: .member, change)
    routes.post(PoolsPaths.teamDeletion, for: .member, delete)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    let query = ListQuery(visit.query)
    return try await visit.show { TeamList(teams: try TeamStore($0).teams(), query: query) }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState.freshTeam(visit.house.mint)
    return try await visit.show { _ in form(state) }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      _ = $0
      return form($1)
    } by: {
      let id: ID<Team> = try visit.form.id()
      return try await visit.change { edit in
        try TeamStore(edit).add(TeamDraft(visit.form), id: id)
        return Destination(PoolsPaths.teams())
      }
    }
  }

  private static func form(_ state: FormState) -> NewTeam {
    NewTeam(state: state, posts: PoolsPaths.newTeam(), cancels: PoolsPaths.teams())
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Team>) async throws -> Reply {
    let mint = visit.house.mint
    return try await visit.show { TeamDetail(try TeamStore($0).team(id), mint: mint) }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Team>) async throws -> Reply {
    try await visit.take {
      TeamDetail(team: try TeamStore($0).team(id), state: $1)
    } by: {
      let (draft, shown) = (TeamDraft(visit.form), visit.form.original.map(TeamDraft.init))
      return try await visit.change { edit in
        try TeamStore(edit).change(id, to: draft, from: shown)
        return Destination(PoolsPaths.teams())
      }
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Team>) async throws -> Reply {
    try await visit.change { edit in
      let done = try TeamStore(edit).remove(id)
      return Destination(ListQuery(visit.query).kept(PoolsPaths.teams()), done: done)
    }
  }
}

extension FormState {
  /// An empty form of a team with the id of what it will make.
  static func freshTeam(_ mint: Mint) -> FormState {
    var form = TeamDraft.fresh
    form.set("id", mint.uuid().text)
    return FormState(form, mint: mint)
  }
}
