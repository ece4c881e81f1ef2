import Kit
import TestKit
import Testing

@testable import Pools

/// Money that was paid is never lost sight of, whoever is taken out and whatever is deleted.
@Suite struct ReturnedStakeTests {
  private func balance(_ name: String, _ cast: PoolsCast) async throws -> Balance? {
    try await cast.ledger().accounts.first { $0.name == name }?.balance
  }

  private func paid(_ name: String, in pool: ID<Pool>, _ cast: PoolsCast) async throws -> ID<Bet> {
    let bet = try await cast.bet(name, 1, 0, in: pool)
    try await cast.marta.change { try Payments($0).note(bet, isPaid: true) }
    return bet
  }

  @Test func whoIsTakenOutAfterPayingIsToGetTheirStakeBack() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let bet = try await paid("Ana", in: pool, cast)
    try await cast.marta.change { _ = try BetStore($0).remove(bet, from: pool) }
    #expect(try await balance("Ana", cast)?.net == 200)
    #expect(try await cast.ledger().holders == [Ledger.Holder(name: "Marta", amount: 200)])
    let participant = ParticipantKey("ana")
    #expect(try await cast.marta.get(PoolsPaths.pool(pool)).page.words.contains("To be given back"))
    #expect(try await cast.marta.get(PoolsPaths.balance(participant)).page.words.contains("€2.00 to be given back"))
    let answer = try await cast.marta.post(PoolsPaths.stakeReturn(participant, bet), [("handed", "yes")])
    #expect(answer.status == 303)
    #expect(try await balance("Ana", cast)?.net == 0)
    #expect(try await cast.ledger().holders == [])
    #expect(try await cast.marta.get(PoolsPaths.balance(participant)).page.words.contains("€2.00 given back"))
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func aNoteThatComesLateDoesNotUndoTheNewer() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let bet = try await paid("Ana", in: pool, cast)
    try await cast.marta.change { _ = try BetStore($0).remove(bet, from: pool) }
    for (turn, answer) in [(2, "yes"), (1, "no")] {
      let page = [("client", "one-open-page"), ("turn", "\(turn)")]
      _ = try await cast.marta.post(PoolsPaths.stakeReturn(ParticipantKey("ana"), bet), [("handed", answer)] + page)
    }
    #expect(try await balance("Ana", cast)?.net == 0)
  }

  @Test func whoComesBackHasPaidUnlessTheirStakeWasGivenBack() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let bet = try await paid("Ana", in: pool, cast)
    try await cast.marta.change { _ = try BetStore($0).remove(bet, from: pool) }
    try await cast.undo(Bet.deleted)
    #expect(try await cast.bets(pool).map(\.isPaid) == [true])
    #expect(try await balance("Ana", cast)?.net == 0)
    try await cast.marta.change { transaction in
      _ = try BetStore(transaction).remove(bet, from: pool)
      try Returns(transaction).note(bet, isHanded: true)
    }
    try await cast.undo(Bet.deleted)
    #expect(try await cast.bets(pool).map(\.isPaid) == [false])
    #expect(try await balance("Ana", cast)?.net == -200)
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func anUndecidedPoolThatIsDeletedOwesItsStakesUntilItComesBack() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    _ = try await paid("Ana", in: pool, cast)
    try await cast.bet("Luis", 0, 0, in: pool)
    try await cast.marta.change { _ = try PoolStore($0).remove(pool) }
    #expect(try await cast.ledger().accounts.map(\.name) == ["Ana"])
    #expect(try await balance("Ana", cast)?.net == 200)
    try await cast.undo(Pool.deleted)
    #expect(try await cast.ledger().accounts.map(\.balance.net) == [0, -200])
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func whoHasNotPaidIsOwedNothing() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let bet = try await cast.bet("Ana", 1, 0, in: pool)
    try await cast.marta.change { _ = try BetStore($0).remove(bet, from: pool) }
    #expect(try await cast.ledger().accounts.isEmpty)
  }
}
