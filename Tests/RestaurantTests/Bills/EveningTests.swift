import Foundation
import Kit
import TestKit
import Testing

@testable import Restaurant

/// Evenings in which anything happens in any order: what the house says was paid is what was paid.
@Suite struct EveningTests {
  /// Of each of four houses, side by side; with `SOBREMESA_LONG` ten thousand of all.
  private static let evenings = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] == nil ? 50 : 2_500
  private static let steps = 24

  @Test(arguments: 27..<31) func billsArchiveAndReportAgreeToTheCent(seed: UInt64) async throws {
    let cast = try await KitchenCast()
    _ = try await cast.marta.change { try TableStore($0).add(["Mesa 5", "Mesa 6", "Terraza"]) }
    var chance = SeededGenerator(seed: seed)
    for evening in 0..<Self.evenings {
      cast.marta.home.clock.advance(by: .seconds(24 * 60 * 60 - Self.steps * 60))
      var night = Night(cast: cast)
      for _ in 0..<Self.steps {
        cast.marta.home.clock.advance(by: .seconds(60))
        try await night.step(&chance)
      }
      try await night.compare("seed \(seed), evening \(evening)")
      try await night.clear()
    }
  }
}

/// One evening as it is played, and its reckoning.
private struct Night {
  let cast: KitchenCast
  var evening = Evening()
  private var before = Evening()
  private var last: ID<Activity>?

  init(cast: KitchenCast) { self.cast = cast }

  private var marta: TestMember { cast.marta }

  mutating func step(_ chance: inout SeededGenerator) async throws {
    if last != nil, Int.random(in: 0..<6, using: &chance) == 0 { return try await takeBack() }
    let former = evening
    do {
      let done = try await act(&chance)
      if let done { (before, last) = (former, done) }
    } catch is Refusal {
      evening = former
    } catch is Invalid {
      evening = former
    }
  }

  /// What was done last, unless the house says that it cannot be taken back any more.
  private mutating func takeBack() async throws {
    let answer = try await cast.undo(last)
    last = nil
    if answer.status == 303 { evening = before }
  }

  private mutating func act(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    switch Int.random(in: 0..<13, using: &chance) {
    case 0, 1, 2: return try await order(&chance)
    case 3: return try await correct(&chance)
    case 4: return try await cancel(&chance)
    case 5: return try await finish(&chance)
    case 6, 7: return try await pay(&chance)
    case 8: return try await notPay(&chance)
    case 9: return try await close(&chance)
    case 10: return try await reopen(&chance)
    case 11: return try await join(&chance)
    default: return try await moveLines(&chance)
    }
  }

  private func any<T>(_ things: [T], _ chance: inout SeededGenerator) -> T? {
    things.isEmpty ? nil : things[Int.random(in: 0..<things.count, using: &chance)]
  }

