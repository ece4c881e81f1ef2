import Kit
import TestKit
import Testing

@testable import Pools

/// In what order pools stand, and under which days.
@Suite struct PoolListTests {
  private func pool(_ home: String, in hours: Int64?, _ cast: PoolsCast) async throws -> ID<Pool> {
    let content = cast.content()
    return try await cast.pool(
      PoolContent(
        home: ClubBook.shared.side(named: home), away: content.away, stake: content.stake, mode: .paper,
        basis: content.basis, nobodyHit: .carry, hasUniqueScores: false, holder: "Marta",
        kickOff: hours.map { cast.now + .seconds($0 * 3600) }, fixture: nil))
  }

  @Test func openPoolsStandByTheirKickOffUnderItsDayAndClosedOnesTheLastClosedFirst() async throws {
    let cast = try await PoolsCast()
    let pools = [
      try await pool("Girona FC", in: 72, cast), try await pool("Getafe CF", in: nil, cast),
      try await pool("Sevilla FC", in: 1, cast), try await pool("Elche CF", in: 2, cast),
    ]
    let page = try await cast.marta.get(PoolsPaths.pools()).page
    let titles = page.texts(of: "span.row-title").map { String($0.prefix { $0 != " " }) }
    #expect(titles == ["Sevilla", "Elche", "Girona", "Getafe"])
    let days = page.texts(of: "h2.group-title")
    #expect(days.count == 3 && days.last == "No time yet")
    for pool in [pools[2], pools[0]] {
      try await cast.close(pool, 0, 0)
      cast.marta.home.clock.advance(by: .seconds(60))
    }
    let closed = try await cast.marta.get(PoolsPaths.closedPools()).page.texts(of: "span.row-title")
    #expect(closed.map { String($0.prefix { $0 != " " }) } == ["Girona", "Sevilla"])
  }

  @Test func aClosedPoolSaysWhenItWasAndWhoWon() async throws {
    let cast = try await PoolsCast()
    let hits: [[String]] = [[], ["Ana"], ["Ana", "Inés"], ["Ana", "Luis", "Eva", "Noa"]]
    for (index, names) in hits.enumerated() {
      let pool = try await pool("Club \(index)", in: index == 0 ? nil : -48, cast)
      try await cast.bet("Zoe", 7, 7, in: pool)
      for name in names { try await cast.bet(name, 1, 0, in: pool) }
      try await cast.close(pool, 1, 0)
      cast.marta.home.clock.advance(by: .seconds(1))
    }
    let rows = try await cast.marta.get(PoolsPaths.closedPools()).page.texts(of: "span.row-subtitle")
    #expect(
      rows.map { $0.components(separatedBy: " · ").last } == [
        "Ana, Luis and 2 more won", "Ana and Inés won", "Ana won", "Nobody got it",
      ])
    // Without a kick-off the day of its end stands there.
    let days = rows.map { $0.components(separatedBy: " · ").first ?? "" }
    #expect(days.last == "Today" && days.dropLast().allSatisfy { $0 == days[0] && $0 != "Today" })
    #expect(
      PoolsPhrases.won(by: ["Ana", "Inés"]).text(in: ReaderLocale(language: .es, zone: .utc)) == "Ganaron Ana e Inés")
  }

  @Test func theSeasonsTableCountsPlacesAndWhoIsLevelSharesOne() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    for (name, goals) in [("Zoe", 1), ("Ana", 3), ("Luis", 3), ("Eva", 1)] {
      try await cast.bet(name, goals, 0, in: pool)
    }
    try await cast.close(pool, 1, 0)
    let names = try await cast.marta.get(PoolsPaths.season()).page.texts(of: "tbody th")
    #expect(names == ["1. Eva", "1. Zoe", "3. Ana", "3. Luis"])
  }

  @Test func aLongListOfOpenPoolsIsPagedInOrderAndOnce() async throws {
    let cast = try await PoolsCast()
    for index in 0..<130 { _ = try await pool("Club \(index)", in: index % 7 == 0 ? nil : Int64(index % 40), cast) }
    var (found, cursor): ([Pool], Cursor?) = ([], nil)
    repeat {
      let after = cursor
      let window = try await cast.marta.read { try PoolStore($0).pools(closed: false, after: after) }
      found += window.elements
      cursor = window.next
    } while cursor != nil
    #expect(Set(found.map(\.id)).count == 130 && found.count == 130)
    let starts = found.map { $0.kickOff?.milliseconds ?? .max }
    #expect(starts == starts.sorted())
  }

  @Test func theSeasonBeforeCanBeLookedBackOn() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    try await cast.bet("Ana", 1, 0, in: pool)
    try await cast.close(pool, 1, 0)
    #expect(try await cast.marta.get(PoolsPaths.season()).text.contains("2025/26") == false)
    let lastYear = cast.now - .seconds(365 * 24 * 3600)
    try await cast.marta.change { try $0.run("UPDATE pools_pool SET ended_at = \(lastYear) WHERE id = \(pool)") }
    let now = try await cast.marta.get(PoolsPaths.season())
    #expect(now.text.contains("2026/27") && now.text.contains("2025/26"))
    #expect(try now.page.texts(of: "tbody tr").isEmpty)
    let last = try await cast.marta.get(PoolsPaths.season().with("year", "2025"))
    #expect(try last.page.texts(of: "tbody tr").count == 1)
  }
}
