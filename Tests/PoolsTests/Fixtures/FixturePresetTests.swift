import Kit
import Testing

@testable import Pools

@Suite struct FixturePresetTests {
  @Test func aPresetLeadsToTheCalendarOfTheSeason() throws {
    let (autumn, spring) = (try #require(Day("2026-11-20")), try #require(Day("2027-02-01")))
    #expect(
      FixturePreset.laLiga.address(at: .github, on: autumn)
        == "https://raw.githubusercontent.com/openfootball/football.json/master/2026-27/es.1.json")
    #expect(
      FixturePreset.laLiga.address(at: .jsdelivr, on: spring)
        == "https://cdn.jsdelivr.net/gh/openfootball/football.json@master/2026-27/es.1.json")
    #expect(FixturePreset.brasileirao.address(at: .github, on: spring).hasSuffix("/2027/br.1.json"))
    for preset in FixturePreset.allCases {
      let address = preset.address(at: .github, on: autumn)
      #expect(!WebAddress.candidates(address).isEmpty)
    }
    var draft = FixtureSourceDraft(competition: "pt.1", origin: "jsdelivr", interval: "day")
    #expect(try draft.validated(on: autumn).address.hasSuffix("2026-27/pt.1.json"))
    draft.address = "https://example.org/mine.txt"
    #expect(try draft.validated(on: autumn).address == "https://example.org/mine.txt")
    draft = FixtureSourceDraft(interval: "day")
    #expect(throws: Invalid.self) { try draft.validated(on: autumn) }
  }
}
