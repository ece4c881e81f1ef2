import Kit

/// What is done alike with customers and with products.
enum ArchivableHandlers<Thing: Archivable> {
  static func add(to routes: inout Routes) {
    let pages = Thing.pages
    routes.get(pages.list, for: .member, freshness: .space, keeping: .main, list)
    routes.post(pages.selection, for: .member, as: pages.removes, remove)
    routes.get(pages.choices, for: .member, freshness: .space, keeping: .main, choices)
    routes.post(pages.deletion, for: .member, as: pages.deletes, delete)
    routes.post(pages.bringingBack, for: .member, as: pages.bringsBack, bringBack)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    let query = ListQuery(visit, orders: Thing.orders.map(\.name))
    return try await visit.show { view in
      let things: Window<Thing> =
        if let sort = query.sort {
          try view.offered(matching: query.search, sorted: sort, after: query.cursor)
        } else {
          try view.offered(matching: query.search, after: query.cursor)
        }
      var list = try ArchivableList(things, query, in: view)
      if things.elements.isEmpty, !query.search.isEmpty {
        list.meant = try visit.meant(by: query.search, among: [.of(Thing.self)], in: view)
      }
      return list
    }
  }

  /// Deletes all that are selected, or archives those that orders hold.
  private static func remove(_ visit: SpaceVisit) async throws -> Reply {
    let ids = try visit.form.selected(Thing.self)
    return try await visit.change { Destination(back(visit), done: try $0.remove(ids)) }
  }

  private static func choices(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { view in
      let things: [Thing] = try view.allOffered()
      return KeptChoices(
        Thing.pages.title, topics: [Thing.topic], back: (Thing.pages.title, to: Thing.pages.list()),
        things.map { $0.choice(in: visit.locale.language) })
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Thing>) async throws -> Reply {
    try await visit.change { Destination(back(visit), done: try $0.remove(id)) }
  }

  private static func bringBack(_ visit: SpaceVisit, _ id: ID<Thing>) async throws -> Reply {
    try await visit.change(leadingTo: Thing.pages.one(id)) { try $0.bringBack(id) }
  }

  /// To the list as it was.
  static func back(_ visit: SpaceVisit) -> Link {
    ListQuery(visit, orders: Thing.orders.map(\.name)).kept(Thing.pages.list())
  }

  /// The list beside one of its things, as the address says it.
  static func list(
    beside thing: Thing, _ visit: SpaceVisit, in view: SpaceView
  ) throws -> ArchivableList<Thing> {
    let query = ListQuery(visit, orders: Thing.orders.map(\.name), beside: Thing.pages.one(thing.id))
    let things: Window<Thing> =
      if let sort = query.sort {
        try view.offered(matching: query.search, sorted: sort, around: thing.id)
      } else {
        try view.offered(matching: query.search, around: thing)
      }
    return try ArchivableList(things, query, beside: thing.id, in: view)
  }
}
