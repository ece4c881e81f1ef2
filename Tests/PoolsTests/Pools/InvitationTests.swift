import Foundation
import Kit
import TestKit
import Testing

@testable import Pools

/// What a link is sent with, what a chat shows of it, and the summary that follows it.
@Suite struct InvitationTests {
  /// The answer that shows a new link, and the link's path.
  private func link(to link: Link, _ cast: PoolsCast) async throws -> (page: TestAnswer, path: String) {
    let made = try await cast.marta.post(link, [("id", cast.mint.uuid().text), ("lifetime", "ever")])
    let secret = try #require(made.text.firstMatch(of: /\/l\/([0-9a-f]{32})/)?.output.1)
    return (made, "/l/\(secret)")
  }

  private func message(_ answer: TestAnswer) throws -> String {
    let field = try #require(answer.text.firstMatch(of: /<textarea[^>]*>\n([^<]*)<\/textarea>/))
    return String(field.output.1)
  }

  @Test func aLinkToAPoolIsSentWithItsMatchItsStakeAndItsDeadline() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (made, path) = try await link(to: Capability.betInPool.shares(of: pool), cast)
    let lines = try message(made).components(separatedBy: "\n")
    try #require(lines.count == 4)
    #expect(lines[0] == "Sevilla FC – Real Betis")
    #expect(lines[1] == "Stake: €2.00")
    #expect(lines[2] == "Bets are open until 22 Nov 2026, 10:30 (Madrid time).")
    #expect(lines[3].hasPrefix("http") && lines[3].hasSuffix(path))
  }

  @Test func aLinkToALeagueIsSentWithWhatItIsAbout() async throws {
    let cast = try await PoolsCast()
    let league: ID<League> = cast.mint.id()
    try await cast.marta.change { try LeagueStore($0).add(LeagueDraft(name: "The pub"), id: league) }
    let (made, path) = try await link(to: Capability.playInLeague.shares(of: league), cast)
    let lines = try message(made).components(separatedBy: "\n")
    #expect(lines.first == "The pub" && lines.last?.hasSuffix(path) == true && lines.count == 3)
  }

  @Test func aChatIsToldOfALinkWhatItsDoorSaysInThePeoplesLanguageAndSpendsNothing() async throws {
    let cast = try await PoolsCast(language: .es)
    let pool = try await cast.pool(cast.content(mode: .link))
    let (_, path) = try await link(to: Capability.betInPool.shares(of: pool), cast)
    let lola = cast.marta.home.stranger()
    let page = try #require(try await lola.post(path, [("name", "Lola")]).location)
    _ = try await lola.post("\(page)/own-bet", [("id", cast.mint.uuid().text), ("home", "73"), ("away", "64")])
    let chat = cast.marta.home.stranger()
    let stake = Money(minorUnits: 200, currency: .eur).text(in: ReaderLocale(language: .es, zone: .utc))
    for _ in 1...2 {
      let text = try await chat.get(path, headers: [.acceptLanguage: "", .userAgent: "WhatsApp/2.23"]).text
      #expect(text.contains("lang=\"es\""))
      #expect(text.contains("<meta property=\"og:title\" content=\"Sevilla FC – Real Betis\">"))
      let said = "Apuesta: \(stake) · Se puede apostar hasta el 22 nov 2026, 10:30 (hora de Madrid)."
      #expect(text.contains("<meta property=\"og:description\" content=\"\(said)\">"))
      #expect(!text.contains("73–64") && !text.contains("73-64") && !text.contains("Lola"))
      let picture = try #require(text.firstMatch(of: /og:image" content="(https?:\/\/[^\/"]+)(\/[^"]+\.png)"/)?.output)
      let answer = try await chat.get(String(picture.2))
      #expect(answer.status == 200 && answer.headers[.contentType] == "image/png")
    }
    let guests: Int? = try await cast.marta.read { try $0.connection.value("SELECT COUNT(*) FROM kit_guest") }
    #expect(guests == 1)
  }

  @Test func theSummarySaysThePotWhoHasNotPaidWhoWonAndTheLastHash() async throws {
    let cast = try await PoolsCast()
    let bote = try await cast.pool()
    try await cast.bet("Ana", 5, 5, in: bote)
    try await cast.close(bote, 0, 1)
    let pool = try await cast.pool()
    for (name, goals) in [("Luis", 3), ("Ana", 1), ("Marta", 0)] { try await cast.bet(name, goals, 0, in: pool) }
    func summary() async throws -> [String] {
      try message(try await cast.marta.get(PoolsPaths.summary(pool))).components(separatedBy: "\n")
    }
    let open = try await summary()
    // Two a bet, and what nobody has won before. Marta keeps the money, so she owes none.
    #expect(open.contains("Pot: €8.00") && open.contains("Rollover: €2.00"))
    #expect(open.contains("Not paid yet: Luis, Ana"))
    let ana = try #require(try await cast.bets(pool).first { $0.name == "Ana" }?.id)
    #expect(try await cast.marta.post(PoolsPaths.payment(pool, ana), [("paid", "yes")]).status == 303)
    try await cast.close(pool, 1, 0)
    let closed = try await summary()
    #expect(closed.first == "Sevilla FC – Real Betis  1–0")
    #expect(closed.contains("Not paid yet: Luis"))
    let bets = closed.filter { $0.contains("–0") && $0.contains(": ") && !$0.hasPrefix("Sevilla") }
    #expect(bets == ["✅ Ana: 1–0 → €8.00", "Luis: 3–0", "Marta: 0–0"])
    let hash = try await cast.marta.read { try LogStore($0).entries(of: pool).last?.hash }
    #expect(closed.last == "Last hash: \(try #require(hash))")
  }

  @Test func theSummaryTellsNoSealedScore() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    _ = try await cast.marta.post(
      PoolsPaths.ownBet(pool), [("id", cast.mint.uuid().text), ("home", "73"), ("away", "64")])
    let text = try message(try await cast.marta.get(PoolsPaths.summary(pool)))
    #expect(text.contains("Has bet") && !text.contains("73–64"))
  }
}
