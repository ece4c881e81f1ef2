import HTTPTypes
import Kit
import TestKit
import Testing

@testable import Shopping

/// What a device sends that has waited on it: shown there already, and perhaps left behind by somebody else.
@Suite struct WaitedTests {
  private static let prefer = HTTPField.Name("Prefer")!
  private static let author = HTTPField.Name("Sobremesa-Author")!
  private static let sequence = HTTPField.Name("Sobremesa-Sequence")!

  @Test func aDeviceThatShowsItAlreadyIsToldTheNumberInsteadOfAPage() async throws {
    let marta = try await TestHouse().owner()
    let list = try await list(of: marta)
    let lines = marta.address(ShoppingPaths.lines(list))
    let fields = [("text", "pan"), ("operation", "0199a000-0000-7000-8000-000000000001")]
    let answer = try await marta.browser.post(lines, fields, headers: [Self.prefer: "return=minimal"])
    #expect(answer.status == 204 && answer.bytes.isEmpty)
    let reached = try await marta.read { $0.sequence }
    #expect(answer.headers[Self.sequence] == String(reached))
    // A second arrival is told the same and makes nothing.
    let again = try await marta.browser.post(lines, fields, headers: [Self.prefer: "return=minimal"])
    #expect(again.status == 204 && again.headers[Self.sequence] == String(reached))
    #expect(try await marta.read { try ItemStore($0).items(of: list).count } == 1)
    // Without the wish it leads to the page.
    #expect(try await marta.browser.post(lines, fields).status == 303)
  }

  @Test func whatIsWrongIsSaidAllTheSame() async throws {
    let marta = try await TestHouse().owner()
    let list = try await list(of: marta)
    let lines = marta.address(ShoppingPaths.lines(list))
    let answer = try await marta.browser.post(lines, [("text", "")], headers: [Self.prefer: "return=minimal"])
    #expect(answer.status == 422)
    #expect(try answer.page.text(of: "#text-error") != nil)
  }

  @Test func whatSomebodyElseLeftOnTheDeviceIsNotDoneInOnesOwnName() async throws {
    let marta = try await TestHouse().owner()
    let list = try await list(of: marta)
    let lines = marta.address(ShoppingPaths.lines(list))
    let other = "0199a000-0000-7000-8000-000000000009"
    let script = HTTPField.Name("Sobremesa-Script")!
    let answer = try await marta.browser.post(
      lines, [("text", "pan")], headers: [Self.author: other, script: "1"])
    #expect(answer.status == 401)
    #expect(try await marta.read { try ItemStore($0).items(of: list).isEmpty })
    let page = try await marta.browser.get(marta.address(ShoppingPaths.list(list))).page
    let own = try #require(page.root.first("live-screen")?["author"])
    #expect(try await marta.browser.post(lines, [("text", "pan")], headers: [Self.author: own]).status == 303)
  }

  private func list(of member: TestMember) async throws -> ID<ShoppingList> {
    let id: ID<ShoppingList> = member.home.house.mint.id()
    try await member.change { transaction in
      try CategoryStore(transaction, .en).begin()
      try ListStore(transaction).add(ListDraft(name: "Cena"), id: id)
    }
    return id
  }
}
