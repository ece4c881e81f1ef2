import Foundation
import Testing

@testable import Text

struct InstantTests {
  @Test(arguments: [
    ("2026-11-21T09:30:00Z", 1_795_253_400_000), ("2026-11-21T10:30:00+01:00", 1_795_253_400_000),
    ("2026-11-21T04:00:00-05:30", 1_795_253_400_000), ("2026-11-21 09:30Z", 1_795_253_400_000),
    ("2026-11-21T09:30:00.250Z", 1_795_253_400_250), ("2026-11-21T09:30:00.2500000z", 1_795_253_400_250),
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59.999Z", -1),
  ])
  func timestampsOfOtherProgramsAreRead(text: String, milliseconds: Int64) {
    #expect(Instant(iso8601: text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "Z", "2026-11-21", "2026-11-21T09:30:00", "2026-11-21T24:00:00Z", "2026-11-21T09:60:00Z",
    "2026-11-21T09:30:60Z",
    "2026-02-30T09:30:00Z", "2026-11-21T09:30:00+1:00", "2026-11-21T09:30:00+0100", "2026-11-21T09:30:00.Z",
    "2026-11-21T09:30:00.0001Z",
    "2026-11-21T09:30:00+25:00", "+01:00",
  ])
  func aTimestampThatNamesNoInstantIsRefused(text: String) {
    #expect(Instant(iso8601: text) == nil)
  }

  @Test(arguments: ["2026-11-21T09:30:00Z", "2026-11-21T09:30:05.007Z", "1815-12-10T23:59:59.999Z"])
  func anInstantWritesTheTimestampItWasReadFrom(text: String) {
    #expect(Instant(iso8601: text)?.iso8601 == text)
  }

  @Test func durationsMoveAnInstant() {
    let start = Instant(milliseconds: 1000)
    #expect(start + .seconds(5) == Instant(milliseconds: 6000))
    #expect(start - .milliseconds(1001) == Instant(milliseconds: -1))
    #expect(start + .microseconds(1999) == Instant(milliseconds: 1001))
    #expect(start.advanced(by: .microseconds(-1)) == Instant(milliseconds: 999))
    #expect(Instant(milliseconds: 6000) - start == .seconds(5))
    #expect(start < start + .milliseconds(1))
  }

  @Test func timeStopsAtItsEnds() {
    #expect(Instant(milliseconds: .max) + .seconds(1) == Instant(milliseconds: .max))
    #expect(Instant(milliseconds: 0) + .seconds(Int64.max) == Instant(milliseconds: .max))
    #expect(Instant(milliseconds: 0) + .seconds(Int64.min) == Instant(milliseconds: .min))
    #expect(Instant(milliseconds: .min).iso8601.hasPrefix("0001-01-01T"))
    #expect(Instant(milliseconds: .max).local(in: .utc).day == .last)
  }

  @Test func anInstantIsANumberInJSON() throws {
    let instants = [Instant(milliseconds: 1_795_253_400_000)]
    #expect(String(decoding: try JSONEncoder().encode(instants), as: UTF8.self) == "[1795253400000]")
    #expect(try JSONDecoder().decode([Instant].self, from: Data("[1795253400000]".utf8)) == instants)
  }

  @Test func theMachinesClockRunsInThisMillennium() throws {
    #expect(Instant.now() > (try #require(Instant(iso8601: "2025-01-01T00:00:00Z"))))
    #expect(Instant.now() < (try #require(Instant(iso8601: "3000-01-01T00:00:00Z"))))
  }

  @Test(arguments: [
    (Instant.Style.dateAndTime, ["21 nov 2026, 10:05", "21 Nov 2026, 10:05", "21 nov. 2026, 10:05"]),
    (.date, ["21 nov 2026", "21 Nov 2026", "21 nov. 2026"]),
    (.time, ["10:05", "10:05", "10:05"]),
    (.day(from: Instant(iso8601: "2026-11-20T23:30:00Z")!), ["hoy", "today", "hoje"]),
    (.day(from: Instant(iso8601: "2026-11-20T22:30:00Z")!), ["mañana", "tomorrow", "amanhã"]),
    (.near(to: Day("2026-11-21")!), ["hoy, 10:05", "today, 10:05", "hoje, 10:05"]),
    (
      .long,
      [
        "sábado, 21 de noviembre de 2026, 10:05", "Saturday 21 November 2026, 10:05",
        "sábado, 21 de novembro de 2026, 10:05",
      ]
    ),
  ])
  func anInstantIsWrittenForTheReadersLanguageAndZone(style: Instant.Style, expected: [String]) throws {
    let instant = try #require(Instant(iso8601: "2026-11-21T09:05:59.999Z"))
    let madrid = try #require(Zone("Europe/Madrid"))
    #expect(Language.allCases.map { instant.text(in: ReaderLocale(language: $0, zone: madrid), as: style) } == expected)
  }

  @Test func theSameInstantIsAnotherDayElsewhere() throws {
    let instant = try #require(Instant(iso8601: "2026-12-31T23:30:00Z"))
    #expect(instant.day(in: try #require(Zone("Europe/Madrid"))).description == "2027-01-01")
    #expect(instant.day(in: try #require(Zone("America/Sao_Paulo"))).description == "2026-12-31")
  }
}
