import Kit

enum FixtureSourceHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.sources, for: .owner, list)
    routes.form(PoolsPaths.newSource, for: .owner, as: .addSource, new, add)
    routes.post(PoolsPaths.sourceDeletion, for: .owner, as: .deleteSource, delete)
    routes.post(PoolsPaths.sourceRefresh, for: .owner, as: .refreshSource, refresh)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    let mint = visit.house.mint
    return try await visit.show {
      FixtureSourceList(sources: try FixtureSourceStore($0).sources(), query: ListQuery(visit.query), mint: mint)
    }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) -> FormSheet {
    .newSource(state ?? .fresh(visit.house.mint, offering: [("interval", FixtureSource.Interval.day.rawValue)]))
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    let (id, draft): (ID<FixtureSource>, FixtureSourceDraft) = (try visit.form.id(), FixtureSourceDraft(visit.form))
    let (address, interval) = try draft.validated(on: visit.today)
    return try await visit.change(leadingTo: PoolsPaths.sources()) {
      try FixtureSourceStore($0).add(address, every: interval, id: id)
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<FixtureSource>) async throws -> Reply {
    try await visit.change {
      Destination(ListQuery(visit.query).kept(PoolsPaths.sources()), done: try $0.trash(id, FixtureSource.deleted))
    }
  }

  private static func refresh(_ visit: SpaceVisit, _ id: ID<FixtureSource>) async throws -> Reply {
    if let reply = try await visit.earlierReply() { return reply }
    let (past, _) = try await FixtureRefresh.refresh(id, by: visit.house.fetch, in: visit.storage)
    return try await visit.change { _ in
      Destination(past.map { PoolsPaths.pastImport($0.id) } ?? PoolsPaths.sources())
    }
  }
}
