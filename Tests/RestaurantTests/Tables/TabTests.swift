import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct TabTests {
  @Test func openingACodeSpendsNothing() async throws {
    let cast = try await TablesCast()
    let sequence = try await cast.marta.read(\.sequence)
    let page = try await cast.guest().get(TablePaths.door(cast.tables[3].code)).page
    #expect(page.words.contains("Terrace at Home of Marta"))
    #expect(page.button(named: "I am at this table") != nil)
    #expect(try await cast.marta.read(\.sequence) == sequence)
  }

  @Test func sittingDownLeadsToAnAddressWithoutTheCode() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    let answer = try await ana.sit(at: cast.tables[0])
    #expect(answer.status == 303)
    #expect(answer.location == "/r/casa-pepe/restaurant/menu")
    #expect(try await !ana.get(TablePaths.seat()).text.contains(cast.tables[0].code))
  }

  @Test func aPhotographedCodeOrdersNothing() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.add(cast.croquettes)
    try await ana.sit(at: cast.tables[0])
    #expect(try await cast.tab(0).state == .asked)
    let page = try await ana.get(RestaurantPaths.order()).page
    #expect(page.words.contains("as soon as the restaurant has accepted your table"))
    #expect(page.rows.contains { $0.title == "Croquettes" })
    let refused = try await ana.place()
    #expect(refused.status == 422)
    #expect(try refused.page.words.contains("as soon as the restaurant has accepted your table"))
    try await cast.answer(0)
    #expect(try await ana.place().status == 303)
    #expect(try await cast.standing(0)?.total.minorUnits == 900)
  }

  @Test func theStaffSeesWhoAsksAndAnswers() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    let page = try await cast.marta.get(TablePaths.tables()).page
    #expect(page.words.contains("Table 1 Would like to order"))
    #expect(page.button(named: "Yes, open a tab for Table 1") != nil)
    let no = try await cast.answer(0, welcome: false)
    #expect(try await cast.standing(0) == nil)
    #expect(try await ana.seat.words.contains("You cannot be served here right now"))
    try await cast.undo(no)
    #expect(try await cast.tab(0).state == .asked)
    let yes = try await cast.answer(0)
    #expect(try await ana.seat.words.contains("You can order now"))
    try await cast.undo(yes)
    #expect(try await cast.tab(0).state == .asked)
  }

  @Test func anAnswerSentTwiceIsGivenOnceAndTheOtherOneIsRefused() async throws {
    let cast = try await TablesCast()
    try await cast.guest().sit(at: cast.tables[0])
    let tab = try await cast.tab(0).id
    #expect(try await cast.answer(0).status == 303)
    #expect(try await cast.post(TablePaths.tabAnswer(tab), [("answer", "yes")]).status == 303)
    #expect(try await cast.post(TablePaths.tabAnswer(tab), [("answer", "no")]).status == 409)
    #expect(try await cast.post(TablePaths.tabAnswer(tab)).status == 400)
    #expect(try await cast.post(TablePaths.tabAnswer(cast.mint.id()), [("answer", "yes")]).status == 404)
  }

  @Test func everybodyAtTheTableAddsToOneTab() async throws {
    let cast = try await TablesCast()
    let (ana, ben) = (cast.guest(), cast.guest())
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    try await ben.sit(at: cast.tables[0])
    try await cast.admit(0)
    #expect(try await cast.standing(0)?.guests == 2)
    _ = try await ana.order(cast.croquettes, times: 2)
    _ = try await ben.order(cast.soup)
    #expect(try await cast.standing(0)?.total.minorUnits == 2450)
    let seen = try await ben.seat
    #expect(seen.words.contains("€24.50"))
    #expect(seen.rows.map(\.title) == ["1 × Garlic soup", "2 × Croquettes"])
    // Only the reader's own orders are marked as somebody's.
    let titles = ["Ask for the bill", "10:30 · Your order", "10:30", "In equal parts"]
    #expect(seen.texts(of: "h2.group-title") == titles)
    let staff = try await cast.marta.get(TablePaths.tab(try await cast.tab(0).id)).page
    #expect(staff.words.contains("€24.50"))
    #expect(staff.words.contains("Guest 2"))
    #expect(staff.words.contains("2 orders of this table are still in the kitchen."))
  }

  @Test func aRefusedOrderCostsNothing() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    let order = try await ana.order(cast.croquettes)
    try await cast.marta.change { transaction in
      try transaction.run("UPDATE restaurant_order SET state = \(OrderState.refused) WHERE id = \(order)")
    }
    #expect(try await cast.standing(0)?.total.minorUnits == 0)
    #expect(try await ana.seat.text(of: ".facts")?.contains("€0.00") == true)
  }

  @Test func aTabIsPaidAndClosedAndEachIsTakenBack() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    _ = try await ana.order(cast.croquettes)
    let tab = try await cast.tab(0).id
    let paid = try await cast.post(TablePaths.tabPayment(tab), [("paid", "yes")])
    #expect(try await cast.tab(0).state == .paid)
    #expect(try await ana.seat.words.contains("The bill is paid"))
    try await ana.add(cast.soup)
    #expect(try await ana.place().status == 422)
    try await cast.undo(paid)
    #expect(try await cast.tab(0).state == .open)
    try await cast.post(TablePaths.tabPayment(tab), [("paid", "yes")])
    try await cast.post(TablePaths.tabPayment(tab), [("paid", "yes")])
    let closed = try await cast.post(TablePaths.tabClosing(tab))
    #expect(try await cast.standing(0) == nil)
    #expect(try await cast.post(TablePaths.tabClosing(tab)).status == 303)
    try await cast.undo(closed)
    #expect(try await cast.tab(0).state == .paid)
  }

  @Test func afterClosingGuestsSeeTheirOwnOrdersAlone() async throws {
    let cast = try await TablesCast()
    let (ana, ben) = (cast.guest(), cast.guest())
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    try await ben.sit(at: cast.tables[0])
    try await cast.admit(0)
    let own = try await ana.order(cast.croquettes)
    let other = try await ben.order(cast.soup)
    try await cast.post(TablePaths.tabClosing(try await cast.tab(0).id))
    let page = try await ana.seat
    #expect(page.words.contains("The tab is closed"))
    #expect(page.rows.map(\.title) == ["1 × Croquettes"])
    #expect(page.words.contains("€9.00") && !page.words.contains("€15.50"))
    #expect(try await ana.get(RestaurantPaths.pastOrder(own)).status == 200)
    #expect(try await ana.get(RestaurantPaths.pastOrder(other)).status == 404)
    // A new tab waits for a yes again, and the old seats count nothing there.
    try await ben.sit(at: cast.tables[0])
    #expect(try await cast.tab(0).state == .asked)
    #expect(try await cast.standing(0)?.guests == 1)
    #expect(try await ben.seat.rows.isEmpty)
  }

  @Test func guestsChangeTablesWithTheirTab() async throws {
    let cast = try await TablesCast()
    let (ana, ben) = (cast.guest(), cast.guest())
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    _ = try await ana.order(cast.croquettes)
    try await ben.sit(at: cast.tables[1])
    let tab = try await cast.tab(0).id
    let choices = try await cast.marta.get(TablePaths.tabMove(tab)).page
    #expect(choices.rows.map(\.title) == ["Table 3", "Terrace"])
    let taken = try await cast.post(TablePaths.tabMove(tab), [("table", cast.tables[1].id.description)])
    #expect(taken.status == 409)
    let moved = try await cast.post(TablePaths.tabMove(tab), [("table", cast.tables[3].id.description)])
    #expect(try await ana.seat.title == "Terrace")
    #expect(try await cast.standing(3)?.total.minorUnits == 900)
    try await cast.undo(moved)
    #expect(try await ana.seat.title == "Table 1")
  }

  @Test func aGuestLeavesAndSitsDownAgain() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    let left = try await ana.post(TablePaths.leaving())
    let page = try await ana.browser.follow(left).page
    #expect(page.words.contains("You have left the table"))
    #expect(try await cast.standing(0)?.guests == 0)
    let undo = try #require(page.forms.first { $0.action.contains("/undo/") })
    #expect(try await ana.browser.submit(undo).status == 303)
    #expect(try await cast.standing(0)?.guests == 1)
  }

  @Test func nobodyAsksForATableThatAllHaveLeft() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await ana.post(TablePaths.leaving())
    #expect(try await cast.standing(0) == nil)
    try await ana.sit(at: cast.tables[0])
    try await ana.sit(at: cast.tables[1])
    #expect(try await cast.standing(0) == nil)
    #expect(try await cast.tab(1).state == .asked)
  }

  @Test func whoIsSentAwayNeitherSeesTheTableNorOrdersNorComesBack() async throws {
    let cast = try await TablesCast()
    let (ana, eve) = (cast.guest(), cast.guest())
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    try await eve.sit(at: cast.tables[0])
    try await cast.admit(0)
    _ = try await ana.order(cast.croquettes)
    let tab = try await cast.tab(0).id
    let seats = try await cast.marta.read { try TabStore($0).seats(of: tab) }
    let sent = try await cast.post(TablePaths.sendingAway(tab, seats[1].guest))
    #expect(try await eve.seat.words.contains("has removed you from this table"))
    #expect(try await eve.seat.rows.isEmpty)
    try await eve.add(cast.soup)
    #expect(try await eve.place().status == 422)
    #expect(try await eve.sit(at: cast.tables[0]).status == 409)
    #expect(try await cast.standing(0)?.guests == 1)
    try await cast.undo(sent)
    #expect(try await cast.standing(0)?.guests == 2)
    #expect(try await cast.post(TablePaths.sendingAway(tab, cast.mint.id())).status == 404)
  }

  @Test func whoIsSentAwayDoesNotComeBackByTakingBackThatTheyLeft() async throws {
    let cast = try await TablesCast()
    let eve = cast.guest()
    try await eve.sit(at: cast.tables[0])
    try await cast.answer(0)
    let left = try await eve.browser.follow(try await eve.post(TablePaths.leaving())).page
    let undo = try #require(left.forms.first { $0.action.contains("/undo/") })
    try await eve.sit(at: cast.tables[0])
    let tab = try await cast.tab(0).id
    let seats = try await cast.marta.read { try TabStore($0).seats(of: tab) }
    try await cast.post(TablePaths.sendingAway(tab, try #require(seats.first).guest))
    #expect(try await eve.browser.submit(undo).status == 409)
    #expect(try await cast.standing(0)?.guests == 0)
    #expect(try await eve.sit(at: cast.tables[0]).status == 409)
  }

  @Test func whatWasPaidStaysAsItWasPaid() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    let (first, second) = (try await ana.order(cast.croquettes), try await ana.order(cast.soup))
    let cancelled = try await cast.post(KitchenPaths.cancellation(second))
    let tab = try await cast.tab(0).id
    try await cast.post(TablePaths.tabPayment(tab), [("paid", "yes")])
    #expect(try await cast.post(KitchenPaths.cancellation(first)).status == 409)
    #expect(try await cast.undo(cancelled).status == 409)
    #expect(try await cast.standing(0)?.total.minorUnits == 900)
    // The money of a table is there when its bill is paid, whatever was tapped in the kitchen.
    let hours = TakingsPeriod(Form(), on: cast.mint.now().day(in: .utc)).hours(in: .utc)
    let (paid, owed) = try await cast.marta.read {
      (try BillStore($0).takings(in: hours).amount.minorUnits, try BillStore($0).outstanding().minorUnits)
    }
    #expect((paid, owed) == (900, 0))
  }

  @Test func whoComesWhileTheBillIsPaidWaitsUntilItIsClosed() async throws {
    let cast = try await TablesCast()
    let (ana, ben) = (cast.guest(), cast.guest())
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    _ = try await ana.order(cast.croquettes)
    let tab = try await cast.tab(0).id
    try await cast.post(TablePaths.tabPayment(tab), [("paid", "yes")])
    #expect(try await ben.sit(at: cast.tables[0]).status == 409)
    try await cast.post(TablePaths.tabClosing(tab))
    #expect(try await ben.sit(at: cast.tables[0]).status == 303)
  }

  @Test func theStaffOpensATabForGuestsWithoutAPhone() async throws {
    let cast = try await TablesCast()
    let opened = try await cast.post(TablePaths.opening(cast.tables[2].id))
    #expect(try await cast.tab(2).state == .open)
    #expect(
      try await cast.post(TablePaths.opening(cast.tables[2].id)).location
        == opened.location?.split(separator: "?").first.map(String.init))
    try await cast.undo(opened)
    #expect(try await cast.standing(2) == nil)
  }

  @Test func theBillSumsEachDish() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    _ = try await ana.order(cast.croquettes, times: 2)
    _ = try await ana.order(cast.soup)
    _ = try await ana.order(cast.croquettes)
    let page = try await cast.marta.get(TablePaths.bill(try await cast.tab(0).id)).page
    let cells = page.root.all(".receipt tbody tr").map { $0.all("td").map(\.text) }
    #expect(cells.map { [$0[0], $0[2]] } == [["3", "€27.00"], ["1", "€6.50"]])
    #expect(page.text(of: ".receipt tfoot")?.contains("€33.50") == true)
    #expect(page.text(of: ".receipt h1") == "Home of Marta casa-pepe")
  }

  @Test func aPaymentThatComesLateDoesNotUndoTheNewer() async throws {
    let cast = try await TablesCast()
    try await cast.guest().sit(at: cast.tables[0])
    try await cast.answer(0)
    let tab = try await cast.tab(0).id
    for (turn, answer) in [(2, "yes"), (1, "no")] {
      try await cast.post(
        TablePaths.tabPayment(tab), [("paid", answer), ("client", "one-open-page"), ("turn", "\(turn)")])
    }
    #expect(try await cast.tab(0).state == .paid)
  }

  @Test func whoSitsAtATableWhereNothingIsServedAnyMoreReadsWhyInsteadOfButtons() async throws {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    try await ana.add(cast.croquettes)
    let form = try #require(try await ana.get(RestaurantPaths.order()).page.form)
    try await cast.allow([.pickUp])
    for link in [RestaurantPaths.menu(), RestaurantPaths.menuDish(cast.soup), RestaurantPaths.order()] {
      let page = try await ana.get(link).page
      #expect(page.words.contains("Orders are not taken here at the moment."), "\(link.path)")
      #expect(page.root.all(".dish-add").isEmpty && !page.words.contains("Add to order"))
    }
    let late = try await ana.browser.submit(form)
    #expect(late.status == 422)
    #expect(try late.page.words.contains("Orders are not taken here at the moment."))
    try await cast.allow([.dineIn])
    #expect(try await ana.get(RestaurantPaths.menu()).page.root.all(".dish-add").count == 2)
    #expect(try await ana.place().status == 303)
  }

  @Test(arguments: [(Language.en, nil), (.es, "en"), (.pt, "en")] as [(Language, String?)])
  func whatIsWrittenInAnotherLanguageThanThePageSaysSo(language: Language, said: String?) async throws {
    let cast = try await TablesCast()
    let page = try await cast.guest(language: language).get(RestaurantPaths.menu()).page
    #expect(page.root.all(".dish .row-title").map { $0["lang"] } == [said, said])
  }

  @Test func aGuestWithoutATableReadsThatItsCodeComesFirst() async throws {
    let cast = try await TablesCast()
    try await cast.allow([.dineIn])
    let page = try await cast.guest().get(RestaurantPaths.menu()).page
    #expect(page.words.contains(TablePhrases.scanFirst.text(in: ReaderLocale(language: .en, zone: .utc))))
    #expect(page.root.all(".dish-add").isEmpty)
  }

  @Test func whereNothingIsServedAtTablesNobodySitsDown() async throws {
    let cast = try await TablesCast()
    try await cast.allow([.pickUp])
    let ana = cast.guest()
    #expect(try await ana.get(TablePaths.door(cast.tables[0].code)).page.words.contains("cannot order from the table"))
    #expect(try await ana.sit(at: cast.tables[0]).status == 409)
  }
}
