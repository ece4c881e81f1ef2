import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct ServiceTests {
  @Test func aTableSaysHowItStandsInAWord() async throws {
    let cast = try await TablesCast()
    func state() async throws -> String? {
      try await cast.marta.get(TablePaths.tables()).page.texts(of: ".tile-state").first
    }
    #expect(try await state() == "Free")
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    #expect(try await state() == "Waiting for a yes")
    try await cast.answer(0)
    #expect(try await state() == "Seated")
    let order = try await ana.order(cast.soup)
    #expect(try await state() == "Has ordered")
    try await cast.marta.change { _ = try OrderStore($0).bring(order, to: .ready, from: .received) }
    #expect(try await state() == "Ready to serve")
    _ = try await ana.post(TablePaths.call())
    #expect(try await state() == "Calling")
  }

  @Test func whoWaitsIsSeenOnEveryScreenOfTheStaff() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    for page in [
      RestaurantPaths.menu(), RestaurantPaths.desk(), RestaurantPaths.dishes(), DeskPaths.hours(),
      KitchenPaths.entry(.new),
    ] {
      let page = try await cast.marta.get(page).page
      #expect(page.text(of: ".service a")?.contains("Table 1: Would like to order") == true)
      #expect(page.root.first("kitchen-sound")?["signals"]?.contains("service:asks-") == true)
      #expect(page.texts(of: ".tab-count").contains("1"))
    }
    #expect(try await ana.get(RestaurantPaths.menu()).page.root.first(".service") == nil)
  }

  @Test func aWaterForATableIsFourTapsAndTwoTablesDoNotMix() async throws {
    let cast = try await TablesCast()
    for (table, dish) in [(cast.tables[1], cast.soup), (cast.tables[2], cast.croquettes)] {
      _ = try await cast.post(KitchenPaths.entryLines(.table(table.id)), [("dish", dish.description)])
    }
    let sent = try await cast.post(KitchenPaths.entrySending(.table(cast.tables[1].id)))
    #expect(sent.location?.contains("/desk/tabs/") == true)
    #expect(try await cast.standing(1)?.total.minorUnits == 650)
    #expect(try await cast.standing(2) == nil)
    let other = try await cast.marta.get(KitchenPaths.entryMenu(.table(cast.tables[2].id))).page
    #expect(other.texts(of: ".pick-count") == ["1"])
  }
}