  private func id<Of>(_ text: String, _: Of.Type) throws -> ID<Of> { try #require(ID<Of>(text)) }

  private func tabs(where isMeant: (Evening.Table) -> Bool) -> [String] {
    evening.tabs.filter { isMeant($0.value) }.keys.sorted()
  }

  private func orders(where isMeant: (Evening.Ordered) -> Bool) -> [String] {
    evening.orders.filter { isMeant($0.value) }.keys.sorted()
  }

  private mutating func order(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    let (isAtTable, place) = (Int.random(in: 0..<4, using: &chance) > 0, Int.random(in: 0..<4, using: &chance))
    let id = try await cast.order(way: isAtTable ? .dineIn : .pickUp)
    let tab: String? = try await marta.change { transaction in
      guard isAtTable else { return nil }
      let table = try TableStore(transaction).tables()[place].id
      // Nobody orders on a bill that is paid.
      guard try TabStore(transaction).tab(at: table)?.state != .paid else { return nil }
      let tab = try TabStore(transaction).openForOrder(at: table).tab
      try transaction.update(Order.table, id, "tab_id = \(tab)")
      try transaction.record(Order.placed, of: Subject(Order.topic, id, title: ""))
      return tab.description
    }
    let lines = try await cast.read(id).lines
    evening.orders[id.description] = Evening.Ordered(
      tab: tab,
      lines: Dictionary(
        uniqueKeysWithValues: lines.map {
          ($0.id.description, ($0.dish.description, Int64($0.quantity), $0.price.minorUnits))
        }))
    if let tab, evening.tabs[tab] == nil { evening.tabs[tab] = Evening.Table() }
    last = nil
    return nil
  }

  private mutating func correct(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    guard let name = any(orders(where: { !$0.isVoid }), &chance),
      let line = evening.orders[name]?.lines.keys.sorted().first
    else { return nil }
    let quantity = 1 + Int.random(in: 0..<9, using: &chance)
    let done = try await cast.correct(
      try id(name, Order.self), Correction(kept: [.init(line: try id(line, OrderLine.self), quantity: quantity)]))
    guard done != nil else { return nil }
    evening.orders[name]?.lines[line]?.quantity = Int64(quantity)
    try await follow(name)
    return done
  }

  private mutating func cancel(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    guard let name = any(orders(where: { !$0.isVoid && !$0.isDone }), &chance) else { return nil }
    let order = try id(name, Order.self)
    let done = try await marta.change { try OrderStore($0).cancel(order) }
    evening.orders[name]?.isVoid = true
    return done
  }

  /// What is picked up is paid by it.
  private mutating func finish(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    guard let name = any(orders(where: { !$0.isVoid && !$0.isDone }), &chance) else { return nil }
    let order = try await cast.read(id(name, Order.self))
    let done = try await cast.bring(order.id, to: .done, from: order.state)?.done
    evening.orders[name]?.isDone = true
    return done
  }

  private mutating func pay(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    let method = PaymentMethod.allCases[Int.random(in: 0..<3, using: &chance)]
    if Int.random(in: 0..<4, using: &chance) == 0,
      let name = any(orders(where: { $0.tab == nil && !$0.isVoid }), &chance)
    {
      let order = try id(name, Order.self)
      let done = try await marta.change { try OrderStore($0).note(order, paidBy: method, isCorrected: true) }
      evening.orders[name]?.method = method.rawValue
      return done
    }
    guard let name = any(tabs(where: \.isOpen), &chance) else { return nil }
    let tab = try id(name, TableTab.self)
    let done = try await marta.change { try TabStore($0).note(tab, paid: true, by: method, isCorrected: true) }
    evening.tabs[name]?.isPaid = true
    evening.tabs[name]?.method = method.rawValue
    return done
  }

  private mutating func notPay(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    guard let name = any(tabs(where: { $0.isOpen && $0.isPaid }), &chance) else { return nil }
    let tab = try id(name, TableTab.self)
    let done = try await marta.change { try TabStore($0).note(tab, paid: false) }
    evening.tabs[name]?.isPaid = false
    evening.tabs[name]?.method = nil
    return done
  }

  private mutating func close(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    guard let name = any(tabs(where: \.isOpen), &chance) else { return nil }
    let tab = try id(name, TableTab.self)
    let done = try await marta.change { try TabStore($0).close(tab) }
    evening.tabs[name]?.isOpen = false
    return done
  }

  private mutating func reopen(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    guard let name = any(tabs(where: { !$0.isOpen }), &chance) else { return nil }
    let tab = try id(name, TableTab.self)
    let done = try await marta.change { try TabStore($0).reopen(tab) }
    evening.tabs[name]?.isOpen = true
    return done
  }

  private mutating func join(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    let open = tabs { $0.isOpen && !$0.isPaid }
    guard open.count > 1, let name = any(open, &chance), let other = open.first(where: { $0 != name }) else {
      return nil
    }
    let (tab, target) = (try id(name, TableTab.self), try id(other, TableTab.self))
    let done = try await marta.change { try TabStore($0).join(tab, to: $0.find(target).table) }
    for (key, order) in evening.orders where order.tab == name { evening.orders[key]?.tab = other }
    evening.tabs[name]?.isOpen = false
    return done
  }

  private mutating func moveLines(_ chance: inout SeededGenerator) async throws -> ID<Activity>? {
    guard let name = any(tabs(where: { $0.isOpen && !$0.isPaid }), &chance),
      let order = any(orders(where: { $0.tab == name && !$0.isVoid }), &chance),
      let line = evening.orders[order]?.lines.keys.sorted().last
    else { return nil }
    let (tab, moved, place) = (
      try id(name, TableTab.self), try id(line, OrderLine.self), Int.random(in: 0..<4, using: &chance)
    )
    let done = try await marta.change { transaction in
      try TabStore(transaction).move([moved], of: tab, to: TableStore(transaction).tables()[place].id)
    }
    guard done != nil else { return nil }
    // Where the line is now, as the house made an order of it.
    let (into, at): (ID<Order>, ID<TableTab>) = try await marta.read { view in
      let row = try #require(
        try view.connection.row(
          """
          SELECT order_id, tab_id FROM restaurant_line JOIN restaurant_order ON restaurant_order.id = order_id
          WHERE restaurant_line.id = \(moved)
          """))
      return (try row["order_id"], try row["tab_id"])
    }
    if evening.tabs[at.description] == nil { evening.tabs[at.description] = Evening.Table() }
    if into.description == order {
      evening.orders[order]?.tab = at.description
    } else {
      let carried = evening.orders[order]?.lines.removeValue(forKey: line)
      evening.orders[into.description] = Evening.Ordered(
        tab: at.description, lines: carried.map { [line: $0] } ?? [:])
      try await follow(into.description)
    }
    try await follow(order)
    return done
  }

