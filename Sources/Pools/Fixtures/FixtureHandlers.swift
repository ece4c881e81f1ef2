import Kit

enum FixtureHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.fixtures, for: .member) { try await list($0, played: false) }
    routes.get(PoolsPaths.playedFixtures, for: .member) { try await list($0, played: true) }
    routes.get(PoolsPaths.importing, for: .member, openImport)
    routes.post(PoolsPaths.importing, for: .member, bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, bringIn)
    routes.get(PoolsPaths.imported, for: .member, showImport)
    routes.get(PoolsPaths.pastImport, for: .member, openPast)
    routes.get(PoolsPaths.competitions, for: .member, competitions)
    routes.post(PoolsPaths.competitionDeletion, for: .member, deleteCompetition)
    routes.get(PoolsPaths.fixture, for: .member, open)
    routes.post(PoolsPaths.fixtureDeletion, for: .member, delete)
  }

  private static func list(_ visit: SpaceVisit, played isPlayed: Bool) async throws -> Reply {
    let query = ListQuery(visit.query)
    return try await visit.show { view in
      let (store, today) = (FixtureStore(view), visit.today)
      let fixtures =
        isPlayed
        ? try store.past(matching: query.search, before: today, after: query.cursor)
        : try store.upcoming(matching: query.search, from: today, after: query.cursor)
      return FixtureList(fixtures: fixtures, isPlayed: isPlayed, query: query)
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Fixture>) async throws -> Reply {
    let now = visit.house.mint.now()
    return try await visit.show { view in
      let fixture = try FixtureStore(view).fixture(id)
      return FixtureDetail(
        fixture: fixture, isPast: fixture.isPast(on: visit.today, in: view.space.zone),
        pools: try PoolStore(view).pools(on: id), now: now)
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Fixture>) async throws -> Reply {
    let (query, today) = (ListQuery(visit.query), visit.today)
    return try await visit.change { edit in
      let store = FixtureStore(edit)
      let isPast = try store.find(id).map { $0.isPast(on: today, in: edit.space.zone) } ?? false
      return Destination(query.kept(FixtureList.link(played: isPast)), done: try store.remove(id))
    }
  }

  private static func competitions(_ visit: SpaceVisit) async throws -> Reply {
    let query = ListQuery(visit.query)
    return try await visit.show {
      CompetitionList(competitions: try FixtureStore($0).competitions(), query: query)
    }
  }

  private static func deleteCompetition(_ visit: SpaceVisit) async throws -> Reply {
    let competition = Competition(name: visit.query["name"], season: visit.query["season"])
    return try await visit.change { edit in
      let done = try FixtureStore(edit).remove(competition)
      return Destination(ListQuery(visit.query).kept(PoolsPaths.competitions()), done: done)
    }
  }

  private static func openImport(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    return try await visit.show { try FixtureImportScreen(state, for: visit, in: $0) }
  }

  private static func bringIn(_ visit: SpaceVisit) async throws -> Reply {
    let choices = FixtureImport.Choices(zone: Zone(visit.form["zone"]), skipsBad: visit.form["bad"] == "skip")
    return try await visit.bringIn(leadingTo: PoolsPaths.imported) {
      try FixtureImportScreen($1, for: visit, in: $0)
    } read: { file in
      (try await ImportWork.read { try FixtureFile(file.bytes, name: file.name) }, name: file.name)
    } take: { file, run in
      do {
        try await run.conclude { edit in
          let (report, activity) = try FixtureImport.run(file.0, into: edit, choices: choices)
          let id = try PastImportStore(edit).keep(report, as: activity, from: file.name)
          return ImportReport(shownAt: PoolsPaths.pastImport(id).with("done", activity?.description))
        }
      } catch let nothing as FixtureImport.NothingTaken {
        throw ImportRun.NothingTaken(nothing.report.kept)
      }
    }
  }

  private static func showImport(_ visit: SpaceVisit, _ id: ID<ImportRun>) async throws -> Reply {
    try await visit.importPage(
      id, at: PoolsPaths.imported, back: (FixturePhrases.importing, PoolsPaths.importing()))
  }

  private static func openPast(_ visit: SpaceVisit, _ id: ID<PastImport>) async throws -> Reply {
    try await visit.show { view in
      let store = PastImportStore(view)
      let isReversible = try store.reversal(of: id).map(visit.mayUndo) ?? false
      return FixtureImportResult(try store.past(id), isReversible: isReversible)
    }
  }
}

extension SpaceVisit {
  /// When the day began that it is now where the space is.
  var today: Instant {
    Instant(startOf: visit.house.mint.now().day(in: space.zone), in: space.zone)
  }
}

extension Fixture {
  /// Whether it stands among the played ones.
  func isPast(on today: Instant, in zone: Zone) -> Bool { isPlayed || sortedAt(in: zone) < today }
}
