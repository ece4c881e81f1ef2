import Kit
import Testing

@testable import Pools

@Suite struct LeagueTableTests {
  private func line(_ name: String, _ exact: Int, _ difference: Int, _ tendency: Int) -> LeagueTable.Line {
    LeagueTable.Line(
      key: name.searchKey, name: name, hits: Hits(exact: exact, difference: difference, tendency: tendency), played: 3,
      gain: 0)
  }

  @Test(arguments: [
    ((2, 1), (2, 1), 3), ((1, 0), (2, 1), 2), ((1, 1), (2, 2), 2), ((4, 0), (2, 1), 1), ((0, 0), (2, 1), 0),
    ((1, 2), (2, 1), 0), ((0, 0), (0, 0), 3),
  ])
  func aBetIsWorthHowNearItCame(bet: (Int, Int), result: (Int, Int), points: Int) throws {
    let (bet, result) = (try #require(Score(bet.0, bet.1)), try #require(Score(result.0, result.1)))
    #expect(Hits.points(of: bet, with: result) == points)
  }

  @Test func moreExactScoresStandAboveOnTheSamePoints() {
    let table = LeagueTable([line("Ana", 0, 0, 3), line("Luis", 1, 0, 0), line("Eva", 0, 1, 1)])
    #expect(table.lines.map(\.line.name) == ["Luis", "Eva", "Ana"])
    #expect(table.lines.map(\.place) == [1, 2, 3])
    #expect(!table.hasTies)
  }

  @Test func whoIsLevelInEverythingSharesThePlace() {
    let table = LeagueTable([line("Noa", 1, 0, 0), line("Ana", 1, 0, 0), line("Eva", 2, 0, 0), line("Luis", 0, 1, 0)])
    #expect(table.lines.map(\.line.name) == ["Eva", "Ana", "Noa", "Luis"])
    #expect(table.lines.map(\.place) == [1, 2, 2, 4])
    #expect(table.hasTies)
  }
}
