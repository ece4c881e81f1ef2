import Kit

enum BoteHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.bote, for: .member, freshness: .space, open)
    routes.post(PoolsPaths.passing, for: .member, pass)
  }

  private static func open(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { view in
      let store = BoteStore(view)
      return BoteScreen(
        sum: try store.sum(), entries: try store.entries(), passings: try store.keeping().passings,
        currency: view.space.currency)
    }
  }

  private static func pass(_ visit: SpaceVisit, _ entry: ID<BoteEntry>) async throws -> Reply {
    let isPassed = try visit.form.answer("passed")
    let key = BoteKeeping.Passing.Key(entry: entry, giver: visit.form["giver"], taker: visit.form["taker"])
    return try await visit.change { edit in
      try BoteStore(edit).note(key, isPassed: isPassed)
      return Destination(PoolsPaths.bote())
    }
  }
}
