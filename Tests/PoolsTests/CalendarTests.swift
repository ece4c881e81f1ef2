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
    #expect(text.contains("DESCRIPTION:Bets close when it begins.\r\n"))
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
}
