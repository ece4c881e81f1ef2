import Kit
import TestKit
import Testing

@testable import Pools

/// Every match that was imported stands in one list or the other.
@Suite struct FixtureListTests {
  private func bring(_ matches: [String], to marta: TestMember) async throws {
    let json = "{\"name\":\"Spain Liga 2026/27\",\"matches\":[\(matches.joined(separator: ","))]}"
    let file = try FixtureFile(Array(json.utf8), name: "x.json")
    #expect(file.problems.isEmpty)
    _ = try await marta.change { try FixtureImport.run(file, into: $0) }
  }

  private func match(_ home: String, _ more: String) -> String {
    #"{"round":"1","team1":"\#(home)","team2":"Real Betis"\#(more)}"#
  }

  private func all(past isPast: Bool, _ marta: TestMember) async throws -> [Fixture] {
    try await marta.read { view in
      let today = Instant(startOf: TestClock.start.day(in: view.space.zone), in: view.space.zone)
      var (found, cursor): ([Fixture], Cursor?) = ([], nil)
      repeat {
        let store = FixtureStore(view)
        let window =
          isPast ? try store.past(before: today, after: cursor) : try store.upcoming(from: today, after: cursor)
        found += window.elements
        cursor = window.next
      } while cursor != nil
      return found
    }
  }

  @Test func whatShouldHaveBeenPlayedStandsUnderPlayedAndWhatWasPutOffUnderUpcoming() async throws {
    let marta = try await TestHouse().owner()
    try await bring(
      [
        match("Getafe CF", #","date":"2026-09-01","time":"21:00","score":{"ft":[1,0]}"#),
        match("Girona FC", #","date":"2026-10-01","time":"21:00""#), match("Elche CF", #","date":"2026-10-02""#),
        match("Valencia CF", #","date":"2026-10-03","time":"21:00","status":"postponed""#),
        match("Levante UD", #","date":"2026-11-21""#), match("Sevilla FC", #","date":"2027-01-01","time":"21:00""#),
        match("CA Osasuna", ""),
      ], to: marta)
    let (past, next) = (try await all(past: true, marta), try await all(past: false, marta))
    #expect(past.map(\.home.name) == ["Elche CF", "Girona FC", "Getafe CF"])
    #expect(next.prefix(2).map(\.home.name) == ["Levante UD", "Sevilla FC"])
    #expect(Set(next.suffix(2).map(\.home.name)) == ["CA Osasuna", "Valencia CF"])
    let played = try await marta.get(PoolsPaths.playedFixtures()).page
    #expect(played.words.contains("No result yet"))
    #expect(!played.words.contains("Valencia CF"))
    let upcoming = try await marta.get(PoolsPaths.fixtures()).page
    #expect(upcoming.texts(of: "h2.group-title").last == "No date")
    #expect(upcoming.words.contains("Postponed"))
    let late = try #require(past.first)
    let page = try await marta.get(PoolsPaths.fixture(late.id))
    #expect(page.text.contains(PoolsPaths.playedFixtures().path))
    #expect(page.text.contains("No result yet"))
  }

  @Test(.enabled(if: FootballData.isThere), arguments: FootballData.matchFiles)
  func everyMatchOfAFileIsInOneOfTheLists(path: String) async throws {
    let marta = try await TestHouse().owner()
    let file = try FootballData.file(path)
    _ = try await marta.change { try FixtureImport.run(file, into: $0) }
    let found = try await all(past: true, marta) + all(past: false, marta)
    #expect(found.count == file.records.count)
    #expect(Set(found.map(\.id)).count == file.records.count)
  }

  @Test func aLongListIsPagedInOrderAndOnce() async throws {
    let marta = try await TestHouse().owner()
    let matches = (0..<600).map { index in
      let score = index.isMultiple(of: 3) ? #","score":{"ft":[1,0]}"# : ""
      return match("Club \(index)", #","date":"2026-\#(10 + index % 3)-\#(10 + index % 19)","time":"21:00"\#(score)"#)
    }
    try await bring(matches, to: marta)
    let (past, next) = (try await all(past: true, marta), try await all(past: false, marta))
    #expect(Set((past + next).map(\.id)).count == 600)
    #expect(past.contains { !$0.isPlayed } && past.contains { $0.isPlayed })
    #expect(next.allSatisfy { !$0.isPlayed })
    for (one, other) in zip(past, past.dropFirst()) {
      #expect(try #require(one.kickOff) >= #require(other.kickOff))
    }
  }

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
