enum RecoveryHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.recovery, for: .person, explain)
    routes.post(AccountPaths.recovery, for: .person, make)
    routes.get(AccountPaths.recover, for: .anyone, form)
    routes.post(AccountPaths.recover, for: .anyone, recover)
  }

  private static func explain(_ visit: PersonVisit) async throws -> Reply {
    visit.show(try await screen(FormState(Form(), mint: visit.house.mint), visit))
  }

  /// The code is on the answer itself, not on a page to return to: only its hash is kept.
  private static func make(_ visit: PersonVisit) async throws -> Reply {
    let (viewer, accounts) = (visit.viewer, visit.house.accounts)
    return try await visit.take {
      try await screen($0, visit)
    } by: {
      try await visit.confirmPassword()
      let code = RecoveryCode(visit.house.mint)
      try await accounts.change { try $0.setRecovery(code, of: viewer.person.id) }
      return visit.show(RecoveryCodeScreen(code: code))
    }
  }

  private static func screen(_ state: FormState, _ visit: PersonVisit) async throws -> RecoveryScreen {
    let person = visit.viewer.person
    let hasCode = try await visit.house.accounts.read { try $0.hasRecovery(person.id) }
    return RecoveryScreen(
      state: state, asksForPassword: visit.asksForPassword, hasCode: hasCode, wasUsed: visit.query.has("used"))
  }

  private static func form(_ visit: Visit) async throws -> Reply {
    visit.door(RecoverScreen(state: FormState(Form(), mint: visit.house.mint)))
  }

  private static func recover(_ visit: Visit) async throws -> Reply {
    try await visit.take {
      RecoverScreen(state: $0)
    } by: {
      let (accounts, name, device) = (visit.house.accounts, visit.form.trimmed("name"), visit.userAgent)
      guard TextRule.isName(name) else { throw Invalid(["name": KitPhrases.tooLong(Profile.nameLimit)]) }
      let earlier = visit.viewer
      let (draft, code) = (try PasswordDraft(visit.form, named: name), RecoveryCode(typed: visit.form["code"]))
      let caller = try await accounts.tries.begin(
        "recovery \(name.searchKey)", from: visit.client, at: visit.house.mint.now())
      let hash = try await accounts.hash(draft.password, for: caller)
      let token = try await accounts.change { transaction in
        let person = try transaction.recover(named: name, by: code, password: hash)
        return try transaction.startSession(of: person, device: device, insteadOf: earlier, renews: true)
      }
      let next = AccountPaths.recovery().with("used", "1")
      return .entering(next.path, token: token, settings: visit.house.settings)
    }
  }
}
