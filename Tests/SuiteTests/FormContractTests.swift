import Foundation
import Kit
import TestKit
import Testing

/// A page that a browser kept, or a change that waits in one, may be of a program three weeks old: what it sends is still understood.
/// So forms and what they ask for are added, never renamed or used for something else.
@Suite struct FormContractTests {
  private static let table = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "forms.txt")

  /// An address that takes changes, what it does, and what it asks for.
  private struct Taker {
    let action: String
    let fields: Set<String>
    let required: Set<String>
  }

  /// `SOBREMESA_WRITE_FORMS=1 swift test` adds what is new. A line goes 21 days after the last program that sent it, by hand.
  @Test func whatAnEarlierPageSendsIsStillTaken() async throws {
    let takers = try await takers()
    let known = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: " ")
    }
    var lines: [String: Set<String>] = [:]
    for line in known {
      let (address, action, fields) = (String(line[0]), String(line[1]), Set(line.dropFirst(2).map(String.init)))
      lines["\(address) \(action)"] = fields
      let taker = try #require(takers[address], "\(address) takes nothing any more")
      #expect(taker.action == action, "\(address)")
      #expect(fields.subtracting(taker.fields) == [], "\(address) no longer understands")
      #expect(taker.required.subtracting(fields) == [], "\(address) asks for what earlier pages don't send")
    }
    let all = lines.merging(takers.map { ("\($0.key) \($0.value.action)", $0.value.fields) }) { $0.union($1) }
    if ProcessInfo.processInfo.environment["SOBREMESA_WRITE_FORMS"] != nil {
      let text = all.map {
        "\($0.key) \($0.value.sorted().joined(separator: " "))".trimmingCharacters(in: .whitespaces)
      }
      try (text.sorted().joined(separator: "\n") + "\n").write(to: Self.table, atomically: true, encoding: .utf8)
    }
    #expect(all.count == lines.count, "new forms are not noted")
    for (line, fields) in all { #expect(lines[line] == fields, "\(line): new fields are not noted") }
  }

  private func takers() async throws -> [String: Taker] {
    let routes = try await TestHouse().house.routes.all
    return routes.reduce(into: [:]) { takers, route in
      guard let action = route.action else { return }
      takers[route.pattern] = Taker(
        action: action.name, fields: Set(action.inputs.map(\.name)),
        required: Set(action.inputs.filter(\.isRequired).map(\.name)))
    }
  }
}
