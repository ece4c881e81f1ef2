import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct GoodStoreTests {
  @Test func aCategoryGivenOnceIsRemembered() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("velas")
    let list = cast.list
    let categories = try await cast.marta.read { try CategoryStore($0, .es).categories() }
    let party = try #require(categories.first { $0.name == "Otros" })
    let candles = try #require(try await cast.item("velas"))
    var draft = ItemDraft(candles, in: .es)
    draft.category = party.id.description
    let changed = draft
    try await cast.marta.change { try ItemStore($0).change(candles.id, on: list, to: changed, from: nil, in: .es) }
    let other: ID<ShoppingList> = cast.mint.id()
    try await cast.luis.change { transaction in
      try ListStore(transaction).add(ListDraft(name: "Otra"), id: other)
      try ItemStore(transaction).add(try LineReading.arrivals("2 vela", in: transaction, .es), to: other, in: .es)
    }
    #expect(try await cast.items(of: other).map(\.category) == [party.id])
  }

  @Test func theLastPriceOfTheBrandIsRemembered() async throws {
    let cast = try await HouseholdCast()
    let list = cast.list
    try await cast.marta.change { transaction in
      for (brand, price) in [("Pascual", 95), ("", 80), ("Pascual", 99)] as [(String, Int64)] {
        let line = ItemLine(
          name: "leche", brand: brand.isEmpty ? nil : brand, quantity: Quantity(thousandths: 1000, unit: .litre),
          price: Price(amount: Money(minorUnits: price, currency: .eur), basis: .per(.litre)))
        try ItemStore(transaction).add([IncomingItem(line: line)], to: list, merges: false, in: .es)
      }
      _ = try ListStore(transaction).remove(list)
    }
    let other: ID<ShoppingList> = cast.mint.id()
    try await cast.marta.change { transaction in
      try ListStore(transaction).add(ListDraft(name: "Otra"), id: other)
      try ItemStore(transaction).add(
        try LineReading.arrivals("2 l leche Pascual\n3 l leche\n2 botellas de leche Puleva", in: transaction, .es),
        to: other,
        in: .es)
    }
    let prices = try await cast.items(of: other).map { $0.line.price?.amount.minorUnits }
    #expect(prices == [99, 80, nil])
  }

  @Test func suggestionsAreTheHouseholdsOwnFirstAndTakeTheUsualUnit() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("1 kg tomates\n1 bote tomate frito")
    try await cast.type("2 kg tomates")
    let page = try await cast.marta.get(ShoppingPaths.suggestions(cast.list).with("text", "3 tom")).page
    let chips = page.texts(of: ".chip").map { $0.replacing("\u{A0}", with: " ") }
    #expect(chips.first == "tomates 3 kg")
    #expect(chips.count > 1)
    let form = try #require(page.forms.first { $0.action.hasSuffix("/lines") })
    _ = try await cast.marta.browser.submit(form)
    #expect(try await cast.texts().first == "6 kg tomates")
  }

  @Test func whatIsOnTheListIsNotSuggestedForIt() async throws {
    let cast = try await HouseholdCast()
    let suggestions = ShoppingPaths.suggestions(cast.list)
    #expect(try await cast.marta.get(suggestions).page.words.contains("Aún no hay sugerencias"))
    try await cast.type("1 kg tomates\npan")
    #expect(try await cast.marta.get(suggestions).page.words.contains("Ya está todo en la lista"))
    try await cast.set("pan")
    #expect(try await cast.marta.get(suggestions).page.texts(of: ".chip") == ["pan"])
  }

  @Test func aNameOfSignsIsTakenThoughItCannotBeRemembered() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("!!!\n???")
    #expect(try await cast.items().count == 2)
    #expect(try await cast.marta.read { try GoodStore($0, .es).goods() }.isEmpty)
  }

  @Test func aStarThatComesLateDoesNotUndoTheNewer() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    let bread = try #require(try await cast.marta.read { try GoodStore($0, .es).goods() }.first)
    for (turn, answer) in [(2, "yes"), (1, "no")] {
      let page = [("client", "one-open-page"), ("turn", "\(turn)")]
      _ = try await cast.marta.post(ShoppingPaths.staple(bread.id), [("staple", answer)] + page)
    }
    #expect(try await cast.marta.read { try GoodStore($0, .es).goods(onlyStaples: true) }.map(\.name) == ["pan"])
  }

  @Test func staplesAreAddedOnceAndTheRestIsToldWhy() async throws {
    let cast = try await HouseholdCast()
    let none = try await cast.marta.post(ShoppingPaths.staplesOnList(cast.list))
    #expect(try await cast.marta.browser.follow(none).text.contains("Aún no hay nada marcado"))
    try await cast.type("6 l leche 0,89\npan\nvelas")
    let goods = try await cast.marta.read { try GoodStore($0, .es).goods() }
    for good in goods where good.name != "velas" {
      _ = try await cast.marta.post(ShoppingPaths.staple(good.id), [("staple", "yes")])
    }
    let other: ID<ShoppingList> = cast.mint.id()
    try await cast.marta.change { try ListStore($0).add(ListDraft(name: "Otra"), id: other) }
    let answer = try await cast.marta.post(ShoppingPaths.staplesOnList(other))
    #expect(Set(try await cast.items(of: other).map(\.line.name)) == ["leche", "pan"])
    let again = try await cast.marta.post(ShoppingPaths.staplesOnList(other))
    #expect(try await cast.marta.browser.follow(again).text.contains("ya está todo en la lista"))
    #expect(try await cast.items(of: other).count == 2)
    try await cast.undo(answer.location.flatMap { ID<Activity>($0.suffix(36)) })
    #expect(try await cast.items(of: other).isEmpty)
  }

  @Test func aStapleIsMarkedFromItsItemAndTheMarkIsUndone() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    let pan = try #require(try await cast.item("pan")).id
    let answer = try await cast.marta.post(ShoppingPaths.itemStaple(cast.list, pan), [("staple", "yes")])
    #expect(try await cast.marta.read { try GoodStore($0, .es).goods(onlyStaples: true) }.map(\.name) == ["pan"])
    try await cast.undo(answer.location.flatMap { ID<Activity>($0.suffix(36)) })
    #expect(try await cast.marta.read { try GoodStore($0, .es).goods(onlyStaples: true) }.isEmpty)
  }

  @Test func theLastTripIsRepeatedWhetherClearedAwayOrCompleted() async throws {
    let cast = try await HouseholdCast()
    let list = cast.list
    let none = try await cast.marta.post(ShoppingPaths.lastTrip(list))
    #expect(try await cast.marta.browser.follow(none).text.contains("Aún no hay ninguna compra anterior"))
    try await cast.type("2 kg tomates\npan")
    try await cast.set("tomates")
    cast.marta.home.clock.advance(by: .seconds(60))
    _ = try await cast.marta.post(ShoppingPaths.clearing(list))
    _ = try await cast.marta.post(ShoppingPaths.lastTrip(list))
    #expect(Set(try await cast.texts()) == ["pan", "2 kg tomates"])
    #expect(try await cast.items().filter(\.isBought).isEmpty)
    cast.marta.home.clock.advance(by: .seconds(60))
    try await cast.set("tomates")
    try await cast.set("pan")
    let other: ID<ShoppingList> = cast.mint.id()
    try await cast.marta.change { try ListStore($0).add(ListDraft(name: "Otra"), id: other) }
    _ = try await cast.marta.post(ShoppingPaths.lastTrip(other))
    #expect(Set(try await cast.items(of: other).map(\.line.name)) == ["pan", "tomates"])
  }
}
