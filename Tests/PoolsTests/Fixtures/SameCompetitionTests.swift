import Foundation
import Kit
import TestKit
import Testing

@testable import Pools

/// A match is one by its season, its round and its two clubs, under whatever title its competition comes.
@Suite struct SameCompetitionTests {
  private func file(_ title: String, _ matches: [String]) throws -> FixtureFile {
    try FixtureFile(
      Array("{\"name\":\"\(title)\",\"matches\":[\(matches.joined(separator: ","))]}".utf8), name: "x.json")
  }

  private func match(_ round: String, _ home: String, _ away: String, on day: String) -> String {
    #"{"round":"\#(round)","date":"\#(day)","time":"21:00","team1":"\#(home)","team2":"\#(away)"}"#
  }

  @discardableResult
  private func bring(_ file: FixtureFile, to marta: TestMember) async throws -> FixtureImport.Report {
    try await marta.change { try FixtureImport.run(file, into: $0).report }
  }

  private func count(_ marta: TestMember) async throws -> Int {
    try await marta.read { try FixtureStore($0).count() }
  }

  @Test(arguments: [
    ("Spain Primera División 2025/26", "Primera División 2025/26"),
    ("Spain Primera División 2025/26", "LaLiga 2025-26"),
    ("Segunda División de España 2018/19", "Spain Segunda División 2018/19"),
    ("Portuguese Primeira Liga 2025/26", "Liga Portugal 2025/26"),
    ("English Premier League 2025/26", "Premier League 2025/26"), ("World Cup 2026", "FIFA World Cup 2026"),
  ]) func theSameMatchUnderAnotherTitleIsOneAlsoOnAnotherDay(one: String, other: String) async throws {
    let marta = try await TestHouse().owner()
    try await bring(file(one, [match("3", "Sevilla FC", "Real Betis", on: "2026-03-01")]), to: marta)
    let report = try await bring(file(other, [match("3", "Sevilla", "Betis", on: "2026-03-02")]), to: marta)
    #expect((report.new, report.changed.count) == (0, 1))
    #expect(try await count(marta) == 1)
  }

  @Test func cupAndLeagueBetweenTheSameClubsAreTwoMatches() async throws {
    let marta = try await TestHouse().owner()
    let clubs = ("Sevilla FC", "Real Betis")
    try await bring(file("Spain Primera División 2025/26", [match("3", clubs.0, clubs.1, on: "2026-03-01")]), to: marta)
    let cup = try await bring(
      file("Spain Copa del Rey 2025/26", [match("3", clubs.0, clubs.1, on: "2026-03-08")]), to: marta)
    #expect(cup.new == 1)
    let supercup = try await bring(
      file("Spain Supercopa 2025/26", [match("Final", clubs.0, clubs.1, on: "2026-01-11")]), to: marta)
    let final = try await bring(
      file("Spain Copa del Rey 2025/26", [match("Final", clubs.0, clubs.1, on: "2026-04-25")]), to: marta)
    #expect((supercup.new, final.new) == (1, 1))
    #expect(try await count(marta) == 4)
  }

  @Test func aTitleWithoutItsCountryTakesTheClocksOfTheMatchesThatItShares() async throws {
    let marta = try await TestHouse().owner()
    try await bring(file("Liga Portugal 2025/26", [match("3", "FC Porto", "Benfica", on: "2026-03-01")]), to: marta)
    try await bring(
      file("Spain Primera División 2025/26", [match("3", "Sevilla", "Betis", on: "2026-03-01")]), to: marta)
    let again = try await bring(
      file("Primera División 2025/26", [match("3", "Sevilla", "Betis", on: "2026-03-01")]), to: marta)
    #expect((again.unchanged + again.changed.count, again.new) == (1, 0))
    let moments = try await marta.read {
      try FixtureStore($0).fixtures(ofSeason: "2025/26").map(\.fixture.kickOff?.iso8601)
    }
    #expect(Set(moments) == ["2026-03-01T21:00:00Z", "2026-03-01T20:00:00Z"])
  }

  @Test func anotherSeasonIsAnotherMatch() async throws {
    let marta = try await TestHouse().owner()
    for season in ["2024/25", "2025/26"] {
      try await bring(file("Liga \(season)", [match("3", "Sevilla", "Betis", on: "2026-03-01")]), to: marta)
    }
    #expect(try await count(marta) == 2)
  }

