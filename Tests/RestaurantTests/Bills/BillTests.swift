import TestKit
import Testing

@testable import Kit
@testable import Restaurant

@Suite struct BillTests {
  /// A table with croquettes for 9 €.
  private func ordered(_ cast: TablesCast) async throws -> ID<TableTab> {
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    _ = try await ana.order(cast.croquettes)
    return try await cast.tab(0).id
  }

  /// The same, which is paid by card and closed.
  private func closed(_ cast: TablesCast) async throws -> ID<TableTab> {
    let tab = try await ordered(cast)
    try await cast.post(TablePaths.tabPayment(tab), [("paid", "yes"), ("method", "card")])
    try await cast.post(TablePaths.tabClosing(tab))
    return tab
  }

  private func methods(_ cast: TablesCast) async throws -> [PaymentMethod?] {
    let day = cast.mint.now()
    return try await cast.marta.read { view in
      let period = TakingsPeriod(Form(), on: day.day(in: view.space.zone))
      return try BillStore(view).bills(in: period.hours(in: view.space.zone)).filter(\.isPaid).map(\.method)
    }
  }

  @Test func aClosedBillIsLookedUpAndPrintedAgain() async throws {
    let cast = try await TablesCast()
    let tab = try await closed(cast)
    let bills = try await cast.marta.get(TablePaths.bills()).page
    let row = try #require(bills.rows.first)
    #expect(row.title == "Table 1")
    #expect(bills.words.contains("by card"))
    #expect(bills.words.contains("€9.00"))
    let page = try await cast.marta.get(TablePaths.tab(tab)).page
    #expect(page.words.contains("by card"))
    #expect(try await cast.marta.get(TablePaths.bill(tab)).page.words.contains("by card"))
  }

  @Test func howABillWasPaidIsCorrectedAndTakenBack() async throws {
    let cast = try await TablesCast()
    let tab = try await ordered(cast)
    try await cast.post(TablePaths.tabPayment(tab), [("paid", "yes"), ("method", "card")])
    let otherwise = try await cast.post(
      TablePaths.tabPayment(tab), [("paid", "yes"), ("method", "cash"), ("shown", "paid")])
    #expect(try await methods(cast) == [.cash])
    // From a page on which it was not paid yet, it is the same payment.
    try await cast.post(TablePaths.tabPayment(tab), [("paid", "yes"), ("method", "other")])
    #expect(try await methods(cast) == [.cash])
    try await cast.undo(otherwise)
    #expect(try await methods(cast) == [.card])
    let unpaid = try await cast.post(TablePaths.tabPayment(tab), [("paid", "no")])
    #expect(try await methods(cast) == [])
    try await cast.undo(unpaid)
    #expect(try await methods(cast) == [.card])
  }

  @Test func anOwnerReopensAClosedBillAndItStandsInTheActivity() async throws {
    let cast = try await TablesCast()
    let tab = try await closed(cast)
    let reopened = try await cast.post(TablePaths.tabReopening(tab))
    #expect(try await cast.tab(0).state == .paid)
    let told = try await cast.marta.read { try Activity.of(tab, in: $0) }
    #expect(told.contains { $0.tells(of: TableTab.reopened) })
    // Whoever sat there has gone.
    #expect(try await cast.standing(0)?.guests == 0)
    try await cast.undo(reopened)
    #expect(try await cast.standing(0) == nil)
    let admissions: [Admission] = try await cast.marta.read { view in
      try view.connection.rows("SELECT admission FROM restaurant_seat ORDER BY guest_id").map { try $0["admission"] }
    }
    #expect(admissions == [.seated])
  }

  @Test func whereSomebodySitsByNowABillStaysClosed() async throws {
    let cast = try await TablesCast()
    let tab = try await closed(cast)
    try await cast.guest().sit(at: cast.tables[0])
    #expect(try await cast.post(TablePaths.tabReopening(tab)).status == 409)
  }

  @Test func onlyAnOwnerReopens() async throws {
    let cast = try await TablesCast()
    let tab = try await closed(cast)
    let luis = try await cast.marta.home.member("Luis", of: cast.marta.space)
    #expect(try await luis.post(TablePaths.tabReopening(tab)).status == 403)
    #expect(try await luis.get(TablePaths.tab(tab)).page.button(named: "Reopen the bill") == nil)
    #expect(try await cast.marta.get(TablePaths.tab(tab)).page.button(named: "Reopen the bill") != nil)
  }

  @Test func whatIsEatenAtNoTableIsPaidByItself() async throws {
    let cast = try await KitchenCast(language: .en)
    let id = try await cast.order()
    _ = try await cast.bring(id, to: .done, from: .received)
    let paid = try await cast.marta.post(KitchenPaths.payment(id), [("paid", "yes"), ("method", "cash")])
    #expect(try await cast.read(id).paidBy == .cash)
    #expect(try await cast.marta.get(TablePaths.bills()).page.words.contains("in cash"))
    _ = try await cast.marta.browser.follow(paid).page
    let activity = try #require(try await cast.activity(id).first { $0.tells(of: Order.paid) })
    try await cast.undo(activity.id)
    #expect(try await cast.read(id).paidBy == nil)
  }

  private func takings(_ marta: TestMember, at moment: Instant) async throws -> Int64 {
    try await marta.read { view in
      let period = TakingsPeriod(Form(), on: moment.day(in: view.space.zone))
      return try BillStore(view).takings(in: period.hours(in: view.space.zone)).amount.minorUnits
    }
  }

