import TestKit
import Testing

@testable import Kit

/// The order of a list that its reader has chosen, as it stands in an address.
@Suite struct ListOrderTests {
  @Test func anAddressSaysTheColumnAndWhichWayRound() throws {
    let orders = ["name", "total"]
    #expect(SortChoice("total", among: orders) == SortChoice("total"))
    #expect(SortChoice("-total", among: orders) == SortChoice("total", isDescending: true))
    for text in ["total", "-total"] { #expect(SortChoice(text, among: orders)?.text == text) }
    for text in ["", "-", "price", "--total", "Total"] { #expect(SortChoice(text, among: orders) == nil) }
  }

  @Test func aPlaceThatIsNoneInAnOrderIsTheStart() async throws {
    let marta = try await TestHouse().owner()
    try await marta.change { transaction in
      try transaction.run(
        "CREATE TABLE test_thing (id TEXT PRIMARY KEY, space_id TEXT, number BIGINT NOT NULL, search_key TEXT)")
      for number in 1...3 {
        try transaction.run(
          """
          INSERT INTO test_thing (id, space_id, number, search_key)
          VALUES (\(transaction.mint.uuid().text), \(transaction.space.id), \(number), '')
          """)
      }
    }
    let table = SpaceTable("test_thing")
    let list = SortedList(
      table, "id, number AS said", matching: "", in: TextIndex(of: table, order: ["id"], marks: []),
      by: ListOrder("number", .number("number")), isDescending: true)
    for key in ["", "x", "[]", "[\"one\"]", "[\"1\",\"2\"]"] {
      let cursor = Cursor(key: key, id: marta.home.house.mint.uuid().text)
      let numbers = try await marta.read { try list.window(after: cursor, in: $0) { try $0["said"] as Int }.elements }
      #expect(numbers == [3, 2, 1], "\(key)")
    }
  }
}
