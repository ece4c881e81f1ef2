import Kit
import TestKit
import Testing

@testable import Pools

/// Friends who bet by link, each in a browser of their own.
@Suite struct GuestBetTests {
  /// A guest of a pool: their browser and the page they see.
  private func guest(_ name: String, of pool: ID<Pool>, _ cast: PoolsCast) async throws -> (TestBrowser, String) {
    let made = try await cast.marta.post(
      Capability.betInPool.shares(of: pool), [("id", cast.mint.uuid().text), ("lifetime", "ever")])
    let secret = try #require(made.text.firstMatch(of: /\/l\/([0-9a-f]{32})/)?.output.1)
    let browser = cast.marta.home.stranger()
    let home = try #require(try await browser.post("/l/\(secret)", [("name", name)]).location)
    return (browser, home)
  }

  private func bet(_ home: Int, _ away: Int, _ browser: TestBrowser, at page: String, _ cast: PoolsCast) async throws
    -> Int
  {
    try await browser.post(
      "\(page)/own-bet", [("id", cast.mint.uuid().text), ("home", "\(home)"), ("away", "\(away)")]
    ).status
  }

  private func ownLink(_ browser: TestBrowser, _ page: String) async throws -> String {
    let text = try await browser.get(page).text
    return "/again/" + String(try #require(text.firstMatch(of: /\/again\/([0-9a-f]{32})/)?.output.1))
  }

  @Test func aFriendBetsChangesAndIsTheOnlyOneToSeeIt() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    let (pepe, his) = try await guest("Pepe", of: pool, cast)
    #expect(try await bet(7, 5, lola, at: page, cast) == 303)
    #expect(try await bet(6, 5, lola, at: page, cast) == 303)
    #expect(try await cast.bets(pool).count == 1)
    #expect(try await lola.get(page).text.contains("6–5"))
    #expect(try await pepe.get(his).text.contains("6–5") == false)
    #expect(try await pepe.get(his).text.contains("Lola"))
    cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    #expect(try await pepe.get(his).text.contains("6–5"))
    #expect(try await bet(1, 1, lola, at: page, cast) == 303)
    #expect(try await cast.bets(pool).map(\.score) == [Score(6, 5)])
  }

