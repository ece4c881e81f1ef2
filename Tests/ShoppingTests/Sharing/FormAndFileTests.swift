import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Shopping

/// What comes through a form and what comes in a file leaves the same rows, and is refused alike.
@Suite struct FormAndFileTests {
  private static let cases = 2_000

  @Test func listsAreTheSameThroughBoth() async throws {
    var random = SeededGenerator(seed: 5)
    let said = (0..<Self.cases).map { _ in (id: Self.id(), name: random.text()) }
    let (marta, zoe) = (try await TestHouse().owner("Marta"), try await TestHouse().owner("Zoe"))
    let taken = try await marta.change { transaction in
      try said.count { list in
        try !refused {
          try ListStore(transaction).add(ListDraft(sent([("name", list.name)])), id: #require(ID(list.id)))
        }
      }
    }
    #expect(taken > 1_000 && taken < Self.cases - 100)
    try await bring(said.map { ["id": $0.id, "name": $0.name, "items": [[String: String]]()] }, to: zoe)
    #expect(try await rows("shopping_list", of: zoe) == rows("shopping_list", of: marta))
  }

  /// Each on a list of its own, as items of one name are brought together on one.
  @Test func itemsAreTheSameThroughBoth() async throws {
    var random = SeededGenerator(seed: 6)
    let said = (0..<Self.cases).map { _ in (list: Self.id(), id: Self.id(), fields: item(&random)) }
    let (marta, zoe) = (try await TestHouse().owner("Marta"), try await TestHouse().owner("Zoe"))
    let taken = try await marta.change { transaction in
      try said.count { one in
        let (list, id): (ID<ShoppingList>, ID<Item>) = (try #require(ID(one.list)), try #require(ID(one.id)))
        try ListStore(transaction).add(ListDraft(name: "List"), id: list)
        return try !refused {
          let draft = ItemDraft(try sent(one.fields.map { ($0.key, $0.value) }))
          let content = try ItemContent(draft, currency: .eur, language: .en, categories: [])
          _ = try ItemStore(transaction).add(
            [IncomingItem(line: content.line, note: content.note, category: nil)], to: list, ids: [id], in: .en)
        }
      }
    }
    #expect(taken > 300 && taken < Self.cases - 300)
    try await bring(
      said.map { one in
        var record = one.fields
        record["id"] = one.id
        record["price_basis"] = record.removeValue(forKey: "basis")
        return ["id": one.list, "name": "List", "items": [record]]
      }, to: zoe)
    #expect(try await rows("shopping_item", of: zoe) == rows("shopping_item", of: marta))
  }

  private static func id() -> String { UUID().uuidString.lowercased() }

  /// Words that no dictionary knows, as those get their shelf by themselves when they are typed.
  private func item(_ random: inout SeededGenerator) -> [String: String] {
    let units = Unit.allCases.map(\.rawValue)
    return [
      "name": "xq" + random.text().filter { !$0.isLetter }, "brand": random.text(), "note": random.text(),
      "quantity": random.pick(["", "1", " 2 ", "0.5", "1.25", "0", "-1", "x", "9999999999"]),
      "unit": random.pick(units + ["", "", "", "gone"]),
      "price": random.pick(["", "1", "2.80", " 3 ", "x", "-1", "99999999999999999"]),
      "basis": random.pick(units + ["", "", "whole", "gone"]),
    ]
  }

  private func sent(_ fields: [(name: String, value: String)]) throws -> Form {
    try Form(urlEncoded: Form(fields).urlEncoded.utf8)
  }

  private func refused(_ body: () throws -> Void) throws -> Bool {
    do {
      try body()
      return false
    } catch is Invalid {
      return true
    }
  }

  private func bring(_ lists: [[String: Any]], to member: TestMember) async throws {
    for start in stride(from: 0, to: lists.count, by: ShoppingFile.listLimit) {
      let some = Array(lists[start..<min(lists.count, start + ShoppingFile.listLimit)])
      let document: [String: Any] = [
        "format": ShoppingDocument.format, "version": ShoppingDocument.version, "lists": some,
      ]
      let bytes = Array(try JSONSerialization.data(withJSONObject: document))
      let file = try ShoppingFile(bytes, name: "x.json", parser: LineParser(currency: .eur, language: .en))
      let walk = ImportWalk(ShoppingImport(file, language: .en, mint: member.home.house.mint))
      _ = try await member.change { try walk.take(into: $0, skipsBad: true) }
    }
  }

  /// All that a table holds but for whose it is, when it came and by what.
  private func rows(_ table: String, of member: TestMember) async throws -> [String] {
    let others: Set<String> = [
      "space_id", "created_at", "moved_at", "added_at", "added_by", "added_name", "addition_id",
    ]
    return try await member.read { view in
      try view.connection.rows("SELECT * FROM \(SQL(trusted: table)) WHERE space_id = \(view.space.id) ORDER BY id")
        .map { String(decoding: JSONRow.bytes($0, without: others), as: UTF8.self) }
    }
  }
}
