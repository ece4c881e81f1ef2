import Kit
import TestKit
import Testing

@testable import Orders

/// Whatever becomes of customers and orders, searches by the index find what is found by going through the lists.
@Suite struct OrderSearchTests {
  private static let words = ["ana", "bread", "2026 00", "ana cake", "garden", "nobody", "an", "reñe"]

  @Test(arguments: [1, 2])
  func searchesByTheIndexFindTheSame(seed: UInt64) async throws {
    let cast = try await OrdersCast()
    let marta = cast.marta
    var chance = SeededGenerator(seed: seed)
    var (orders, customers): ([ID<Order>], [ID<Customer>]) = ([], [cast.ana.id])
    var removed: [(id: ID<Order>, answer: TestAnswer)] = []
    for step in 0..<90 {
      let name = "\(chance.pick(["Ana", "Mariana", "Reñé", "Zoe"])) \(chance.pick(["Garden", "García"])) \(step)"
      switch Int.random(in: 0..<14, using: &chance) {
      case 0..<6:
        for part in 0..<Int.random(in: 1...4, using: &chance) {
          var draft = cast.draft(code: "2026-\(1000 + step * 10 + part)", lines: [cast.line(cast.bread, quantity: 2)])
          draft.customer = chance.pick(customers)
          orders.append(try await cast.add(draft))
        }
      case 6:
        let id: ID<Customer> = marta.home.house.mint.id()
        customers.append(id)
        _ = try await marta.change { try CustomerStore($0).add(CustomerDraft(name: name, address: "Here"), id: id) }
      case 7:
        let id = chance.pick(customers)
        try await marta.change {
          try CustomerStore($0).change(id, to: CustomerDraft(name: name, address: "There"), from: nil)
        }
      case 8:
        guard let id = orders.randomElement(using: &chance) else { continue }
        let shown = try await cast.shown(id)
        var draft = shown
        draft.lines = [cast.line(cast.cake, quantity: 1)]
        draft.note = name
        try await cast.change(id, to: draft, from: shown)
      case 9:
        guard let index = orders.indices.randomElement(using: &chance) else { continue }
        let id = orders.remove(at: index)
        removed.append((id, try await marta.post(OrdersPaths.orderDeletion(id))))
      case 10:
        guard let last = removed.popLast() else { continue }
        try await marta.undo(last.answer)
        orders.append(last.id)
      default:
        marta.home.clock.advance(by: .seconds(10))
        #expect(await marta.home.house.schedule.runDue().failures.isEmpty)
      }
      try await expectSame(chance.pick(Self.words), marta)
    }
    for words in Self.words { try await expectSame(words, marta) }
  }

  @Test func whatAFileBringsIsFoundBeforeAndAfterItHasItsPlaces() async throws {
    let cast = try await OrdersCast()
    for number in 0..<70 { try await cast.add(cast.draft(code: "2026-\(1000 + number)")) }
    let exported = try await cast.marta.read { try OrdersExport($0).json() }
    let other = try await TestHouse().owner("Zoe")
    let walk = ImportWalk(OrdersImport(try OrdersFile(exported), mint: other.home.house.mint))
    let tally = try await other.change { try walk.take(into: $0, skipsBad: false) }
    #expect(tally.refused.isEmpty)
    try await expectSame("bread", other)
    #expect(await other.home.house.schedule.runDue().failures.isEmpty)
    try await expectSame("bread", other)
    let asked = try await other.home.counted.questions {
      _ = try await other.get(OrdersPaths.orders().with("q", "bread"))
    }
    if TestEngine.isSQLite { #expect(asked.contains { $0.contains("MATCH") }) }
  }

  /// All pages of each list, and the page around one, beside what its rows hold.
  private func expectSame(
    _ words: String, _ member: TestMember, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let lists = try await member.read { view in
      let store = OrderStore(view)
      let orders = try Self.all { try store.orders(matching: words, after: $0) }.map(\.id)
      let customers: [Customer] = try Self.all { try view.offered(matching: words, after: $0) }
      let products: [Product] = try Self.all { try view.offered(matching: words, after: $0) }
      return (orders: orders, customers: customers.map(\.id), products: products.map(\.id))
    }
    let holds = Search.condition(words, in: "search_key")
    let found = Search.condition(words, in: "found_key")
    let rows: (orders: [ID<Order>], customers: [ID<Customer>], products: [ID<Product>]) = try await member.read {
      (
        try Self.ids(of: "orders_order", "trash_id IS NULL\(found) ORDER BY placed_at DESC, code_key", $0),
        try Self.ids(
          of: "orders_customer", "trash_id IS NULL AND archive_id IS NULL\(holds) ORDER BY name_key, id", $0),
        try Self.ids(of: "orders_product", "trash_id IS NULL AND archive_id IS NULL\(holds) ORDER BY name_key, id", $0)
      )
    }
    #expect(lists.orders == rows.orders, "\(words)", sourceLocation: location)
    #expect(lists.customers == rows.customers, "\(words)", sourceLocation: location)
    #expect(lists.products == rows.products, "\(words)", sourceLocation: location)
    guard !rows.orders.isEmpty else { return }
    let middle = rows.orders.count * 2 / 3
    let around = try await member.read { view in
      try OrderStore(view).orders(matching: words, around: try view.find(rows.orders[middle])).elements.map(\.id)
    }
    let expected = rows.orders[max(0, middle - Window<Order>.lead)...].prefix(Window<Order>.size)
    #expect(around == Array(expected), "\(words)", sourceLocation: location)
  }

  private static func all<Thing: Sendable>(_ page: (Cursor?) throws -> Window<Thing>) throws -> [Thing] {
    var window = try page(nil)
    var all = window.elements
    while let next = window.next {
      window = try page(next)
      all += window.elements
    }
    return all
  }

  private static func ids<Thing>(of table: SQL, _ condition: SQL, _ view: SpaceView) throws -> [ID<Thing>] {
    try view.connection.rows("SELECT id FROM \(table) WHERE space_id = \(view.space.id) AND \(condition)")
      .map { try $0["id"] }
  }
}
