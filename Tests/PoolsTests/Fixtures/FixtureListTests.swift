import Kit
import TestKit
import Testing

@testable import Pools

@Suite struct FixtureListTests {
  @Test func onlyTheUndecidedMatchesOfTheRoundAndDayAreLookedAtForANewRow() throws {
    func record(_ home: String, _ round: String, _ day: String) throws -> FixtureRecord {
      let json =
        #"{"name":"Cup 2026","matches":[{"round":"\#(round)","date":"\#(day)","team1":"\#(home)","team2":"Real Betis"}]}"#
      return try #require(try FixtureFile(Array(json.utf8), name: "x.json").records.first)
    }
    var waiting = WaitingMatches()
    for (home, round, day) in [
      ("W1", "Final", "2026-07-19"), ("W2", "Semi-final", "2026-07-19"), ("W3", "Final", "2026-07-20"),
      ("Sevilla FC", "Final", "2026-07-19"),
    ] { waiting.add(Fixture(Mint.system.id(), try record(home, round, day), zone: .utc)) }
    let found = waiting.matches(for: try record("Getafe CF", "Final", "2026-07-19"))
    #expect(found.map(\.home.name) == ["W1"])
  }
}
