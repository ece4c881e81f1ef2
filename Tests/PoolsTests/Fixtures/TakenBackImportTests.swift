import Foundation
import Kit
import TestKit
import Testing

@testable import Pools

/// Imports and matches that are taken back.
@Suite struct TakenBackImportTests {
  private func content(_ matches: [String]) -> [UInt8] {
    Array("{\"name\":\"Spain Liga 2026/27\",\"matches\":[\n\(matches.joined(separator: ",\n"))]}".utf8)
  }

  private func match(_ home: String, at time: String = "21:00", on day: String = "2026-12-01") -> String {
    #"{"round":"1","date":"\#(day)","time":"\#(time)","team1":"\#(home)","team2":"Real Betis"}"#
  }

  @discardableResult
  private func bring(
    _ matches: [String], _ choices: FixtureImport.Choices = FixtureImport.Choices(), to marta: TestMember
  ) async throws -> (report: FixtureImport.Report, activity: ID<Activity>?) {
    let file = try FixtureFile(content(matches), name: "liga.json")
    return try await marta.change { transaction in
      let (report, activity) = try FixtureImport.run(file, into: transaction, choices: choices)
      try PastImportStore(transaction).keep(report, as: activity, from: "liga.json")
      return (report, activity)
    }
  }

  private func undo(_ id: ID<Activity>, _ marta: TestMember) async throws {
    #expect(try await marta.post(Undoing.path(id), [("back", "/pools/fixtures")]).status == 303)
  }

