import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct OrderStoreTests {
  @Test func theTotalIsReckonedByTheHouse() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(
      cast.draft(lines: [cast.line(cast.bread, quantity: 3), cast.line(cast.cake, quantity: 2)]))
    let order = try await cast.order(id)
    #expect(order.total.minorUnits == 3 * 280 + 2 * 2200)
    #expect(order.summary == "3\u{A0}×\u{A0}Bread, 2\u{A0}×\u{A0}Cake")
  }

  @Test func namesAndPricesStayAsTheyWereWhenTheOrderWasMade() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let (ana, bread) = (cast.ana, cast.bread)
    try await cast.marta.change { transaction in
      try CustomerStore(transaction).change(ana.id, to: CustomerDraft(name: "Anna", address: "Elsewhere"), from: nil)
      try ProductStore(transaction).change(
        bread.id, to: ProductDraft(name: "Loaf", price: "3", description: "New"), from: nil, in: .en)
    }
    let order = try await cast.order(id)
    #expect(order.customerName == "Ana García")
    #expect(order.customerAddress == "Calle Mayor 1")
    #expect(try await cast.lines(id).map(\.productName) == ["Bread"])
    #expect(order.total.minorUnits == 840)
  }

  @Test func theNextCodeIsTheNextOfTheYear() async throws {
    let cast = try await OrdersCast()
    #expect(try await cast.marta.read { try OrderStore($0).nextCode(in: 2026) }.text == "2026-0001")
    try await cast.add(cast.draft(code: "2026-0041"))
    try await cast.add(cast.draft(code: "2025-0099"))
    try await cast.add(cast.draft(code: "special"))
    #expect(try await cast.marta.read { try OrderStore($0).nextCode(in: 2026) }.text == "2026-0042")
  }

  @Test func aTakenCodeIsExplained() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft(code: "A-1"))
    var second = cast.draft(code: "a-1")
    second.suggestedCode = "2026-0001"
    await #expect(throws: Invalid(["code": OrdersPhrases.codeTaken])) { try await cast.add(second) }
  }

  @Test func aSuggestedCodeThatSomebodyTookFirstMovesOn() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft(code: "2026-0001"))
    let id = try await cast.add(cast.draft(code: "2026-0001"))
    #expect(try await cast.order(id).code == "2026-0002")
  }

  @Test func aTrashedOrderKeepsItsCode() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft(code: "X"))
    try await cast.marta.change { _ = try OrderStore($0).remove(id) }
    var second = cast.draft(code: "X")
    second.suggestedCode = ""
    await #expect(throws: Invalid(["code": OrdersPhrases.codeTaken])) { try await cast.add(second) }
  }

  @Test func twoPeopleWhoChangeDifferentFieldsBothWin() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let shown = try await cast.shown(id)
    var first = shown
    first.note = "Ring twice"
    var second = shown
    second.lines[0].quantity = "5"
    try await cast.change(id, to: first, from: shown)
    try await cast.change(id, to: second, from: shown)
    let order = try await cast.order(id)
    #expect(order.note == "Ring twice")
    #expect(order.total.minorUnits == 5 * 280)
  }

  @Test func ofTwoChangesToOneFieldTheLaterWinsAndTheActivitySaysSo() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let shown = try await cast.shown(id)
    for note in ["first", "second"] {
      var draft = shown
      draft.note = note
      try await cast.change(id, to: draft, from: shown)
    }
    #expect(try await cast.order(id).note == "second")
    let changes = try await cast.marta.read { try Activity.of(id, in: $0) }.first?.fields
    #expect(changes == [FieldChange("note", from: "first", to: "second", overtook: true)])
  }

  @Test func aLineThatSomebodyDeletedStaysDeleted() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(
      cast.draft(lines: [cast.line(cast.bread, quantity: 1), cast.line(cast.cake, quantity: 1)]))
    let shown = try await cast.shown(id)
    var without = shown
    without.lines.removeLast()
    var changed = shown
    changed.lines[1].quantity = "9"
    try await cast.change(id, to: without, from: shown)
    try await cast.change(id, to: changed, from: shown)
    #expect(try await cast.lines(id).map(\.productName) == ["Bread"])
  }

  @Test func aLineThatSomebodyAddedMeanwhileStays() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let shown = try await cast.shown(id)
    var more = shown
    more.lines.append(cast.line(cast.cake, quantity: 1))
    var other = shown
    other.note = "late"
    try await cast.change(id, to: more, from: shown)
    try await cast.change(id, to: other, from: shown)
    #expect(try await cast.lines(id).map(\.productName) == ["Bread", "Cake"])
  }

  @Test func anEditOfADeletedOrderIsRefusedAndItStaysDeleted() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let shown = try await cast.shown(id)
    try await cast.marta.change { _ = try OrderStore($0).remove(id) }
    await #expect(throws: Refusal.gone(OrdersPhrases.orderGone)) { try await cast.change(id, to: shown, from: shown) }
    await #expect(throws: Refusal.gone(OrdersPhrases.orderGone)) { try await cast.order(id) }
  }

  @Test func aDateThatIsNotTouchedKeepsItsSeconds() async throws {
    let cast = try await OrdersCast()
    cast.marta.home.clock.advance(by: .seconds(17))
    let id = try await cast.add(cast.draft())
    let exact = cast.marta.home.clock.now
    let code = "with-seconds"
    try await cast.marta.change {
      try $0.run("UPDATE orders_order SET placed_at = \(exact), code = \(code) WHERE id = \(id)")
    }
    let shown = try await cast.shown(id)
    var draft = shown
    draft.note = "x"
    try await cast.change(id, to: draft, from: shown)
    #expect(try await cast.order(id).placedAt == exact)
  }

  @Test func movingAnOrderIntoTheStateItIsInLeavesNoTrace() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft(state: .prepared))
    try await cast.marta.change { try OrderStore($0).move(id, to: .prepared) }
    try await cast.marta.change { try OrderStore($0).move(id, to: .paid) }
    let verbs = try await cast.marta.read { try Activity.of(id, in: $0) }.map(\.event)
    #expect(verbs == ["order.moved", "order.added"])
  }

  @Test func ordersStandByCustomerAndThenByCode() async throws {
    let cast = try await OrdersCast()
    let id: ID<Customer> = cast.marta.home.house.mint.id()
    let zoe = try await cast.marta.change {
      try CustomerStore($0).add(CustomerDraft(name: "Ábaco", address: "x"), id: id)
    }
    try await cast.add(cast.draft(code: "B"))
    try await cast.add(cast.draft(code: "A"))
    var other = cast.draft(code: "C")
    other.customer = zoe.id
    try await cast.add(other)
    let codes = try await cast.marta.read { try OrderStore($0).orders() }.elements.map(\.code)
    #expect(codes == ["C", "A", "B"])
  }

  @Test(arguments: ["2026-0001", "ANA garcia", "bread", "ring"])
  func aSearchLooksThroughCodeCustomerProductsAndNote(words: String) async throws {
    let cast = try await OrdersCast()
    var draft = cast.draft()
    draft.note = "Ring twice"
    try await cast.add(draft)
    #expect(try await cast.marta.read { try OrderStore($0).orders(matching: words) }.elements.count == 1)
    #expect(try await cast.marta.read { try OrderStore($0).orders(matching: "\(words) nowhere") }.elements.isEmpty)
  }

  @Test func aLongListGoesOnWhereItEnded() async throws {
    let cast = try await OrdersCast()
    for number in 1...120 { try await cast.add(cast.draft(code: OrderCode(year: 2026, number: number).text)) }
    var codes: [String] = []
    var cursor: Cursor?
    repeat {
      let after = cursor
      let window = try await cast.marta.read { try OrderStore($0).orders(after: after) }
      codes += window.elements.map(\.code)
      cursor = window.next
    } while cursor != nil
    #expect(codes == (1...120).map { OrderCode(year: 2026, number: $0).text })
  }

  @Test func theListAroundAnOrderHoldsItAndItsNeighbours() async throws {
    let cast = try await OrdersCast()
    var ids: [ID<Order>] = []
    for number in 1...80 {
      ids.append(try await cast.add(cast.draft(code: OrderCode(year: 2026, number: number).text)))
    }
    let order = try await cast.order(ids[60])
    let codes = try await cast.marta.read { try OrderStore($0).orders(matching: "", around: order) }.elements.map(
      \.code)
    #expect(codes.contains(order.code))
    #expect(codes.firstIndex(of: order.code) == Window<OrderEntry>.lead)
  }
}
