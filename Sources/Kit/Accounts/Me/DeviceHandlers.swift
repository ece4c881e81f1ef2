enum DeviceHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.devices, for: .person, list)
    routes.post(AccountPaths.deviceEnd, for: .person, end)
  }

  static func list(_ visit: PersonVisit) async throws -> Reply {
    let (viewer, now) = (visit.viewer, visit.house.mint.now())
    let sessions = try await visit.house.accounts.read { try $0.sessions(of: viewer.person.id, at: now) }
    return visit.show(DevicesScreen(sessions: sessions, current: viewer.session))
  }

  static func end(_ visit: PersonVisit, _ session: ID<Session>) async throws -> Reply {
    let person = visit.viewer.person.id
    try await visit.house.accounts.change { try $0.endSession(session, of: person) }
    return .redirect(to: AccountPaths.devices().path)
  }
}
