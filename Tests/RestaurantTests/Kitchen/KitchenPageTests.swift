import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct KitchenPageTests {
  @Test func theBoardShowsWhatIsToBeMadeForWhom() async throws {
    let cast = try await KitchenCast()
    try await cast.order(way: .delivery)
    cast.marta.home.clock.advance(by: .seconds(12 * 60))
    let page = try await cast.marta.get(KitchenPaths.board()).page
    #expect(page.text(of: ".ticket-number") == "1")
    #expect(page.text(of: ".ticket-remark") == "Calle Mayor 1")
    #expect(page.text(of: "ticket-age") == "12 min")
    #expect(page.root.first("ticket-age")?["data-tone"] == "soon")
    #expect(page.texts(of: ".ticket-quantity") == ["2", "1"])
    #expect(page.text(of: ".ticket-line-note") == "«sin nata»")
    #expect(page.texts(of: ".tally strong") == ["2", "1"])
  }

  @Test func aTapLeadsBackToTheSameTickets() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let page = try await cast.marta.get(BoardFilter.received.link).page
    let form = try #require(page.forms.first { $0.action.hasSuffix("/\(id)/state") })
    let answer = try await cast.marta.browser.submit(form, typing: ["state": "preparing"])
    #expect(answer.location?.hasSuffix("/restaurant/kitchen?show=received") == true)
    let after = try await cast.marta.browser.follow(answer).page
    #expect(after.root.all(".ticket").isEmpty)
    #expect(after.texts(of: ".segments a") == ["Todas 1", "Nuevas 0", "En marcha 1", "Listas 0"])
  }

  @Test func theBoardAsksAsOftenForManyTicketsAsForOne() async throws {
    let cast = try await KitchenCast()
    func questions() async throws -> Int {
      let before = cast.marta.home.counted.queries
      _ = try await cast.marta.get(KitchenPaths.board())
      return cast.marta.home.counted.queries - before
    }
    try await cast.order()
    _ = try await cast.marta.get(KitchenPaths.board())
    let few = try await questions()
    for _ in 1...60 { try await cast.order() }
    #expect(try await questions() == few)
    #expect(try await cast.marta.get(KitchenPaths.board()).page.root.all(".ticket").count == 61)
  }

  @Test func aRefusalIsAskedForAReason() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let sheet = try #require(try await cast.marta.get(KitchenPaths.refusal(id)).page.form)
    #expect(try await cast.marta.browser.submit(sheet).status == 422)
    let other = try await cast.marta.browser.submit(sheet, typing: ["reason": "other"])
    #expect(try other.page.field("note")?.problem != nil)
    #expect(try await cast.marta.browser.submit(sheet, typing: ["reason": "closing"]).status == 303)
    #expect(try await cast.read(id).state == .refused)
    let bills = try await cast.marta.get(TablePaths.bills()).page
    #expect(bills.rows.map(\.badge) == ["Rechazado"])
    let back = try #require(bills.forms.first { $0.action.hasSuffix("/return") })
    #expect(try await cast.marta.browser.submit(back).status == 303)
    #expect(try await cast.read(id).state == .received)
  }

  @Test func theTicketTellsItsHistory() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    try await cast.bring(id, to: .preparing, from: .received)
    let page = try await cast.marta.get(KitchenPaths.ticket(id)).page
    #expect(page.title == "Comanda 1")
    #expect(page.texts(of: ".activity li p") == ["Pedido 1: En preparación · Marta"])
    #expect(page.link(named: "Rechazar") == nil)
    #expect(page.link(named: "Corregir") != nil)
  }

  @Test func theDayIsReported() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    try await cast.order(way: .delivery)
    let refused = try await cast.order()
    _ = try await cast.marta.change { try OrderStore($0).refuse(refused, RefusalDraft(.closing)) }
    try await cast.bring(id, to: .done, from: .received)
    let page = try await cast.marta.get(KitchenPaths.report()).page
    #expect(page.texts(of: ".facts dd").prefix(3) == ["29,00 €", "1", "29,00 €"])
    #expect(page.cells(of: ".bars tbody tr").prefix(3) == ["Paella", "25,00 €", "2"])
    #expect(
      page.texts(of: ".bars caption") == [
        "Lo más pedido", "Por forma de pago", "Por sección", "Por hora en que se pidió", "Por tipo de pedido",
      ])
    #expect(page.root.all(".bars tbody .bars-part").count == page.root.all(".bars tbody tr").count)
    #expect(try await cast.marta.get(KitchenPaths.reportPaper()).page.words.contains("29,00"))
    let before = try await cast.marta.get(KitchenPaths.report().with("day", "2026-11-20")).page
    #expect(before.texts(of: ".facts dd").isEmpty)
    #expect(try await cast.marta.get(KitchenPaths.report().with("day", "nonsense")).status == 200)
  }

  @Test func whatBelongsToAnotherRestaurantIsNotFound() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let zoe = try await cast.marta.home.owner("Zoe")
    let line = try await cast.read(id).lines[0].id
    #expect(try await zoe.get(KitchenPaths.ticket(id)).status == 404)
    #expect(try await zoe.get(KitchenPaths.entry(.correction(id))).status == 404)
    let tap = [("state", "preparing"), ("shown", "received")]
    #expect(try await zoe.post(KitchenPaths.state(id), tap).status == 404)
    #expect(
      try await zoe.post(KitchenPaths.lineState(id, line), [("state", "ready"), ("shown", "waiting")]).status == 404)
    #expect(try await zoe.post(KitchenPaths.cancellation(id)).status == 404)
    #expect(try await zoe.post(KitchenPaths.returning(id)).status == 404)
    #expect(try await cast.read(id).state == .received)
  }
}
