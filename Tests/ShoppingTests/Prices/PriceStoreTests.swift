import Kit
import TestKit
import Testing

@testable import Shopping

/// What things cost, by shop.
@Suite struct PriceStoreTests {
  private struct Cast {
    let home: HouseholdCast
    let mercadona: ID<Shop>
    let lidl: ID<Shop>

    init() async throws {
      home = try await HouseholdCast()
      let (one, other): (ID<Shop>, ID<Shop>) = (home.mint.id(), home.mint.id())
      try await home.marta.change { transaction in
        try ShopStore(transaction).add(ListDraft(name: "Mercadona"), id: one)
        try ShopStore(transaction).add(ListDraft(name: "Lidl"), id: other)
      }
      (mercadona, lidl) = (one, other)
    }

    func shop(at shop: ID<Shop>?) async throws {
      let list = home.list
      home.marta.home.clock.advance(by: .seconds(60))
      try await home.marta.change { try ListStore($0).choose(shop, for: list) }
    }

    func clear() async throws {
      home.marta.home.clock.advance(by: .seconds(60))
      _ = try await home.marta.post(ShoppingPaths.clearing(home.list))
    }

    /// “Mercadona 0,89”, the newest first.
    func history(_ name: String) async throws -> [String] {
      try await home.marta.read { view in
        let shops = Dictionary(uniqueKeysWithValues: try ShopStore(view).shops().map { ($0.id, $0.name) })
        let family = try GoodStore(view, .es).family(named: name)
        return try PriceStore(view).history(of: family, atMost: 50).map { seen in
          "\(seen.shop.flatMap { shops[$0] } ?? "–") \(seen.seen.amount.fieldText(in: .es))"
        }
      }
    }

    func price(_ name: String) async throws -> Int64? { try await home.item(name)?.line.price?.amount.minorUnits }

    func say(_ price: String, of name: String) async throws {
      let (list, item) = (home.list, try #require(try await home.item(name)))
      var draft = ItemDraft(item, in: .es)
      draft.price = price
      let said = draft
      try await home.marta.change { try ItemStore($0).change(item.id, on: list, to: said, from: nil, in: .es) }
    }
  }

  @Test func whatIsSaidIsNotedWhereTheListIsShoppedFor() async throws {
    let cast = try await Cast()
    try await cast.home.type("2 l leche 0,95\npan")
    #expect(try await cast.history("leche") == ["– 0,95"])
    try await cast.shop(at: cast.mercadona)
    try await cast.home.type("3 latas de atún 1,15")
    #expect(try await cast.history("atún") == ["Mercadona 1,15"])
    try await cast.say("1,20", of: "pan")
    try await cast.say("1,30", of: "pan")
    #expect(try await cast.history("pan") == ["Mercadona 1,30"])
    // It was a mistake.
    try await cast.say("", of: "pan")
    #expect(try await cast.history("pan") == [])
  }

