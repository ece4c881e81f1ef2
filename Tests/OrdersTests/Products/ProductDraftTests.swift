import TestKit
import Testing

@testable import Kit
@testable import Orders

/// Whatever fields a product has.
@Suite struct ProductDraftTests {
  /// Those that take any text.
  private static let stored = ProductDraft.fields.filter { $0.isStored && $0.name != ProductDraft.vat.name }.map(\.name)

  /// A product of which everything is said.
  private func product(of marta: TestMember) async throws -> Product {
    let whole = ProductDraft {
      $0.name == ProductDraft.price.name ? "2.80" : Self.stored.contains($0.name) ? "Said of \($0.name)" : ""
    }
    let id: ID<Product> = marta.home.house.mint.id()
    return try await marta.change { try ProductStore($0).add(whole, id: id, in: .en) }
  }

  @Test(arguments: stored)
  func aFieldIsShownFoundToldAndTakenOutAndLeavesTheOthersAsTheyAre(name: String) async throws {
    let marta = try await TestHouse().owner()
    let field = try #require(ProductDraft.fields.first { $0.name == name })
    let before = try await product(of: marta)
    let shown = ProductDraft(before, in: .en)
    var draft = shown
    draft[field] = "Otherwise"
    let said = draft
    try await marta.change { try ProductStore($0).change(before.id, to: said, from: shown, in: .en) }
    let after = try await marta.read { try $0.find(before.id) }
    #expect(ProductDraft(after, in: .en) == said)
    #expect(try await marta.get(OrdersPaths.product(before.id)).text.contains("Otherwise"))
    let found = try await marta.read { try $0.offered(matching: "otherwise") as Window<Product> }
    #expect(found.elements.isEmpty != field.isSearched)
    let told = try await marta.read { try Activity.of(before.id, limit: 1, in: $0) }
    #expect(told.first?.fields == [FieldChange(name, from: shown[field], to: "Otherwise")])
    let (json, table) = try await marta.read { (try OrdersExport($0).json(), try OrdersExport($0).csv(.products)) }
    for file in [String(decoding: json, as: UTF8.self), table] {
      #expect(Self.stored.allSatisfy { file.contains($0 == name ? "Otherwise" : "Said of \($0)") })
    }
  }

  @Test(arguments: stored)
  func aFileChangesWhatItSaysAndAllOfItIsTakenBack(name: String) async throws {
    let marta = try await TestHouse().owner()
    let before = try await product(of: marta)
    let columns = Set([name, "name"]).sorted()
    let values = columns.map { $0 == name ? "Otherwise" : "Said of \($0)" }
    let table = "id,price,\(columns.joined(separator: ","))\n\(before.id),3,\(values.joined(separator: ","))\n"
    let sent = try await marta.browser.upload(
      marta.address(OrdersPaths.transfer()), [("bad", "nothing")], file: ("file", "a.csv", Array(table.utf8)))
    let preview = try await marta.browser.follow(sent).page
    #expect(preview.words.contains("Said of \(name)") && preview.words.contains("Otherwise"))
    let form = try #require(preview.forms.first { $0.fields.contains { $0.0 == "plan" } })
    let taken = try await marta.browser.submit(form)
    let after = ProductDraft(try await marta.read { try $0.find(before.id) }, in: .en)
    #expect(
      after
        == ProductDraft { field in
          field.name == name
            ? "Otherwise"
            : Self.stored.contains(field.name)
              ? "Said of \(field.name)" : field.name == ProductDraft.price.name ? "3.00" : ""
        })
    try await marta.undo(taken)
    #expect(try await marta.read { try $0.find(before.id) } == before)
  }
}
