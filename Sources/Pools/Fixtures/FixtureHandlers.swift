import Kit

enum FixtureHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.fixtures, for: .member, keeping: .visited) { try await list($0, played: false) }
    routes.get(PoolsPaths.playedFixtures, for: .member, keeping: .visited) { try await list($0, played: true) }
    routes.get(PoolsPaths.importing, for: .member, openImport)
    routes.post(PoolsPaths.importing, for: .member, bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, bringIn)
    routes.get(PoolsPaths.imported, for: .member, showImport)
    routes.get(PoolsPaths.pastImport, for: .member, openPast)
    routes.post(PoolsPaths.importZone, for: .member, as: .changeZone, changeZone)
    routes.get(PoolsPaths.competitions, for: .member, competitions)
    routes.post(PoolsPaths.competitionDeletion, for: .member, as: .deleteCompetition, deleteCompetition)
    routes.get(PoolsPaths.fixture, for: .member, keeping: .visited, open)
    routes.post(PoolsPaths.fixtureDeletion, for: .member, as: .deleteFixture, delete)
  }

  private static func list(_ visit: SpaceVisit, played isPlayed: Bool) async throws -> Reply {
    let query = ListQuery(visit.query)
    return try await visit.show { view in
      let (store, start) = (FixtureStore(view), visit.startOfToday)
      let fixtures =
        isPlayed
        ? try store.past(matching: query.search, before: start, after: query.cursor)
        : try store.upcoming(matching: query.search, from: start, after: query.cursor)
      return FixtureList(fixtures: fixtures, isPlayed: isPlayed, today: visit.today, query: query)
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
        try await run.conclude { transaction in
          let (report, activity) = try FixtureImport.run(file.0, into: transaction, choices: choices)
          let id = try PastImportStore(transaction).keep(report, as: activity, from: file.name)
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
      return FixtureImportResult(past: try store.past(id), isReversible: isReversible, mint: visit.house.mint)
    }
  }

  private static func changeZone(_ visit: SpaceVisit, _ id: ID<PastImport>) async throws -> Reply {
    guard let zone = Zone(visit.form["zone"]) else { throw Refusal.conflict(FixturePhrases.noSuchZone) }
    return try await visit.change { transaction in
      let past = try PastImportStore(transaction).past(id)
      return Destination(PoolsPaths.pastImport(try ZoneChange(past: past).run(zone, in: transaction)))
    }
  }

  private static func competitions(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show {
      CompetitionList(competitions: try FixtureStore($0).competitions(), query: ListQuery(visit.query))
    }
  }

  private static func deleteCompetition(_ visit: SpaceVisit) async throws -> Reply {
    let competition = Competition(name: visit.query["name"], season: visit.query["season"])
    return try await visit.change { transaction in
      let link = ListQuery(visit.query).kept(PoolsPaths.competitions())
      return Destination(link, done: try FixtureStore(transaction).remove(competition))
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Fixture>) async throws -> Reply {
    try await visit.show { view in
      let fixture = try view.find(id)
      return FixtureDetail(
        fixture: fixture, isPast: fixture.isPast(on: visit.startOfToday, in: view.space.zone),
        pools: try PoolStore(view).pools(on: id), now: visit.house.mint.now())
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Fixture>) async throws -> Reply {
    try await visit.change { transaction in
      let fixture = try FixtureStore(transaction).find(id)
      let isPast = fixture?.isPast(on: visit.startOfToday, in: transaction.space.zone) ?? false
      let link = ListQuery(visit.query).kept(FixtureList.link(played: isPast))
      return Destination(link, done: try transaction.trash(id, Fixture.deleted))
    }
  }
}

extension SpaceVisit {
  /// When the day began that it is now where the space is.
  var startOfToday: Instant {
    Instant(startOf: visit.house.mint.now().day(in: space.zone), in: space.zone)
  }
}
