import TestKit
import Testing

@testable import Fetch
@testable import Kit
@testable import Pools

/// Calendars on the web, over real connections to a site on this machine.
@Suite struct FixtureSourceTests {
  private static func calendar(_ score: String) -> String {
    """
    {"name":"Spain Liga 2026/27","matches":[{"round":"1","date":"2026-12-01","time":"21:00","team1":"Sevilla FC","team2":"Real Betis","score":\(score)}]}
    """
  }

  private func follow(_ address: String, _ marta: TestMember) async throws -> ID<FixtureSource> {
    let id: ID<FixtureSource> = marta.home.house.mint.id()
    try await marta.change { try FixtureSourceStore($0).add(address, every: .day, id: id) }
    return id
  }

  private func source(_ marta: TestMember) async throws -> FixtureSource {
    try #require(try await marta.read { try FixtureSourceStore($0).sources().first })
  }

  @Test func whatChangesOnTheWebIsTakenInOnItsTimetable() async throws {
    let site = try await TestSite { path in
      .page(Self.calendar(path.contains("played") ? "{\"ft\":[2,0]}" : "{}"))
    }
    let marta = try await TestHouse().owner()
    let fetch = Fetch(ownHosts: ["127.0.0.1"], timeout: .seconds(60))
    let id = try await follow("http://127.0.0.1:\(site.port)/liga.json", marta)
    let (first, _) = try await FixtureRefresh.refresh(id, by: fetch, in: marta.storage)
    #expect(first?.report.new == 1)
    let (second, _) = try await FixtureRefresh.refresh(id, by: fetch, in: marta.storage)
    #expect((second?.report.new, second?.report.unchanged) == (0, 1))
    #expect(try await source(marta).outcome == .taken(new: 0, changed: 0, unchanged: 1, refused: 0))
  }

  @Test func eachRefreshKeepsItsReportWithTheReasonOfEachRefusedRow() async throws {
    let site = try await TestSite { _ in
      .page(
        """
        {"name":"Spain Liga 2026/27","matches":[
        {"round":"1","date":"2026-12-01","time":"21:00","team1":"Sevilla FC","team2":"Real Betis"},
        {"round":"1","date":"2026-12-01","time":"27:00","team1":"Getafe CF","team2":"Girona FC"}]}
        """)
    }
    let marta = try await TestHouse().owner()
    let fetch = Fetch(ownHosts: ["127.0.0.1"], timeout: .seconds(60))
    let id = try await follow("http://127.0.0.1:\(site.port)/liga.json", marta)
    for round in 1...3 {
      _ = try await FixtureRefresh.refresh(id, by: fetch, in: marta.storage)
      let latest = try #require(try await source(marta).latest)
      let list = try await marta.get(PoolsPaths.sources())
      #expect(list.text.contains(PoolsPaths.pastImport(latest).path))
      let page = try await marta.get(PoolsPaths.pastImport(latest)).page
      #expect(page.words.contains("Getafe CF – Girona FC: The time “27:00” cannot be understood."), "\(round)")
    }
    // Two that changed nothing are one line, and never hide the one that did.
    let kept: Int? = try await marta.read { try $0.connection.value("SELECT COUNT(*) AS n FROM pools_import") }
    #expect(kept == 2)
  }

  @Test func whatWasDeletedHereStaysDeletedWhenTheTimetableComes() async throws {
    let site = try await TestSite { _ in .page(Self.calendar("{}")) }
    let marta = try await TestHouse().owner()
    let fetch = Fetch(ownHosts: ["127.0.0.1"], timeout: .seconds(60))
    let id = try await follow("http://127.0.0.1:\(site.port)/liga.json", marta)
    _ = try await FixtureRefresh.refresh(id, by: fetch, in: marta.storage)
    _ = try await marta.post(
      PoolsPaths.competitionDeletion().with("name", "Spain Liga").with("season", "2026/27"))
    #expect(try await marta.read { try FixtureStore($0).count() } == 0)
    let past = try await FixtureRefresh.refresh(id, by: fetch, in: marta.storage).past
    #expect((past?.report.new, past?.report.left) == (0, 1))
    #expect(try await marta.read { try FixtureStore($0).count() } == 0)
    let page = try await marta.get(PoolsPaths.pastImport(try #require(past?.id))).page
    #expect(page.words.contains("Deleted here"))
  }

  @Test func whyNothingCameIsNotedAndWhatIsThereStays() async throws {
    let site = try await TestSite { path in
      path.contains("gone") ? .page("no", status: 404) : .page("{\"name\":\"x\",\"groups\":[]}")
    }
    let marta = try await TestHouse().owner()
    let fetch = Fetch(ownHosts: ["127.0.0.1"], timeout: .seconds(60))
    let gone = try await follow("http://127.0.0.1:\(site.port)/gone.json", marta)
    #expect(try await FixtureRefresh.refresh(gone, by: fetch, in: marta.storage).problem == .refused)
    #expect(try await source(marta).outcome == .failed(.refused))
    let empty = try await follow("http://127.0.0.1:\(site.port)/groups.json", marta)
    #expect(try await FixtureRefresh.refresh(empty, by: fetch, in: marta.storage).problem == .noFixtures)
    #expect(
      try await FixtureRefresh.refresh(empty, by: Fetch(), in: marta.storage).problem == .fetch(.privateAddress))
  }

  @Test func aSourceIsAskedAgainWhenItsTimeHasCome() async throws {
    let marta = try await TestHouse().owner()
    _ = try await follow("http://127.0.0.1:1/liga.json", marta)
    let schedule = marta.home.house.schedule
    await schedule.runDue()
    // The house's own network is not asked unless its owner says so; that it was tried is noted.
    #expect(try await source(marta).outcome == .failed(.fetch(.privateAddress)))
    let before = try await source(marta).askedAt
    marta.home.clock.advance(by: .seconds(3600))
    await schedule.runDue()
    #expect(try await source(marta).askedAt == before)
    marta.home.clock.advance(by: .seconds(24 * 3600))
    await schedule.runDue()
    #expect(try await source(marta).askedAt != before)
  }

  @Test func onlyOwnersNameCalendars() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    #expect(try await luis.get(PoolsPaths.sources()).status == 403)
    let form = [("id", marta.home.house.mint.uuid().text), ("address", "not an address"), ("interval", "day")]
    #expect(try await marta.post(PoolsPaths.newSource(), form).status == 422)
  }
}
