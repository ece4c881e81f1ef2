import Kit
import TestKit
import Testing

@testable import Pools

@Suite struct BalancePageTests {
  @Test(arguments: ["Season", ".", "..", "Año Nuevo", "~"])
  func whateverSomebodyIsCalledTheyHaveAPage(name: String) async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let bet = try await cast.bet(name, 2, 1, in: pool)
    let participant = ParticipantKey(try #require(try await cast.ledger().accounts.first?.key))
    let link = PoolsPaths.balance(participant)
    #expect(try await cast.marta.get(PoolsPaths.balances()).text.contains("\(link.path)\""))
    let page = try await cast.marta.get(link)
    #expect(page.status == 200)
    #expect(try page.page.texts(of: "h1").contains(name))
    let paid = try await cast.marta.post(PoolsPaths.settling(participant, bet), [("paid", "yes")])
    #expect(paid.status == 303)
    #expect(try await cast.bets(pool).first?.isPaid == true)
  }

  @Test func aNoteThatComesLateDoesNotUndoTheNewer() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let bet = try await cast.bet("Ana", 2, 1, in: pool)
    for (turn, answer) in [(2, "yes"), (1, "no")] {
      let page = [("client", "one-open-page"), ("turn", "\(turn)")]
      _ = try await cast.marta.post(PoolsPaths.payment(pool, bet), [("paid", answer)] + page)
    }
    #expect(try await cast.bets(pool).first?.isPaid == true)
  }
}

/// Whoever keeps the money owes nobody, and a correction says what is to be given back.
@Suite struct KeeperBalanceTests {
  @Test func whoHoldsTheMoneyDoesNotOweHerself() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    try await cast.bet("marta", 1, 0, in: pool)
    let ana = try await cast.bet("Ana", 0, 0, in: pool)
    try await cast.marta.change { try Payments($0).note(ana, isPaid: true) }
    #expect(try await cast.balance(of: "marta")?.net == 0)
    #expect(try await cast.ledger().holders.map(\.amount) == [400])
    #expect(try await cast.marta.get(PoolsPaths.pool(pool)).page.words.contains("Holds the money"))
    try await cast.close(pool, 1, 0)
    #expect(try await cast.balance(of: "marta")?.net == 0)
    #expect(try await cast.ledger().holders == [])
    let page = try await cast.marta.get(PoolsPaths.balance(ParticipantKey("marta"))).page
    #expect(page.words.contains("Stake €2.00, holds the money"))
    #expect(page.texts(of: ".row-button").isEmpty)
    let keeper = try await cast.marta.read { try BalanceStore($0).keeper("marta") }
    #expect(keeper.inHand == 0)
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func aKeepersPageSaysWhatTheyOweBesidesWhatTheyHold() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    try await cast.bet("Marta", 1, 0, in: pool)
    let ana = try await cast.bet("Ana", 0, 0, in: pool)
    try await cast.marta.change { try Payments($0).note(ana, isPaid: true) }
    try await cast.close(pool, 0, 0)
    let page = try await cast.marta.get(PoolsPaths.keeper(ParticipantKey("marta"))).page
    #expect(page.texts(of: ".facts").first == "Money held €4.00 Owes €4.00")
  }

  @Test func afterACorrectionTheButtonSaysWhatIsGivenBackAndAnOldPageNotesNothing() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let ana = try await cast.bet("Ana", 1, 0, in: pool)
    try await cast.bet("Luis", 0, 0, in: pool)
    try await cast.close(pool, 1, 0)
    let participant = ParticipantKey("ana")
    let handing = PoolsPaths.settling(participant, ana)
    #expect(try await cast.marta.post(handing, [("handed", "yes"), ("of", "400")]).status == 303)
    try await cast.correct(pool, 0, 0)
    let page = try await cast.marta.get(PoolsPaths.balance(participant)).page
    #expect(page.words.contains("Is due €0.00 and has €4.00: €4.00 too much"))
    #expect(page.texts(of: ".row-button").contains("Mark as given back"))
    #expect(try await cast.marta.post(handing, [("handed", "no"), ("of", "400")]).status == 409)
    #expect(try await cast.balance(of: "Ana")?.handed == 400)
    #expect(try await cast.marta.post(handing, [("handed", "yes"), ("of", "0")]).status == 303)
    #expect(try await cast.balance(of: "Ana")?.handed == 0)
    #expect(
      try await cast.marta.get(Link(inSpace: "/activity")).page.words.contains("Gave back what was too much: Ana"))
  }
}