  @Test func whatWasMistypedKeepsItsPrice() async throws {
    let cast = try await Cast()
    try await cast.home.type("lehce 0,95\nagua 0,60")
    for (mistyped, name) in [("lehce", "leche"), ("agua", "leche fresca")] {
      let (list, item) = (cast.home.list, try #require(try await cast.home.item(mistyped)))
      var draft = ItemDraft(item, in: .es)
      draft.name = name
      let said = draft
      try await cast.home.marta.change { try ItemStore($0).change(item.id, on: list, to: said, from: nil, in: .es) }
      #expect(try await cast.history(mistyped) == [])
    }
    #expect(try await cast.history("leche") == ["– 0,95"])
    #expect(try await cast.history("leche fresca") == ["– 0,60"])
  }

  @Test func whatIsBoughtIsNotedInTheShopAndATickTakenBackForgetsIt() async throws {
    let cast = try await Cast()
    try await cast.home.type("pan 1,20")
    try await cast.shop(at: cast.lidl)
    let tick = try await cast.home.set("pan")
    #expect(try await cast.history("pan") == ["Lidl 1,20"])
    try await cast.home.undo(tick)
    #expect(try await cast.history("pan") == ["– 1,20"])
    try await cast.home.set("pan")
    try await cast.home.set("pan", bought: false)
    #expect(try await cast.history("pan") == ["– 1,20"])
  }

  @Test func aShopThatIsChosenLateIsWhereItWasBought() async throws {
    let cast = try await Cast()
    try await cast.home.type("pan 1,20\nsal 0,45")
    try await cast.shop(at: cast.lidl)
    try await cast.home.set("sal")
    try await cast.shop(at: nil)
    try await cast.home.set("pan")
    try await cast.shop(at: cast.mercadona)
    try await cast.clear()
    #expect(try await cast.history("pan") == ["Mercadona 1,20"])
    #expect(try await cast.history("sal") == ["Lidl 0,45"])
  }

  @Test func aNewItemCostsWhatItCostInTheChosenShopAndElseWhatItCostLast() async throws {
    let cast = try await Cast()
    for (shop, price) in [(cast.mercadona, "1,10"), (cast.lidl, "0,99")] {
      try await cast.shop(at: shop)
      try await cast.home.type("pan \(price)")
      try await cast.home.set("pan")
      try await cast.clear()
    }
    try await cast.shop(at: cast.mercadona)
    try await cast.home.type("pan")
    #expect(try await cast.price("pan") == 110)
    try await cast.shop(at: nil)
    let list: ID<ShoppingList> = cast.home.mint.id()
    try await cast.home.marta.change { transaction in
      try ListStore(transaction).add(ListDraft(name: "Otra"), id: list)
      try ItemStore(transaction).add(try LineReading.arrivals("2 pan", in: transaction, .es), to: list, in: .es)
    }
    #expect(try await cast.home.items(of: list).first?.line.price?.amount.minorUnits == 99)
  }

  @Test func whatItCostInAnotherShopSaysNothingOfThisOne() async throws {
    let cast = try await Cast()
    try await cast.shop(at: cast.lidl)
    try await cast.home.type("pan 0,99")
    try await cast.home.set("pan")
    try await cast.clear()
    try await cast.shop(at: cast.mercadona)
    try await cast.home.type("pan")
    #expect(try await cast.price("pan") == 99)
    try await cast.home.set("pan")
    #expect(try await cast.history("pan").contains("Mercadona 0,99") == false)
    try await cast.clear()
    // Whoever says it there, says it of there.
    try await cast.home.type("pan 0,99")
    try await cast.home.set("pan")
    #expect(try await cast.history("pan").contains("Mercadona 0,99"))
  }

  /// What a whole cost is told of another quantity where that follows, and else of none.
  @Test func aRememberedTotalIsOfTheQuantityThatItWasFor() async throws {
    let cast = try await Cast()
    try await cast.home.type("tomates 2kg 3,50")
    try await cast.home.set("tomates")
    try await cast.clear()
    try await cast.home.type("5 kg tomates\n3 tomates")
    #expect(try await cast.home.texts() == ["5 kg tomates 8,75 € en total", "3 uds. tomates"])
    for typed in ["500 g tomates", "tomates"] {
      let (list, items) = (cast.home.list, try await cast.home.items())
      try await cast.home.marta.change { transaction in
        for item in items { _ = try ItemStore(transaction).set(item.id, on: list, bought: true) }
      }
      try await cast.clear()
      try await cast.home.type(typed)
    }
    #expect(try await cast.home.texts().last == "tomates 3,50 € en total")
    let good = try await cast.home.marta.read { try GoodStore($0, .es).good(named: "tomates") }
    #expect(good?.quantity?.unit == .gram)
    #expect(good?.usual.price?.amount.minorUnits == 88)
  }

  @Test func aTotalThatIsTakenBackLeavesTheOneBeforeItWithItsQuantity() async throws {
    let cast = try await Cast()
    try await cast.home.type("tomates 2kg 3,50")
    try await cast.home.set("tomates")
    try await cast.clear()
    let addition = try await cast.home.type("tomates 1kg 9,00")
    try await cast.home.undo(addition)
    try await cast.home.type("4 kg tomates")
    #expect(try await cast.home.texts() == ["4 kg tomates 7,00 € en total"])
  }

  @Test func anAdditionThatIsTakenBackSaidNothing() async throws {
    let cast = try await Cast()
    try await cast.shop(at: cast.lidl)
    try await cast.home.type("pan 1,20")
    try await cast.home.set("pan")
    try await cast.clear()
    let addition = try await cast.home.type("pan 89,00")
    try await cast.home.undo(addition)
    #expect(try await cast.history("pan").contains("Lidl 89,00") == false)
    try await cast.home.type("pan")
    #expect(try await cast.price("pan") == 120)
  }

  @Test func theTripSaysWhatItComesToInEachShop() async throws {
    let cast = try await Cast()
    for (shop, lines) in [(cast.mercadona, "2 l leche 0,90\npan 1,20"), (cast.lidl, "2 l leche 0,80\npan 1,00")] {
      try await cast.shop(at: shop)
      try await cast.home.type(lines)
      for name in ["leche", "pan"] { try await cast.home.set(name) }
      try await cast.clear()
    }
    try await cast.home.type("6 l leche\n2 pan\nvelas")
    let page = try await cast.home.marta.get(ShoppingPaths.trip(cast.home.list)).page
    let line = page.texts(of: ".shop-sums-line").first?.replacing("\u{A0}", with: " ")
    #expect(line == "Lidl 6,80 €, Mercadona 7,80 €, 1 sin precio")
    // What is in the basket costs nothing any more.
    try await cast.home.set("leche")
    let later = try await cast.home.marta.get(ShoppingPaths.trip(cast.home.list)).page
    #expect(
      later.texts(of: ".shop-sums-line").first?.replacing("\u{A0}", with: " ")
        == "Lidl 2,00 €, Mercadona 2,40 €, 1 sin precio")
  }

