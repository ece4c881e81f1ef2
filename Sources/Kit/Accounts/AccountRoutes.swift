/// Coming in, going out, and one's own pages.
enum AccountRoutes {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.start, for: .anyone, StartHandlers.start)
    routes.get(AccountPaths.springboard, for: .member, StartHandlers.springboard)
  }
}

enum AccountPaths {
  static let start = FixedPath(inHouse: "/")
  static let springboard = FixedPath(inSpace: "/")
}

enum StartHandlers {
  /// To the space where one was, or to the door.
  static func start(_ visit: Visit) async throws -> Reply {
    guard let space = visit.viewer?.memberships.first?.space else { throw Refusal.signedOut }
    return .redirect(to: AccountPaths.springboard().address(in: space.id))
  }

  static func springboard(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { view in Springboard(space: view.space, apps: visit.house.apps) }
  }
}