  @Test func whatWasHandedOverOnAnotherDayStaysAsItWas() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    _ = try await cast.bring(id, to: .done, from: .received)
    let then = cast.marta.home.house.mint.now()
    cast.marta.home.clock.advance(by: .seconds(3 * 24 * 60 * 60))
    #expect(try await cast.marta.post(KitchenPaths.returning(id)).status == 409)
    let line = try await cast.read(id).lines[0].id
    await #expect(throws: Refusal.self) {
      try await cast.correct(id, Correction(kept: [.init(line: line, quantity: 9)]))
    }
    #expect(try await takings(cast.marta, at: then) == 2900)
  }

  @Test func aBillThatIsCorrectedAndPaidAgainWasPaidWhenItFirstWas() async throws {
    let cast = try await TablesCast()
    let tab = try await closed(cast)
    let then = cast.mint.now()
    cast.marta.home.clock.advance(by: .seconds(3 * 24 * 60 * 60))
    try await cast.post(TablePaths.tabReopening(tab))
    try await cast.post(TablePaths.tabPayment(tab), [("paid", "no")])
    try await cast.post(TablePaths.tabPayment(tab), [("paid", "yes"), ("method", "cash")])
    #expect(try await takings(cast.marta, at: then) == 900)
    #expect(try await takings(cast.marta, at: cast.mint.now()) == 0)
  }

  @Test func aBillOutlivesItsTable() async throws {
    let cast = try await TablesCast()
    _ = try await closed(cast)
    let then = cast.mint.now()
    try await cast.post(TablePaths.tableDeletion(cast.tables[0].id))
    cast.marta.home.clock.advance(by: .seconds(40 * 24 * 60 * 60))
    let before = cast.mint.now()
    try await cast.marta.home.database.write {
      try Trash.empty(RestaurantApp().tables, of: "restaurant", before: before, in: $0)
    }
    #expect(try await takings(cast.marta, at: then) == 900)
    #expect(try await cast.marta.read { try TableStore($0).tables() }.count == 3)
  }

  @Test func whoSatAtAReopenedBillAsksLikeAnybodyElse() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    _ = try await ana.order(cast.croquettes)
    let tab = try await cast.tab(0).id
    cast.marta.home.clock.advance(by: .seconds(24 * 60 * 60))
    try await cast.marta.change { _ = try TabStore($0).close(tab) }
    cast.marta.home.clock.advance(by: .seconds(24 * 60 * 60))
    try await cast.post(TablePaths.tabReopening(tab))
    try await ana.sit(at: cast.tables[0])
    #expect(try await cast.standing(0)?.guests == 0)
    #expect(try await ana.seat.words.contains("asked"))
  }

  @Test func aClosingOfAWhileAgoIsAnOwnersToTakeBack() async throws {
    let cast = try await TablesCast()
    let tab = try await closed(cast)
    let closing = try #require(
      try await cast.marta.read { try Activity.of(tab, in: $0) }.first { $0.tells(of: TableTab.closed) })
    cast.marta.home.clock.advance(by: .seconds(2 * 60 * 60))
    let answer = try await cast.marta.browser.post(
      "/s/\(cast.marta.space)/undo/\(closing.id)", [("back", "/restaurant/desk")])
    #expect(answer.status == 409)
  }

  @Test func theTaxStandsOnTheSlipForInformationAsItWasWhenItWasOrdered() async throws {
    let cast = try await TablesCast()
    func rate(_ rate: String) async throws {
      let section: ID<MenuSection> = try await cast.marta.read { view in
        try #require(try MenuStore(view).sections().first?.id)
      }
      let form = try #require(try await cast.marta.get(DeskPaths.section(section)).page.form)
      _ = try await cast.marta.browser.submit(form, typing: ["vat": rate])
    }
    try await rate("10")
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    _ = try await ana.order(cast.croquettes)
    try await rate("21 %")
    _ = try await ana.order(cast.soup)
    let words = try await cast.marta.get(TablePaths.bill(try await cast.tab(0).id)).page.words
    #expect(words.contains("VAT 10% included: €0.82 (net €8.18)"))
    #expect(words.contains("VAT 21% included: €1.13 (net €5.37)"))
    #expect(words.contains("not an invoice") || words.contains("Not an invoice"))
  }

  @Test func whatASectionSoldStandsUnderItsNameAfterItIsDeleted() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    _ = try await ana.order(cast.croquettes)
    let tab = try await cast.tab(0).id
    let section = try await cast.marta.change { transaction in
      _ = try TabStore(transaction).note(tab, paid: true)
      return try transaction.find(cast.croquettes).section
    }
    func named() async throws -> [LocalizedText?] {
      try await cast.marta.read { view in
        let period = TakingsPeriod(Form(), on: cast.marta.home.house.mint.now().day(in: view.space.zone))
        return try BillStore(view).takings(in: period.hours(in: view.space.zone)).sections.map(\.of)
      }
    }
    let before = try await named()
    #expect(before.compactMap(\.self).count == 1)
    #expect(try await cast.marta.post(DeskPaths.sectionDeletion(section)).status == 303)
    #expect(try await named() == before)
  }

  @Test func aRateThatIsNoneIsToldAndNothingIsLost() async throws {
    let problems = #expect(throws: Invalid.self) {
      _ = try SectionDraft(name: LocalizedText(es: "Vinos"), station: "", vat: "mucho").validated(mainly: .es)
    }
    #expect(problems?["vat"] != nil)
  }
}
