import Kit

enum TeamHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.teams, for: .member, freshness: .space, keeping: .visited) { visit in
      try await visit.show { TeamList(teams: try TeamStore($0).teams(), query: ListQuery(visit.query)) }
    }
    routes.get(PoolsPaths.newTeam, for: .member, keeping: .visited) { visit in
      let state = FormState.freshTeam(visit.house.mint)
      return try await visit.show { _ in form(state) }
    }
    routes.post(PoolsPaths.newTeam, for: .member, as: .addTeam) { visit in
      try await visit.take {
        form($1)
      } by: {
        let id: ID<Team> = try visit.form.id()
        return try await visit.change(leadingTo: PoolsPaths.teams()) {
          try TeamStore($0).add(TeamDraft(visit.form), id: id)
        }
      }
    }
    routes.get(PoolsPaths.team, for: .member, keeping: .visited) { visit, id in
      try await visit.show { view in
        let team = try view.find(id)
        return FormSheet.team(team, .showing(TeamDraft(team).form, visit.house.mint))
      }
    }
    routes.post(PoolsPaths.team, for: .member, as: .changeTeam) { visit, id in
      try await visit.take {
        FormSheet.team(try $0.find(id), $1)
      } by: {
        let (draft, shown) = (TeamDraft(visit.form), visit.form.original.map(TeamDraft.init))
        return try await visit.change(leadingTo: PoolsPaths.teams()) {
          try TeamStore($0).change(id, to: draft, from: shown)
        }
      }
    }
    routes.post(PoolsPaths.teamDeletion, for: .member, as: .deleteTeam) { visit, id in
      try await visit.change {
        Destination(ListQuery(visit.query).kept(PoolsPaths.teams()), done: try $0.trash(id, Team.deleted))
      }
    }
  }

  private static func form(_ state: FormState) -> FormSheet {
    .newTeam(state, posts: PoolsPaths.newTeam(), as: .addTeam, cancels: PoolsPaths.teams())
  }
}
