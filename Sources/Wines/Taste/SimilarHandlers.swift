import Kit

enum SimilarHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.similar, for: .member, freshness: .space, show)
  }

  private static func show(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    let whence = visit.whence
    return try await visit.show { view in
      let wine = try Catalogue(view).wine(number)
      return SimilarScreen(wine: wine, similar: try Similar(to: wine, in: view.connection), whence: whence)
    }
  }
}
