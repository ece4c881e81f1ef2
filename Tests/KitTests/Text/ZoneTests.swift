import Foundation
import Testing

@testable import Text

struct ZoneTests {
  @Test(arguments: [
    "Europe/Madrid", "America/Sao_Paulo", "America/Argentina/Buenos_Aires", "Asia/Kolkata", "Asia/Calcutta", "UTC",
  ])
  func aZoneKeepsTheNameItWasAskedBy(identifier: String) {
    #expect(Zone(identifier)?.identifier == identifier)
  }

  @Test(arguments: [
    "", "Madrid", "Europe/Nowhere", "europe/madrid", "GMT+3", "GMT+0312", "+02:00", "../etc/passwd", "Europe/Madrid ",
    "Europe/../Europe/Madrid", "/Europe/Madrid", "Europe//Madrid", "posix/Europe/Madrid", "right/Europe/Madrid",
    "Europe",
  ])
  func whatIsNoZoneIsRefused(identifier: String) {
    #expect(Zone(identifier) == nil)
  }

  @Test func aPickerOffersKnownZonesInOrder() {
    #expect(Zone.identifiers.contains("Europe/Madrid"))
    #expect(Zone.identifiers.contains("America/Sao_Paulo"))
    #expect(Zone.identifiers.contains("UTC"))
    #expect(Zone.identifiers == Zone.identifiers.sorted())
    #expect(Zone.identifiers.allSatisfy { Zone($0) != nil })
  }

  @Test func zonesAreEqualByName() throws {
    #expect(try #require(Zone("Europe/Madrid")) == #require(Zone("Europe/Madrid")))
    #expect(try #require(Zone("Europe/Madrid")) != #require(Zone("Europe/Paris")))
    #expect(try JSONDecoder().decode([Zone].self, from: JSONEncoder().encode([Zone.utc])) == [.utc])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Zone].self, from: Data(#"["Mars/Base"]"#.utf8)) }
  }

  /// Zone, local time, the instant it is, the local time that this shows.
  @Test(arguments: [
    ("Europe/Madrid", "2026-01-15T12:00", "2026-01-15T11:00:00Z", "2026-01-15T12:00"),
    ("Europe/Madrid", "2026-07-15T12:00", "2026-07-15T10:00:00Z", "2026-07-15T12:00"),
    // Clocks go from 02:00 to 03:00.
    ("Europe/Madrid", "2026-03-29T01:59", "2026-03-29T00:59:00Z", "2026-03-29T01:59"),
    ("Europe/Madrid", "2026-03-29T02:00", "2026-03-29T01:00:00Z", "2026-03-29T03:00"),
    ("Europe/Madrid", "2026-03-29T02:30", "2026-03-29T01:30:00Z", "2026-03-29T03:30"),
    ("Europe/Madrid", "2026-03-29T03:00", "2026-03-29T01:00:00Z", "2026-03-29T03:00"),
    // Clocks go from 03:00 to 02:00: the earlier of two.
    ("Europe/Madrid", "2026-10-25T01:59", "2026-10-24T23:59:00Z", "2026-10-25T01:59"),
    ("Europe/Madrid", "2026-10-25T02:30", "2026-10-25T00:30:00Z", "2026-10-25T02:30"),
    ("Europe/Madrid", "2026-10-25T03:00", "2026-10-25T02:00:00Z", "2026-10-25T03:00"),
    // Clocks went from 00:00 to 01:00, and back from 00:00 to 23:00; never since 2019.
    ("America/Sao_Paulo", "2018-11-03T23:59", "2018-11-04T02:59:00Z", "2018-11-03T23:59"),
    ("America/Sao_Paulo", "2018-11-04T00:00", "2018-11-04T03:00:00Z", "2018-11-04T01:00"),
    ("America/Sao_Paulo", "2018-11-04T00:30", "2018-11-04T03:30:00Z", "2018-11-04T01:30"),
    ("America/Sao_Paulo", "2018-02-17T23:30", "2018-02-18T01:30:00Z", "2018-02-17T23:30"),
    ("America/Sao_Paulo", "2018-02-18T00:00", "2018-02-18T03:00:00Z", "2018-02-18T00:00"),
    ("America/Sao_Paulo", "2026-01-15T12:00", "2026-01-15T15:00:00Z", "2026-01-15T12:00"),
    // The whole 30th of December was skipped.
    ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00:00Z", "2011-12-31T12:00"),
    ("Asia/Kolkata", "2026-01-15T12:00", "2026-01-15T06:30:00Z", "2026-01-15T12:00"),
    ("UTC", "2026-01-15T12:00", "2026-01-15T12:00:00Z", "2026-01-15T12:00"),
  ])
  func localTimesBecomeInstantsEvenWhereClocksChange(
    identifier: String, local: String, instant: String, shown: String
  ) throws {
    let zone = try #require(Zone(identifier))
    let result = Instant(try #require(LocalTime(local)), in: zone)
    #expect(result.iso8601 == instant)
    #expect(result.local(in: zone).fieldText == shown)
  }

  @Test func theSecondOfTwoEqualClocksIsShownAlike() throws {
    let madrid = try #require(Zone("Europe/Madrid"))
    let second = try #require(Instant(iso8601: "2026-10-25T01:30:00Z"))
    #expect(second.local(in: madrid).fieldText == "2026-10-25T02:30")
  }

  @Test(arguments: [
    ("Europe/Madrid", "2026-03-29", "2026-03-28T23:00:00Z"), ("Europe/Madrid", "2026-03-30", "2026-03-29T22:00:00Z"),
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),
  ])
  func aDayStartsAtItsFirstMoment(identifier: String, day: String, start: String) throws {
    let zone = try #require(Zone(identifier))
    #expect(Instant(startOf: try #require(Day(day)), in: zone).iso8601 == start)
  }

