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
