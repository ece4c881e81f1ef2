import Kit
import Testing

@testable import Pools

/// Both bases over every shape in which the public files write a score.
@Suite struct PublicScoreShapeTests {
  /// What a basis makes of a score, beside what the file says of the stage that it goes by.
  private func expectBothBases(_ shape: ScoreShape, _ node: JSONNode?, _ found: MatchScore, _ place: Comment) {
    for (basis, stage) in [(ResultBasis.regulation, shape.regulation), (.extraTime, shape.extraTime)] {
      let result = found.result(by: basis)
      #expect(result.map { [$0.home, $0.away] } == ScoreShape.goals(stage, of: node), place)
    }
  }

  @Test(arguments: ScoreShape.all)
  func eachBasisGoesByTheStageThatTheShapeHas(shape: ScoreShape) throws {
    let node = try JSONReader.read(shape.example)
    #expect(ScoreShape.of(node) == shape)
    let (found, fault) = ScoreNode(node).reading
    #expect(fault == nil)
    expectBothBases(shape, node, found, "\(shape.name)")
  }

  @Test(arguments: ScoreShape.all)
  func aShootOutIsNeverAResult(shape: ScoreShape) throws {
    let node = try JSONReader.read(shape.example)
    guard let shootOut = ScoreShape.goals("p", of: node), let score = Score(shootOut[0], shootOut[1]) else { return }
    let found = ScoreNode(node).reading.score
    #expect(found.penalties == score)
    for basis in ResultBasis.allCases { #expect(found.result(by: basis) != score) }
  }

  private struct Match {
    let line: Int
    let node: JSONNode
  }

  private static func matches(of path: String) throws -> [Match] {
    let root = try JSONReader.read(String(decoding: try FootballData.bytes(path), as: UTF8.self))
    let nodes = root["matches"]?.list ?? (root["rounds"]?.list ?? []).flatMap { $0["matches"]?.list ?? [] }
    return nodes.map { Match(line: $0.line, node: $0) }
  }

  private static let jsonFiles = FootballData.matchFiles.filter { $0.hasSuffix(".json") }

  @Test(.enabled(if: FootballData.isThere), arguments: jsonFiles)
  func everyScoreOfAFileSettlesByTheStageThatItsShapeHas(path: String) throws {
    let records = Dictionary(
      uniqueKeysWithValues: try FootballData.file(path).records.map { ($0.place, $0) })
    for match in try Self.matches(of: path) {
      let (place, score): (Comment, JSONNode?) = ("\(path), line \(match.line)", match.node["score"])
      let shape = try #require(ScoreShape.of(score), place)
      let record = try #require(records["\(match.line)"], place)
      expectBothBases(shape, score, record.score, place)
      let fixture = Fixture(Mint.system.id(), record, zone: .utc)
      for basis in ResultBasis.allCases {
        let proposed = fixture.proposal(by: basis)
        #expect(proposed == (record.status == .scheduled ? record.score.result(by: basis) : nil), place)
      }
    }
  }

  /// The table has what the files have, and the files have what the first part of the table says they do.
  @Test(.enabled(if: FootballData.isThere)) func theFilesHaveTheseShapesAndNoOther() throws {
    var (shapes, statuses): (Set<String>, Set<String>) = ([], [])
    for path in Self.jsonFiles {
      for match in try Self.matches(of: path) {
        shapes.insert(try #require(ScoreShape.of(match.node["score"])).name)
        statuses.insert(match.node["status"]?.text ?? "-")
      }
    }
    #expect(
      shapes == ["absent", "empty", "pair", "ft", "ft ht", "et ft ht", "et ft ht p", "et p", "et"])
    #expect(statuses == ["-", "awarded", "postponed"])
  }
}
