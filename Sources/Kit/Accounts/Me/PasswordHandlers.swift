enum PasswordHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.password, for: .person, form)
    routes.post(AccountPaths.password, for: .person, set)
  }

  static func form(_ visit: PersonVisit) async throws -> Reply {
    visit.show(screen(FormState(Form(), mint: visit.house.mint), visit))
  }

  static func set(_ visit: PersonVisit) async throws -> Reply {
    try await visit.take {
      screen($0, visit)
    } by: {
      try await keep(visit)
      return .saved(AccountPaths.profile())
    }
  }

  /// Takes the password that a form says.
  /// - Throws: ``Invalid``.
  static func keep(_ visit: PersonVisit) async throws {
    let (viewer, accounts) = (visit.viewer, visit.house.accounts)
    let draft = try PasswordDraft(visit.form, named: viewer.person.name)
    do {
      try await visit.confirmPassword()
    } catch let problem as Invalid {
      // Sent again, the form says an old password that is theirs no more, and a new one that is.
      let match = try await accounts.match(named: viewer.person.name, password: draft.password, from: visit.client)
      guard match == viewer.person.id else { throw problem }
      return
    }
    let hash = try await accounts.hash(draft.password)
    try await accounts.change { transaction in
      try transaction.setPassword(hash, of: viewer.person.id)
      try transaction.endRenewal(of: viewer.session)
      // Whoever knew the old one may be signed in somewhere.
      if viewer.person.hasPassword { try transaction.endSessions(of: viewer.person.id, except: viewer.session) }
    }
  }

  private static func screen(_ state: FormState, _ visit: PersonVisit) -> PasswordScreen {
    PasswordScreen(state: state, person: visit.viewer.person, asksForCurrent: visit.asksForPassword)
  }
}
