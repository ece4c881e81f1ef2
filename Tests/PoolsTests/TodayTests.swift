import TestKit
import Testing

@testable import Kit
@testable import Pools

/// What the springboard says of the pools.
@Suite struct TodayTests {
  private func said(_ cast: PoolsCast) async throws -> [String] {
    try await cast.marta.get(Link(inSpace: "/")).page.texts(of: ".today .row-subtitle")
  }

  private func leads(_ cast: PoolsCast, to link: Link) async throws -> Bool {
    let links = try await cast.marta.get(Link(inSpace: "/")).page.links
    return links.contains { $0.address == cast.marta.address(link) }
  }

  @Test func aMatchIsSaidFromTheDayBefore() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    #expect(try await said(cast) == [])
    cast.marta.home.clock.advance(by: .seconds(3600))
    #expect(try await said(cast).count == 1)
    #expect(try await leads(cast, to: PoolsPaths.pool(pool)))
    #expect(try await leads(cast, to: PoolsPaths.newBet(pool)))
  }

  @Test func whoHasBetByLinkIsNotAskedTo() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    cast.marta.home.clock.advance(by: .seconds(3600))
    #expect(try await nexts(cast).count == 1)
    try await bet(7, 6, in: pool, of: cast)
    #expect(try await nexts(cast).isEmpty)
  }

  @Test func whatIsOverAsksForItsResultUntilItIsClosed() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    try await cast.bet("Ana", 1, 0, in: pool)
    cast.marta.home.clock.advance(by: .seconds(25 * 3600))
    #expect(try await said(cast).allSatisfy { $0.contains("1 bet") })
    cast.marta.home.clock.advance(by: .seconds(3 * 3600))
    #expect(try await said(cast) == ["The result is missing"])
    #expect(try await leads(cast, to: PoolsPaths.result(pool)))
    try await cast.close(pool, 1, 0)
    #expect(try await said(cast) == ["1–0 · Ana won"])
    cast.marta.home.clock.advance(by: .seconds(25 * 3600))
    #expect(try await said(cast) == [])
  }

  @Test func noScoreIsSaid() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    try await bet(76, 67, in: pool, of: cast)
    cast.marta.home.clock.advance(by: .seconds(3600))
    #expect(try await said(cast).allSatisfy { $0.contains("1 bet") && !$0.contains("76") && !$0.contains("67") })
  }

  private func nexts(_ cast: PoolsCast) async throws -> [String] {
    try await cast.marta.get(Link(inSpace: "/")).page.texts(of: ".today-next")
  }

  private func bet(_ home: Int, _ away: Int, in pool: ID<Pool>, of cast: PoolsCast) async throws {
    let score = try #require(Score(home, away))
    let id: ID<Bet> = cast.mint.id()
    try await cast.marta.change { try BetStore($0).bet(score, named: "Marta", id: id, in: pool) }
  }
}
