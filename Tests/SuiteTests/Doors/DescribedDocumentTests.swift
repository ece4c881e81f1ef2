import Foundation
import Kit
import TestKit
import Testing

@testable import Kit

/// What the description does not allow is not taken, by whatever action: documents made up from the schemas of all of them, most of which
/// break one somewhere, are held against what the door says.
@Suite struct DescribedDocumentTests {
  private static let documents = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] == nil ? 60 : 3_000

  @Test func whatBreaksTheSchemaIsRefused() async throws {
    let house = try await TestHouse().house
    var generator = SeededGenerator(seed: 1_130)
    var (allowed, broken) = (0, 0)
    for door in house.routes.all.compactMap(\.door).compactMap(\.door) where !door.action.asked.isEmpty {
      let schema = Schema(door.shape.schema)
      // As a page of an empty thing shows it.
      let opened = door.isPartial ? FormState.showing(Form(), house.mint) : nil
      for _ in 0..<Self.documents {
        let document = schema.document(&generator)
        let isAllowed = schema.allows(document)
        var said = SaidForm(
          door.action, offered: door.offered, language: .en, zone: .utc, currency: .eur,
          mint: { house.mint.uuid().text })
        let text = String(decoding: document.bytes, as: UTF8.self)
        var isTaken = true
        do {
          let members = try #require(document.members).mapValues { JSONNode($0, line: 0) }
          _ = try said.form(members, over: opened)
        } catch is Problem.Unfit {
          isTaken = false
        }
        #expect(isAllowed || !isTaken, "\(door.action.name) takes \(text.prefix(400))")
        if isAllowed, isTaken { allowed += 1 } else if !isAllowed { broken += 1 }
      }
    }
    #expect(allowed > 1_000 && broken > 1_000, "\(allowed) taken, \(broken) broken")
  }

  /// JSON Schema, as far as the description uses it. Formats say more than they forbid.
  private struct Schema {
    typealias JSON = JSONNode.Value

    private let members: [String: JSON]

    init(_ schema: JSON) {
      members = schema.members ?? [:]
    }

    private func number(_ name: String) -> Int? {
      if case .number(let digits)? = members[name] { Int(digits) } else { nil }
    }

    private func text(_ name: String) -> String? { if case .text(let text)? = members[name] { text } else { nil } }

    private func list(_ name: String) -> [JSON]? {
      if case .list(let nodes)? = members[name] { nodes.map(\.value) } else { nil }
    }

    private var types: [String] {
      if let text = text("type") { return [text] }
      return (list("type") ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    private var items: Schema? { members["items"].map(Schema.init) }
    private var properties: [String: Schema] { (members["properties"]?.members ?? [:]).mapValues(Schema.init) }
    private var required: [String] {
      (list("required") ?? []).compactMap { if case .text(let name) = $0 { name } else { nil } }
    }

    // MARK: What it allows

    func allows(_ value: JSON) -> Bool {
      if let some = list("anyOf") { return some.contains { Schema($0).allows(value) } }
      if let values = list("enum"), !values.contains(value) { return false }
      switch value {
      case .null: return types.contains("null")
      case .bool: return types.contains("boolean")
      case .number(let digits):
        guard types.contains("integer"), let number = Int(digits) else { return false }
        return number >= self.number("minimum") ?? .min && number <= self.number("maximum") ?? .max
      case .text(let text): return types.contains("string") && allows(text)
      case .list(let nodes):
        return types.contains("array") && nodes.count >= number("minItems") ?? 0
          && nodes.allSatisfy { items?.allows($0.value) ?? true }
      case .object(let nodes):
        let (known, needed) = (properties, required)
        return types.contains("object") && needed.allSatisfy { nodes[$0] != nil }
          && nodes.allSatisfy { known[$0.key]?.allows($0.value.value) ?? false }
      }
    }

    private func allows(_ text: String) -> Bool {
      let count = text.unicodeScalars.count
      guard count >= number("minLength") ?? 0, count <= number("maxLength") ?? .max else { return false }
      guard let pattern = self.text("pattern") else { return true }
      return text.range(of: pattern, options: .regularExpression) != nil
    }

    // MARK: What somebody might write

    /// With what is said to be nothing.
    private static func object(_ members: [String: JSON]) -> JSON {
      .object(members.mapValues { JSONNode($0, line: 0) })
    }

    /// An object as it is meant, but in one place in two cases of three.
    func document(_ generator: inout SeededGenerator) -> JSON {
      var document = value(&generator).members ?? [:]
      guard Int.random(in: 0..<3, using: &generator) > 0,
        let name = properties.keys.sorted().randomElement(using: &generator),
        let property = properties[name]
      else { return Self.object(document) }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: document[name] = nil
      case 1: document["unknown"] = .text("x")
      default: document[name] = property.strange(&generator)
      }
      return Self.object(document)
    }

    private func value(_ generator: inout SeededGenerator) -> JSON {
      if let some = list("anyOf") { return Schema(generator.pick(some)).value(&generator) }
      if let values = list("enum") { return generator.pick(values) }
      switch generator.pick(types) {
      case "null": return .null
      case "boolean": return .bool(Bool.random(using: &generator))
      case "integer": return .number(String(number("minimum") ?? 0))
      case "array":
        return .elements(
          (0..<Int.random(in: (number("minItems") ?? 0)...3, using: &generator)).compactMap { _ in
            items?.value(&generator)
          })
      case "object":
        let (known, needed) = (properties, Set(required))
        return Self.object(
          known.keys.sorted().reduce(into: [:]) { members, name in
            guard needed.contains(name) || Bool.random(using: &generator) else { return }
            members[name] = known[name]?.value(&generator)
          })
      default: return .text(text(&generator))
      }
    }

    private func text(_ generator: inout SeededGenerator) -> String {
      if let pattern = text("pattern") {
        return ["2.80", "10:30", "word"].first { $0.range(of: pattern, options: .regularExpression) != nil } ?? "x"
      }
      return switch text("format") {
      case "uuid": UUIDText(at: TestClock.start, random: (generator.next(), generator.next())).text
      case "date": "2026-11-28"
      case "date-time": "2026-11-28T09:30:00Z"
      default: "pan"
      }
    }

    /// What may not be so: another kind, nothing, too much, or the same with something strange within.
    private func strange(_ generator: inout SeededGenerator) -> JSON {
      if let inner = types.contains("object") ? properties : nil,
        let name = inner.keys.sorted().randomElement(using: &generator)
      {
        return Self.object([name: inner[name]?.strange(&generator) ?? .null])
      }
      if let items, Bool.random(using: &generator) { return .elements([items.strange(&generator)]) }
      let most = number("maxLength") ?? 100
      return generator.pick([
        .null, .bool(true), .number("-1"), .number("1000000000"), .number("7.5"), .text(""), .text("x"), .elements([]),
        .elements([.null]), Self.object([:]), Self.object(["id": .null]),
        .text(String(repeating: "x", count: most + 1)),
        .text("x" + String(repeating: " ", count: most)), .text(String(repeating: "a\u{301}", count: most / 2 + 1)),
      ])
    }
  }
}

extension DataDoor {
  fileprivate var door: ActionDoor? { if case .action(let door) = self { door } else { nil } }
}