  @Test(arguments: [
    "Europe/Madrid", "America/Sao_Paulo", "Africa/Casablanca", "Europe/Istanbul", "Asia/Pyongyang",
    "Australia/Lord_Howe", "Pacific/Apia",
    "America/Havana", "Asia/Tehran", "Antarctica/Troll", "UTC",
  ])
  func rememberedOffsetsAreFoundations(identifier: String) throws {
    let zone = try #require(Zone(identifier))
    let timeZone = try #require(TimeZone(identifier: identifier))
    let dayInSeconds: Int64 = 86_400
    // Forwards, backwards and in leaps, from 1960 to 2037, at changing hours.
    let forwards = stride(from: -3650 * dayInSeconds, to: 24_800 * dayInSeconds, by: 7 * 86_400 + 5003)
    for second in Array(forwards) + forwards.reversed() + forwards.map({ ($0 &* 7_919) % 2_000_000_000 }) {
      let expected = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
      let offset = zone.offset(at: Instant(milliseconds: second * 1000))
      guard offset == expected else {
        Issue.record("\(identifier) at \(second): \(offset) instead of \(expected)")
        return
      }
    }
  }

  @Test func offsetsHoldToTheMillisecondOfTheChange() throws {
    let madrid = try #require(Zone("Europe/Madrid"))
    let change = try #require(Instant(iso8601: "2026-03-29T01:00:00Z"))
    #expect(madrid.offset(at: change) == 7200)
    #expect(madrid.offset(at: change - .milliseconds(1)) == 3600)
  }

  @Test func manyReadersMayAskAtOnce() async throws {
    let madrid = try #require(Zone("Europe/Madrid"))
    await withTaskGroup(of: Bool.self) { group in
      for reader in 0..<8 {
        group.addTask {
          (0..<2000).allSatisfy { step in
            let july = (step + reader).isMultiple(of: 2)
            let year = 1_577_836_800_000 + Int64(step % 20) * 31_556_952_000
            let instant = Instant(milliseconds: year + (july ? 196 : 14) * 86_400_000)
            return madrid.offset(at: instant) == (july ? 7200 : 3600)
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