  @Test func aBetThatComesTooLateIsToldOnThePoolsPageWithWhatCounts() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    let (pepe, his) = try await guest("Pepe", of: pool, cast)
    _ = try await bet(6, 5, lola, at: page, cast)
    cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    #expect(try await pepe.get(his).page.words.contains("You have not bet in this pool"))
    for (browser, address, standing) in [
      (lola, page, "The one you had, 6–5, counts."), (pepe, his, "You have no bet in this pool."),
    ] {
      let answer = try await browser.post(
        "\(address)/own-bet", [("id", cast.mint.uuid().text), ("home", "9"), ("away", "8")])
      let words = try await browser.follow(answer).page.words
      #expect(words.contains("Your 9–8 came too late and does not count: bets were open until"))
      #expect(words.contains(standing))
    }
    let own = try await cast.marta.post(
      PoolsPaths.ownBet(pool), [("id", cast.mint.uuid().text), ("home", "1"), ("away", "0")])
    #expect(try await cast.marta.browser.follow(own).page.words.contains("Your 1–0 came too late"))
    #expect(try await cast.bets(pool).map(\.name) == ["Lola"])
  }

  @Test func aGuestReadsTheKickOffInTheirBrowsersZoneAndWithoutScriptsInTheSpaces() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    func words() async throws -> String { try await lola.get(page).page.words }
    let madrid = cast.kickOff.text(in: ReaderLocale(language: .en, zone: try #require(Zone("Europe/Madrid"))))
    let tokyo = cast.kickOff.text(in: ReaderLocale(language: .en, zone: try #require(Zone("Asia/Tokyo"))))
    #expect(try await words().contains("\(madrid) (Madrid time)"))
    lola.keep("Asia/Tokyo", as: "sobremesa-zone")
    #expect(try await words().contains("\(tokyo) (Tokyo time)"))
    #expect(try await words().contains("Madrid") == false)
    for nonsense in ["Mars/Olympus", "", "GMT+25", "../../etc/passwd", "<b>"] {
      lola.keep(nonsense, as: "sobremesa-zone")
      #expect(try await words().contains("\(madrid) (Madrid time)"), "\(nonsense)")
    }
  }

  @Test func anOwnLinkLetsTheSameGuestInElsewhereAndSpendsNothingWhenOpened() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    _ = try await bet(7, 5, lola, at: page, cast)
    let link = try await ownLink(lola, page)
    let other = cast.marta.home.stranger()
    #expect(try await other.get(link).status == 200)
    #expect(try await other.get(page).status == 403)
    #expect(try await other.post(link).location == page)
    #expect(try await bet(8, 5, other, at: page, cast) == 303)
    #expect(try await cast.bets(pool).count == 1)
    #expect(try await lola.get(page).text.contains("8–5"))
  }

  @Test func aReissuedLinkEndsTheOneBeforeAndIsLogged() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    _ = try await bet(7, 5, lola, at: page, cast)
    let old = try await ownLink(lola, page)
    let id = try #require(try await cast.bets(pool).first?.id)
    let answer = try await cast.marta.post(PoolsPaths.betLink(pool, id))
    let secret = try #require(answer.text.firstMatch(of: /\/again\/([0-9a-f]{32})/)?.output.1)
    #expect(try await lola.get(page).status == 403)
    #expect(try await cast.marta.home.stranger().get(old).status == 410)
    let back = cast.marta.home.stranger()
    #expect(try await back.post("/again/\(secret)").location == page)
    #expect(try await cast.marta.read { try LogStore($0).entries(of: pool).last?.kind } == .reissued)
  }

  @Test func whoComesByAReissuedLinkSeesNoScoreUntilTheyBetOrTheLock() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    _ = try await bet(7, 5, lola, at: page, cast)
    let id = try #require(try await cast.bets(pool).first?.id)
    let answer = try await cast.marta.post(PoolsPaths.betLink(pool, id))
    let secret = try #require(answer.text.firstMatch(of: /\/again\/([0-9a-f]{32})/)?.output.1)
    let back = cast.marta.home.stranger()
    #expect(try await back.post("/again/\(secret)").location == page)
    let hidden = try await back.get(page).text
    #expect(hidden.contains("Has bet"))
    #expect(!hidden.contains("7–5") && !hidden.contains("value=\"7\""))
    // The same score is a bet as well: nothing is to be learned by trying.
    #expect(try await bet(7, 5, back, at: page, cast) == 303)
    #expect(try await back.get(page).text.contains("7–5"))
    let kinds = try await cast.marta.read { try LogStore($0).entries(of: pool).map(\.kind) }
    #expect(kinds == [.created, .bet, .reissued, .bet])
    _ = try await cast.marta.post(PoolsPaths.betLink(pool, id))
    cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    #expect(try await cast.marta.get(PoolsPaths.pool(pool)).text.contains("7–5"))
  }

  @Test func aGuestTakesTheKickOffIntoTheirCalendar() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    let link = "\(page)/calendar/\(PoolCalendar.file)"
    #expect(try await lola.get(page).text.contains("href=\"\(link)\""))
    #expect(try await lola.get(link).text.hasPrefix("BEGIN:VCALENDAR"))
  }

  @Test func whoWasTakenOutDoesNotBetAgainUntilTheyAreBack() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let (lola, page) = try await guest("Lola", of: pool, cast)
    _ = try await bet(7, 5, lola, at: page, cast)
    let id = try #require(try await cast.bets(pool).first?.id)
    #expect(try await cast.marta.post(PoolsPaths.betDeletion(pool, id)).status == 303)
    #expect(try await bet(1, 0, lola, at: page, cast) == 409)
    try await cast.undo(Bet.deleted)
    #expect(try await bet(1, 0, lola, at: page, cast) == 303)
    let kinds = try await cast.marta.read { try LogStore($0).entries(of: pool).map(\.kind) }
    #expect(kinds == [.created, .bet, .removed, .returned, .bet])
  }

  @Test func aGuestOfAPoolOnPaperOnlyLooks() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    try await cast.bet("Ana", 2, 1, in: pool)
    let (lola, page) = try await guest("Lola", of: pool, cast)
    #expect(try await lola.get(page).text.contains("2–1"))
    #expect(try await bet(1, 0, lola, at: page, cast) == 409)
    for path in ["deletion", "lock", "result", "bets/new", "form"] {
      #expect(try await lola.post("\(page)/\(path)").status == 404)
    }
  }
}
