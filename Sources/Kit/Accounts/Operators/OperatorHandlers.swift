enum OperatorHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.operators, for: .operator, list)
    routes.post(AccountPaths.operator, for: .operator, name)
    routes.post(AccountPaths.operatorDeparture, for: .operator, stepBack)
  }

  private static func list(_ visit: PersonVisit) async throws -> Reply {
    let viewer = visit.viewer.person.id
    let people = try await visit.house.accounts.read { try $0.people() }
    return visit.show(OperatorScreen(people: people, viewer: viewer))
  }

  private static func name(_ visit: PersonVisit, _ person: ID<Person>) async throws -> Reply {
    try await visit.house.accounts.change { try $0.nameOperator(person) }
    return .saved(AccountPaths.operators())
  }

  private static func stepBack(_ visit: PersonVisit) async throws -> Reply {
    let person = visit.viewer.person.id
    try await visit.house.accounts.change { try $0.stepBack(person) }
    return .saved(AccountPaths.profile())
  }
}
