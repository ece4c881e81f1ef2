import Kit
import TestKit
import Testing

@testable import Pools

/// In whose hands the bote is, and how it gets from one to the other.
@Suite struct BoteKeepingTests {
  private func step(_ keeper: String, _ bote: Int64, _ carried: Int64) -> BoteKeeping.Step {
    BoteKeeping.Step(pool: Mint.system.id(), match: "A – B", keeper: keeper, bote: bote, carried: carried)
  }

  @Test func whatIsCarriedStaysWithItsKeeperAndPassesWhenAnotherPoolPaysItOut() {
    let carried = BoteKeeping([step("Marta", 0, 600), step("Luis", 600, 1_000)])
    #expect(carried.parts == ["Marta": 600, "Luis": 400])
    #expect(carried.passings.isEmpty)
    let played = BoteKeeping([step("Marta", 0, 600), step("Luis", 600, 1_000), step("Luis", 1_000, 0)])
    #expect(played.parts.isEmpty)
    #expect(played.passings.map(\.from) == ["Marta"] && played.passings.map(\.to) == ["Luis"])
    #expect(played.passings.map(\.amount) == [600])
  }

  @Test func oneKeeperPassesNothingHoweverTheirNameIsTyped() {
    #expect(BoteKeeping([step("Marta", 0, 600), step("marta", 600, 0)]).passings.isEmpty)
  }

  private func pool(keptBy holder: String, _ cast: PoolsCast) async throws -> ID<Pool> {
    let content = cast.content()
    return try await cast.pool(
      PoolContent(
        home: content.home, away: content.away, stake: content.stake, manner: .paper, basis: content.basis,
        nobodyHit: .carry, hasUniqueScores: false, holder: holder, kickOff: nil, fixture: nil))
  }

  @Test func everyFigureOfAKeeperIsExplainedAndAddsUpToTheLedgers() async throws {
    let cast = try await PoolsCast()
    let (first, second) = (try await pool(keptBy: "Marta", cast), try await pool(keptBy: "Luis", cast))
    for (pool, names) in [(first, ["Ana", "Eva", "Noa"]), (second, ["Ana", "Eva"])] {
      for (index, name) in names.enumerated() {
        let bet = try await cast.bet(name, index, 0, in: pool)
        try await cast.marta.change { try Payments($0).note(bet, isPaid: true) }
      }
    }
    try await cast.close(first, 5, 5)
    #expect(try await cast.ledger().holders.map(\.amount) == [400, 600])
    try await cast.close(second, 1, 0)
    // Eva wins all of it, from Luis, who has Marta’s part of it now.
    #expect(try await cast.ledger().holders == [Ledger.Holder(name: "Luis", amount: 1_000)])
    for (name, amount) in [("Luis", Int64(1_000)), ("Marta", 0)] {
      let keeper = try await cast.marta.read { try BalanceStore($0).keeper(name.searchKey) }
      #expect(keeper.inHand == amount)
      #expect(keeper.passings.count == 1)
    }
    let page = try await cast.marta.get(PoolsPaths.keeper(ParticipantKey("luis"))).page
    #expect(page.words.contains("Rollover from Marta"))
    #expect(page.words.contains("€6.00"))
    #expect(try await cast.marta.get(PoolsPaths.balances()).text.contains("/pools/balances/keepers/~luis"))
    #expect(try await cast.marta.get(PoolsPaths.keeper(ParticipantKey("nobody"))).status == 404)
    #expect(try await cast.ledger().isBalanced)
  }
}
