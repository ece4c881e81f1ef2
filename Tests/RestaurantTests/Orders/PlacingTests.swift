import TestKit
import Testing

@testable import Kit
@testable import Restaurant

@Suite struct PlacingTests {
  @Test func whoOrderedTakesItBackUntilTheKitchenStarts() async throws {
    let cast = try await RestaurantCast()
    let (lola, other) = (cast.guest(), cast.guest())
    try await lola.add(cast.soup)
    _ = try await lola.place()
    try await other.add(cast.flan)
    let order = try #require(try await cast.orders().first)
    #expect(try await other.post(RestaurantPaths.withdrawal(order.id)).status == 404)
    #expect(try await lola.get(RestaurantPaths.pastOrder(order.id)).page.button(named: "Take the order back") != nil)
    let taken = try await lola.post(RestaurantPaths.withdrawal(order.id))
    #expect(taken.location?.contains("done=") == true)
    #expect(try await cast.orders().first?.state == .cancelled)
    #expect(try await lola.post(RestaurantPaths.withdrawal(order.id)).status == 303)

    try await lola.add(cast.soup)
    _ = try await lola.place()
    let begun = try #require(try await cast.orders().last)
    try await cast.marta.change { _ = try OrderStore($0).bring(begun.id, to: .preparing, from: .received) }
    let late = try await lola.post(RestaurantPaths.withdrawal(begun.id))
    #expect(late.status == 409)
    #expect(late.text.contains("The kitchen has already started on this order."))
    #expect(try await lola.get(RestaurantPaths.pastOrder(begun.id)).page.button(named: "Take the order back") == nil)
  }

