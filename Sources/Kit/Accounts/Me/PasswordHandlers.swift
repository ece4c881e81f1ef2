enum PasswordHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.password, for: .person, form)
    routes.post(AccountPaths.password, for: .person, set)
  }

  static func form(_ visit: PersonVisit) async throws -> Reply {
    visit.show(PasswordScreen(state: FormState(Form(), mint: visit.house.mint), person: visit.viewer.person))
  }

  static func set(_ visit: PersonVisit) async throws -> Reply {
    let (viewer, accounts) = (visit.viewer, visit.house.accounts)
    return try await visit.take {
      let draft = try PasswordDraft(visit.form, named: viewer.person.name)
      if viewer.person.hasPassword {
        try await accounts.confirm(viewer.person, password: visit.form["current"], from: visit.client)
      }
      let hash = try await accounts.hash(draft.password)
      try await accounts.change { edit in
        try edit.setPassword(hash, of: viewer.person.id)
        // Whoever knew the old one may be signed in somewhere.
        if viewer.person.hasPassword { try edit.endSessions(of: viewer.person.id, except: viewer.session) }
      }
      return .saved(AccountPaths.profile())
    } orShow: {
      PasswordScreen(state: $0, person: viewer.person)
    }
  }
}
