import Foundation
import TestKit
import Testing

@testable import Kit

/// What lines of activity keep of their events besides subject and fields, by its JSON. Lines of years are read by it: a
/// member may be added, and none renamed.
enum DetailTable {
  static func compare(_ member: TestMember) async throws {
    let kept = try await member.read { view in
      try view.connection.rows("SELECT verb, detail FROM kit_activity WHERE detail IS NOT NULL ORDER BY id").map {
        row in
        (event: try row["verb"] as String, detail: try row["detail"] as String)
      }
    }
    var shapes: [String: Set<String>] = [:]
    for (event, detail) in kept {
      let value = try JSONSerialization.jsonObject(with: Data(detail.utf8), options: .fragmentsAllowed)
      shapes[event, default: []].formUnion(paths(value, ""))
    }
    let lines = shapes.flatMap { event, paths in paths.map { "\(event) \($0)" } }
    try CommittedTable.compare(lines, with: "details.txt")
  }

  /// Each value's place: `.line.quantity number`, `.goals[] number`. What has an id for its name is `.*`.
  private static func paths(_ value: Any, _ place: String) -> Set<String> {
    switch value {
    case let members as [String: Any]:
      Set(members.flatMap { paths($0.value, "\(place).\(ID<Space>($0.key) == nil ? $0.key : "*")") })
    case let elements as [Any]: Set(elements.flatMap { paths($0, "\(place)[]") })
    case is NSNull: ["\(place) null"]
    case is String: ["\(place) text"]
    default: ["\(place) \(value is Bool ? "bool" : "number")"]
    }
  }
}
