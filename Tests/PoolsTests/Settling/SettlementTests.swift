import Kit
import TestKit
import Testing

@testable import Pools

/// Paid out plus carried equals staked, for any bets.
@Suite struct SettlementTests {
  private let mint = Mint.system

  private func entries(_ scores: [(Int, Int)]) throws -> [Settlement.Entry] {
    try scores.enumerated().map { turn, score in
      Settlement.Entry(bet: mint.id(), score: try #require(Score(score.0, score.1)), turn: turn + 1)
    }
  }

  @Test func whatIsPaidOutAndCarriedIsWhatWasStaked() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<5_000 {
      let scores = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        (Int.random(in: 0...3, using: &random), Int.random(in: 0...3, using: &random))
      }
      let stake = Int64.random(in: 1...100_000, using: &random)
      let carryOver = Int64.random(in: 0...50_000, using: &random)
      let result = try #require(Score(Int.random(in: 0...4, using: &random), Int.random(in: 0...4, using: &random)))
      let ending: Ending = Int.random(in: 0...9, using: &random) == 0 ? .cancelled : .result(result)
      let rule = try #require(NobodyHit.allCases.randomElement(using: &random))
      let settlement = Settlement(
        stake: stake, carryOver: carryOver, entries: try entries(scores), ending: ending, nobodyHit: rule)
      let paid = settlement.shares.reduce(0) { $0 + $1.amount }
      #expect(paid + settlement.carried == stake * Int64(scores.count) + carryOver)
      #expect(settlement.shares.count == scores.count)
      #expect(settlement.shares.allSatisfy { $0.amount >= 0 })
      let prizes = settlement.shares.filter(\.isWinner).map(\.amount)
      #expect((prizes.max() ?? 0) - (prizes.min() ?? 0) <= 1)
    }
  }

  @Test func theCentsLeftOverGoToThoseWhoBetFirst() throws {
    let entries = try entries([(2, 1), (0, 0), (2, 1), (2, 1)])
    let settlement = Settlement(
      stake: 200, carryOver: 0, entries: entries.reversed(), ending: .result(try #require(Score(2, 1))),
      nobodyHit: .carry)
    #expect(settlement.shares.map(\.amount) == [267, 0, 267, 266])
    #expect(settlement.shares.map(\.isWinner) == [true, false, true, true])
    #expect(settlement.carried == 0)
  }

  @Test func nobodyHit() throws {
    let (entries, result) = (try entries([(1, 0), (0, 0), (3, 3)]), Ending.result(try #require(Score(2, 1))))
    let carry = Settlement(stake: 100, carryOver: 50, entries: entries, ending: result, nobodyHit: .carry)
    #expect(carry.shares.map(\.amount) == [0, 0, 0])
    #expect(carry.carried == 350)
    let refund = Settlement(stake: 100, carryOver: 50, entries: entries, ending: result, nobodyHit: .refund)
    #expect(refund.shares.map(\.amount) == [100, 100, 100])
    #expect(refund.carried == 50)
    // 1–0 is two goals off, the others three.
    let nearest = Settlement(stake: 100, carryOver: 50, entries: entries, ending: result, nobodyHit: .nearest)
    #expect(nearest.shares.map(\.amount) == [350, 0, 0])
    #expect(nearest.carried == 0)
  }

  @Test func aCancelledMatchRefundsAndLeavesTheCarryOver() throws {
    let settlement = Settlement(
      stake: 100, carryOver: 70, entries: try entries([(1, 0), (2, 2)]), ending: .cancelled, nobodyHit: .nearest)
    #expect(settlement.shares.map(\.amount) == [100, 100])
    #expect(settlement.shares.allSatisfy { !$0.isWinner })
    #expect(settlement.carried == 70)
  }

  @Test(arguments: NobodyHit.allCases) func withoutBetsTheCarryOverStays(rule: NobodyHit) throws {
    let settlement = Settlement(
      stake: 100, carryOver: 70, entries: [], ending: .result(try #require(Score(0, 0))), nobodyHit: rule)
    #expect(settlement.shares.isEmpty)
    #expect(settlement.carried == 70)
  }

  @Test(
    arguments: [
      ("2-1", (2, 1)), ("0-0", (0, 0)), ("12-3", (12, 3)), ("2–1", nil), ("-1-2", nil), ("1", nil), ("a-b", nil),
      ("100-0", nil), (" 1-1", nil), ("1-1-1", nil),
    ] as [(String, (Int, Int)?)])
  func aScoreIsReadStrictly(text: String, goals: (Int, Int)?) {
    #expect(Score(text) == goals.flatMap { Score($0.0, $0.1) })
  }
}
