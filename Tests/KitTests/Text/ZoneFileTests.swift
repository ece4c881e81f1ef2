import Foundation
import Testing

@testable import Text

struct ZoneFileTests {
  private func offset(_ rule: String, at instant: String) throws -> Int {
    let rule = try #require(YearlyClockChange(rule))
    return rule.offset(atSecond: try #require(Instant(iso8601: instant)).milliseconds / 1000)
  }

  /// The rule of a zone, the last second before a change of its clocks, and the seconds east of UTC before and after.
  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-03-27T00:59:59Z", 3600, 7200),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-10-30T00:59:59Z", 7200, 3600),
    // Ireland's winter is the one that is set back.
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2050-10-30T00:59:59Z", 3600, 0),
    // Summer over the turn of the year.
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2050-04-02T13:59:59Z", 46_800, 43_200),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2050-09-24T13:59:59Z", 43_200, 46_800),
    // An hour before the day that is meant.
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2050-03-27T00:59:59Z", -7200, -3600),
    // Two days after it.
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2050-03-25T23:59:59Z", 7200, 10_800),
    ("<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", "2050-04-02T13:59:59Z", 49_500, 45_900),
    ("<+00>0<+02>-2,M3.5.0/1,M10.5.0/3", "2050-03-27T00:59:59Z", 0, 7200),
  ])
  func clocksChangeEachYear(rule: String, second: String, before: Int, after: Int) throws {
    #expect(try offset(rule, at: second) == before)
    let change = try #require(YearlyClockChange(rule))
    let next = try #require(Instant(iso8601: second)).milliseconds / 1000 + 1
    #expect(change.offset(atSecond: next) == after)
  }

  @Test func aZoneWithoutSummerStaysAsItIs() throws {
    #expect(try offset("<-03>3", at: "2050-07-01T12:00:00Z") == -10_800)
    #expect(try offset("IST-5:30", at: "2050-01-01T12:00:00Z") == 19_800)
  }

  @Test(arguments: [
    "", "CET", "-1", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,J60,J300", "<CET-1", "CET-x",
  ])
  func whatIsNoRuleIsRefused(rule: String) {
    #expect(YearlyClockChange(rule) == nil)
  }

  @Test func aFileCutAnywhereIsNoneOrOneThatAnswers() throws {
    let whole = [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Madrid")))
    let winter: Int64 = 1_768_478_400
    #expect(ZoneFile(whole)?.offset(atSecond: winter) == 3600)
    for length in stride(from: 0, to: whole.count, by: 7) {
      guard let file = ZoneFile(Array(whole.prefix(length))) else { continue }
      #expect((-50_000...54_000).contains(file.offset(atSecond: winter)), "\(length)")
    }
    for place in stride(from: 0, to: whole.count, by: 11) {
      var broken = whole
      broken[place] ^= 0xFF
      _ = ZoneFile(broken)?.offset(atSecond: winter)
    }
  }

  @Test func nothingIsNoZone() {
    #expect(ZoneFile([]) == nil)
    #expect(ZoneFile(Array("TZif".utf8)) == nil)
    #expect(ZoneFile(offset: 0).offset(atSecond: .min) == 0)
  }
}
