import Kit
import TestKit
import Testing

@testable import Restaurant

/// A kitchen that makes the paella, and a bar that makes the flan.
@Suite struct StationTests {
  private func cast() async throws -> KitchenCast {
    let cast = try await KitchenCast()
    let bar: ID<MenuSection> = cast.marta.home.house.mint.id()
    let flan = cast.flan
    try await cast.marta.change { transaction in
      let draft = SectionDraft(name: LocalizedText("Postres", in: .es), station: "Barra")
      try MenuStore(transaction).add(draft, id: bar, mainly: .es)
      try transaction.run("UPDATE restaurant_dish SET section_id = \(bar) WHERE id = \(flan)")
    }
    return cast
  }

  private func board(_ cast: KitchenCast, at station: Station) async throws -> Board {
    try await cast.marta.read { try KitchenStore($0).board(at: station) }
  }

  @Test func eachStationSeesItsOwnDishes() async throws {
    let cast = try await cast()
    try await cast.order()
    #expect(try await cast.board().stations.map(\.name) == ["", "Barra"])
    let (kitchen, bar) = try await (board(cast, at: .kitchen), board(cast, at: Station(name: "barra")))
    #expect(kitchen.tickets[0].lines.map(\.dish) == [cast.paella])
    #expect(bar.tickets[0].lines.map(\.dish) == [cast.flan])
    #expect(bar.tickets[0].elsewhere == 1)
    let page = try await cast.marta.get(BoardView(station: Station(name: "Barra")).link).page
    #expect(page.texts(of: ".ticket-dish span").first == "Flan")
    #expect(page.words.contains("y 1 plato de otro puesto"))
    #expect(page.texts(of: ".tally strong") == ["1"])
  }

  @Test func aStationsButtonLeavesTheOthersAlone() async throws {
    let cast = try await cast()
    let id = try await cast.order()
    let link = BoardView(station: Station(name: "Barra"), isFull: true).link
    for (state, shown) in [("preparing", "received"), ("ready", "preparing")] {
      let form = try #require(
        try await cast.marta.get(link).page.forms.first { $0.action.hasSuffix("/\(id)/state") })
      #expect(form.fields.contains { $0.0 == "shown" && $0.1 == shown })
      let answer = try await cast.marta.browser.submit(form, typing: ["state": state])
      #expect(answer.location?.contains(link.path.split(separator: "?")[1]) == true)
    }
    let order = try await cast.read(id)
    #expect(order.lines.map(\.state) == [.waiting, .ready])
    #expect(order.state == .preparing)
    #expect(try await board(cast, at: .kitchen).tickets[0].state == .received)
    #expect(try await board(cast, at: Station(name: "Barra")).tickets[0].state == .ready)
    // What the bar made last comes back with a tap.
    let recall = try #require(
      try await cast.marta.get(link).page.forms.first { form in form.element.first("button.tool") != nil })
    _ = try await cast.marta.browser.submit(recall)
    #expect(try await cast.read(id).lines.map(\.state) == [.waiting, .preparing])
  }

  @Test func aHouseWithoutStationsSeesNoneOfIt() async throws {
    let cast = try await KitchenCast()
    try await cast.order()
    let page = try await cast.marta.get(KitchenPaths.board()).page
    #expect(page.root.all(".segments").count == 1)
    #expect(try await board(cast, at: Station(name: "Barra")).tickets.count == 1)
  }

  @Test func whatNeedsEyesComesFirstAndTheNewestOfItAtTheTop() async throws {
    let cast = try await KitchenCast()
    func order() async throws -> ID<Order> {
      cast.marta.home.clock.advance(by: .seconds(1))
      return try await cast.order()
    }
    let (first, second) = try await (order(), order())
    cast.marta.home.clock.advance(by: .seconds(15 * 60))
    let (third, fourth) = try await (order(), order())
    func shown() async throws -> [ID<Order>] {
      let now = cast.marta.home.house.mint.now()
      return try await cast.board().tickets(.all, at: now).map(\.id)
    }
    #expect(try await shown() == [first, second, third, fourth])
    let line = try await cast.read(fourth).lines[0].id
    _ = try await cast.correct(fourth, Correction(kept: [.init(line: line, quantity: 1)]))
    #expect(try await shown() == [fourth, first, second, third])
    cast.marta.home.clock.advance(by: .seconds(1))
    try await cast.bring(line, of: fourth, to: .preparing, from: .waiting)
    #expect(try await shown() == [first, second, third, fourth])
    try await cast.bring(first, to: .ready, from: .received)
    #expect(try await shown() == [second, third, fourth, first])
    cast.marta.home.clock.advance(by: .seconds(5 * 60))
    #expect(try await shown().first == second)
  }

  @Test func aDishHasAnAgeOfItsOwn() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let line = try await cast.read(id).lines[0].id
    func ages() async throws -> [String] {
      try await cast.marta.get(KitchenPaths.board()).page.texts(of: ".ticket-line ticket-age")
    }
    cast.marta.home.clock.advance(by: .seconds(8 * 60))
    #expect(try await ages() == [])
    try await cast.bring(line, of: id, to: .preparing, from: .waiting)
    cast.marta.home.clock.advance(by: .seconds(5 * 60))
    #expect(try await ages() == ["5 min"])
    try await cast.bring(line, of: id, to: .ready, from: .preparing)
    cast.marta.home.clock.advance(by: .seconds(7 * 60))
    #expect(try await ages() == ["7 min"])
    // A tap by mistake makes no dish younger.
    try await cast.bring(line, of: id, to: .preparing, from: .ready)
    #expect(try await ages() == ["12 min"])
  }

  @Test func theLastThatWasDoneComesBackWithATap() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    try await cast.bring(id, to: .done, from: .received)
    let page = try await cast.marta.get(BoardView(isFull: true).link).page
    let recall = try #require(page.forms.first { $0.action.hasSuffix("/return") })
    let answer = try await cast.marta.browser.submit(recall)
    #expect(answer.location?.contains("full=yes") == true)
    #expect(try await cast.read(id).state.isOpen)
  }
}
