import Kit
import TestKit
import Testing

@testable import Orders

/// One tap to the next step, from wherever an order is listed. It is Saturday, 21 November 2026.
@Suite struct OrderStepTests {
  private func step(_ id: ID<Order>, to state: OrderState, from place: StepPlace, _ cast: OrdersCast) async throws
    -> TestAnswer
  {
    try await cast.marta.post(place.from(OrdersPaths.orderState(id)), [("state", state.rawValue)])
  }

  @Test func theAnswerLeadsBackToWhereTheTapWasAndUndoTakesItBack() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    for (place, link) in [
      (StepPlace.list, OrdersPaths.orders()), (.order, OrdersPaths.order(id)), (.board(.prepared), OrdersPaths.board()),
      (.preparation(.later, cast.bread.id), OrdersPaths.prepared("later", cast.bread.id)),
    ] {
      let answer = try await step(id, to: .prepared, from: place, cast)
      #expect(answer.location?.hasPrefix(cast.marta.address(link)) == true, "\(place)")
      #expect(try await cast.order(id).state == .prepared)
      try await cast.marta.undo(answer)
      #expect(try await cast.order(id).state == .confirmed, "\(place)")
    }
  }

  @Test func anOrderThatWentOnThreeTimesIsNotThreeOrders() async throws {
    let cast = try await OrdersCast()
    let luis = try await cast.marta.home.member(of: cast.marta.space)
    let id = try await cast.add(cast.draft())
    _ = try await luis.get(OrdersPaths.orders())
    for state in [OrderState.prepared, .delivered, .paid] { _ = try await step(id, to: state, from: .order, cast) }
    let rows = try await luis.get(Link(inSpace: "/activity")).page.rows.filter { $0.id.hasPrefix("missed-") }
    #expect(rows.count == 1 && rows[0].title.hasSuffix("Paid, and 2 times more"), "\(rows.map(\.title))")
  }

  @Test func whatHasGoneOnSinceStaysWhereItIs() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let answer = try await step(id, to: .prepared, from: .list, cast)
    _ = try await step(id, to: .delivered, from: .list, cast)
    try await cast.marta.undo(answer)
    #expect(try await cast.order(id).state == .delivered)
  }

  @Test func aRowOffersTheNextStepUntilNothingIsToBeDone() async throws {
    let cast = try await OrdersCast()
    for (index, state) in OrderState.allCases.enumerated() {
      try await cast.add(cast.draft(code: "\(index)", state: state))
    }
    let page = try await cast.marta.get(OrdersPaths.orders()).page
    #expect(
      page.root.all(".step-on button").compactMap { $0["aria-label"] } == [
        "Confirmed: 0", "Prepared: 1", "Delivered: 2", "Paid: 3",
      ])
    let beside = try await cast.marta.get(OrdersPaths.customer(cast.ana.id)).page
    #expect(beside.root.all(".step-on").isEmpty)
  }

  @Test func theBoardHasAColumnForEachStateInWhichSomethingIsToBeDone() async throws {
    let cast = try await OrdersCast()
    for (index, state) in OrderState.allCases.enumerated() {
      try await cast.add(cast.draft(code: "\(index)", state: state))
    }
    let page = try await cast.marta.get(OrdersPaths.board().with("state", "delivered")).page
    #expect(page.texts(of: ".board .group-title") == ["Draft", "Confirmed", "Prepared", "Delivered, unpaid"])
    #expect(page.rows.map(\.title) == ["0", "1", "2", "3"].map { "Ana García · \($0)" })
    #expect(page.root.all(".board-column[data-current] .row").count == 1)
  }

  @Test func aNumberOfWhatIsToBePreparedOpensItsOrders() async throws {
    let cast = try await OrdersCast()
    var today = cast.draft(code: "1", lines: [cast.line(cast.bread, quantity: 4), cast.line(cast.cake, quantity: 1)])
    today.promisedOn = "2026-11-21"
    try await cast.add(today)
    try await cast.add(cast.draft(code: "2"))
    try await cast.add(cast.draft(code: "3", state: .prepared))
    let preparation = try await cast.marta.get(OrdersPaths.preparation()).page
    let opens = preparation.rows.compactMap(\.opens)
    #expect(opens.contains(cast.marta.address(OrdersPaths.prepared("today", cast.bread.id))))
    let due = try await cast.marta.get(OrdersPaths.prepared("today", cast.bread.id)).page
    #expect(due.rows.map(\.value) == ["4 units"])
    let later = try await cast.marta.get(OrdersPaths.prepared("later", cast.bread.id)).page
    #expect(later.rows.map(\.title) == ["Ana García · 2"])
    #expect(try await cast.marta.get(OrdersPaths.prepared("late", cast.bread.id)).page.rows.isEmpty)
    #expect(try await cast.marta.get(OrdersPaths.prepared("soon", cast.bread.id)).status == 404)
  }
}
