import Kit

enum FixtureHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.fixtures, for: .member) { try await list($0, played: false) }
    routes.get(PoolsPaths.playedFixtures, for: .member) { try await list($0, played: true) }
    routes.get(PoolsPaths.importing, for: .member, openImport)
    routes.post(PoolsPaths.importing, for: .member, bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, bringIn)
    routes.get(PoolsPaths.fixture, for: .member, open)
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
        fixture: fixture, isPast: fixture.isPlayed || fixture.sortedAt(in: view.space.zone) < visit.today,
        pools: try PoolStore(view).pools(on: id), now: now)
    }
  }

  private static func openImport(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    let isOwner = visit.membership.role == .owner
    return try await visit.show { _ in FixtureImportScreen(state: state, isOwner: isOwner) }
  }

  private static func bringIn(_ visit: SpaceVisit) async throws -> Reply {
    let isOwner = visit.membership.role == .owner
    return try await visit.take {
      _ = $0
      return FixtureImportScreen(state: $1, isOwner: isOwner)
    } by: {
      guard let chosen = visit.form.file("file"), !chosen.name.isEmpty else {
        throw Invalid(["file": ImportPhrases.fileMissing])
      }
      let (file, zone) = (try FixtureFile(chosen.bytes, name: chosen.name), Zone(visit.form["zone"]))
      let report = try await visit.storage.write { try FixtureImport.run(file, into: $0, zone: zone) }
      return try await visit.show { _ in FixtureImportResult(report: report) }
    }
  }
}

extension SpaceVisit {
  /// When the day began that it is now where the space is.
  var today: Instant {
    Instant(startOf: visit.house.mint.now().day(in: space.zone), in: space.zone)
  }
}
