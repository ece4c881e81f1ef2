import TestKit
import Testing

@testable import Kit
@testable import Pools

/// What a program bets too late is refused, and nothing of it is stored.
@Suite struct LateProgramTests {
  @Test func aBetThatComesTooLateIsRefusedInTheSentenceThatPeopleRead() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let program = try await cast.marta.program(in: ["pools"])
    let address = cast.marta.programAddress(PoolsPaths.ownBet(pool))
    cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    let answer = try await program.say(#"{"home": 1, "away": 0}"#, to: address)
    let problem = try JSONReader.read(answer.text)
    #expect(answer.status == 409 && problem["type"]?.text == "/problems/conflict")
    #expect(problem["detail"]?.text?.hasPrefix("Your 1–0 came too late and does not count") == true)
    #expect(try await cast.bets(pool).isEmpty)
  }

  @Test func ofARoundWithAMatchThatHasBegunNothingIsTakenAndTheMatchIsPointedAt() async throws {
    let it = try await LeagueCast()
    let program = try await it.cast.marta.program(in: ["pools"])
    let address = it.cast.marta.programAddress(PoolsPaths.ownBets(it.league, it.round))
    func said(_ pools: some Sequence<ID<Pool>>) -> String {
      let rows = pools.map { #"{"id": "\#($0)", "home": 2, "away": 1}"# }
      return #"{"match": [\#(rows.joined(separator: ", "))]}"#
    }
    it.cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    let late = try await program.say(said(it.pools), to: address)
    #expect(late.status == 409, "\(late.text)")
    let pointers = try JSONReader.read(late.text)["errors"]?.list?.compactMap { $0["pointer"]?.text }
    #expect(pointers == ["#/match/0/home"])
    for pool in it.pools { #expect(try await it.cast.bets(pool).isEmpty) }
    let rest = try await program.say(said(it.pools.dropFirst()), to: address)
    #expect(rest.status == 200, "\(rest.text)")
    for pool in it.pools.dropFirst() { #expect(try await it.cast.bets(pool).count == 1) }
  }
}
