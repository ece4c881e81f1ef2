enum SignOutHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.signOut, for: .person, question)
    routes.post(AccountPaths.signOut, for: .person, signOut)
  }

  static func question(_ visit: PersonVisit) async throws -> Reply {
    if let count = Int(visit.query["unsent"]), count > 0 {
      return visit.visit.door(UnsentScreen(person: visit.viewer.person, count: count))
    }
    if try await canComeBack(visit) { return .redirect(to: AccountPaths.profile().path) }
    let unsent = UnsentScreen.Answer(rawValue: visit.query["unsent"])
    return visit.visit.door(SignOutScreen(person: visit.viewer.person, unsent: unsent))
  }

  static func signOut(_ visit: PersonVisit) async throws -> Reply {
    let (viewer, unsent) = (visit.viewer, UnsentScreen.Answer(rawValue: visit.form["unsent"]))
    if visit.form["anyway"] != "yes", try await !canComeBack(visit) {
      return .redirect(to: AccountPaths.signOut().with("unsent", unsent?.rawValue).path)
    }
    try await visit.house.accounts.change { try $0.endSession(viewer.session, of: viewer.person.id) }
    var reply = Reply.redirect(to: AccountPaths.signIn().path)
    reply.headers.append(Cookie.session(visit.house.settings).removing)
    // What scripts keep in this browser goes with the person, but for what waits to be sent, when they want it so: it lies under
    // their own name, and the pages that were kept are the worker's to wipe. Where something of others waits too, scripts have
    // taken away what was theirs.
    if unsent != .keep, visit.form["shared"] != "yes" { reply.headers.append((.clearSiteData, "\"storage\"")) }
    return reply
  }

  private static func canComeBack(_ visit: PersonVisit) async throws -> Bool {
    let (person, party) = (visit.viewer.person, visit.house.relyingParty)
    return try await visit.house.accounts.read { try $0.canSignIn(person, at: party) }
  }
}
