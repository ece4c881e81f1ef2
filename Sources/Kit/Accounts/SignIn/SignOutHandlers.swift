enum SignOutHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.signOut, for: .person, question)
    routes.post(AccountPaths.signOut, for: .person, signOut)
  }

  static func question(_ visit: PersonVisit) async throws -> Reply {
    if try await canComeBack(visit) { return .redirect(to: AccountPaths.profile().path) }
    return visit.visit.door(SignOutScreen())
  }

  static func signOut(_ visit: PersonVisit) async throws -> Reply {
    let viewer = visit.viewer
    if visit.form["anyway"] != "yes", try await !canComeBack(visit) {
      return .redirect(to: AccountPaths.signOut().path)
    }
    try await visit.house.accounts.change { try $0.endSession(viewer.session, of: viewer.person.id) }
    var reply = Reply.redirect(to: AccountPaths.signIn().path)
    reply.headers.append(Cookie.session(visit.house.settings).removing)
    // What scripts keep in this browser of forms that wait for signal goes with the person.
    reply.headers.append(("Clear-Site-Data", "\"storage\""))
    return reply
  }

  private static func canComeBack(_ visit: PersonVisit) async throws -> Bool {
    let (person, party) = (visit.viewer.person, visit.house.relyingParty)
    return try await visit.house.accounts.read { try $0.canSignIn(person, at: party) }
  }
}
