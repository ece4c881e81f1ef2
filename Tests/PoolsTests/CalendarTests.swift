import Kit
import TestKit
import Testing

@testable import Pools

/// What calendars read of the pools.
@Suite struct CalendarTests {
  private func feed(_ cast: PoolsCast) async throws -> String {
    let text = try await cast.marta.browser.post("/me/calendar", []).text
    let path = try #require(text.firstMatch(of: /\/calendar\/[0-9a-f]{32}\/sobremesa\.ics/)?.output)
    return try await cast.marta.home.stranger().get(String(path)).text.replacing("\r\n ", with: "")
  }

  @Test func aMatchBeginsWhenItBeginsAndItsBetsCloseThen() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let text = try await feed(cast)
    let start = cast.kickOff.iso8601.prefix { $0 != "." && $0 != "Z" }.filter { $0 != "-" && $0 != ":" }
    #expect(text.contains("DTSTART:\(start)Z\r\n"))
    #expect(text.contains("SUMMARY:Sevilla FC – Real Betis\r\n"))
    #expect(text.contains("DESCRIPTION:Bets close when it begins.\\nYou have not bet yet.\r\n"))
    #expect(text.contains("UID:pools-\(pool)@sobremesa\r\n"))
  }

  @Test func whatWasCancelledOrIsLongOverIsNotThere() async throws {
    let cast = try await PoolsCast()
    _ = try await cast.pool()
    cast.marta.home.clock.advance(by: .seconds(29 * 24 * 3600))
    #expect(try await feed(cast).contains("BEGIN:VEVENT"))
    cast.marta.home.clock.advance(by: .seconds(5 * 24 * 3600))
    #expect(try await !feed(cast).contains("BEGIN:VEVENT"))
  }

  @Test func nobodysBetIsTold() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .paper))
    try await cast.bet("Ana", 76, 67, in: pool)
    let text = try await feed(cast)
    #expect(!text.contains("76") || !text.contains("67"))
    #expect(!text.contains("Ana"))
  }

  @Test func whoPlaysIsRemindedOfTheirOwnMissingBetAnHourBefore() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    // Who has never bet may only organise.
    #expect(try await !feed(cast).contains("BEGIN:VALARM"))
    try await bet(73, 64, in: cast.pool(cast.content(mode: .link)), of: cast)
    let text = try await feed(cast)
    #expect(text.matches(of: /TRIGGER:-PT60M\r\n/).count == 1)
    #expect(text.matches(of: /You have not bet yet/).count == 1)
    try await bet(72, 63, in: pool, of: cast)
    let all = try await feed(cast)
    #expect(!all.contains("BEGIN:VALARM") && !all.contains("You have not bet yet"))
    #expect(!all.contains("73–64") && !all.contains("72–63"))
  }

  @Test func aRoundRemindsOnce() async throws {
    let it = try await LeagueCast()
    try await bet(1, 0, in: it.cast.pool(it.cast.content(mode: .link)), of: it.cast)
    let text = try await feed(it.cast)
    #expect(text.matches(of: /BEGIN:VALARM/).count == 1)
    #expect(text.matches(of: /You have not bet yet/).count == 3)
  }

  @Test func aResultIsToldAndNotWhoWonByIt() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    try await cast.bet("Ana", 2, 1, in: pool)
    cast.marta.home.clock.advance(by: .seconds(26 * 3600))
    try await cast.close(pool, 2, 1)
    let text = try await feed(cast)
    #expect(text.contains("SUMMARY:Sevilla FC – Real Betis 2–1\r\n"))
    #expect(text.contains("DESCRIPTION:The pool is closed.\r\n"))
    #expect(!text.contains("Ana"))
  }

  private func bet(_ home: Int, _ away: Int, in pool: ID<Pool>, of cast: PoolsCast) async throws {
    let score = try #require(Score(home, away))
    let id: ID<Bet> = cast.mint.id()
    try await cast.marta.change { try BetStore($0).bet(score, named: "Marta", id: id, in: pool) }
  }
}
