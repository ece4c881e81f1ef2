import Kit
import TestKit
import Testing

@testable import Orders

/// Orders that come again every week. It is Saturday, 21 November 2026.
@Suite struct WeeklyTests {
  @Test(arguments: [
    ("2026-11-21", "2026-11-20", nil), ("2026-11-21", "2026-11-21", nil), ("2026-11-21", "2026-11-22", "2026-11-28"),
    ("2026-11-21", "2026-11-28", "2026-11-28"), ("2026-11-21", "2026-11-29", "2026-12-05"),
    ("2024-02-23", "2024-02-24", "2024-03-01"),
  ])
  func theNextIsOfTheSameWeekdayOnceTheDayIsOver(promised: String, today: String, next: String?) {
    #expect(Weekly.next(after: Day(promised)!, on: Day(today)!) == next.flatMap { Day($0) })
  }

  @Test func theHouseMakesTheNextOnceAtThePricesOfThenAndGoesOnFromIt() async throws {
    let (cast, first) = try await weekly()
    let bread = cast.bread
    try await cast.marta.change {
      try ProductStore($0).change(
        bread.id, to: ProductDraft(name: "Bread", price: "3.10", description: "Loaf"), from: nil, in: .en)
    }
    #expect(try await codes(cast) == ["2026-0001"])
    for _ in 1...3 { #expect(await cast.marta.home.runOn(for: .seconds(24 * 3600 + 60)).isEmpty) }
    let orders = try await cast.marta.read { try OrderStore($0).orders() }.elements
    #expect(orders.map(\.code) == ["2026-0001", "2026-0002"])
    #expect(orders.map(\.promisedOn) == [Day("2026-11-21"), Day("2026-11-28")])
    #expect(orders.map(\.total.minorUnits) == [840, 930])
    #expect(orders[1].state == .confirmed)
    #expect(try await isWeekly(first, cast) == false)
    #expect(try await isWeekly(orders[1].id, cast))
    await cast.marta.home.runOn(for: .seconds(7 * 24 * 3600))
    #expect(try await codes(cast) == ["2026-0001", "2026-0002", "2026-0003"])
  }

  @Test func aClockThatIsInDoubtMakesNone() async throws {
    let (cast, _) = try await weekly()
    await cast.marta.home.house.schedule.runDue()
    cast.marta.home.clock.advance(by: .seconds(200 * 24 * 3600))
    await cast.marta.home.house.schedule.runDue()
    #expect(try await codes(cast) == ["2026-0001"])
  }

  @Test func whatWasDeletedComesNoMoreAndWhatWasCancelledComesAgain() async throws {
    let (cast, first) = try await weekly()
    _ = try await cast.marta.post(OrdersPaths.orderState(first), [("state", "cancelled")])
    await cast.marta.home.runOn(for: .seconds(2 * 24 * 3600))
    let next = try await cast.marta.read { try OrderStore($0).orders() }.elements.first { $0.code == "2026-0002" }
    #expect(next?.state == .confirmed)
    _ = try await cast.marta.post(OrdersPaths.orderDeletion(try #require(next?.id)))
    await cast.marta.home.runOn(for: .seconds(14 * 24 * 3600))
    #expect(try await codes(cast) == ["2026-0001"])
  }

  @Test func theOrderSaysSoAndEndsItInOneTapWithUndo() async throws {
    let cast = try await OrdersCast()
    var draft = cast.draft()
    draft.promisedOn = "2026-11-21"
    let id = try await cast.add(draft)
    let before = try await cast.marta.get(OrdersPaths.order(id)).page
    #expect(before.words.contains("The same every Saturday"))
    let begun = try await cast.marta.post(OrdersPaths.orderWeekly(id), [("weekly", "yes")])
    let page = try await cast.marta.get(OrdersPaths.order(id)).page
    #expect(page.words.contains("Every week Next: Saturday 28 November"))
    try await cast.marta.undo(begun)
    #expect(try await isWeekly(id, cast) == false)
    _ = try await cast.marta.post(OrdersPaths.orderWeekly(id), [("weekly", "yes")])
    let ended = try await cast.marta.post(OrdersPaths.orderWeekly(id), [("weekly", "no")])
    #expect(try await isWeekly(id, cast) == false)
    try await cast.marta.undo(ended)
    #expect(try await isWeekly(id, cast))
    // Said twice it is so once.
    let again = try await cast.marta.post(OrdersPaths.orderWeekly(id), [("weekly", "yes")])
    #expect(again.location?.contains("done=") == false)
  }

  @Test func withoutADayThereIsNothingToRepeat() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    #expect(try await !cast.marta.get(OrdersPaths.order(id)).page.words.contains("Repeat"))
    #expect(try await cast.marta.post(OrdersPaths.orderWeekly(id), [("weekly", "yes")]).status == 409)
  }

  @Test func anExportTakesItAlong() async throws {
    let (cast, _) = try await weekly()
    let (json, table) = try await cast.marta.read {
      (try OrdersExport($0).json(), try OrdersExport($0).csv(.orders, in: .spreadsheet(.es)))
    }
    #expect(table.contains(";semanal\r\n") && table.contains(";sí\r\n"))
    for bytes in [json, Array(table.utf8)] {
      let zoe = try await TestHouse().owner("Zoe")
      if bytes != json { try await bring(try await cast.marta.read { try Self.references($0) }, to: zoe) }
      try await bring([bytes], to: zoe)
      #expect(try await zoe.read { try OrdersExport($0).document() }.orders.map(\.weekly) == [true])
    }
  }

  private static func references(_ view: SpaceView) throws -> [[UInt8]] {
    try [OrdersTable.customers, .products].map { Array(try OrdersExport(view).csv($0).utf8) }
  }

  private func bring(_ files: [[UInt8]], to member: TestMember) async throws {
    for bytes in files {
      let walk = ImportWalk(OrdersImport(try OrdersFile(bytes), mint: member.home.house.mint))
      try await member.change { try walk.take(into: $0, skipsBad: false) }
    }
  }

  private func weekly() async throws -> (OrdersCast, ID<Order>) {
    let cast = try await OrdersCast()
    var draft = cast.draft()
    draft.promisedOn = "2026-11-21"
    let id = try await cast.add(draft)
    _ = try await cast.marta.post(OrdersPaths.orderWeekly(id), [("weekly", "yes")])
    return (cast, id)
  }

  private func isWeekly(_ id: ID<Order>, _ cast: OrdersCast) async throws -> Bool {
    try await cast.marta.read { try WeeklyStore($0).isWeekly(id) }
  }

  private func codes(_ cast: OrdersCast) async throws -> [String] {
    try await cast.marta.read { try OrderStore($0).orders() }.elements.map(\.code).sorted()
  }
}
