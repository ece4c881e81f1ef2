import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct OutboxModelTests {
  @Test func whatTwoPhonesDoWithOrdersWithoutSignalArrivesOnceAndStays() async throws {
    let cast = try await OrdersCast()
    let faults = try await OutboxModel.faults { seed in
      let customer: ID<Customer> = cast.marta.home.house.mint.id()
      try await cast.marta.change {
        _ = try CustomerStore($0).add(CustomerDraft(name: "Ana \(seed)", address: "Calle Mayor 1"), id: customer)
      }
      return OrdersShelf(cast: cast, customer: customer)
    }
    #expect(faults == [])
  }
}

/// The orders of one customer.
private struct OrdersShelf: OutboxShelf {
  let cast: OrdersCast
  let customer: ID<Customer>
  let states = [OrderState.confirmed, .prepared, .delivered, .paid, .cancelled].map(\.rawValue)
  let sharedNames: [String] = []

  var member: TestMember { cast.marta }

  func carryOut(_ change: OutboxChange, in transaction: SpaceTransaction) throws {
    let (orders, order) = (OrderStore(transaction), ID<Order>(change.thing))
    switch change.kind {
    case .add(let name):
      var draft = cast.draft(code: name)
      draft.customer = customer
      try orders.add(draft, id: order, locale: cast.locale)
    case .set(let state): _ = try OrderState(rawValue: state).map { try orders.move(order, to: $0) }
    case .remove: _ = try orders.remove(order)
    }
  }

  func things(in view: SpaceView) throws -> [String: OutboxThing] {
    let orders = try OrderStore(view).orders(of: customer, limit: 100).map { order in
      (order.id.description, OutboxThing(name: order.code, state: order.state.rawValue))
    }
    return Dictionary(uniqueKeysWithValues: orders)
  }
}
