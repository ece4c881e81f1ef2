import Foundation
import Testing

/// What a test finds out about the whole house, kept beside the tests so that a change of it is read before it is committed.
enum CommittedTable {
  /// - Parameter name: of the file.
  static func compare(_ lines: some Sequence<String>, with name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
    let actual = lines.sorted()
    if ProcessInfo.processInfo.environment["SOBREMESA_WRITE_TABLES"] != nil {
      try (actual.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let changes = actual.difference(from: kept).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(
      changes == [],
      "\(name) says otherwise. If it is right so: SOBREMESA_WRITE_TABLES=1 swift test --filter SuiteTests")
  }
}
