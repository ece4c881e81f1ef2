import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct StockTests {
  @Test func oneTapSaysThatADishIsSoldOutAndAnOrderThatHoldsItIsRefusedWithTheRestKept() async throws {
    let cast = try await DeskCast()
    let (bread, cake) = (try await cast.dish("Pan con tomate"), try await cast.dish("Croquetas de jamón"))
    for dish in [bread, cake] { _ = try await cast.luis.post(RestaurantPaths.adding(dish.id)) }
    let set = try await cast.marta.post(
      DeskPaths.stock(), [("soldOut", bread.id.description)])
    #expect(set.location?.contains("/restaurant/menu/\(bread.id)?done=") == true)
    let form = try #require(try await cast.luis.get(RestaurantPaths.order()).page.form)
    let answer = try await cast.luis.browser.submit(form, typing: ["way": "dine_in"])
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("Se ha agotado: Pan con tomate"))
    #expect(try answer.page.words.contains("Croquetas de jamón"))
    let kept = try await cast.luis.read {
      try CurrentOrderStore($0, of: .person(cast.luis.person.id), mainly: .es).order()?.lines.count
    }
    #expect(kept == 2)
  }

  @Test func whatHasRunOutCostsNothingAndLeavesAnOrderInOneTap() async throws {
    let cast = try await DeskCast()
    let (bread, cake) = (try await cast.dish("Pan con tomate"), try await cast.dish("Croquetas de jamón"))
    for dish in [bread, cake] { _ = try await cast.luis.post(RestaurantPaths.adding(dish.id)) }
    _ = try await cast.marta.post(RestaurantPaths.soldOut(bread.id), [("soldOut", "yes")])
    let page = try await cast.luis.get(RestaurantPaths.order()).page
    #expect(page.texts(of: ".facts dd").map { $0.prefix(4) } == ["9,80"])
    let answer = try await cast.luis.post(RestaurantPaths.cancellation(), [("only", "unavailable")])
    let left = try await cast.luis.get(RestaurantPaths.order()).page
    #expect(left.texts(of: ".order-line .row-title") == ["Croquetas de jamón"])
    #expect(!left.words.contains("Quitar lo que ya no hay"))
    let done = try #require(answer.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    try await cast.undo(done, as: cast.luis)
    #expect(try await cast.luis.get(RestaurantPaths.order()).page.texts(of: ".order-line .row-title").count == 2)
  }

  @Test func openMenusHearOfItAndTheWantedStateIsSaidNeverItsOpposite() async throws {
    let cast = try await DeskCast()
    let dish = try await cast.dish("Pan con tomate")
    for _ in 0..<2 { _ = try await cast.luis.post(RestaurantPaths.soldOut(dish.id), [("soldOut", "yes")]) }
    #expect(try await cast.dish("Pan con tomate").isSoldOut)
    #expect(try await cast.luis.post(RestaurantPaths.soldOut(dish.id)).status == 400)
    let page = try await cast.luis.get(RestaurantPaths.menu()).page
    #expect(page.root.first("live-screen")?["topics"]?.contains("restaurant.menu") == true)
  }

  @Test func everythingIsAvailableAgainAndThatIsUndone() async throws {
    let cast = try await DeskCast()
    let names = ["Pan con tomate", "Croquetas de jamón"]
    for name in names {
      _ = try await cast.marta.post(RestaurantPaths.soldOut(try await cast.dish(name).id), [("soldOut", "yes")])
    }
    let side = try #require(try await cast.groups().first { cast.reader($0.name) == "Guarnición" })
    _ = try await cast.marta.post(DeskPaths.optionStock(side.id, side.options[0].id), [("soldOut", "yes")])
    #expect(try await cast.marta.get(RestaurantPaths.desk()).page.words.contains("3 agotados"))
    let answer = try await cast.luis.post(DeskPaths.availability())
    #expect(try await cast.dishes().allSatisfy { !$0.isSoldOut })
    #expect(try await cast.groups().flatMap(\.options).allSatisfy { !$0.isSoldOut })
    let done = try #require(answer.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    try await cast.undo(done)
    #expect(try await cast.dishes().filter(\.isSoldOut).map { cast.reader($0.name) } == names)
    #expect(try await cast.groups().flatMap(\.options).filter(\.isSoldOut).map(\.id) == [side.options[0].id])
  }

  @Test func guestsSeeNoSwitch() async throws {
    let cast = try await DeskCast()
    try await cast.open()
    let (browser, place) = cast.guest()
    let page = try await browser.get("\(place)/restaurant/menu").page
    #expect(page.words.contains("Pan con tomate"))
    #expect(page.root.first(".stock-button") == nil)
    #expect(page.links.allSatisfy { !$0.address.contains("/desk") })
  }
}
