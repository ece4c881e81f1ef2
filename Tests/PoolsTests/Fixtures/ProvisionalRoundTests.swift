import TestKit
import Testing

@testable import Kit
@testable import Pools

/// A round that stands whole on one time has no hour yet: it is marked, and nothing is locked by it.
@Suite struct ProvisionalRoundTests {
  private static let clubs = [
    "Sevilla FC", "Real Betis", "Girona FC", "CA Osasuna", "Valencia CF", "Levante UD", "Elche CF", "Getafe CF",
    "Real Sociedad", "Villarreal CF", "Celta de Vigo", "Rayo Vallecano",
  ]

  /// - Parameters:
  ///   - first: when the first match of the round begins; the others at 17:00.
  private func file(matches: Int = 6, first: String = "2026-11-22 17:00", more: String = "") throws -> FixtureFile {
    let rows = (0..<matches).map { index in
      let start = (index == 0 ? first : "2026-11-22 17:00").split(separator: " ")
      let said = index == 0 ? more : ""
      return """
        {"round":"14","date":"\(start[0])","time":"\(start[1])","team1":"\(Self.clubs[2 * index])","team2":"\(Self.clubs[2 * index + 1])"\(said)}
        """
    }
    return try FixtureFile(
      Array("{\"name\":\"Spain Liga 2026/27\",\"matches\":[\(rows.joined(separator: ","))]}".utf8), name: "x.json")
  }

  @Test func onlyAWholeRoundThatHasNotBegunIsProvisional() throws {
    let round = try file().records
    #expect(round.allSatisfy { $0.isProvisional })
    #expect(try file(matches: 5).records.allSatisfy { !$0.isProvisional })
    #expect(try file(first: "2026-11-22 21:00").records.allSatisfy { !$0.isProvisional })
    #expect(try file(more: #","score":{"ft":[1,0]}"#).records.allSatisfy { !$0.isProvisional })
  }

  @Test(.enabled(if: FootballData.isThere)) func theNextSpanishSeasonIsProvisionalThroughout() throws {
    let file = try FixtureFile(FootballData.bytes("espana/2026-27/1-liga.txt"), name: "1-liga.txt")
    #expect(file.records.count == 380)
    #expect(file.records.allSatisfy { $0.isProvisional })
  }

  private func bring(_ file: FixtureFile, to cast: PoolsCast) async throws {
    _ = try await cast.marta.change { try FixtureImport.run(file, into: $0) }
  }

  private func pool(_ cast: PoolsCast) async throws -> ID<Pool> {
    try await bring(try file(), to: cast)
    let fixture = try #require(
      try await cast.marta.read { view in
        try FixtureStore(view).upcoming(from: TestClock.start).elements.first { $0.home.name == "Sevilla FC" }
      })
    let content = cast.content(mode: .link)
    return try await cast.pool(
      PoolContent(
        home: content.home, away: content.away, stake: content.stake, mode: .link, basis: content.basis,
        nobodyHit: content.nobodyHit, hasUniqueScores: false, holder: "Marta", kickOff: fixture.kickOff,
        fixture: fixture.id))
  }

  @Test func aProvisionalTimeLocksNothingAndSaysSo() async throws {
    let cast = try await PoolsCast()
    let id = try await pool(cast)
    #expect(try await cast.pool(id).locksAt == nil)
    #expect(try await cast.marta.get(PoolsPaths.fixtures()).page.words.contains("provisional time"))
    #expect(try await cast.marta.get(PoolsPaths.pools()).page.words.contains("provisional time"))
    #expect(
      try await cast.marta.get(PoolsPaths.pool(id)).page.words.contains("While it is provisional, bets do not lock"))
    cast.marta.home.clock.advance(by: .seconds(3 * 24 * 3600))
    #expect(try await cast.pool(id).state(at: cast.now) == .open)
    #expect(
      try await cast.marta.get(PoolsPaths.pool(id)).page.words.contains(
        "The provisional time has passed and bets are still open"))
  }

  @Test func whenTheCalendarKnowsTheHourTheLockIsSet() async throws {
    let cast = try await PoolsCast()
    let id = try await pool(cast)
    try await bring(try file(first: "2026-11-21 21:00"), to: cast)
    #expect(try await cast.pool(id).locksAt == Instant(iso8601: "2026-11-21T20:00:00Z"))
    #expect(try await cast.pool(id).isProvisional == false)
  }

  @Test func aMatchThatStaysWhereItWasWhileOthersMoveIsConfirmed() async throws {
    let cast = try await PoolsCast()
    let id = try await pool(cast)
    let moved = try FixtureFile(
      Array(
        """
        {"name":"Spain Liga 2026/27","matches":[
        {"round":"14","date":"2026-11-22","time":"17:00","team1":"Sevilla FC","team2":"Real Betis"},
        {"round":"14","date":"2026-11-23","time":"21:00","team1":"Girona FC","team2":"CA Osasuna"}]}
        """.utf8), name: "x.json")
    try await bring(moved, to: cast)
    let pool = try await cast.pool(id)
    #expect(pool.locksAt == Instant(iso8601: "2026-11-22T16:00:00Z") && !pool.isProvisional)
    let kinds = try await cast.marta.read { try LogStore($0).entries(of: id).map(\.kind) }
    #expect(kinds == [.created, .confirmed])
  }

  @Test func theOrganiserConfirmsTheTimeAndAnotherImportDoesNotTakeItBack() async throws {
    let cast = try await PoolsCast()
    let id = try await pool(cast)
    #expect(try await cast.marta.post(PoolsPaths.poolKickOff(id)).status == 303)
    let lock = try await cast.pool(id).locksAt
    #expect(lock == Instant(iso8601: "2026-11-22T16:00:00Z"))
    try await bring(try file(), to: cast)
    #expect(try await cast.pool(id).locksAt == lock)
    #expect(try await cast.marta.post(PoolsPaths.poolKickOff(id)).status == 303)
    let kinds = try await cast.marta.read { try LogStore($0).entries(of: id).map(\.kind) }
    #expect(kinds == [.created, .confirmed])
  }

  @Test func matchesOfBeforeAreMarkedByTheSameRule() async throws {
    let cast = try await PoolsCast()
    try await bring(try file(), to: cast)
    let migration = try #require(PoolsMigrations.all.first { $0.id == "pools.0006-provisional" })
    let marking = try #require(migration.statements.last)
    try await cast.marta.change { transaction in
      try transaction.run("UPDATE pools_fixture SET is_provisional = 0")
      try transaction.run(marking)
    }
    let marked = { try await cast.marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements } }
    #expect(try await marked().filter(\.isProvisional).count == 6)
    try await cast.marta.change { transaction in
      try transaction.run("UPDATE pools_fixture SET is_provisional = 0")
      try transaction.run("UPDATE pools_fixture SET kick_off_at = kick_off_at + 1 WHERE home_name = 'Sevilla FC'")
      try transaction.run(marking)
    }
    #expect(try await marked().filter(\.isProvisional).isEmpty)
  }
}