  private func homes(_ marta: TestMember) async throws -> [String] {
    try await marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements.map(\.home.name) }
  }

  @Test func withWrongLinesNothingIsTakenOrTheGoodOnesAreAsTheReaderChooses() async throws {
    let marta = try await TestHouse().owner()
    let matches = [match("Sevilla FC"), match("Getafe CF", at: "27:00")]
    await #expect(throws: FixtureImport.NothingTaken.self) {
      try await bring(matches, FixtureImport.Choices(skipsBad: false), to: marta)
    }
    #expect(try await homes(marta) == [])
    let (report, _) = try await bring(matches, FixtureImport.Choices(skipsBad: true), to: marta)
    #expect((report.new, report.refused.map(\.place)) == (1, ["3"]))
    #expect(try await homes(marta) == ["Sevilla FC"])
  }

  @Test func anImportIsTakenBackWithWhatItBroughtAndWhatItChanged() async throws {
    let marta = try await TestHouse().owner()
    try await bring([match("Sevilla FC"), match("Girona FC")], to: marta)
    let before = try await marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements }
    let (report, activity) = try await bring(
      [match("Sevilla FC", on: "2026-12-09"), match("Girona FC"), match("Getafe CF")], to: marta)
    #expect((report.new, report.changed.count, report.unchanged) == (1, 1, 1))
    let id = try #require(activity)
    let past = try #require(ID<PastImport>(id.description))
    #expect(try await marta.get(PoolsPaths.pastImport(past)).text.contains("Undo the import"))
    try await undo(id, marta)
    #expect(try await marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements } == before)
    #expect(try await marta.get(PoolsPaths.pastImport(past)).text.contains("Undo the import") == false)
    // What went is in the trash, and the file can be brought again.
    #expect(try await marta.get(Link(inSpace: "/trash")).text.contains("Spain Liga 2026/27"))
    #expect(try await bring([match("Getafe CF")], to: marta).report.new == 1)
    #expect(try await homes(marta).count == 3)
  }

  @Test func aPoolGoesBackWithItsMatch() async throws {
    let cast = try await PoolsCast()
    try await bring([match("Sevilla FC")], to: cast.marta)
    let fixture = try #require(
      try await cast.marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements.first })
    let content = cast.content(mode: .link)
    let pool = try await cast.pool(
      PoolContent(
        home: content.home, away: content.away, stake: content.stake, mode: .link, basis: content.basis,
        nobodyHit: content.nobodyHit, hasUniqueScores: false, holder: "Marta", kickOff: fixture.kickOff,
        fixture: fixture.id))
    let activity = try await bring([match("Sevilla FC", on: "2026-12-09")], to: cast.marta).activity
    #expect(try await cast.pool(pool).locksAt != fixture.kickOff)
    try await undo(try #require(activity), cast.marta)
    #expect(try await cast.pool(pool).locksAt == fixture.kickOff)
  }

  @Test func whatChangedAgainSinceStaysAsItIs() async throws {
    let marta = try await TestHouse().owner()
    try await bring([match("Sevilla FC")], to: marta)
    let first = try await bring([match("Sevilla FC", on: "2026-12-09")], to: marta).activity
    try await bring([match("Sevilla FC", on: "2026-12-16")], to: marta)
    try await undo(try #require(first), marta)
    let day = try await marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements.first?.day }
    #expect(day?.description == "2026-12-16")
  }

  @Test func aDeletedMatchComesBackByUndoAndLeavesItsPoolsStanding() async throws {
    let cast = try await PoolsCast()
    try await bring([match("Sevilla FC")], to: cast.marta)
    let fixture = try #require(
      try await cast.marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements.first })
    let pool = try await cast.pool(cast.content(fixture: fixture.id))
    let answer = try await cast.marta.post(PoolsPaths.fixtureDeletion(fixture.id))
    #expect(answer.status == 303)
    #expect(try await homes(cast.marta) == [])
    #expect(try await cast.marta.get(PoolsPaths.fixture(fixture.id)).status == 410)
    for link in [PoolsPaths.pool(pool), PoolsPaths.poolForm(pool), PoolsPaths.result(pool)] {
      #expect(try await cast.marta.get(link).status == 200, "\(link.path)")
    }
    try await cast.marta.change { try PoolStore($0).lock(pool) }
    try await cast.marta.change { try PoolStore($0).reopen(pool) }
    let deletion: ID<Activity>? = try await cast.marta.read {
      try $0.connection.value("SELECT id FROM kit_activity WHERE verb = \(Fixture.deleted.name)")
    }
    try await undo(try #require(deletion), cast.marta)
    #expect(try await homes(cast.marta) == ["Sevilla FC"])
    #expect(try await cast.marta.get(PoolsPaths.fixture(fixture.id)).text.contains(PoolsPaths.pool(pool).path))
  }

  @Test func aTeamOfTheSpaceIsKnownByItsOtherNamesAlsoInMatchesThatCameBefore() async throws {
    let marta = try await TestHouse().owner()
    try await bring([match("UD Los Lunes"), match("Getafe CF")], to: marta)
    let id: ID<Team> = marta.home.house.mint.id()
    let form: [(name: String, value: String)] = [
      ("name", "Peña Los Lunes"), ("first", "#112233"), ("second", "#ffffff"), ("pattern", "hoops"),
      ("aliases", "Los Lunes FC, CD Los Lunes; Lunes"),
    ]
    try await marta.change { _ = try TeamStore($0).add(TeamDraft(Form(form)), id: id) }
    let report = try await bring([match("Lunes", on: "2026-12-01"), match("Getafe CF")], to: marta).report
    #expect((report.new, report.unchanged) == (0, 2))
    let fixtures = try await marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements }
    let own = try #require(fixtures.first { $0.home.key == id.description })
    #expect(own.home.shown.shield == Shield(stored: "hoops #112233 #ffffff"))
    #expect(own.home.name == "Peña Los Lunes")
    #expect(fixtures.count == 2)
  }

  @Test func aReportIsReadAsItWasKept() throws {
    let file = try FixtureFile(content([match("Sevilla FC"), match("W74"), match("A", at: "9")]), name: "x.json")
    let fixtures = file.records.map { Fixture(Mint.system.id(), $0, zone: .utc) }
    let report = FixtureImport.Report(
      competition: "Liga", added: [fixtures[0].id], unchanged: 3, left: 1,
      changed: [FixtureImport.Change(before: fixtures[0], after: fixtures[1])], problems: file.problems)
    let kept = try JSONDecoder().decode(FixtureImport.Report.self, from: try JSONEncoder().encode(report))
    #expect(kept.changed.map(\.before) == [fixtures[0]] && kept.changed.map(\.after) == [fixtures[1]])
    #expect(kept.problems == file.problems && kept.added == report.added && kept.left == 1 && kept.unchanged == 3)
  }
}
