import Kit
import TestKit
import Testing

@testable import Orders

/// What one device says of an order arrives in any order; what it said last stays.
@Suite struct OrderTurnTests {
  private func change(
    _ id: ID<Order>, to draft: OrderDraft, from shown: OrderDraft, turn: Int64, _ cast: OrdersCast
  ) async throws {
    let locale = cast.locale
    _ = try await cast.marta.storage.change(nil, clientSequence: ClientSequence(client: "device-1", number: turn)) {
      transaction in
      try OrderStore(transaction).change(id, to: draft, from: shown, locale: locale)
      return Destination(OrdersPaths.orders())
    }
  }

  private func move(_ id: ID<Order>, to state: OrderState, turn: Int64, _ cast: OrdersCast) async throws {
    _ = try await cast.marta.storage.change(nil, clientSequence: ClientSequence(client: "device-1", number: turn)) {
      transaction in
      try OrderStore(transaction).move(id, to: state)
      return Destination(OrdersPaths.orders())
    }
  }

  @Test func anOlderStateDoesNotOverrideANewerOne() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    try await move(id, to: .delivered, turn: 2, cast)
    try await move(id, to: .cancelled, turn: 1, cast)
    #expect(try await cast.order(id).state == .delivered)
  }

  @Test func theStateOfTheFormAndOfTheButtonAreTheSame() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let shown = try await cast.shown(id)
    var older = shown
    older.state = OrderState.cancelled.rawValue
    older.note = "Ring twice"
    try await move(id, to: .delivered, turn: 2, cast)
    try await change(id, to: older, from: shown, turn: 1, cast)
    #expect(try await cast.order(id).state == .delivered)
    #expect(try await cast.order(id).note == "Ring twice")
  }

  @Test func anOlderQuantityOrPriceOfALineDoesNotOverrideANewerOne() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let shown = try await cast.shown(id)
    var (older, newer) = (shown, shown)
    older.lines[0].quantity = "7"
    older.lines[0].price = "1.00"
    newer.lines[0].quantity = "5"
    try await change(id, to: newer, from: shown, turn: 2, cast)
    try await change(id, to: older, from: shown, turn: 1, cast)
    let line = try await cast.lines(id)[0]
    #expect(line.quantity == 5)
    #expect(line.unitPrice.minorUnits == 100)
  }

  @Test func aRemovalThatComesLateLeavesTheLineThatWasChangedSince() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(
      cast.draft(lines: [cast.line(cast.bread, quantity: 3), cast.line(cast.cake, quantity: 1)]))
    let shown = try await cast.shown(id)
    var (older, newer) = (shown, shown)
    older.lines.removeLast()
    newer.lines[1].quantity = "2"
    try await change(id, to: newer, from: shown, turn: 2, cast)
    try await change(id, to: older, from: shown, turn: 1, cast)
    #expect(try await cast.lines(id).map(\.quantity) == [3, 2])
  }

  @Test func aLineThatWasTakenOutDoesNotComeBackWithAnOlderEdit() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(
      cast.draft(lines: [cast.line(cast.bread, quantity: 3), cast.line(cast.cake, quantity: 1)]))
    let shown = try await cast.shown(id)
    var (older, newer) = (shown, shown)
    older.lines[1].quantity = "9"
    newer.lines.removeLast()
    try await change(id, to: newer, from: shown, turn: 2, cast)
    try await change(id, to: older, from: shown, turn: 1, cast)
    #expect(try await cast.lines(id).map(\.quantity) == [3])
  }

  @Test func anOlderCustomerDoesNotOverrideANewerOne() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let shown = try await cast.shown(id)
    let (first, second): (ID<Customer>, ID<Customer>) = (
      cast.marta.home.house.mint.id(), cast.marta.home.house.mint.id()
    )
    try await cast.marta.change { transaction in
      try CustomerStore(transaction).add(CustomerDraft(name: "Bar", address: "Here"), id: first)
      try CustomerStore(transaction).add(CustomerDraft(name: "Café", address: "There"), id: second)
    }
    var (older, newer) = (shown, shown)
    older.customer = first
    newer.customer = second
    try await change(id, to: newer, from: shown, turn: 2, cast)
    try await change(id, to: older, from: shown, turn: 1, cast)
    #expect(try await cast.order(id).customerName == "Café")
  }

  /// The answer was lost, the form was edited and sent again: it still shows what was stored before it was sent first.
  @Test func aNewLineThatIsSentAgainChangedIsOneLine() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let shown = try await cast.shown(id)
    var (first, second) = (shown, shown)
    let line = cast.line(cast.cake, quantity: 1)
    first.lines.append(line)
    second.lines.append(line)
    second.lines[1].quantity = "4"
    try await change(id, to: first, from: shown, turn: 1, cast)
    try await change(id, to: second, from: shown, turn: 2, cast)
    #expect(try await cast.lines(id).map(\.quantity) == [3, 4])
    try await change(id, to: first, from: shown, turn: 1, cast)
    #expect(try await cast.lines(id).map(\.quantity) == [3, 4])
  }
}
