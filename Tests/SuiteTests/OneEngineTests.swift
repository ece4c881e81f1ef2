import Foundation
import Testing

/// What runs on one engine alone is few, and known: everything else is proved on both.
@Suite struct OneEngineTests {
  @Test func whatOneEngineAloneIsAskedStandsInACommittedTable() throws {
    let engines = [("SQLite", "(if: TestEngine.isSQLite"), ("PostgreSQL", "(if: !TestEngine.isSQLite")]
    let lines = try SourceFile.all(in: ["Tests"]).flatMap { file in
      engines.flatMap { engine, condition in
        Self.names(in: file.code, after: ".enabled\(condition)").map { "\(engine) \(file.path) \($0)" }
      }
    }
    try CommittedTable.compare(lines, with: "one-engine.txt")
  }

  /// The suites and tests that stand behind a condition.
  private static func names(in text: String, after condition: String) -> [String] {
    text.components(separatedBy: condition).dropFirst().compactMap { rest in
      rest.firstMatch(of: /(?:struct|func) (\w+)/).map { String($0.1) }
    }
  }
}