  @Test func twoClubsMeetOnceADayWhateverTheRoundIsCalled() async throws {
    let marta = try await TestHouse().owner()
    try await bring(
      file("Spain Primera División 2025/26", [match("Matchday 3", "Sevilla", "Betis", on: "2026-03-01")]), to: marta)
    let report = try await bring(
      file("LALIGA EA SPORTS 2025/26", [match("Regular season – 3", "Sevilla", "Betis", on: "2026-03-01")]), to: marta)
    #expect((report.new, report.unchanged) == (0, 1))
  }

  @Test func womenPlayTheirOwnMatchUnderTheClubsNamesOnTheSameDay() async throws {
    let marta = try await TestHouse().owner()
    try await bring(
      file("Spain Primera División 2025/26", [match("3", "FC Barcelona", "Real Madrid", on: "2026-03-01")]), to: marta)
    let report = try await bring(
      file("Primera División Femenina 2025/26", [match("3", "FC Barcelona", "Real Madrid", on: "2026-03-01")]),
      to: marta)
    #expect(report.new == 1)
  }

  /// Under a title that shares no word with the stored one, and with other days: the matches themselves say what it is.
  @Test func aWholeRoundUnderAForeignTitleIsKnownByItsMatches() async throws {
    let marta = try await TestHouse().owner()
    let pairs = (0..<12).map { ("Home \($0)", "Away \($0)") }
    try await bring(
      file("Spain Primera División 2025/26", pairs.map { match("3", $0.0, $0.1, on: "2026-03-01") }), to: marta)
    let report = try await bring(
      file("Whatever They Call It 2025/26", pairs.map { match("Jornada 3", $0.0, $0.1, on: "2026-03-02") }), to: marta)
    #expect((report.new, report.changed.count) == (0, 12))
    let cup = try await bring(
      file("A Cup 2025/26", pairs.prefix(3).map { match("3", $0.0, $0.1, on: "2026-03-20") }), to: marta)
    #expect(cup.new == 3)
  }

  @Test(.enabled(if: FootballData.isThere), arguments: FootballData.matchFiles, ["Campeonato oficial", "x"])
  func everyPublicFileUnderAnotherTitleDoublesNothing(path: String, title: String) async throws {
    let marta = try await TestHouse().owner()
    let file = try FootballData.file(path)
    try await bring(file, to: marta)
    let text = String(decoding: try FootballData.bytes(path), as: UTF8.self)
    let season = file.competition.season
    let name = path.hasSuffix(".json") ? #/"name"\s*:\s*"[^"]*"/# : #/= [^\n]*/#
    let titled = path.hasSuffix(".json") ? "\"name\":\"\(title) \(season)\"" : "= \(title) \(season)"
    let other = text.replacing(name, with: titled, maxReplacements: 1)
    let again = try FixtureFile(Array(other.utf8), name: path)
    #expect(again.competition == Competition(name: title, season: season))
    let report = try await bring(again, to: marta)
    #expect((report.new, report.changed.count) == (0, 0))
    #expect(try await count(marta) == file.records.count)
  }

  @Test(.enabled(if: FootballData.isThere))
  func aLaterVersionOfALeagueUnderAnotherTitleChangesAsUnderItsOwn() async throws {
    let marta = try await TestHouse().owner()
    try await bring(FootballData.file("history/es.1-2025-26_at_2025-11-12.json"), to: marta)
    let text = String(decoding: try FootballData.bytes("football-json/2025-26/es.1.json"), as: UTF8.self)
    let renamed = text.replacing("Spain Primera División 2025/26", with: "Primera División 2025/26", maxReplacements: 1)
    let report = try await bring(FixtureFile(Array(renamed.utf8), name: "es.1.json"), to: marta)
    #expect((report.new, report.changed.count, report.unchanged) == (0, 180, 200))
  }

  @Test(.enabled(if: FootballData.isThere))
  func theLeaguesOfAllCountriesStandSideBySide() async throws {
    let marta = try await TestHouse().owner()
    var matches = 0
    for path in FootballData.matchFiles where !path.hasPrefix("history") {
      let file = try FootballData.file(path)
      #expect(try await bring(file, to: marta).new == file.records.count, "\(path)")
      matches += file.records.count
    }
    #expect(try await count(marta) == matches)
  }
}