  @Test func thePricesThatAreMissingAreSaidAtOnceAndAWrongOneLosesNothing() async throws {
    let cast = try await Cast()
    try await cast.shop(at: cast.lidl)
    try await cast.home.type("pan 1,20\nvelas\n500 g jamón\nsal")
    let trip = try await cast.home.marta.get(ShoppingPaths.trip(cast.home.list)).page
    #expect(trip.words.contains("Falta el precio de 3 artículos."))
    let address = ShoppingPaths.tripPrices(cast.home.list)
    let form = try #require(try await cast.home.marta.get(address).page.form)
    let (candles, ham) = (
      try #require(try await cast.home.item("velas")).id, try #require(try await cast.home.item("jamón")).id
    )
    #expect(!form.fields.contains { $0.0.hasPrefix("price-") && $0.1 == "1,20" })
    let typed = [MissingPrices.field(of: candles): "2,50", MissingPrices.field(of: ham): "caro"]
    let refused = try await cast.home.marta.browser.submit(form, typing: typed)
    #expect(refused.status == 422)
    let again = try #require(try refused.page.form)
    #expect(again.fields.contains { $0.0 == MissingPrices.field(of: candles) && $0.1 == "2,50" })
    #expect(try await cast.price("velas") == nil)
    _ = try await cast.home.marta.browser.submit(again, typing: [MissingPrices.field(of: ham): "7,25"])
    #expect(try await cast.price("velas") == 250)
    #expect(try await cast.home.item("jamón")?.line.price?.basis == .whole)
    #expect(try await cast.history("velas") == ["Lidl 2,50"])
    #expect(try await cast.home.marta.get(address).page.words.contains("sal"))
  }

  @Test func aGoodsPageShowsWhatItCostWhereAndWhen() async throws {
    let cast = try await Cast()
    try await cast.shop(at: cast.lidl)
    try await cast.home.type("2 l leche Pascual 0,95")
    let good = try #require(try await cast.home.marta.read { try GoodStore($0, .es).good(named: "leche") })
    let page = try await cast.home.marta.get(ShoppingPaths.staple(good.id)).page
    let words = page.words.replacing("\u{A0}", with: " ")
    for said in ["Precio por l", "Lidl · Pascual", "0,95 €", "Pascual", "Lácteos y huevos"] {
      #expect(words.contains(said), "\(said)")
    }
  }
}
