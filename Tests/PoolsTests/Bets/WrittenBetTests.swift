import Kit
import TestKit
import Testing

@testable import Pools

/// In a pool by link the organiser writes down the bets of friends without a phone.
@Suite struct WrittenBetTests {
  @Test func itIsHiddenAsAllOthersAndSaysWhoWroteItAndWhen() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let fields = [("id", cast.mint.uuid().text), ("name", "Pepe"), ("home", "73"), ("away", "64"), ("next", "yes")]
    #expect(try await cast.marta.post(PoolsPaths.newBet(pool), fields).location?.contains("bets/new") == true)
    let before = try await cast.marta.get(PoolsPaths.pool(pool)).text
    #expect(before.contains("written down by Marta"))
    #expect(!before.contains("73–64"))
    #expect(try await cast.marta.get(PoolsPaths.log(pool)).text.contains("73–64") == false)
    cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    #expect(try await cast.marta.get(PoolsPaths.pool(pool)).text.contains("73–64"))
    #expect(try await cast.marta.get(PoolsPaths.log(pool)).text.contains("The log is intact"))
  }

  @Test func aWholeRoundIsWrittenDownAndWrittenAgain() async throws {
    let it = try await LeagueCast()
    let link = PoolsPaths.writtenBets(it.league, it.round)
    let first = try await it.cast.marta.post(link, it.form([(73, 64), (1, 1), nil]) + [("name", "Pepe")])
    #expect(first.status == 303)
    let page = try await it.cast.marta.get(PoolsPaths.round(it.league, it.round)).text
    #expect(page.contains("written down by Marta") && !page.contains("73–64") && !page.contains("value=\"73\""))
    #expect(try await it.cast.marta.get(link).text.contains("?name=Pepe"))
    _ = try await it.cast.marta.post(link, it.form([(2, 0), nil, nil]) + [("name", "pepe")])
    #expect(try await it.cast.bets(it.pools[0]).count == 1)
    it.cast.marta.home.clock.advance(by: .seconds(30 * 3600))
    #expect(try await it.cast.bets(it.pools[0]).first?.score == Score(2, 0))
  }

  @Test func nobodyWritesOverWhatSomebodyBetsForThemselves() async throws {
    let it = try await LeagueCast()
    let (lola, home) = try await it.guest("Lola")
    _ = try await lola.post("\(home)/rounds/\(it.round)/own-bets", it.form([(1, 0), nil, nil]))
    let link = PoolsPaths.writtenBets(it.league, it.round)
    let answer = try await it.cast.marta.post(link, it.form([(2, 0), nil, nil]) + [("name", "Lola")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("value=\"2\""))
    let none = try await it.cast.marta.post(link, it.form([(2, 0), nil, nil]) + [("name", "")])
    #expect(none.status == 422)
  }
}
