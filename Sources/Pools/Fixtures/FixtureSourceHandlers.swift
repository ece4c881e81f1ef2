import Kit

enum FixtureSourceHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.sources, for: .owner, list)
    routes.get(PoolsPaths.newSource, for: .owner, new)
    routes.post(PoolsPaths.newSource, for: .owner, add)
    routes.post(PoolsPaths.sourceDeletion, for: .owner, delete)
    routes.post(PoolsPaths.sourceRefresh, for: .owner, refresh)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    let (query, mint) = (ListQuery(visit.query), visit.house.mint)
    return try await visit.show {
      FixtureSourceList(sources: try FixtureSourceStore($0).sources(), query: query, mint: mint)
    }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let mint = visit.house.mint
    let form = Form([("id", mint.uuid().text), ("interval", FixtureSource.Interval.day.rawValue)])
    return try await visit.show { _ in NewFixtureSource(state: FormState(form, mint: mint)) }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      _ = $0
      return NewFixtureSource(state: $1)
    } by: {
      let (id, address): (ID<FixtureSource>, String) = (try visit.form.id(), visit.form.trimmed("address"))
      var problems = Invalid()
      problems["address"] = TextRule.required(
        address, atMost: FixtureSource.addressLimit, SourcePhrases.addressMissing)
      if problems.isEmpty, WebAddress.candidates(address).isEmpty {
        problems["address"] = FetchProblem.noAddress.message
      }
      let interval = FixtureSource.Interval(rawValue: visit.form["interval"])
      problems["interval"] = interval == nil ? PoolsPhrases.choiceMissing : nil
      guard problems.isEmpty, let interval else { throw problems }
      return try await visit.change { edit in
        try FixtureSourceStore(edit).add(address, every: interval, id: id)
        return Destination(PoolsPaths.sources())
      }
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<FixtureSource>) async throws -> Reply {
    try await visit.change { edit in
      Destination(
        ListQuery(visit.query).kept(PoolsPaths.sources()), done: try FixtureSourceStore(edit).remove(id))
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
