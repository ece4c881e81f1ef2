import Kit
import TestKit
import Testing

@testable import Pools

@Suite struct PoolStoreTests {
  @Test func aPoolIsSettledWhenItsResultIsEntered() async throws {
    let cast = try await PoolsCast()
    let id = try await cast.pool()
    for (name, home, away) in [("Ana", 2, 1), ("Luis", 1, 1), ("Eva", 2, 1)] {
      try await cast.bet(name, home, away, in: id)
    }
    try await cast.close(id, 2, 1)
    #expect(try await cast.payouts(id) == [300, 0, 300])
    #expect(try await cast.bets(id).map(\.isWinner) == [true, false, true])
    #expect(try await cast.pool(id).state(at: cast.now) == .closed)
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func nothingOfAClosedPoolCanBeEdited() async throws {
    let cast = try await PoolsCast()
    let id = try await cast.pool()
    let bet = try await cast.bet("Ana", 2, 1, in: id)
    try await cast.close(id, 0, 0)
    await #expect(throws: Refusal.conflict(PoolsPhrases.isClosed)) { try await cast.bet("Luis", 1, 1, in: id) }
    await #expect(throws: Refusal.conflict(PoolsPhrases.isClosed)) { try await cast.close(id, 1, 1) }
    await #expect(throws: Refusal.conflict(PoolsPhrases.isClosed)) {
      try await cast.marta.change { _ = try BetStore($0).remove(bet, from: id) }
    }
    for path in [
      PoolsPaths.bet(id, bet), PoolsPaths.betDeletion(id, bet), PoolsPaths.poolLock(id), PoolsPaths.result(id),
      PoolsPaths.payment(id, bet),
    ] {
      let answer = try await cast.marta.post(
        path, [("name", "X"), ("home", "3"), ("away", "3"), ("locked", "no"), ("paid", "yes")])
      #expect(answer.status == 409, "\(path.path)")
    }
  }

  @Test func whoIsTakenOutComesBackWithTheirBetByUndo() async throws {
    let cast = try await PoolsCast()
    let id = try await cast.pool()
    let ana = try await cast.bet("Ana", 1, 0, in: id)
    try await cast.marta.change { _ = try BetStore($0).remove(ana, from: id) }
    #expect(try await cast.pool(id).bets == 0)
    try await cast.undo(Bet.deleted)
    #expect(try await cast.bets(id).map(\.score) == [Score(1, 0)])
    #expect(try await cast.pool(id).bets == 1)
  }

  @Test func aScoreIsNotBetTwiceWhereThatIsTheRule() async throws {
    let cast = try await PoolsCast()
    let id = try await cast.pool(cast.content(unique: true))
    try await cast.bet("Ana", 1, 0, in: id)
    await #expect(throws: Invalid(["away": BetPhrases.scoreTaken(by: "Ana")])) {
      try await cast.bet("Luis", 1, 0, in: id)
    }
    await #expect(throws: Invalid(["name": BetPhrases.nameTaken])) { try await cast.bet("ANA", 2, 0, in: id) }
  }

  /// Whatever happens to a space's pools, the money adds up.
  @Test func theLedgerIsBalancedAfterAnything() async throws {
    let (cast, kept) = (try await PoolsCast(), Ledger.cache)
    var random = SeededGenerator(seed: 5)
    var pools: [ID<Pool>] = []
    var bets: [ID<Bet>] = []
    for step in 0..<160 {
      switch Int.random(in: 0...9, using: &random) {
      case 0, 1:
        let rule = try #require(NobodyHit.allCases.randomElement(using: &random))
        let stake = Int64.random(in: 1...999, using: &random)
        pools.append(try await cast.pool(cast.content(stake: stake, nobodyHit: rule)))
      case 2, 3, 4:
        guard let pool = pools.randomElement(using: &random) else { continue }
        let (home, away) = (Int.random(in: 0...2, using: &random), Int.random(in: 0...2, using: &random))
        do {
          bets.append(try await cast.bet("P\(step)", home, away, in: pool))
        } catch is Refusal {
          continue
        }
      case 5:
        guard let bet = bets.randomElement(using: &random) else { continue }
        try await cast.attempt { try Payments($0).note(bet, isPaid: true) }
      case 6:
        guard let bet = bets.randomElement(using: &random) else { continue }
        try await cast.attempt { try Payments($0).note(bet, isHanded: true) }
      case 7:
        guard let pool = pools.randomElement(using: &random) else { continue }
        let ending = Int.random(in: 0...4, using: &random) == 0 ? Ending.cancelled : .result(try #require(Score(1, 1)))
        try await cast.attempt { try PoolStore($0).close(pool, with: ending) }
      case 8:
        guard let pool = pools.randomElement(using: &random) else { continue }
        let score = try #require(Score(Int.random(in: 0...2, using: &random), 0))
        try await cast.attempt { try PoolStore($0).correct(pool, to: .result(score), because: "x") }
      default:
        guard step % 3 == 0, let pool = pools.randomElement(using: &random) else { continue }
        try await cast.attempt { _ = try PoolStore($0).remove(pool) }
        if step % 2 == 0 { try? await cast.undo(Pool.deleted) }
        guard let bet = bets.randomElement(using: &random) else { continue }
        try await cast.attempt { _ = try BetStore($0).remove(bet, from: pool) }
        try await cast.attempt { try Returns($0).note(bet, isHanded: true) }
        if step % 4 == 0 { try? await cast.undo(Bet.deleted) }
      }
      let ledger = try await cast.ledger()
      #expect(ledger.isBalanced, "step \(step)")
      let seen = try await cast.marta.read { view in try kept.content(in: view) { try BalanceStore($0).ledger() } }
      #expect(seen == ledger, "step \(step)")
    }
  }
}

extension PoolsCast {
  /// What is refused is refused.
  func attempt(_ body: @escaping @Sendable (SpaceTransaction) throws -> Void) async throws {
    do {
      try await marta.change { try body($0) }
    } catch is Refusal {
      return
    } catch is Invalid {
      return
    }
  }
}
