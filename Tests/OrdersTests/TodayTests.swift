import Kit
import TestKit
import Testing

@testable import Orders

/// What the springboard says of the orders.
@Suite struct TodayTests {
  private func lines(_ cast: OrdersCast) async throws -> [String] {
    let page = try await cast.marta.get(Link(inSpace: "/")).page
    return zip(page.texts(of: ".today .row-title"), page.texts(of: ".today .row-subtitle")).map { "\($0): \($1)" }
  }

  private func promise(_ code: String, in days: Int?, of cast: OrdersCast, state: OrderState = .confirmed) async throws
  {
    var draft = cast.draft(code: code, state: state)
    let today = cast.marta.home.clock.now.day(in: cast.locale.zone)
    draft.promisedOn = days.map { today.adding(days: $0).description } ?? ""
    try await cast.add(draft)
  }

  @Test func whatIsLateAndWhatIsForTodayIsSaid() async throws {
    let cast = try await OrdersCast()
    #expect(try await lines(cast) == [])
    for (code, days) in [("a", 0), ("b", 0), ("c", 1), ("d", nil)] as [(String, Int?)] {
      try await promise(code, in: days, of: cast)
    }
    #expect(try await lines(cast) == ["For today: 2 orders"])
    cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    let (late, today) = (try await lines(cast).first, try await lines(cast).last)
    #expect(late == "Late: 2 orders")
    // One alone is known by whose it is.
    #expect(today?.hasPrefix("For today: ") == true && today?.contains(" · ") == true)
  }

  @Test func whoeverWantsNothingOfItOnTheSpringboardReadsNothingOfIt() async throws {
    let cast = try await OrdersCast()
    for code in ["a", "b"] { try await promise(code, in: 0, of: cast) }
    func choose(_ value: String) async throws {
      let page = try await cast.marta.browser.get("/me/notices").page
      let form = try #require(page.forms.first { $0.action == "/me/notices" })
      _ = try await cast.marta.browser.submit(form, typing: ["today-orders": value])
    }
    try await choose("")
    #expect(try await lines(cast) == [])
    try await choose("yes")
    #expect(try await lines(cast) == ["For today: 2 orders"])
  }

  @Test func fromTheAfternoonOnTomorrowIsThoughtOf() async throws {
    let cast = try await OrdersCast()
    for code in ["a", "b"] { try await promise(code, in: 1, of: cast) }
    let hour = cast.marta.home.clock.now.local(in: cast.locale.zone).hour
    try #require(hour < 15)
    #expect(try await lines(cast) == [])
    cast.marta.home.clock.advance(by: .seconds((15 - hour) * 3600))
    #expect(try await lines(cast) == ["For tomorrow: 2 orders"])
  }

  @Test func whatHasLeftTheHouseIsNotSaid() async throws {
    let cast = try await OrdersCast()
    for state in [OrderState.delivered, .paid, .cancelled] {
      try await promise(state.rawValue, in: 0, of: cast, state: state)
    }
    #expect(try await lines(cast) == [])
  }

  @Test func eachLineLeadsToItsOrders() async throws {
    let cast = try await OrdersCast()
    try await promise("a", in: 0, of: cast)
    let page = try await cast.marta.get(Link(inSpace: "/")).page
    let addresses = page.links.map(\.address)
    #expect(addresses.contains(cast.marta.address(OrdersPaths.orders().with("show", "today"))))
    #expect(addresses.contains(cast.marta.address(OrdersPaths.preparation())))
  }
}
