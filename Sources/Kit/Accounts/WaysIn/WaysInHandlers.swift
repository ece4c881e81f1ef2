/// Right after coming in for the first time, or by a one-time link: a passkey, a password, or later.
enum WaysInHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.waysIn, for: .person, offer)
    routes.post(AccountPaths.waysIn, for: .person, set)
    routes.post(AccountPaths.waysInLater, for: .person, putOff)
    routes.post(AccountPaths.wayInRead, for: .person, read)
  }

  private static func offer(_ visit: PersonVisit) async throws -> Reply {
    let (person, party) = (visit.viewer.person, visit.house.relyingParty)
    let hasWayIn = try await visit.house.accounts.read { try $0.canSignIn(person, at: party) }
    if hasWayIn, !visit.viewer.mayRenew(at: visit.house.mint.now()) {
      return .redirect(to: AccountPaths.start().path)
    }
    return visit.visit.door(screen(FormState(Form(), mint: visit.house.mint), visit))
  }

  private static func set(_ visit: PersonVisit) async throws -> Reply {
    try await visit.visit.take {
      screen($0, visit)
    } by: {
      try await PasswordHandlers.keep(visit)
      return .redirect(to: AccountPaths.start().path)
    }
  }

  private static func screen(_ state: FormState, _ visit: PersonVisit) -> WaysInScreen {
    WaysInScreen(
      state: state, person: visit.viewer.person, party: visit.house.relyingParty,
      asksForPassword: visit.asksForPassword, device: Device(userAgent: visit.userAgent).name)
  }

  private static func putOff(_ visit: PersonVisit) async throws -> Reply {
    var reply = Reply.redirect(to: AccountPaths.start().path)
    reply.headers.append(Cookie.putOff(visit.house.settings).setting(visit.viewer.person.id.description))
    return reply
  }

  private static func read(_ visit: PersonVisit, _ link: ID<OneTimeLink>) async throws -> Reply {
    let person = visit.viewer.person.id
    try await visit.house.accounts.change { try $0.noteRead(link, by: person) }
    return .redirect(to: AccountPaths.start().path)
  }
}