  @Test func howOneOrderedLastIsChosenAlready() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup)
    _ = try await lola.place()
    try await lola.add(cast.flan)
    let form = try #require(
      try await lola.get(RestaurantPaths.order()).page.forms.first { $0.action.hasSuffix("/placing") })
    #expect(form.fields.contains { $0 == ("way", "pick_up") })
  }

  @Test func aGuestPlacesAnOrderAndStartsANewOne() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup)
    try await lola.add(cast.flan)
    let answer = try await lola.place()
    #expect(answer.status == 303)
    let order = try #require(try await cast.orders().first)
    #expect(answer.location?.hasPrefix("/r/casa-pepe/restaurant/history/\(order.id)?done=") == true)
    #expect(order.number == 1 && order.state == .received && order.way == .pickUp)
    #expect(order.total.minorUnits == 840 && order.contact.phone == "600123123")
    let page = try await lola.browser.get(try #require(answer.location))
    #expect(page.text.contains("sent to the kitchen"))
    #expect(try await lola.get(RestaurantPaths.order()).text.contains("You have not chosen anything yet"))
    #expect(try await lola.get(RestaurantPaths.history()).text.contains("2 dishes"))
  }

  @Test func theAddressIsAskedForDeliveriesAndThePhoneForPickUpsToo() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup)
    let cases: [([String: String], [String])] = [
      (["way": ""], ["Choose how you want it."]),
      (["way": "dine_in"], ["Choose how you want it."]),
      (["way": "pick_up"], ["Enter a phone number"]),
      (["way": "pick_up", "phone": "12"], ["at least six digits"]),
      (["way": "delivery", "phone": "600123123"], ["Enter the address"]),
      (["way": "delivery"], ["Enter a phone number", "Enter the address"]),
    ]
    for (fields, messages) in cases {
      let answer = try await lola.place(fields)
      #expect(answer.status == 422, "\(fields)")
      for message in messages { #expect(answer.text.contains(message), "\(fields)") }
    }
    #expect(try await cast.orders().isEmpty)
    #expect(try await lola.place(["way": "pick_up", "phone": "600123123", "address": "Main Street 1"]).status == 303)
    #expect(try await cast.orders().first?.contact.address == "")
  }

  @Test func whereTheLastOrderWentIsRemembered() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup)
    _ = try await lola.place(["way": "delivery", "phone": "600123123", "name": "Lola", "address": "Main Street 1"])
    try await lola.add(cast.flan)
    let page = try await lola.get(RestaurantPaths.order())
    for text in ["600123123", "Lola", "Main Street 1"] { #expect(page.text.contains(text)) }
  }

  @Test func whatIsSoldOutIsNamedAndTheRestIsKept() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup)
    try await lola.add(cast.flan)
    try await cast.set("is_sold_out", 1, of: cast.soup)
    let answer = try await lola.place()
    #expect(answer.status == 422)
    #expect(answer.text.contains("Sold out: Garlic soup."))
    #expect(answer.text.contains("Flan"))
    #expect(try await cast.orders().isEmpty)
    #expect(try await lola.post(RestaurantPaths.adding(cast.soup)).status == 409)
  }

  @Test func aPriceThatChangedIsShownBeforeAnythingIsOrdered() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup)
    let form = try #require(
      try await lola.get(RestaurantPaths.order()).page.forms.first { $0.action.hasSuffix("/placing") })
    try await cast.set("price", 500, of: cast.soup)
    let fields = ["way": "pick_up", "phone": "600123123"]
    let answer = try await lola.browser.submit(form, typing: fields)
    #expect(answer.status == 422)
    #expect(answer.text.contains("it is €5.00 now"))
    #expect(answer.text.contains("from €4.50 to €5.00"))
    #expect(try await lola.place(fields).status == 303)
    #expect(try await cast.orders().first?.total.minorUnits == 500)
  }

  @Test func namesAndPricesStayAsTheyWereWhenItWasPlaced() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup)
    let placed = try #require(try await lola.place().location)
    try await cast.set("price", 900, of: cast.soup)
    let soup = cast.soup
    try await cast.marta.change { transaction in
      try transaction.run("UPDATE restaurant_dish SET name = \(LocalizedText(en: "Bisque")) WHERE id = \(soup)")
    }
    let page = try await lola.browser.get(placed)
    #expect(page.text.contains("Garlic soup") && page.text.contains("€4.50"))
    #expect(!page.text.contains("Bisque"))
  }

  @Test func nothingIsOrderedWhileTheKitchenIsClosed() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup)
    try await cast.marta.change { transaction in
      try transaction.run("UPDATE restaurant_establishment SET hours = ''")
    }
    let answer = try await lola.place()
    #expect(answer.status == 422)
    #expect(try await cast.orders().isEmpty)
    #expect(try await lola.get(RestaurantPaths.order()).text.contains("Garlic soup"))
  }

  @Test func nothingIsOrderedThatWouldBeReadyOnlyAfterClosing() async throws {
    let cast = try await RestaurantCast()
    let zone = try await cast.marta.read { $0.space.zone }
    let closing = (cast.marta.home.clock.now + .seconds(1800)).local(in: zone)
    let hours = "\(closing.day.weekday.rawValue) 00:00-\(closing.clockText)"
    try await cast.marta.change { transaction in
      try transaction.run("UPDATE restaurant_establishment SET hours = \(hours), lead_minutes = 120")
    }
    let guest = cast.guest()
    try await guest.add(cast.soup)
    #expect(try await guest.get(RestaurantPaths.order()).page.words.contains("No orders are taken right now"))
    #expect(try await guest.place().status == 422)
  }

  @Test func minusAndPlusOnADishCountWithoutScriptsAndOrderNothing() async throws {
    let cast = try await RestaurantCast()
    let guest = cast.guest()
    let answer = try await guest.post(
      RestaurantPaths.adding(cast.soup), [("quantity", "4"), ("note", "hot"), ("step", "quantity+")])
    #expect(answer.status == 200)
    #expect(try answer.page.field("quantity")?.value == "5" && answer.page.field("note")?.value == "hot")
    #expect(try await guest.get(RestaurantPaths.order()).page.rows.isEmpty)
  }

  @Test func theSameOrderSentFiftyTimesIsPlacedOnce() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup)
    let form = try #require(
      try await lola.get(RestaurantPaths.order()).page.forms.first { $0.action.hasSuffix("/placing") })
    let fields = form.filled(["way": "pick_up", "phone": "600123123"])
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...50 { group.addTask { try await lola.browser.post(form.action, fields).status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.allSatisfy { $0 == 303 })
    #expect(try await cast.orders().count == 1)
  }

  @Test func ordersAreNumberedFromOneEachDay() async throws {
    let cast = try await RestaurantCast()
    for expected in [1, 2, 3] {
      let guest = cast.guest()
      try await guest.add(cast.soup)
      _ = try await guest.place()
      #expect(try await cast.orders().last?.number == expected)
    }
    cast.marta.home.clock.advance(by: .seconds(24 * 3600))
    let guest = cast.guest()
    try await guest.add(cast.soup)
    _ = try await guest.place()
    #expect(try await cast.orders().map(\.number).sorted() == [1, 1, 2, 3])
  }

  @Test func anOrderIsRepeatedAtTodaysPricesAsFarAsItCanBe() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup, [("quantity", "2")])
    try await lola.add(cast.flan)
    _ = try await lola.place()
    let order = try #require(try await cast.orders().first)
    try await cast.set("price", 500, of: cast.soup)
    try await cast.set("is_sold_out", 1, of: cast.flan)
    let answer = try await lola.post(RestaurantPaths.again(order.id))
    let page = try await lola.browser.get(try #require(answer.location))
    #expect(page.text.contains("No longer available: Flan"))
    #expect(page.text.contains("€10.00"))
  }

  @Test func aGuestSeesTheirOwnOrdersAndTheLinkShowsHowOneStandsAndNoMore() async throws {
    let cast = try await RestaurantCast()
    let (lola, paco) = (cast.guest(), cast.guest())
    try await lola.add(cast.soup)
    _ = try await lola.place(["way": "delivery", "phone": "600123123", "address": "Main Street 1"])
    try await paco.add(cast.soup)
    let order = try #require(try await cast.orders().first)
    #expect(try await paco.get(RestaurantPaths.pastOrder(order.id)).status == 404)
    #expect(try await paco.post(RestaurantPaths.again(order.id)).status == 404)
    #expect(try await cast.guest().get(RestaurantPaths.pastOrder(order.id)).status == 404)
    let status = try await cast.guest().get(RestaurantPaths.status(order.code))
    #expect(status.status == 200)
    #expect(status.text.contains("Garlic soup"))
    #expect(!status.text.contains("600123123") && !status.text.contains("Main Street"))
    #expect(status.headers[.init("Referrer-Policy")!] == "strict-origin")
    #expect(try await paco.get(RestaurantPaths.status(String(order.code.reversed()))).status == 404)
  }

  @Test func anOrderHasAHundredLinesAtMost() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    for number in 1...CurrentOrder.lineLimit { try await lola.add(cast.soup, [("note", "\(number)")]) }
    let answer = try await lola.post(RestaurantPaths.adding(cast.soup), [("note", "one more")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("An order has at most 100 lines"))
    try await lola.add(cast.soup, [("note", "1")])
  }

  @Test func aGuestWhomNobodyKnowsHasTenOrdersInTheKitchenAtMost() async throws {
    let cast = try await RestaurantCast()
    let (lola, paco) = (cast.guest(), cast.guest())
    for _ in 1...Order.openLimit {
      try await lola.add(cast.flan)
      #expect(try await lola.place().status == 303)
    }
    try await lola.add(cast.flan)
    let answer = try await lola.place()
    #expect(answer.status == 422)
    #expect(answer.text.contains("10 of your orders are still being made"))
    try await paco.add(cast.flan)
    #expect(try await paco.place().status == 303)
    try await cast.marta.change { transaction in
      try transaction.run("UPDATE restaurant_order SET state = \(OrderState.done) WHERE number = 1")
    }
    #expect(try await lola.place().status == 303)
  }
}
