/// A person's own passkeys.
enum PasskeyHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.passkeys, for: .person, list)
    routes.get(AccountPaths.newPasskey, for: .person, form)
    routes.post(AccountPaths.passkeyOptions, for: .person, options)
    routes.post(AccountPaths.newPasskey, for: .person, keep)
    routes.get(AccountPaths.passkey, for: .person, show)
    routes.post(AccountPaths.passkey, for: .person, rename)
    routes.post(AccountPaths.passkeyRemoval, for: .person, remove)
    PasskeySignInHandlers.add(to: &routes)
  }

  private static func list(_ visit: PersonVisit) async throws -> Reply {
    let person = visit.viewer.person.id
    let passkeys = try await visit.house.accounts.read { try $0.passkeys(of: person) }
    return visit.show(PasskeysScreen(passkeys: passkeys, party: visit.house.relyingParty))
  }

  private static func form(_ visit: PersonVisit) async throws -> Reply {
    let device = Device(userAgent: visit.userAgent).name.text(in: visit.locale)
    return visit.show(screen(FormState(Form([("name", device)]), mint: visit.house.mint), visit))
  }

  private static func screen(
    _ state: FormState, _ visit: PersonVisit, problem: PasskeyProblem? = nil
  ) -> NewPasskeyScreen {
    NewPasskeyScreen(
      state: state, party: visit.house.relyingParty, asksForPassword: visit.asksForPassword, problem: problem)
  }

  /// All that can be wrong is said now: what an authenticator has made cannot be taken back from here.
  private static func options(_ visit: PersonVisit) async throws -> Reply {
    let (person, accounts) = (visit.viewer.person, visit.house.accounts)
    let party = try visit.house.requireRelyingParty()
    return try await visit.take {
      screen($0, visit)
    } by: {
      _ = try name(visit.form)
      try await visit.confirmPassword()
      let others = try await accounts.read { try $0.passkeys(of: person.id) }
      guard others.count < Passkey.limit else { return refusal(.tooMany, visit) }
      let challenge = try await accounts.challenges.make(.adding(to: person.id), by: visit.house.mint)
      let here = others.filter { $0.house == party.id }
      return .json(try PasskeyOptions(adding: here, to: person, at: party, challenge: challenge).json)
    }
  }

  private static func keep(_ visit: PersonVisit) async throws -> Reply {
    let (person, accounts) = (visit.viewer.person, visit.house.accounts)
    let party = try visit.house.requireRelyingParty()
    return try await visit.take {
      screen($0, visit)
    } by: {
      do {
        let registration = try PasskeyRegistration(visit.form)
        try await accounts.challenges.spend(
          registration.client.challenge, .adding(to: person.id), at: visit.house.mint.now())
        try registration.check(for: party)
        let name = try name(visit.form)
        try await accounts.change { try $0.addPasskey(registration, named: name, to: person, at: party) }
        return visit.form["then"] == WaysInScreen.mark
          ? .redirect(to: AccountPaths.start().path) : .saved(AccountPaths.passkeys())
      } catch let problem as PasskeyProblem {
        return refusal(problem, visit)
      }
    }
  }

  private static func refusal(_ problem: PasskeyProblem, _ visit: PersonVisit) -> Reply {
    let state = FormState(Form([("name", visit.form["name"])]), mint: visit.house.mint)
    return visit.show(screen(state, visit, problem: problem), status: 422)
  }

  private static func name(_ form: Form) throws -> String {
    let name = form.trimmed("name")
    let problem = TextRule.required(name, atMost: Passkey.nameLimit, KitPhrases.nameMissing)
    if let problem { throw Invalid(["name": problem]) }
    return name
  }

  private static func show(_ visit: PersonVisit, _ id: ID<Passkey>) async throws -> Reply {
    visit.show(try await screen(id, visit) { FormState(Form([("name", $0.name)]), mint: visit.house.mint) })
  }

  private static func rename(_ visit: PersonVisit, _ id: ID<Passkey>) async throws -> Reply {
    try await visit.take { state in
      try await screen(id, visit) { _ in state }
    } by: {
      let (person, name) = (visit.viewer.person, try name(visit.form))
      try await visit.house.accounts.change { try $0.renamePasskey(id, of: person, to: name) }
      return .saved(AccountPaths.passkeys())
    }
  }

  private static func screen(
    _ id: ID<Passkey>, _ visit: PersonVisit, state: (Passkey) -> FormState
  ) async throws -> PasskeyScreen {
    let (person, party) = (visit.viewer.person, visit.house.relyingParty)
    let (passkey, isOnlyWayIn) = try await visit.house.accounts.read { store in
      let passkey = try store.passkey(id, of: person.id)
      return (passkey, try passkey.house == party?.id && !store.canSignIn(person, at: party, without: id))
    }
    return PasskeyScreen(state: state(passkey), passkey: passkey, isOnlyWayIn: isOnlyWayIn)
  }

  private static func remove(_ visit: PersonVisit, _ id: ID<Passkey>) async throws -> Reply {
    let (person, party) = (visit.viewer.person, visit.house.relyingParty)
    try await visit.house.accounts.change { try $0.removePasskey(id, of: person, at: party) }
    return .redirect(to: AccountPaths.passkeys().path)
  }
}
