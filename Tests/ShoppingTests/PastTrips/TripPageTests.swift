import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct TripPageTests {
  @Test func howFarOneIsAndWhatItComesToStandAtHand() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan 1,20\nleche 1,00\nsal")
    try await cast.set("pan")
    let page = try await cast.marta.get(ShoppingPaths.trip(cast.list)).page
    #expect(page.texts(of: ".foot .trip-count") == ["1 de 3"])
    #expect(page.texts(of: ".foot dd").map { $0.replacing("\u{A0}", with: " ") } == ["2,20 €", "1,20 €"])
    #expect(page.links.contains { $0.address == cast.marta.address(ShoppingPaths.tripEnd(cast.list)) })
  }

  @Test func aPriceIsCorrectedFromTheTripAndOneIsBackOnIt() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg tomates 3,50")
    let item = try #require(try await cast.item("tomates"))
    let form = try #require(
      try await cast.marta.get(ShoppingPaths.item(cast.list, item.id).with("on", "trip")).page.form)
    let answer = try await cast.marta.browser.submit(form, typing: ["price": "2,95"])
    #expect(answer.location?.hasPrefix(cast.marta.address(ShoppingPaths.trip(cast.list))) == true)
    #expect(try await cast.texts() == ["2 kg tomates 2,95 €/kg"])
  }

  @Test func aCorrectionChangesNothingButPriceAndQuantity() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg tomates Ardo 3,50")
    let item = try #require(try await cast.item("tomates Ardo"))
    let correction = [("price", "3"), ("quantity", "1,5"), ("was.price", "3,50"), ("was.quantity", "2")]
    _ = try await cast.marta.post(ShoppingPaths.itemCorrection(cast.list, item.id), correction)
    #expect(try await cast.texts() == ["1,5 kg tomates Ardo 3,00 €/kg"])
    #expect(try await cast.item("tomates Ardo")?.category == item.category)
  }

  @Test func twoWhoCorrectPriceAndQuantityBothWin() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg tomates 3,50")
    let path = ShoppingPaths.itemCorrection(cast.list, try #require(try await cast.item("tomates")).id)
    let shown = [("was.price", "3,50"), ("was.quantity", "2")]
    _ = try await cast.marta.post(path, [("price", "3"), ("quantity", "2")] + shown)
    _ = try await cast.luis.post(path, [("price", "3,50"), ("quantity", "4")] + shown)
    #expect(try await cast.texts() == ["4 kg tomates 3,00 €/kg"])
  }

  @Test func aCorrectionThatCannotBeReadSaysWhyOnTheItemsForm() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg tomates 3,50")
    let path = ShoppingPaths.itemCorrection(cast.list, try #require(try await cast.item("tomates")).id)
    let answer = try await cast.marta.post(path, [("price", "caro"), ("quantity", "2")])
    #expect(answer.status == 422)
    let page = try answer.page
    #expect(page.field("price")?.problem != nil)
    #expect(page.field("price")?.value == "caro")
    #expect(page.field("name")?.value == "tomates")
  }

  @Test func theListUsedLastStandsOnTheSpringboardWithTheWayIntoTheShop() async throws {
    let cast = try await HouseholdCast()
    let springboard = Link(inSpace: "/")
    #expect(try await cast.marta.get(springboard).page.texts(of: ".today .row-title").isEmpty)
    try await cast.type("pan\nsal")
    try await cast.set("pan")
    let page = try await cast.marta.get(springboard).page
    #expect(page.texts(of: ".today .row-title") == ["Semana"])
    #expect(page.texts(of: ".today .row-subtitle") == ["Falta 1 de 2"])
    #expect(page.links.contains { $0.address == cast.marta.address(ShoppingPaths.trip(cast.list)) })
    try await cast.set("sal")
    #expect(try await cast.marta.get(springboard).page.texts(of: ".today .row-title").isEmpty)
  }
}