  /// How far the kitchen is follows from the lines; money does not depend on it but for what is picked up.
  private mutating func follow(_ name: String) async throws {
    let isDone = try await cast.read(id(name, Order.self)).state == .done
    evening.orders[name]?.isDone = isDone
  }

  // MARK: What the house says

  func compare(_ what: String) async throws {
    let now = marta.home.house.mint.now()
    let currency = try await marta.read(\.space.currency)
    let (bills, takings, unpaid) = try await marta.read { view in
      let today = now.day(in: view.space.zone)
      let period = TakingsPeriod(Form(), on: today)
      let (store, hours) = (BillStore(view), period.hours(in: view.space.zone))
      return (
        try store.bills(in: hours), try store.takings(in: hours),
        try store.unpaid(in: hours, of: period.days, now: true)
      )
    }
    func sum(_ amounts: [MoneySum]) -> Int64 { MoneySum(amounts, currency: currency).minorUnits }
    #expect(takings.amount.minorUnits == evening.takings, "\(what)")
    #expect(sum(bills.filter(\.isPaid).map(\.total)) == evening.takings, "\(what)")
    #expect(bills.map(\.total.minorUnits).sorted() == evening.bills, "\(what)")
    #expect(unpaid.outstanding?.minorUnits == evening.outstanding, "\(what)")
    #expect(unpaid.closed.minorUnits == evening.lost, "\(what)")
    let methods = Dictionary(
      uniqueKeysWithValues: takings.methods.map { ($0.of?.rawValue ?? "", $0.amount.minorUnits) })
    #expect(methods == evening.byMethod, "\(what)")
    let dishes = Dictionary(uniqueKeysWithValues: takings.dishes.map { ($0.dish, $0.amount.minorUnits) })
    #expect(dishes == evening.byDish, "\(what)")
    for parts in [
      takings.sections.map(\.amount), takings.hours.map(\.amount), takings.days.map(\.amount),
      takings.ways.map(\.amount),
    ] { #expect(sum(parts) == evening.takings, "\(what)") }
  }

  /// The tables are free, and nobody is owed anything, before the next evening.
  func clear() async throws {
    try await marta.change { transaction in
      for standing in try TabStore(transaction).standings() { _ = try TabStore(transaction).close(standing.tab.id) }
      let open = try transaction.connection.rows(
        "SELECT id, state FROM restaurant_order WHERE tab_id IS NULL AND state IN ('received', 'preparing') ORDER BY id"
      )
      for row in open { _ = try OrderStore(transaction).cancel(try row["id"]) }
    }
  }
}
