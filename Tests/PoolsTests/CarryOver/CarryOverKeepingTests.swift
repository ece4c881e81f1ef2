import Kit
import TestKit
import Testing

@testable import Pools

/// In whose hands the carry-over is, and how it gets from one to the other.
@Suite struct CarryOverKeepingTests {
  private func entry(_ keeper: String, _ amount: Int64) -> CarryOverEntry {
    CarryOverEntry(
      id: Mint.system.id(), pool: Mint.system.id(), match: "A – B", keeper: keeper, kind: .left, amount: amount,
      at: TestClock.start)
  }

  @Test func whatIsCarriedStaysWithItsKeeperAndIsToBePassedOnWhenAnotherPoolPaysItOut() {
    let left = [entry("Marta", 600), entry("Luis", 400)]
    let carried = CarryOverKeeping(left, noted: [])
    #expect(carried.parts == ["marta": 600, "luis": 400])
    #expect(carried.passings.isEmpty)
    let played = CarryOverKeeping(left + [entry("Luis", -1_000)], noted: [])
    #expect(played.parts.isEmpty)
    #expect(played.passings.map(\.from) == ["Marta"] && played.passings.map(\.to) == ["Luis"])
    #expect(played.passings.map(\.amount) == [600])
    #expect(played.passings.map(\.isPassed) == [false])
  }

  @Test func whatACorrectionTookOutIsFilledByWhatComesInNext() {
    let entries = [entry("Marta", 600), entry("Luis", -600), entry("Marta", -600), entry("Eva", 1_000)]
    let keeping = CarryOverKeeping(entries, noted: [])
    #expect(keeping.parts == ["eva": 400])
    #expect(keeping.passings.map(\.amount) == [600, 600])
    #expect(keeping.passings.last?.from == "Eva" && keeping.passings.last?.to == "Marta")
  }

  @Test func oneKeeperPassesNothingHoweverTheirNameIsTyped() {
    #expect(CarryOverKeeping([entry("Marta", 600), entry("marta", -600)], noted: []).passings.isEmpty)
  }

  /// Two pools, kept by Marta and Luis; what nobody got in the first, Eva wins in the second.
  private func played(_ cast: PoolsCast) async throws {
    let first = try await cast.pool(cast.content(holder: "Marta"))
    let second = try await cast.pool(cast.content(holder: "Luis"))
    for (pool, names) in [(first, ["Ana", "Eva", "Noa"]), (second, ["Ana", "Eva"])] {
      for (index, name) in names.enumerated() {
        let bet = try await cast.bet(name, index, 0, in: pool)
        try await cast.marta.change { try Payments($0).note(bet, isPaid: true) }
      }
    }
    try await cast.close(first, 5, 5)
    #expect(try await cast.ledger().holders.map(\.amount) == [400, 600])
    try await cast.close(second, 1, 0)
  }

  @Test func nobodyIsTakenToHavePassedTheCarryOverOnUntilItIsTicked() async throws {
    let cast = try await PoolsCast()
    try await played(cast)
    #expect(try await cast.ledger().holders.map(\.amount) == [400, 600])
    #expect(try await cast.ledger().toPass == 600)
    let before = try await cast.marta.get(PoolsPaths.keeper(ParticipantKey("luis"))).page
    #expect(before.words.contains("Rollover to come from Marta"))
    let page = try await cast.marta.get(PoolsPaths.carryOver()).page
    #expect(page.words.contains("Marta is to give €6.00 to Luis"))
    let passing = try #require(try await cast.marta.read { try CarryOverStore($0).keeping().passings.first })
    let form = [("giver", "marta"), ("taker", "luis"), ("passed", "yes")]
    #expect(try await cast.marta.post(PoolsPaths.passing(passing.key.entry), form).status == 303)
    #expect(try await cast.ledger().holders == [Ledger.Holder(name: "Luis", amount: 1_000)])
    for (name, amount) in [("Luis", Int64(1_000)), ("Marta", 0)] {
      let keeper = try await cast.marta.read { try BalanceStore($0).keeper(name.searchKey) }
      #expect(keeper.inHand == amount)
      #expect(keeper.passings.count == 1)
    }
    let after = try await cast.marta.get(PoolsPaths.keeper(ParticipantKey("luis"))).page
    #expect(after.words.contains("Rollover from Marta"))
    let undone = try await cast.marta.post(
      PoolsPaths.passing(passing.key.entry), [("giver", "marta"), ("taker", "luis"), ("passed", "no")])
    #expect(undone.status == 303)
    #expect(try await cast.ledger().holders.map(\.amount) == [400, 600])
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func onlyWhatIsToBePassedOnCanBeTicked() async throws {
    let cast = try await PoolsCast()
    try await played(cast)
    let passing = try #require(try await cast.marta.read { try CarryOverStore($0).keeping().passings.first })
    for form in [[("giver", "luis"), ("taker", "marta")], [("giver", "marta"), ("taker", "eva")]] {
      let answer = try await cast.marta.post(PoolsPaths.passing(passing.key.entry), form + [("passed", "yes")])
      #expect(answer.status == 404)
    }
    #expect(try await cast.marta.get(PoolsPaths.keeper(ParticipantKey("nobody"))).status == 404)
    #expect(try await cast.ledger().toPass == 600)
  }
}
