import Kit
import TestKit
import Testing

@testable import Orders

/// It is Saturday, 21 November 2026, 10:30 in Madrid.
@Suite struct OrderRowTests {
  @Test func anOrdersRowSaysWhenItIsPromisedForAndWhatIsInIt() async throws {
    let cast = try await OrdersCast()
    for (code, promised) in [
      ("1", "2026-11-21"), ("2", "2026-11-22"), ("3", "2026-11-25"), ("4", "2026-12-24"), ("5", "2027-01-06"),
    ] {
      var draft = cast.draft(code: code)
      draft.promisedOn = promised
      try await cast.add(draft)
    }
    let page = try await cast.marta.get(OrdersPaths.orders()).page
    #expect(
      page.texts(of: ".row-subtitle") == [
        "Today · 3 × Bread", "Tomorrow · 3 × Bread", "Wednesday 25 · 3 × Bread",
        "24 Dec · 3 × Bread", "6 Jan 2027 · 3 × Bread",
      ])
  }

  @Test func ofAnOrderThatIsNotPromisedForADayItSaysWhenItWasOrdered() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    #expect(
      try await cast.marta.get(OrdersPaths.orders()).page.texts(of: ".row-subtitle") == [
        "Today, 10:30 · 3 × Bread"
      ])
  }

  @Test func aCustomersGroupSaysWhatIsStillToBePaidOfAllTheirOrders() async throws {
    let cast = try await OrdersCast()
    for (code, state) in [
      ("1", OrderState.confirmed), ("2", .prepared), ("3", .delivered), ("4", .paid), ("5", .draft), ("6", .cancelled),
    ] {
      try await cast.add(cast.draft(code: code, state: state))
    }
    let page = try await cast.marta.get(OrdersPaths.orders()).page
    #expect(page.texts(of: ".group-aside") == ["Outstanding €25.20"])
    let found = try await cast.marta.get(OrdersPaths.orders().with("q", "3")).page
    // What is found stands by the month in which it was ordered, whoever it is for.
    #expect(found.texts(of: ".group-aside") == [])
  }

  @Test func whoOwesNothingIsNotAskedForIt() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft(state: .paid))
    #expect(try await cast.marta.get(OrdersPaths.orders()).page.texts(of: ".group-aside") == [])
  }

  @Test(.enabled(if: TestEngine.isSQLite)) func whatIsOpenIsFoundByAnIndexOfWhatIsOpenAlone() async throws {
    let cast = try await OrdersCast()
    let plan = try await cast.marta.read { view in
      try view.connection.rows(
        """
        EXPLAIN QUERY PLAN SELECT customer_id, SUM(total) AS open FROM orders_order
        WHERE space_id = \(view.space.id) AND trash_id IS NULL AND customer_id IN \([cast.ana.id]) AND \(OrderState.isOpen)
        GROUP BY customer_id
        """
      ).map { try $0["detail"] as String }
    }
    #expect(
      plan.contains { $0.contains("INDEX orders_order_open_by_customer (space_id=? AND customer_id=?)") }, "\(plan)")
  }
}
