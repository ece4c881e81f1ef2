import Foundation
import Testing

@testable import Kit

/// A calendar as programs read it.
@Suite struct CalendarFileTests {
  private func lines(_ events: [CalendarFile.Event], name: String? = nil) throws -> [String] {
    let file = CalendarFile(name: name, events, at: Instant(milliseconds: 1_790_000_000_000))
    let text = try #require(String(validating: file.bytes, as: UTF8.self))
    #expect(text.hasSuffix("\r\n"))
    return text.components(separatedBy: "\r\n").dropLast()
  }

  @Test func aDayHasNoHourAndTakesNobodysTime() throws {
    let day = try #require(Day("2028-02-28"))
    let found = try lines([.init(id: "a", title: "Ana", time: .day(day))])
    #expect(found.contains("DTSTART;VALUE=DATE:20280228"))
    #expect(found.contains("DTEND;VALUE=DATE:20280229"))
    #expect(found.contains("TRANSP:TRANSPARENT"))
  }

  @Test func aMomentIsSaidInUniversalTimeWithItsLength() throws {
    let moment = Instant(milliseconds: 1_790_000_000_000)
    let found = try lines([.init(id: "a", title: "Ana", time: .moment(moment, lasting: .seconds(7200)))])
    #expect(found.contains("DTSTART:20260921T141320Z"))
    #expect(found.contains("DURATION:PT120M"))
    #expect(!found.contains("BEGIN:VALARM"))
  }

  @Test func linesAreFoldedBetweenSignsAndWhatMeansSomethingIsEscaped() throws {
    let title = "Pan; leche, \\ huevos\r\n" + String(repeating: "👨‍👩‍👧‍👦 ñandú ", count: 12)
    let day = try #require(Day("2028-02-28"))
    let found = try lines([.init(id: "a", title: title, text: "a\nb", time: .day(day))])
    #expect(found.allSatisfy { $0.utf8.count <= 75 })
    let unfolded = found.joined(separator: "\r\n").replacingOccurrences(of: "\r\n ", with: "")
    #expect(unfolded.contains("SUMMARY:Pan\\; leche\\, \\\\ huevos\\n👨‍👩‍👧‍👦 ñandú"))
    #expect(unfolded.contains("DESCRIPTION:a\\nb"))
  }

  @Test func whatIsSubscribedToHasANameAndSaysHowOftenToAsk() throws {
    let found = try lines([], name: "Casa, mesa")
    #expect(found.contains("X-WR-CALNAME:Casa\\, mesa"))
    #expect(found.contains("REFRESH-INTERVAL;VALUE=DURATION:PT1H"))
  }
}
