import Foundation
import Kit
import TestKit
import Testing

@testable import Pools

@Suite struct FixtureImportTests {
  private func bring(_ file: FixtureFile, to member: TestMember) async throws -> FixtureImport.Report {
    try await member.change { try FixtureImport.run(file, into: $0).report }
  }

  private func count(_ member: TestMember) async throws -> Int {
    try await member.read { try FixtureStore($0).count() }
  }

  private func file(_ matches: String, name: String = "Spain Liga 2026/27") throws -> FixtureFile {
    try FixtureFile(Array("{\"name\":\"\(name)\",\"matches\":[\(matches)]}".utf8), name: "x.json")
  }

  @Test(.enabled(if: FootballData.isThere), arguments: FootballData.matchFiles)
  func aFileImportedTwiceDoublesNoMatch(path: String) async throws {
    let marta = try await TestHouse().owner()
    let file = try FootballData.file(path)
    #expect(file.problems.isEmpty)
    let first = try await bring(file, to: marta)
    #expect(first.new == file.records.count)
    #expect(first.changed.isEmpty)
    #expect(try await count(marta) == file.records.count)
    let second = try await bring(file, to: marta)
    #expect((second.new, second.changed.count, second.unchanged) == (0, 0, file.records.count))
    #expect(try await count(marta) == file.records.count)
  }

