import Kit

enum DeskHandlers {
  static func add(to routes: inout Routes) { routes.get(RestaurantPaths.desk, for: .member, keeping: .main, open) }

  private static func open(_ visit: SpaceVisit) async throws -> Reply {
    let (isOwner, manages) = (visit.membership.role == .owner, visit.manages)
    return try await visit.show { DeskScreen(counts: try DeskCounts($0), isOwner: isOwner, manages: manages) }
  }
}
