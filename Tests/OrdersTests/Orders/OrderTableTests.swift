import Kit
import TestKit
import Testing

@testable import Orders

/// Orders in the orders that a table offers, window by window.
@Suite struct OrderTableTests {
  /// What a row is sorted by, taken from what a whole list says of it.
  private typealias Key = @Sendable (OrderEntry, String) -> [[UInt8]]

  private static let keys: [String: Key] = [
    "customer": { [bytes($1), bytes($0.customer.description), bytes($0.code.lowercased())] },
    "delivery": { order, _ in [bytes(order.promisedOn?.description ?? "9999-12-31")] },
    "state": { order, _ in
      [
        bytes(String(OrderState.allCases.firstIndex(of: order.state) ?? 9)),
        bytes(order.promisedOn?.description ?? "9999-12-31"),
      ]
    },
    "total": { order, _ in
      let digits = String(order.total.minorUnits)
      return [bytes(String(repeating: "0", count: 20 - digits.count) + digits)]
    },
    "code": { order, _ in [bytes(order.code.lowercased())] },
  ]

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func everyOrderOfTheTableIsThatOfAllRowsSorted() async throws {
    #expect(Set(Order.orders.map(\.name)) == Set(Self.keys.keys))
    let (cast, names) = try await many()
    let all = try await sorted(cast, names)
    #expect(all.count == 1_000)
    for order in Order.orders.map(\.name) {
      let expected = Self.inMemory(all, names, order)
      for isDescending in [false, true] {
        let sort = SortChoice(order, isDescending: isDescending)
        let found = try await windows(cast, sort)
        #expect(found == (isDescending ? expected.reversed() : expected), "\(sort.text)")
        let place = found[517]
        let around = try await cast.marta.read {
          try OrderStore($0).orders(matching: "", sorted: sort, around: place).elements.map(\.id)
        }
        #expect(around == Array(found[(517 - 20)..<(517 + 30)]), "\(sort.text)")
      }
    }
    let words = "cake"
    let holding = all.filter { $0.summary.contains("Cake") }
    #expect(holding.count > 60)
    for isFilled in [false, true] {
      if isFilled { try await fillIndexes(cast) }
      let found = try await windows(cast, SortChoice("total", isDescending: true), matching: words)
      #expect(found == Self.inMemory(holding, names, "total").reversed(), "filled: \(isFilled)")
    }
  }

