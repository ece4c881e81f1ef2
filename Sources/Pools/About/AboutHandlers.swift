import Kit

enum AboutHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.about, for: .member, freshness: .space) { visit in
      try await visit.show { _ in AboutScreen() }
    }
  }
}