  @Test(.enabled(if: FootballData.isThere))
  func aLaterVersionOfALeagueChangesWhatIsOtherwiseAndReportsEachChange() async throws {
    let marta = try await TestHouse().owner()
    let (old, new) = (
      try FootballData.file("history/es.1-2025-26_at_2025-11-12.json"),
      try FootballData.file("football-json/2025-26/es.1.json")
    )
    _ = try await bring(old, to: marta)
    let report = try await bring(new, to: marta)
    #expect(report.new == 0)
    #expect(report.changed.count == 180)
    #expect(report.unchanged == 200)
    #expect(try await count(marta) == 380)
    let es = ReaderLocale(language: .es, zone: try #require(Zone("Europe/Madrid")))
    #expect(report.changed.allSatisfy { FixturePhrases.changes($0).text(in: es).contains("→") })
  }

  @Test(.enabled(if: FootballData.isThere))
  func teamsThatWereUndecidedBecomeKnownInTheSameMatches() async throws {
    let marta = try await TestHouse().owner()
    let (old, new) = (
      try FootballData.file("history/worldcup-2026_at_2026-06-25.json"),
      try FootballData.file("worldcup-json/2026/worldcup.json")
    )
    _ = try await bring(old, to: marta)
    let report = try await bring(new, to: marta)
    #expect(report.new == 0)
    #expect(try await count(marta) == 104)
    let undecided: Int? = try await marta.read {
      try $0.connection.value("SELECT COUNT(*) AS n FROM pools_fixture WHERE is_decided = 0")
    }
    #expect(undecided == 0)
  }

  @Test(.enabled(if: FootballData.isThere), arguments: FootballData.otherFiles)
  func aFileWithoutMatchesIsNamedAndRefused(path: String) throws {
    let name = try #require(path.split(separator: "/").last.map(String.init))
    let problem = #expect(throws: Invalid.self) { try FootballData.file(path) }
    let message = try #require(problem?["file"]).text(in: ReaderLocale(language: .en, zone: .utc))
    #expect(message.contains(name), "\(message)")
  }

  @Test(.enabled(if: FootballData.isThere))
  func everyTeamOfTheLeaguesHasAShield() throws {
    for path in FootballData.matchFiles
    where !path.contains("2018") && !path.contains("quali") && !path.contains("euro") {
      for record in try FootballData.file(path).records {
        for team in [record.home, record.away] {
          if case .side(let side) = team { #expect(ClubBook.shared.club(side.key) != nil, "\(path): \(side.name)") }
        }
      }
    }
  }

  /// Broken as files break: bytes changed, lines lost, halves missing.
  @Test(.enabled(if: FootballData.isThere))
  func aThousandMangledFilesGiveClearErrorsAndBreakNothing() async throws {
    let marta = try await TestHouse().owner()
    var random = SeededGenerator(seed: 2026)
    let originals = try FootballData.matchFiles.map { ($0, try FootballData.bytes($0)) }
    var (taken, refused) = (0, 0)
    for number in 0..<1_000 {
      let (path, original) = originals[number % originals.count]
      let bytes = Self.mangled(original, &random)
      do {
        let file = try FixtureFile(bytes, name: path)
        #expect(
          file.problems.allSatisfy {
            !FixturePhrases.reason($0).text(in: ReaderLocale(language: .en, zone: .utc)).isEmpty
          })
        // A few of them all the way into the database; reading them is what may go wrong.
        if number % 50 == 0 { _ = try await bring(file, to: marta) }
        taken += 1
      } catch let problem as Invalid {
        #expect(problem["file"] != nil)
        refused += 1
      }
    }
    #expect(taken + refused == 1_000)
    #expect(taken > 0 && refused > 0)
  }

  private static func mangled(_ original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    switch Int.random(in: 0...5, using: &random) {
    case 0:
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 32...126, using: &random)
      }
    case 1: bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
    case 2:
      let start = Int.random(in: 0..<bytes.count, using: &random)
      bytes.removeSubrange(start..<min(bytes.count, start + Int.random(in: 1...200, using: &random)))
    case 3:
      var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
      for _ in 0..<5 { lines.remove(at: Int.random(in: 0..<lines.count, using: &random)) }
      bytes = Array(lines.joined(separator: [10]))
    case 4:
      let start = Int.random(in: 0..<bytes.count, using: &random)
      bytes.insert(contentsOf: bytes[start..<min(bytes.count, start + 300)], at: start)
    default: bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 128...255, using: &random)
    }
    return bytes
  }

  @Test func aKickOffIsReadWhereTheCompetitionIsPlayedOrInItsOwnZone() async throws {
    let marta = try await TestHouse().owner()
    let liga = try file(
      #"{"round":"Matchday 1","date":"2026-08-16","time":"17:00","team1":"Sevilla FC","team2":"Getafe CF"}"#)
    _ = try await bring(liga, to: marta)
    let cup = try file(
      #"{"round":"Final","num":104,"date":"2026-07-19","time":"15:00 UTC-4","team1":"Spain","team2":"Argentina"}"#,
      name: "World Cup 2026")
    _ = try await bring(cup, to: marta)
    let portugal = try file(
      #"{"round":"Matchday 1","date":"2026-08-16","time":"20:30","team1":"FC Porto","team2":"SC Braga"}"#,
      name: "Portuguese Primeira Liga 2026/27")
    _ = try await bring(portugal, to: marta)
    let times = try await marta.read { view in
      try view.connection.rows("SELECT kick_off_at FROM pools_fixture ORDER BY created_at, home_key").map {
        (try $0["kick_off_at"] as Instant).iso8601
      }
    }
    #expect(Set(times) == ["2026-08-16T15:00:00Z", "2026-07-19T19:00:00Z", "2026-08-16T19:30:00Z"])
  }

  @Test func aliasesAndOtherNamesOfARoundAreTheSameMatch() async throws {
    let marta = try await TestHouse().owner()
    _ = try await bring(
      try file(
        #"{"round":"Matchday 3","date":"2026-09-01","team1":"Club Atlético de Madrid","team2":"Deportivo Alavés"}"#),
      to: marta)
    let report = try await bring(
      try file(
        #"{"round":"3. Round","date":"2026-09-02","time":"21:00","team1":"Atlético Madrid","team2":"Alavés","score":{"ft":[1,0]}}"#,
        name: "Spain Liga 2026-27"), to: marta)
    #expect((report.new, report.changed.count) == (0, 1))
  }

  @Test func anUndecidedTeamIsResolvedAlsoWithoutANumber() async throws {
    let marta = try await TestHouse().owner()
    _ = try await bring(
      try file(
        #"{"round":"Semi-final","date":"2026-07-14","time":"15:00 UTC-5","team1":"W97","team2":"W98","ground":"Dallas"},"#
          + #"{"round":"Semi-final","date":"2026-07-15","time":"15:00 UTC-4","team1":"W99","team2":"W100","ground":"Atlanta"}"#,
        name: "World Cup 2026"), to: marta)
    let report = try await bring(
      try file(
        #"{"round":"Semi-finals","date":"2026-07-15","time":"15:00 UTC-4","team1":"England","team2":"Argentina","ground":"Atlanta"}"#,
        name: "World Cup 2026"), to: marta)
    #expect((report.new, report.changed.count) == (0, 1))
    #expect(try await count(marta) == 2)
  }

  @Test func aMissingScoreOrHourErasesNothing() async throws {
    let marta = try await TestHouse().owner()
    let full =
      #"{"round":"1","date":"2026-09-01","time":"21:00","team1":"Sevilla","team2":"Betis","score":{"ft":[1,0]}}"#
    _ = try await bring(try file(full), to: marta)
    let report = try await bring(
      try file(#"{"round":"1","date":"2026-09-01","team1":"Sevilla","team2":"Betis","score":{}}"#), to: marta)
    #expect((report.unchanged, report.changed.count) == (1, 0))
  }

  @Test func aMatchOnTheOtherGroundIsTheSameMatch() async throws {
    let marta = try await TestHouse().owner()
    _ = try await bring(try file(#"{"round":"1","date":"2026-09-01","team1":"Sevilla","team2":"Betis"}"#), to: marta)
    let report = try await bring(
      try file(#"{"round":"1","date":"2026-09-01","team1":"Betis","team2":"Sevilla"}"#), to: marta)
    #expect((report.new, report.changed.count) == (0, 1))
  }

  @Test func bothLegsOfARoundAreTwoMatches() async throws {
    let marta = try await TestHouse().owner()
    let legs =
      #"{"round":"Final","date":"2026-06-01","team1":"Sevilla","team2":"Betis"},"#
      + #"{"round":"Final","date":"2026-06-08","team1":"Betis","team2":"Sevilla"}"#
    #expect(try await bring(try file(legs), to: marta).new == 2)
    #expect(try await bring(try file(legs), to: marta).unchanged == 2)
  }

  @Test func whatIsWrongWithAMatchIsToldByItsLine() throws {
    let file = try file(
      """
      {"round":"1","date":"2026-02-30","team1":"A","team2":"B"},
      {"round":"1","date":"2026-02-01","time":"26:00","team1":"A","team2":"B"},
      {"round":"1","date":"2026-02-01","team1":"A"},
      {"round":"1","date":"2026-02-01","team1":"A","team2":"A"},
      {"date":"2026-02-01","team1":"A","team2":"B"},
      {"round":"1","team1":"A","team2":"B","status":"weird"},
      7,
      {"round":"1","date":"2026-02-01","team1":"A","team2":"B","score":{"ft":[1]}},
      {"round":"1","date":"2026-02-01","team1":"A FC","team2":"B"}
      """)
    #expect(file.problems.map(\.place) == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
    #expect(
      file.problems.map(\.kind) == [
        .wrongDate("2026-02-30"), .wrongTime("26:00"), .noTeams, .sameTeam, .noRound, .wrongStatus("weird"), .notAMatch,
        .wrongScore, .repeated(place: "8"),
      ])
    #expect(file.records.count == 1)
  }

  @Test func footballTextIsReadWithScoresAndNotes() throws {
    let text = """
      = Spain Copa 2026/27

      ▪ Matchday 1
        Sun Aug 16 2026
          17:00  Sevilla FC  v Getafe CF  2-1 (1-0)   @ Sevilla
                 Real Madrid CF 1-1 (0-1) FC Barcelona
        Sat Jan/2
          20.45  Valencia CF v Levante UD [postponed]
                 CA Osasuna v Girona FC 2-2 a.e.t. (1-1, 0-0), 4-2 pen.
                 nonsense
      """
    let file = try FixtureFile(Array(text.utf8), name: "x.txt")
    #expect(file.competition == Competition(name: "Spain Copa", season: "2026/27"))
    #expect(
      file.records.map { $0.kickOff?.day.description } == ["2026-08-16", "2026-08-16", "2027-01-02", "2027-01-02"])
    #expect(file.records.map { $0.kickOff?.hour } == [17, 17, 20, 20])
    #expect(file.records[0].score == MatchScore(halfTime: Score(1, 0), fullTime: Score(2, 1)))
    #expect(file.records[0].ground == "Sevilla")
    #expect(file.records[1].score == MatchScore(halfTime: Score(0, 1), fullTime: Score(1, 1)))
    #expect(file.records[2].status == .postponed)
    #expect(
      file.records[3].score
        == MatchScore(halfTime: Score(0, 0), fullTime: Score(1, 1), extraTime: Score(2, 2), penalties: Score(4, 2)))
    #expect(file.problems.map(\.place) == ["10"])
  }
}