  @Test(.enabled(if: TestEngine.isSQLite)) func aWindowIsReadFromAnIndexWhateverItsOrder() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    for order in Order.orders {
      for isDescending in [false, true] {
        let key =
          switch order.name {
          case "customer": "[\"a\",\"b\",\"c\"]"
          case "state": "[\"1\",\"2\"]"
          default: "[\"1\"]"
          }
        let sort = SortChoice(order.name, isDescending: isDescending)
        let page = OrdersPaths.orders().with("sort", sort.text)
        let statements = try await cast.marta.home.counted.questions {
          _ = try await cast.marta.get(page.with("after", Cursor(key: key, id: cast.ana.id.description).text))
        }
        let statement = try #require(statements.first { $0.contains("sort_0") })
        let plan = try await cast.marta.read { view in
          let count = statement.filter { $0 == "?" }.count
          let explained = SQL(trusted: "EXPLAIN QUERY PLAN \(statement)".replacing("?", with: "'1'"))
          #expect(count > 0)
          return try view.connection.rows(explained).map { try $0["detail"] as String }.joined(separator: "; ")
        }
        #expect(plan.contains("orders_order_by_") && !plan.contains("USE TEMP B-TREE FOR ORDER BY"), "\(plan)")
        #expect(plan.contains("(space_id=? AND "), "\(order.name): \(plan)")
      }
    }
  }

  @Test func aPlaceStaysWhereItWasWhenItsRowMoves() async throws {
    let cast = try await OrdersCast()
    for number in 1...120 {
      try await cast.add(cast.draft(code: "2026-\(1000 + number)", lines: [cast.line(cast.bread, quantity: number)]))
    }
    let sort = SortChoice("total")
    let first = try await cast.marta.read { try OrderStore($0).orders(matching: "", sorted: sort) }
    let last = try #require(first.elements.last)
    let shown = try await cast.shown(last.id)
    var draft = shown
    draft.lines = [cast.line(cast.cake, quantity: 1_000)]
    try await cast.change(last.id, to: draft, from: shown)
    let second = try await cast.marta.read { try OrderStore($0).orders(matching: "", sorted: sort, after: first.next) }
    #expect(second.elements.first?.code == "2026-1051")
  }

  // MARK: 1,000 orders with much alike

  private func many() async throws -> (OrdersCast, [ID<Customer>: String]) {
    let cast = try await OrdersCast()
    let (mint, locale) = (cast.marta.home.house.mint, cast.locale)
    let customers: [(ID<Customer>, String)] = ["Ana García", "Zoe", "Álvaro", "ana garcía", "Ñu"].map {
      (mint.id(), $0)
    }
    let days = ["", "2026-11-24", "2026-11-25", "2026-12-01"]
    let drafts = Shared<[OrderDraft]>([])
    var chance = SeededGenerator(seed: 20)
    for number in 0..<1_000 {
      let product = chance.pick([cast.bread, cast.bread, cast.cake])
      var draft = cast.draft(
        code: "\(chance.pick(["2026", "A", "b"]))-\(10_000 + number)", state: chance.pick(OrderState.allCases),
        lines: [cast.line(product, quantity: Int.random(in: 1...5, using: &chance))])
      draft.customer = chance.pick(customers).0
      draft.promisedOn = chance.pick(days)
      drafts.change { $0.append(draft) }
    }
    try await cast.marta.change { transaction in
      for (id, name) in customers {
        try CustomerStore(transaction).add(CustomerDraft(name: name, address: "Here"), id: id)
      }
      for draft in drafts.value { try OrderStore(transaction).add(draft, id: mint.id(), locale: locale) }
    }
    return (cast, Dictionary(uniqueKeysWithValues: customers.map { ($0.0, $0.1.sortKey) }))
  }

  private func sorted(_ cast: OrdersCast, _ names: [ID<Customer>: String]) async throws -> [OrderEntry] {
    try await cast.marta.read { view in
      var (all, next): ([OrderEntry], Cursor?) = ([], nil)
      repeat {
        let window = try OrderStore(view).orders(after: next)
        all += window.elements
        next = window.next
      } while next != nil
      return all
    }
  }

  private static func inMemory(_ all: [OrderEntry], _ names: [ID<Customer>: String], _ order: String) -> [ID<Order>] {
    guard let key = keys[order] else { return [] }
    let keyed = all.map { (key: key($0, names[$0.customer] ?? "") + [bytes($0.id.description)], id: $0.id) }
    return keyed.sorted { one, other in
      for (left, right) in zip(one.key, other.key) where left != right { return left.lexicographicallyPrecedes(right) }
      return false
    }.map(\.id)
  }

  private func windows(
    _ cast: OrdersCast, _ sort: SortChoice, matching words: String = ""
  ) async throws -> [ID<Order>] {
    try await cast.marta.read { view in
      var (found, next): ([ID<Order>], Cursor?) = ([], nil)
      repeat {
        let window = try OrderStore(view).orders(matching: words, sorted: sort, after: next)
        found += window.elements.map(\.id)
        next = window.next
      } while next != nil
      return found
    }
  }

  private func fillIndexes(_ cast: OrdersCast) async throws {
    for _ in 1...30 {
      cast.marta.home.clock.advance(by: .seconds(10))
      #expect(await cast.marta.home.house.schedule.runDue().failures.isEmpty)
    }
  }
}
