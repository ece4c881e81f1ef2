import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct TripTests {
  @Test func endingATripKeepsWhatWasPaidWhereAndWhenAndClearsTheList() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 l leche 1,00\npan 1,20\nsal")
    for name in ["leche", "pan"] { try await cast.set(name) }
    let answer = try await cast.end(paid: "3,10", shop: "Mercadona")
    #expect(answer.status == 303)
    #expect(try await cast.texts() == ["sal"])
    let trip = try #require(try await cast.trips().first)
    #expect((trip.shopName, trip.list, trip.items) == ("Mercadona", "Semana", 2))
    #expect(trip.paid?.minorUnits == 310)
    #expect(trip.estimated?.minorUnits == 320)
    let clearing = trip.clearing
    let brought = try await cast.marta.read { try ItemStore($0).items(clearedBy: clearing) }
    #expect(brought.map(\.line.name) == ["leche", "pan"])
  }

  @Test func theShopIsTheOneThatIsKnownHoweverItIsWrittenAndTheListIsForItFromThenOn() async throws {
    let cast = try await HouseholdCast()
    for shop in ["Mercadona", "mercadona", "MERCADONA"] {
      try await cast.type("pan")
      try await cast.set("pan")
      _ = try await cast.end(shop: shop)
    }
    let shops = try await cast.marta.read { try ShopStore($0).shops() }
    #expect(shops.map(\.name) == ["Mercadona"])
    let list = cast.list
    #expect(try await cast.marta.read { try $0.find(list) }.shop == shops.first?.id)
  }

  /// What was said when it was written down stays of the shop that the list was for; what was corrected or bought is of the one that
  /// the trip went to.
  @Test func whatWasSeenOnATripIsOfTheShopThatItsEndNames() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("sal")
    try await cast.set("sal")
    _ = try await cast.end(shop: "Lidl")
    try await cast.type("pan 1,20\nleche 0,90")
    cast.marta.home.clock.advance(by: .seconds(3600))
    let (pan, list) = (try #require(try await cast.item("pan")), cast.list)
    try await cast.marta.change { transaction in
      var draft = ItemDraft(pan, in: .es)
      draft.price = "1,49"
      try ItemStore(transaction).change(pan.id, on: list, to: draft, from: nil, in: .es)
    }
    for name in ["pan", "leche"] { try await cast.set(name) }
    let before = try await noted(cast)
    let ended = try await cast.end(shop: "Mercadona")
    #expect(
      try await noted(cast) == [
        "Lidl leche 90 said", "Mercadona leche 90 bought", "Mercadona pan 149 bought", "Mercadona pan 149 said",
      ])
    try await cast.marta.undo(ended)
    #expect(try await noted(cast) == before)
  }

  @Test func whatWasSeenOnATripFollowsItsShopWhenThatIsCorrected() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("sal")
    try await cast.set("sal")
    _ = try await cast.end(shop: "Lidl")
    try await cast.type("pan 1,20")
    try await cast.set("pan")
    _ = try await cast.end(shop: "Mercadona")
    let trip = try #require(try await cast.trips().first { $0.shopName == "Mercadona" })
    let form = try #require(try await cast.marta.get(ShoppingPaths.pastTrip(trip.id)).page.form)
    _ = try await cast.marta.browser.submit(form, typing: ["shop": "Aldi"])
    #expect(try await noted(cast) == ["Aldi pan 120 bought", "Lidl pan 120 said"])
  }

  @Test func whatWasBoughtOnAnotherDayCostThatThen() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan 1,20")
    try await cast.set("pan")
    func days() async throws -> [Int] {
      let zone = try await cast.marta.read { $0.space.zone }
      let now = cast.marta.home.clock.mint.now().day(in: zone)
      return try await cast.marta.read { view in
        try view.connection.rows("SELECT at FROM shopping_price WHERE is_purchase = 1 ORDER BY id").map { row in
          let at: Instant = try row["at"]
          return now.days(until: at.day(in: zone))
        }
      }
    }
    let form = try #require(try await cast.marta.get(ShoppingPaths.tripEnd(cast.list)).page.form)
    let today = try #require(form.fields.first { $0.0 == "day" }.flatMap { Day($0.1) })
    let typing = ["shop": "Aldi", "day": today.adding(days: -3).description]
    let ended = try await cast.marta.browser.submit(form, typing: typing)
    #expect(try await days() == [-3])
    let trip = try #require(try await cast.trips().first)
    let again = try #require(try await cast.marta.get(ShoppingPaths.pastTrip(trip.id)).page.form)
    _ = try await cast.marta.browser.submit(again, typing: ["day": today.adding(days: -1).description])
    #expect(try await days() == [-1])
    try await cast.marta.undo(ended)
    #expect(try await days() == [0])
  }

  private func noted(_ cast: HouseholdCast) async throws -> [String] {
    try await cast.marta.read { view in
      try view.connection.rows(
        """
        SELECT shopping_shop.name AS shop, shopping_good.name AS good, price, is_purchase FROM shopping_price
        JOIN shopping_shop ON shopping_shop.id = shop_id JOIN shopping_good ON shopping_good.id = good_id
        ORDER BY shopping_price.id
        """
      ).map { row in
        let (shop, good, price, isPurchase): (String, String, Int, Bool) =
          (try row["shop"], try row["good"], try row["price"], try row["is_purchase"])
        return "\(shop) \(good) \(price) \(isPurchase ? "bought" : "said")"
      }.sorted()
    }
  }

  @Test func undoingItPutsEverythingBackAndThereWasNoTrip() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan\nsal")
    try await cast.set("pan")
    let ended = try await cast.end(paid: "2")
    try await cast.marta.undo(ended)
    #expect(try await cast.texts() == ["pan", "sal"])
    #expect(try await cast.item("pan")?.isBought == true)
    #expect(try await cast.trips().isEmpty)
  }

  @Test(arguments: [
    ("paid", "1.2.3", ""), ("paid", "mucho", ""), ("day", "", "Indica qué día fue."),
    ("day", "9999-01-01", "Ese día aún no ha llegado."),
  ])
  func whatCannotBeTakenSaysWhyAndKeepsWhatWasTyped(field: String, value: String, problem: String) async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    try await cast.set("pan")
    let form = try #require(try await cast.marta.get(ShoppingPaths.tripEnd(cast.list)).page.form)
    let answer = try await cast.marta.browser.submit(form, typing: ["shop": "Lidl", field: value])
    #expect(answer.status == 422)
    let page = try answer.page
    #expect(page.field(field)?.problem?.hasPrefix(problem) == true)
    #expect(page.field("shop")?.value == "Lidl")
    #expect(try await cast.trips().isEmpty)
  }

  @Test func whatOthersTickWhileTheEndWaitsForSignalStaysOnTheList() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan\nleche\nsal\nqueso")
    try await cast.set("queso", as: cast.luis)
    let form = try #require(try await cast.marta.get(ShoppingPaths.tripEnd(cast.list)).page.form)
    // What was ticked without signal arrives before the end.
    try await cast.set("pan")
    try await cast.set("leche", as: cast.luis)
    _ = try await cast.marta.browser.submit(form, typing: ["paid": "2"])
    #expect(try await cast.texts().sorted() == ["leche", "sal"])
    #expect(try await cast.item("leche")?.isBought == true)
    #expect(try await cast.trips().first?.items == 2)
  }

  @Test func aThingRememberedInTheShopIsAddedThere() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    let trip = try await cast.marta.get(ShoppingPaths.trip(cast.list)).page
    let form = try #require(trip.forms.first { $0.action.contains("/lines") })
    let added = try await cast.marta.browser.submit(form, typing: ["text": "2 kg patatas"])
    #expect(added.location?.contains("/trip") == true)
    #expect(try await cast.texts().sorted() == ["2 kg patatas", "pan"])
    let empty = try await cast.marta.browser.submit(form, typing: ["text": " "])
    #expect(empty.status == 422)
    #expect(try empty.page.root.first(".trip-add")?["open"] != nil)
  }

  @Test func withNothingBoughtThereIsNothingToEnd() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    #expect(try await cast.end().status == 422)
    #expect(try await cast.trips().isEmpty)
  }

  @Test func aTripIsCorrectedAndDeletedAndComesBack() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    try await cast.set("pan")
    _ = try await cast.end(paid: "2", shop: "Lidl")
    let id = try #require(try await cast.trips().first).id
    let form = try #require(try await cast.marta.get(ShoppingPaths.pastTrip(id)).page.form)
    _ = try await cast.marta.browser.submit(form, typing: ["paid": "2,50", "shop": "Aldi"])
    #expect(try await cast.trips().map(\.shopName) == ["Aldi"])
    let deleted = try await cast.marta.post(ShoppingPaths.pastTripDeletion(id))
    #expect(try await cast.trips().isEmpty)
    try await cast.marta.undo(deleted)
    #expect(try await cast.trips().first?.paid?.minorUnits == 250)
  }

  @Test func aMonthSaysWhatItCost() async throws {
    let cast = try await HouseholdCast()
    for (paid, day) in [("10", "2026-10-02"), ("20,50", "2026-10-30"), ("5", "2026-09-30")] {
      try await cast.type("pan")
      try await cast.set("pan")
      _ = try await cast.end(paid: paid, day: day)
    }
    let page = try await cast.marta.get(ShoppingPaths.trips()).page
    #expect(page.texts(of: "main .group-title") == ["Octubre de 2026", "Septiembre de 2026"])
    #expect(page.texts(of: "main .group-aside").map { $0.replacing("\u{A0}", with: " ") } == ["30,50 €", "5,00 €"])
  }
}

extension HouseholdCast {
  func end(paid: String = "", shop: String = "", day: String? = nil) async throws -> TestAnswer {
    let form = try #require(try await marta.get(ShoppingPaths.tripEnd(list)).page.form)
    var typed = ["paid": paid, "shop": shop]
    typed["day"] = day
    return try await marta.browser.submit(form, typing: typed)
  }

  func trips() async throws -> [PastTrip] {
    try await marta.read { try TripStore(scope: $0).trips() }.elements
  }
}
