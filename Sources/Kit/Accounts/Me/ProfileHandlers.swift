enum ProfileHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.profile, for: .person, form)
    routes.post(AccountPaths.profile, for: .person, change)
  }

  static func form(_ visit: PersonVisit) async throws -> Reply {
    let person = visit.viewer.person
    let stored = Form([
      ("name", person.name), ("language", person.language.rawValue), ("theme", person.theme.rawValue),
      ("colour", person.colour.rawValue), ("keys", person.keys.rawValue), ("zone", person.zone?.identifier ?? ""),
    ])
    return visit.show(try await screen(FormState(stored, mint: visit.house.mint), visit))
  }

  static func change(_ visit: PersonVisit) async throws -> Reply {
    try await visit.take {
      try await screen($0, visit)
    } by: {
      let (profile, person) = (try Profile(visit.form), visit.viewer.person.id)
      try await visit.house.accounts.change { transaction in
        try transaction.refuseTaken(profile.name, except: person)
        try transaction.change(person, to: profile)
      }
      return .saved(AccountPaths.profile())
    }
  }

  private static func screen(_ state: FormState, _ visit: PersonVisit) async throws -> ProfileScreen {
    let (viewer, now, party) = (visit.viewer, visit.house.mint.now(), visit.house.relyingParty)
    return try await visit.house.accounts.read { store in
      ProfileScreen(
        state: state, viewer: viewer, deviceCount: try store.sessions(of: viewer.person.id, at: now).count,
        passkeyCount: try store.passkeys(of: viewer.person.id).count,
        tokenCount: try store.tokens(of: viewer.person.id).count,
        hasWayIn: try store.canSignIn(viewer.person, at: party))
    }
  }
}
