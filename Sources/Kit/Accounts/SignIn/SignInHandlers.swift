enum SignInHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.signIn, for: .anyone, form)
    routes.post(AccountPaths.signIn, for: .anyone, signIn)
  }

  static func form(_ visit: Visit) async throws -> Reply {
    let way = ReturnPath(visit.query["to"])
    if visit.viewer != nil { return .redirect(to: way.address) }
    guard try await visit.house.accounts.read({ try $0.hasPeople() }) else { return visit.door(EmptyHouse()) }
    let state = FormState(way.form, mint: visit.house.mint)
    return visit.door(SignInScreen(state: state, party: visit.house.relyingParty))
  }

  static func signIn(_ visit: Visit) async throws -> Reply {
    try await visit.take {
      SignInScreen(state: $0, party: visit.house.relyingParty)
    } by: {
      let person = try await visit.house.accounts.person(
        named: visit.form.trimmed("name"), password: visit.form["password"], from: visit.client)
      let (earlier, device) = (visit.viewer, visit.userAgent)
      let token = try await visit.house.accounts.change { transaction in
        try transaction.startSession(of: person, device: device, insteadOf: earlier)
      }
      return .entering(ReturnPath(visit.form["to"]).address, token: token, settings: visit.house.settings)
    }
  }
}
