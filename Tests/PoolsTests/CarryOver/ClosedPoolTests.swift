import Kit
import TestKit
import Testing

@testable import Pools

/// What is done to one pool leaves the payouts of every other closed one as they are.
@Suite struct ClosedPoolTests {
  /// Three pools of Ana and Luis, closed one after the other: nobody, nobody, Ana.
  private func season(_ cast: PoolsCast) async throws -> [ID<Pool>] {
    let pools = [try await cast.pool(), try await cast.pool(), try await cast.pool()]
    for id in pools {
      try await cast.bet("Ana", 1, 0, in: id)
      try await cast.bet("Luis", 0, 0, in: id)
    }
    try await cast.close(pools[0], 5, 5)
    #expect(try await cast.carryOver() == 400)
    try await cast.close(pools[1], 4, 4)
    try await cast.close(pools[2], 1, 0)
    #expect(try await cast.payouts(pools[2]) == [1_200, 0])
    #expect(try await cast.carryOver() == 0)
    return pools
  }

  @Test func aCorrectionLeavesLaterPoolsAloneAndStandsInTheCarryOverByName() async throws {
    let cast = try await PoolsCast()
    let pools = try await season(cast)
    let before = try await cast.marta.read { try LogStore($0).entries(of: pools[2]) }
    try await cast.correct(pools[0], 0, 0)
    #expect(try await cast.payouts(pools[0]) == [0, 400])
    #expect(try await cast.payouts(pools[1]) == [0, 0])
    #expect(try await cast.payouts(pools[2]) == [1_200, 0])
    #expect(try await cast.marta.read { try LogStore($0).entries(of: pools[2]) } == before)
    let last = try #require(try await cast.marta.read { try CarryOverStore($0).entries().last })
    #expect(last.kind == .corrected && last.amount == -400 && last.pool == pools[0])
    #expect(try await cast.carryOver() == -400)
    #expect(try await cast.ledger().isBalanced)
    let page = try await cast.marta.get(PoolsPaths.carryOver()).page
    #expect(page.words.contains("Missing from the rollover"))
    #expect(page.words.contains("The pool was corrected after it had closed"))
    let log = try await cast.marta.read { try LogStore($0).entries(of: pools[0]) }
    #expect(log.map(\.kind) == [.created, .bet, .bet, .closed, .corrected])
    #expect(log.last?.note.contains("Read wrongly") == true)
  }

  @Test func whatIsMissingFromTheCarryOverIsFilledBeforeAnythingIsPlayedFor() async throws {
    let cast = try await PoolsCast()
    let pools = try await season(cast)
    try await cast.correct(pools[0], 0, 0)
    let next = try await cast.pool()
    for name in ["Ana", "Luis", "Eva"] { try await cast.bet(name, 2, 2, in: next) }
    try await cast.close(next, 0, 3)
    #expect(try await cast.carryOver() == 200)
    let last = try await cast.pool()
    try await cast.bet("Eva", 1, 1, in: last)
    try await cast.close(last, 1, 1)
    #expect(try await cast.payouts(last) == [400])
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func aCorrectedPoolPlaysForTheCarryOverOfItsTimeUnlessAnotherHasWonIt() async throws {
    let cast = try await PoolsCast()
    let first = try await cast.pool()
    try await cast.bet("Ana", 1, 0, in: first)
    try await cast.close(first, 5, 5)
    let second = try await cast.pool(cast.content(nobodyHit: .refund))
    try await cast.bet("Luis", 1, 0, in: second)
    try await cast.close(second, 0, 0)
    try await cast.correct(second, 1, 0)
    #expect(try await cast.payouts(second) == [400])
    #expect(try await cast.carryOver() == 0)
    try await cast.correct(second, 0, 0)
    #expect(try await cast.payouts(second) == [200])
    let third = try await cast.pool()
    try await cast.bet("Eva", 2, 2, in: third)
    try await cast.close(third, 2, 2)
    #expect(try await cast.payouts(third) == [400])
    try await cast.correct(second, 1, 0)
    #expect(try await cast.payouts(second) == [200])
    #expect(try await cast.payouts(third) == [400])
    #expect(try await cast.carryOver() == 0)
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func takingAClosedPoolOffTheListLeavesItsAccountsAndUndoPutsItBack() async throws {
    let cast = try await PoolsCast()
    let pools = try await season(cast)
    let ledger = try await cast.ledger()
    let answer = try await cast.marta.post(PoolsPaths.poolDeletion(pools[0]))
    #expect(answer.status == 303)
    #expect(try await cast.ledger() == ledger)
    #expect(try await cast.payouts(pools[2]) == [1_200, 0])
    let listed = { try await cast.marta.read { try PoolStore($0).pools(closed: true).elements.map(\.id) } }
    #expect(try await listed().contains(pools[0]) == false)
    #expect(try await cast.marta.get(PoolsPaths.pool(pools[0])).page.words.contains("Its accounts still count"))
    let closed = try await cast.marta.get(PoolsPaths.closedPools()).page
    #expect(closed.words.contains("Off the list"))
    let away = try await cast.marta.get(PoolList.link(closed: true, putAway: true)).text
    #expect(away.contains(pools[0].description) && !away.contains(pools[1].description))
    try await cast.undo(Pool.archived)
    #expect(try await listed().contains(pools[0]))
    try await cast.marta.change { _ = try PoolStore($0).remove(pools[0]) }
    #expect(try await cast.marta.post(PoolsPaths.poolListing(pools[0])).status == 303)
    #expect(try await listed().contains(pools[0]))
  }

  @Test func deletingAnOpenPoolTakesItsBetsAndUndoBringsThemBack() async throws {
    let cast = try await PoolsCast()
    let id = try await cast.pool()
    try await cast.bet("Ana", 1, 0, in: id)
    try await cast.marta.change { _ = try PoolStore($0).remove(id) }
    await #expect(throws: Refusal.gone(PoolsPhrases.poolGone)) { try await cast.pool(id) }
    #expect(try await cast.ledger().accounts.isEmpty)
    try await cast.undo(Pool.deleted)
    #expect(try await cast.bets(id).count == 1)
    #expect(try await cast.ledger().isBalanced)
  }
}
