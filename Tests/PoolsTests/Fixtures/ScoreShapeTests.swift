import Kit
import Testing

@testable import Pools

@Suite struct ScoreShapeTests {
  private func reading(_ json: String) throws -> (score: MatchScore, fault: FixtureProblem.Kind?) {
    ScoreNode(try JSONReader.read(json)).reading
  }

  private func score(_ text: String?) -> Score? { text.flatMap(Score.init) }

  /// What each shape of a score says after 90 minutes and after extra time.
  @Test(
    arguments: [
      ("{\"ht\":[1,0],\"ft\":[2,1]}", "2-1", "2-1"),
      ("{\"ft\":[2,1]}", "2-1", "2-1"),
      ("[2,0]", "2-0", "2-0"),
      ("{}", nil, nil), ("null", nil, nil), ("[]", nil, nil), ("[null,null]", nil, nil), ("{\"ft\":null}", nil, nil),
      ("{\"ft\":[2,2],\"et\":[3,2]}", "2-2", "3-2"),
      ("{\"p\":[3,4],\"et\":[1,1],\"ft\":[1,1],\"ht\":[0,1]}", "1-1", "1-1"),
      // The 90 minutes are not known.
      ("{\"p\":[4,1],\"et\":[1,1]}", nil, "1-1"), ("{\"et\":[1,0]}", nil, "1-0"),
      ("{\"p\":[4,2],\"ft\":[0,0]}", "0-0", "0-0"), ("{\"p\":[4,2]}", nil, nil), ("{\"ht\":[1,0]}", nil, nil),
    ] as [(String, String?, String?)])
  func bothBases(json: String, regulation: String?, extraTime: String?) throws {
    let (found, fault) = try reading(json)
    #expect(fault == nil)
    #expect(found.result(by: .regulation) == score(regulation))
    #expect(found.result(by: .extraTime) == score(extraTime))
  }

  @Test(arguments: [
    "{\"ft\":[1]}", "{\"ft\":[1,null]}", "{\"ft\":\"1-0\"}", "{\"ft\":[1,2,3]}", "{\"ft\":[-1,0]}", "\"2-1\"", "3",
    "{\"ft\":[1.5,0]}", "{\"ft\":[1,\"0\"]}", "[1]", "[null,2]", "{\"ft\":[120,0]}",
  ])
  func halfOfAScoreIsNoScore(json: String) throws {
    let (found, fault) = try reading(json)
    #expect(found.isEmpty)
    #expect(fault == .wrongScore)
  }

  @Test(arguments: ["{\"ht\":[2,0],\"ft\":[1,0]}", "{\"ft\":[2,2],\"et\":[2,1]}", "{\"et\":[1,1],\"p\":[3,3]}"])
  func aScoreThatContradictsItselfIsNone(json: String) throws {
    let (found, fault) = try reading(json)
    #expect(found.isEmpty)
    #expect(fault == .inconsistentScore)
  }

  /// What is stored, what another file says, and what holds then.
  @Test(
    arguments: [
      ("{\"ht\":[0,0],\"ft\":[1,1],\"et\":[1,1],\"p\":[4,2]}", "{\"ft\":[2,0]}", "ht 0-0 ft 2-0"),
      ("{\"ht\":[1,1],\"ft\":[1,1]}", "{\"ft\":[2,0]}", "ft 2-0"),
      ("{\"ft\":[1,1]}", "{\"ft\":[1,1],\"et\":[1,1],\"p\":[4,2]}", "ft 1-1 et 1-1 p 4-2"),
      ("{\"ht\":[1,0],\"ft\":[1,1]}", "{}", "ht 1-0 ft 1-1"),
      ("{\"ft\":[2,1]}", "{\"ht\":[1,0]}", "ht 1-0 ft 2-1"),
      ("{\"ft\":[2,1]}", "{\"ht\":[3,0]}", "ht 3-0"),
      ("{\"ft\":[1,1]}", "{\"p\":[4,2]}", "ft 1-1 p 4-2"),
    ])
  func aCorrectedScoreReplacesTheWholeOfTheOneBefore(old: String, new: String, holds: String) throws {
    let (before, after) = (try reading(old).score, try reading(new).score)
    #expect(before.updated(by: after).stored == holds)
  }

  @Test func anAwardedScoreProposesNothing() throws {
    let file = try FixtureFile(
      Array(
        """
        {"name":"Liga 2026","matches":[{"round":"1","date":"2026-01-01","team1":"A","team2":"B","score":{"ft":[0,3]},"status":"awarded"}]}
        """.utf8), name: "x.json")
    let record = try #require(file.records.first)
    #expect(record.status == .awarded)
    #expect(Fixture(Mint.system.id(), record, zone: .utc).proposal(by: .regulation) == nil)
  }

  @Test(arguments: [
    ("18:00", 18, 0, KickOff.Clock.local), ("9.05", 9, 5, .local), ("13:00 UTC-6", 13, 0, .offset(minutes: -360)),
    ("20:45 CET", 20, 45, .offset(minutes: 60)), ("20:45 CEST", 20, 45, .offset(minutes: 120)),
    ("19:45 UTC±0", 19, 45, .offset(minutes: 0)), ("12:30 UTC+5:30", 12, 30, .offset(minutes: 330)),
    ("20:00 UTC+3", 20, 0, .offset(minutes: 180)),
  ]) func aTimeIsReadWithItsZone(text: String, hour: Int, minute: Int, clock: KickOff.Clock) throws {
    let time = try #require(KickOff.time(text))
    #expect((time.hour, time.minute, time.clock) == (hour, minute, clock))
  }

  @Test(arguments: ["", "25:00", "18:60", "18", "18:00 XYZ", "18:00 UTC+99", "tarde", "18:0"])
  func aWrongTimeIsNone(text: String) {
    #expect(KickOff.time(text) == nil)
  }

  @Test(arguments: [
    "W74", "L101", "1F", "2D", "3A/B/C/D/F", "TBD", "Winner Group A", "Runner-up Group B", "To be determined", "",
  ]) func whoWillPlayIsUndecided(name: String) {
    #expect(FixtureTeam.isUndecided(name))
  }

  @Test(arguments: ["Wales", "AVS", "Sevilla FC", "1. FC Köln", "Real Sociedad B", "W Connection"])
  func aTeamIsDecided(name: String) {
    #expect(!FixtureTeam.isUndecided(name))
  }
}
