import Kit
import TestKit
import Testing

@testable import Pools

/// Lola comes with another phone, and somebody of the space says that it is her.
@Suite struct ClaimTests {
  @Test func aGuestIsThemselvesOnAnotherPhoneOnceSomebodySaysYes() async throws {
    let it = try await LeagueCast()
    let marta = it.cast.marta
    let (lola, home) = try await it.guest("Lola")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(73, 64), nil, nil]))
    let (phone, here) = try await it.guest("Lola 2")
    #expect(try await phone.post("\(here)/claims", [("player", "lola")]).status == 303)
    #expect(try await phone.get(here).text.contains("has yet to confirm that you are Lola"))
    #expect(try await marta.get(PoolsPaths.league(it.league)).text.contains("“Lola 2” says they are Lola"))
    let claim = try #require(try await marta.read { try ClaimStore($0).waiting(in: it.league).first })
    #expect(try await marta.post(PoolsPaths.claim(it.league, claim.guest), [("granted", "yes")]).status == 303)
    // Whoever granted it could be the one who came: what was bet stays hidden until it is bet anew.
    let text = try await phone.get(here).text
    #expect(text.contains("You play as Lola."))
    #expect(!text.contains("73") || !text.contains("value=\"73\""))
    _ = try await phone.post("\(here)/rounds/\(it.round)/own-bets", it.form([(5, 4), (1, 1), nil]))
    #expect(try await it.cast.bets(it.pools[0]).map(\.name) == ["Lola"])
    #expect(try await it.cast.bets(it.pools[1]).map(\.name) == ["Lola"])
    #expect(try await lola.get(home).text.contains("value=\"5\""))
    let kinds = try await marta.read { try LogStore($0).entries(of: it.pools[0]).map(\.kind) }
    #expect(kinds == [.created, .bet, .reissued, .bet])
  }

  @Test func aNoLeavesEverythingAsItWas() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(1, 0), nil, nil]))
    let (phone, here) = try await it.guest("Pepe")
    _ = try await phone.post("\(here)/claims", [("player", "lola")])
    let claim = try #require(try await it.cast.marta.read { try ClaimStore($0).waiting(in: it.league).first })
    _ = try await it.cast.marta.post(PoolsPaths.claim(it.league, claim.guest), [("granted", "no")])
    _ = try await phone.post("\(here)/rounds/\(it.round)/own-bets", it.form([(2, 2), nil, nil]))
    #expect(try await it.cast.bets(it.pools[0]).map(\.name) == ["Lola", "Pepe"])
    #expect(try await phone.post("\(here)/claims", [("player", "lola")]).status == 409)
  }

  @Test func nobodyBecomesAMemberOrSomebodyWhoIsNotThere() async throws {
    let it = try await LeagueCast()
    _ = try await it.cast.marta.post(PoolsPaths.ownBets(it.league, it.round), it.form([(1, 0), nil, nil]))
    let (phone, here) = try await it.guest("Pepe")
    for name in ["marta", "nobody"] {
      #expect(try await phone.post("\(here)/claims", [("player", name)]).status == 409)
    }
  }

  @Test func aConfirmationIsTakenBack() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(1, 0), nil, nil]))
    let (phone, here) = try await it.guest("Lola 2")
    _ = try await phone.post("\(here)/claims", [("player", "lola")])
    let claim = try #require(try await it.cast.marta.read { try ClaimStore($0).waiting(in: it.league).first })
    let answer = try await it.cast.marta.post(PoolsPaths.claim(it.league, claim.guest), [("granted", "yes")])
    #expect(try await it.cast.marta.undo(answer).status == 303)
    #expect(try await phone.get(here).text.contains("You play as Lola.") == false)
  }
}
