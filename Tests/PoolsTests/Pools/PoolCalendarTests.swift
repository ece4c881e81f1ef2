import Foundation
import Kit
import TestKit
import Testing

@testable import Pools

@Suite struct PoolCalendarTests {
  private func lines(_ bytes: [UInt8]) throws -> [String] {
    let text = try #require(String(validating: bytes, as: UTF8.self))
    #expect(text.hasSuffix("\r\n"))
    return text.components(separatedBy: "\r\n").dropLast()
  }

  @Test func theKickOffIsAnEntryThatEveryCalendarReads() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let answer = try await cast.marta.get(PoolsPaths.calendar(pool, PoolCalendar.file))
    #expect(answer.headers[.contentType] == "text/calendar; charset=utf-8")
    let found = try lines(Array(answer.text.utf8))
    let start = cast.kickOff.iso8601.prefix { $0 != "." && $0 != "Z" }.filter { $0 != "-" && $0 != ":" }
    #expect(found.first == "BEGIN:VCALENDAR")
    #expect(found.contains("DTSTART:\(start)Z"))
    #expect(found.contains("SUMMARY:Sevilla FC – Real Betis"))
    #expect(found.contains("UID:\(pool)@sobremesa"))
    #expect(found.last == "END:VCALENDAR")
  }

  @Test func aLongNameIsFoldedAndItsSignsAreEscaped() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(try await cast.pool())
    let title = "Los de la oficina; el bar, la peña\\" + String(repeating: " y más gente", count: 10)
    let entry = PoolCalendar(pool: pool, kickOff: cast.kickOff, title: title, now: cast.now)
    let found = try lines(entry.bytes)
    #expect(found.allSatisfy { $0.utf8.count <= 75 })
    let unfolded = found.joined(separator: "\r\n").replacingOccurrences(of: "\r\n ", with: "")
    #expect(unfolded.contains("SUMMARY:Los de la oficina\\; el bar\\, la peña\\\\ y más gente"))
  }

  @Test func noOtherFileLiesThere() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    #expect(try await cast.marta.get(PoolsPaths.calendar(pool, "other.ics")).status == 404)
  }
}
