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

  @Test func twoTablesBecomeOneBillAndTwoAgain() async throws {
    let cast = try await TablesCast()
    let (ana, ben) = (cast.guest(), cast.guest())
    for (number, guest) in [ana, ben].enumerated() {
      try await guest.sit(at: cast.tables[number])
      try await cast.answer(number)
      _ = try await guest.order(cast.soup, times: number + 1)
    }
    let tab = try await cast.tab(0).id
    #expect(try await cast.marta.get(TablePaths.tabMove(tab)).page.words.contains("Join Table 1 with Table 2"))
    let joined = try await cast.post(TablePaths.tabMove(tab), [("join", cast.tables[1].id.description)])
    #expect(try await cast.standing(0) == nil)
    #expect(try await cast.standing(1)?.total.minorUnits == 1950)
    #expect(try await ana.seat.words.contains("Table 2"))
    try await cast.undo(joined)
    #expect(try await cast.standing(0)?.total.minorUnits == 650)
    #expect(try await cast.standing(1)?.total.minorUnits == 1300)
    #expect(try await ana.seat.words.contains("Table 1"))
  }

  @Test func someDishesGoToAnotherTableAsFarAsTheyAreCooked() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    try await ana.add(cast.croquettes)
    let order = try await ana.order(cast.soup)
    let lines = try await cast.marta.read { try OrderStore($0).lines(of: order) }
    let soup = try #require(lines.first { $0.dish == cast.soup }?.id)
    try await cast.marta.change { transaction in
      _ = try OrderStore(transaction).bring(soup, of: order, to: .ready, from: .waiting, mainly: .en)
    }
    let tab = try await cast.tab(0).id
    let moved = try await cast.post(
      TablePaths.tabLines(tab), [("line", soup.description), ("table", cast.tables[2].id.description)])
    #expect(try await cast.standing(0)?.total.minorUnits == 900)
    #expect(try await cast.standing(0)?.cooking == 1)
    #expect(try await cast.standing(2)?.total.minorUnits == 650)
    #expect(try await cast.standing(2)?.ready == 1)
    let tickets = try await cast.marta.read { try KitchenStore($0).board().tickets }
    #expect(tickets.map(\.tableName) == ["Table 1", "Table 3"])
    // The same once more moves nothing.
    try await cast.post(
      TablePaths.tabLines(tab), [("line", soup.description), ("table", cast.tables[1].id.description)])
    #expect(try await cast.standing(1) == nil)
    try await cast.undo(moved)
    #expect(try await cast.standing(0)?.total.minorUnits == 1550)
    #expect(try await cast.standing(2) == nil)
    #expect(try await cast.marta.read { try OrderStore($0).order(order).state } == .preparing)
  }

  @Test func anOrderThatGoesWholeStaysOne() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    let order = try await ana.order(cast.soup)
    let line = try await cast.marta.read { try OrderStore($0).lines(of: order) }[0].id
    let moved = try await cast.post(
      TablePaths.tabLines(cast.tab(0).id), [("line", line.description), ("table", cast.tables[1].id.description)])
    #expect(try await cast.marta.read { try OrderStore($0).order(order).number } == 1)
    #expect(try await cast.standing(1)?.total.minorUnits == 650)
    #expect(try await cast.standing(0)?.total.minorUnits == 0)
    try await cast.undo(moved)
    #expect(try await cast.standing(0)?.total.minorUnits == 650)
  }

  @Test func whoMovesDishesSaysWhichAndWhere() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    _ = try await ana.order(cast.soup)
    let answer = try await cast.post(TablePaths.tabLines(cast.tab(0).id), [("table", "")])
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("Choose at least one dish."))
    #expect(try answer.page.words.contains("Choose the table."))
  }
}
