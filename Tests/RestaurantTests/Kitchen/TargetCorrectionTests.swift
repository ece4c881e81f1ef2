import Kit
import TestKit
import Testing

@testable import Restaurant

/// An order goes elsewhere than it was said first.
@Suite struct TargetCorrectionTests {
  private let spanish = ReaderLocale(language: .es, zone: .utc)

  private func form(_ cast: KitchenCast, _ id: ID<Order>) async throws -> TestForm {
    try #require(try await cast.marta.get(KitchenPaths.entry(.correction(id))).page.form)
  }

  private func send(_ cast: KitchenCast, _ id: ID<Order>, _ fields: [String: String]) async throws -> TestAnswer {
    try await cast.marta.browser.submit(form(cast, id), typing: fields)
  }

  private func told(_ cast: KitchenCast, _ id: ID<Order>) async throws -> [String] {
    let last = try #require(try await cast.activity(id).first { $0.tells(of: Order.corrected) })
    return TicketChange.corrections(in: last).map { $0.text(in: spanish) }
  }

  private func undo(_ cast: KitchenCast, _ id: ID<Order>) async throws -> TestAnswer {
    try await cast.undo(try await cast.activity(id).first { $0.tells(of: Order.corrected) }?.id)
  }

  @Test func theFormShowsWhereItGoes() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order(way: .delivery)
    let page = try await cast.marta.get(KitchenPaths.entry(.correction(id))).page
    #expect(page.field("name")?.value == "Luisa")
    #expect(page.field("phone")?.value == "600100200")
    #expect(page.field("address")?.value == "Calle Mayor 1")
    let form = try #require(page.form)
    #expect(form.fields.contains { $0 == ("way", "delivery") })
  }

  @Test func addressPhoneAndNameAreCorrected() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order(way: .delivery)
    let before = try await cast.read(id)
    #expect(try await send(cast, id, ["address": "Calle Nueva 2", "phone": "600999888"]).status == 303)
    let contact = try await cast.read(id).contact
    #expect(contact == Contact(name: "Luisa", phone: "600999888", address: "Calle Nueva 2"))
    #expect(
      try await told(cast, id) == ["Teléfono: 600100200 → 600999888", "Dirección: Calle Mayor 1 → Calle Nueva 2"])
    #expect(try await undo(cast, id).status == 303)
    #expect(try await cast.read(id).contact == before.contact)
  }

  /// What can be chosen for when it is picked up, in an entry.
  private func times(_ cast: KitchenCast, _ key: EntryKey) async throws -> [(value: String, isFree: Bool)] {
    let page = try await cast.marta.get(KitchenPaths.entry(key)).page
    return try #require(page.root.first("select[name=time]")).all("option").map {
      ($0["value"] ?? "", $0["disabled"] == nil)
    }
  }

  private func order(_ cast: KitchenCast, at time: String) async throws -> TestAnswer {
    _ = try await cast.marta.post(KitchenPaths.entryDish(.new, cast.flan))
    let page = try #require(try await cast.marta.get(KitchenPaths.entry(.new)).page.form)
    return try await cast.marta.browser.submit(page, typing: ["way": "pick_up", "name": "Luisa", "time": time])
  }

  @Test func whoOrdersByTelephoneSaysWhenTheyComeAndMayChangeIt() async throws {
    let cast = try await KitchenCast()
    let offered = try await times(cast, .new).map(\.value)
    #expect(offered.first == "" && offered.count > 3)
    #expect(try await order(cast, at: offered[2]).status == 303)
    let id = try #require(try await cast.board().tickets.first?.order.id)
    #expect(try await cast.read(id).fetchedAt.map { "\($0.milliseconds)" } == offered[2])
    // Another dish leaves the time alone.
    #expect(try await send(cast, id, ["note": "Sin prisa"]).status == 303)
    #expect(try await cast.read(id).fetchedAt.map { "\($0.milliseconds)" } == offered[2])
    #expect(try await send(cast, id, ["time": offered[3]]).status == 303)
    #expect(try await cast.read(id).fetchedAt.map { "\($0.milliseconds)" } == offered[3])
    #expect(try await told(cast, id).first?.hasPrefix("Hora de recogida: ") == true)
    #expect(try await undo(cast, id).status == 303)
    #expect(try await cast.read(id).fetchedAt.map { "\($0.milliseconds)" } == offered[2])
    #expect(try await send(cast, id, ["time": ""]).status == 303)
    #expect(try await cast.read(id).fetchedAt == nil)
    #expect(try await told(cast, id).first?.hasSuffix("→ Cuanto antes") == true)
  }

  @Test func aTimeThatIsFullIsRefusedAndWhoHasItKeepsIt() async throws {
    let cast = try await KitchenCast()
    _ = try await cast.marta.change { try $0.run("UPDATE restaurant_establishment SET pick_ups = 1") }
    let time = try await times(cast, .new)[1].value
    #expect(try await order(cast, at: time).status == 303)
    let id = try #require(try await cast.board().tickets.first?.order.id)
    #expect(try await times(cast, .new).first { $0.value == time }?.isFree == false)
    let refused = try await order(cast, at: time)
    #expect(refused.status == 422)
    #expect(try refused.page.field("time")?.problem != nil)
    #expect(try await times(cast, .correction(id)).first { $0.value == time }?.isFree == true)
    cast.marta.home.clock.advance(by: .seconds(2 * 60 * 60))
    #expect(try await send(cast, id, ["note": "Tarde"]).status == 303)
    #expect(try await cast.read(id).fetchedAt.map { "\($0.milliseconds)" } == time)
  }

  @Test func aDeliveryWithoutAnAddressIsShownAgain() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order(way: .delivery)
    let sent = try await send(cast, id, ["address": "", "name": "Ana"])
    #expect(sent.status == 422)
    #expect(try sent.page.field("address")?.problem != nil)
    #expect(try sent.page.field("name")?.value == "Ana")
    #expect(try await cast.read(id).contact.name == "Luisa")
  }

  @Test func whatIsPickedUpIsEatenAtATableOnItsBill() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let before = try await cast.read(id)
    #expect(try await send(cast, id, ["way": "dine_in", "table": cast.table.description]).status == 303)
    let order = try await cast.read(id)
    #expect(order.way == .dineIn)
    #expect(order.contact == Contact())
    #expect(try await cast.board().tickets.map(\.tableName) == ["Mesa 4"])
    #expect(try await cast.marta.read { try TabStore($0).standings() }.map(\.total.minorUnits) == [2900])
    #expect(try await told(cast, id) == ["Tipo de pedido: Para recoger → En la mesa", "Mesa: Mesa 4"])
    #expect(try await undo(cast, id).status == 303)
    let again = try await cast.read(id)
    #expect((again.way, again.tab, again.contact) == (before.way, before.tab, before.contact))
    // The bill that was opened for it alone is none any more.
    #expect(try await cast.marta.read { try TabStore($0).standings() }.isEmpty)
  }

  @Test func anOrderChangesTables() async throws {
    let cast = try await KitchenCast()
    let other: ID<DiningTable> = cast.marta.home.house.mint.id()
    let id = try await cast.order()
    try await cast.marta.change { [mint = cast.marta.home.house.mint] in
      try $0.run(
        """
        INSERT INTO restaurant_table (id, space_id, name, code, position)
        VALUES (\(other), \($0.space.id), 'Mesa 5', \(mint.secret()), 1)
        """)
    }
    _ = try await send(cast, id, ["way": "dine_in", "table": cast.table.description])
    _ = try await send(cast, id, ["table": other.description])
    #expect(try await told(cast, id) == ["Mesa: Mesa 4 → Mesa 5"])
    #expect(try await cast.board().tickets.map(\.tableName) == ["Mesa 5"])
    #expect(try await undo(cast, id).status == 303)
    #expect(try await cast.board().tickets.map(\.tableName) == ["Mesa 4"])
  }

  @Test func aPaidBillTakesNoMoreAndGivesNothingAway() async throws {
    let cast = try await KitchenCast()
    let (seated, other) = (try await cast.order(), try await cast.order())
    _ = try await send(cast, seated, ["way": "dine_in", "table": cast.table.description])
    let open = try await form(cast, seated)
    let tab = try #require(try await cast.read(seated).tab)
    _ = try await cast.marta.change { try TabStore($0).note(tab, paid: true) }
    let refused = try await send(cast, other, ["way": "dine_in", "table": cast.table.description])
    #expect(refused.status == 422)
    #expect(try refused.page.field("table")?.problem != nil)
    #expect(try await cast.marta.browser.submit(open, typing: ["way": "pick_up"]).status == 409)
    #expect(try await undo(cast, seated).status == 409)
    #expect(try await cast.read(seated).tab == tab)
  }

  @Test func whatWasOnItsWayAndIsPickedUpIsReady() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order(way: .delivery)
    try await cast.bring(id, to: .onItsWay, from: .received)
    _ = try await send(cast, id, ["way": "pick_up"])
    #expect(try await cast.read(id).state == .ready)
    #expect(try await undo(cast, id).status == 303)
    #expect(try await cast.read(id).state == .onItsWay)
  }

  @Test func whoeverHasTheLinkReadsNothingOfWhereItGoes() async throws {
    let cast = try await RestaurantCast()
    let guest = cast.guest(.es)
    try await guest.add(cast.soup)
    let placed = try await guest.place()
    let order = try #require(try await cast.orders().first)
    let sheet = try #require(try await cast.marta.get(KitchenPaths.entry(.correction(order.id))).page.form)
    let line = order.lines[0].id
    let typed = ["way": "delivery", "address": "Calle Secreta 7", EntryDraft.quantity(line): "2"]
    #expect(try await cast.marta.browser.submit(sheet, typing: typed).status == 303)
    let own = try await guest.browser.follow(placed)
    #expect(own.text.contains("Calle Secreta 7"))
    let told = try own.page.texts(of: ".activity-detail")
    #expect(told.contains("Sopa de ajo: 1 → 2"))
    #expect(told.contains("Tipo de pedido: Para recoger → A domicilio"))
    #expect(told.contains("Dirección: Calle Secreta 7"))
    let link = try await cast.guest(.es).get(RestaurantPaths.status(order.code))
    #expect(
      try link.page.texts(of: ".activity-detail") == [
        "Sopa de ajo: 1 → 2", "Tipo de pedido: Para recoger → A domicilio",
      ])
    #expect(!link.text.contains("Calle Secreta 7"))
  }
}
