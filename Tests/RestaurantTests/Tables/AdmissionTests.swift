import Kit
import TestKit
import Testing

@testable import Restaurant

/// Who comes to a table that sits already, by its code or by a photograph of it.
@Suite struct AdmissionTests {
  private struct Cast {
    let restaurant: TablesCast
    let ana: TableGuest
    let eve: TableGuest

    /// Ana sits at the first table and has ordered; Eve has its code.
    init() async throws {
      restaurant = try await TablesCast()
      (ana, eve) = (restaurant.guest(), restaurant.guest())
      try await ana.sit(at: table)
      try await restaurant.answer(0)
      _ = try await ana.order(restaurant.croquettes)
    }

    var table: DiningTable { restaurant.tables[0] }

    /// Presses a button on Ana's page of the table.
    @discardableResult
    func answer(_ answer: String) async throws -> TestAnswer {
      let form = try #require(try await ana.seat.forms.first { $0.action.contains("/joiners/") })
      return try await ana.browser.submit(form, typing: ["answer": answer])
    }
  }

  @Test func aPhotographedCodeOrdersNothingWhereOthersSitAlready() async throws {
    let cast = try await Cast()
    #expect(try await cast.eve.get(TablePaths.door(cast.table.code)).page.words.contains("has to say yes"))
    #expect(try await cast.eve.sit(at: cast.table).status == 303)
    #expect(try await cast.restaurant.standing(0)?.guests == 1)
    let page = try await cast.eve.seat
    #expect(page.words.contains("The table has been asked"))
    // Neither what was ordered nor what it comes to.
    #expect(!page.words.contains("Croquettes") && !page.words.contains("€9.00"))
    try await cast.eve.add(cast.restaurant.soup)
    let refused = try await cast.eve.place()
    #expect(refused.status == 422)
    #expect(try refused.page.words.contains("as soon as somebody at the table or from the restaurant says yes"))
    #expect(try await cast.restaurant.standing(0)?.total.minorUnits == 900)
  }

  @Test func somebodyAtTheTableSaysYes() async throws {
    let cast = try await Cast()
    try await cast.eve.sit(at: cast.table)
    let page = try await cast.ana.seat
    #expect(page.words.contains("Somebody else Would like to sit at this table"))
    #expect(page.button(named: "Yes, let them sit at Table 1") != nil)
    #expect(try await cast.answer("yes").status == 303)
    #expect(try await cast.eve.seat.words.contains("€9.00"))
    _ = try await cast.eve.order(cast.restaurant.soup)
    #expect(try await cast.restaurant.standing(0)?.total.minorUnits == 1550)
    #expect(try await cast.restaurant.standing(0)?.guests == 2)
  }

  @Test func theStaffSaysYesOnAnyOfItsScreens() async throws {
    let cast = try await Cast()
    try await cast.eve.sit(at: cast.table)
    let tab = try await cast.restaurant.tab(0).id
    for screen in [TablePaths.tables(), TablePaths.tab(tab), KitchenPaths.board()] {
      let page = try await cast.restaurant.marta.get(screen).page
      #expect(page.button(named: "Yes, let them sit at Table 1") != nil, "\(screen.path)")
    }
    let page = try await cast.restaurant.marta.get(KitchenPaths.board()).page
    let form = try #require(page.forms.first { $0.action.hasSuffix("/admission") })
    let answer = try await cast.restaurant.marta.browser.submit(form, typing: ["answer": "yes"])
    #expect(answer.location?.contains(KitchenPaths.board().path) == true)
    #expect(try await cast.eve.seat.words.contains("You can order now"))
  }

  @Test func whoIsToldNoReadsItAndDoesNotAskAgainUntilItIsTakenBack() async throws {
    let cast = try await Cast()
    try await cast.eve.sit(at: cast.table)
    let no = try await cast.answer("no")
    #expect(try await cast.eve.seat.words.contains("They said no at this table"))
    #expect(try await cast.eve.sit(at: cast.table).status == 409)
    let undo = try #require(try await cast.ana.browser.follow(no).page.forms.first { $0.action.contains("/undo/") })
    #expect(try await cast.ana.browser.submit(undo).status == 303)
    #expect(try await cast.eve.seat.words.contains("The table has been asked"))
    try await cast.answer("yes")
    #expect(try await cast.eve.seat.words.contains("You can order now"))
  }

  @Test func aYesIsTakenBackUntilTheGuestHasOrdered() async throws {
    let cast = try await Cast()
    try await cast.eve.sit(at: cast.table)
    let yes = try await cast.restaurant.admit(0)
    try await cast.restaurant.undo(yes)
    #expect(try await cast.eve.seat.words.contains("The table has been asked"))
    let again = try await cast.restaurant.admit(0)
    _ = try await cast.eve.order(cast.restaurant.soup)
    #expect(try await cast.restaurant.undo(again).status == 409)
  }

  @Test func anAnswerSentTwiceIsGivenOnceAndTheOtherOneIsRefused() async throws {
    let cast = try await Cast()
    try await cast.eve.sit(at: cast.table)
    let tab = try await cast.restaurant.tab(0).id
    let joiner = try #require(try await cast.restaurant.marta.read { try TabStore($0).joiners(at: tab) }.first)
    let link = TablePaths.admission(tab, joiner.guest)
    for _ in 1...2 { #expect(try await cast.restaurant.post(link, [("answer", "yes")]).status == 303) }
    #expect(try await cast.restaurant.post(link, [("answer", "no")]).status == 409)
    #expect(try await cast.restaurant.post(link).status == 400)
    let nobody = TablePaths.admission(tab, cast.restaurant.mint.id())
    #expect(try await cast.restaurant.post(nobody, [("answer", "yes")]).status == 404)
  }

  @Test func whoOnlyAsksAnswersNobodyAndHasNoSeatToLeave() async throws {
    let cast = try await Cast()
    let mallory = cast.restaurant.guest()
    try await cast.eve.sit(at: cast.table)
    try await mallory.sit(at: cast.table)
    let tab = try await cast.restaurant.tab(0).id
    let joiners = try await cast.restaurant.marta.read { try TabStore($0).joiners(at: tab) }
    #expect(joiners.count == 2)
    #expect(try await mallory.post(TablePaths.joinerAnswer(joiners[0].guest), [("answer", "yes")]).status == 404)
    #expect(try await mallory.post(TablePaths.joinerAnswer(joiners[1].guest), [("answer", "yes")]).status == 404)
    #expect(try await mallory.post(TablePaths.leaving()).status == 303)
    #expect(try await mallory.seat.words.contains("You are not at a table"))
    #expect(
      try await cast.restaurant.marta.read { try TabStore($0).joiners(at: tab) }.map(\.guest) == [joiners[0].guest])
    #expect(try await cast.restaurant.tab(0).state == .open)
  }

  @Test func somebodyOfAnotherTableLetsNobodyIn() async throws {
    let cast = try await Cast()
    let ben = cast.restaurant.guest()
    try await ben.sit(at: cast.restaurant.tables[1])
    try await cast.restaurant.answer(1)
    try await cast.eve.sit(at: cast.table)
    let tab = try await cast.restaurant.tab(0).id
    let joiner = try #require(try await cast.restaurant.marta.read { try TabStore($0).joiners(at: tab) }.first)
    #expect(try await ben.post(TablePaths.joinerAnswer(joiner.guest), [("answer", "yes")]).status == 404)
    #expect(try await cast.restaurant.standing(0)?.guests == 1)
  }

  @Test func whoHasSatThereSitsDownAgainUnasked() async throws {
    let cast = try await Cast()
    try await cast.eve.sit(at: cast.table)
    try await cast.restaurant.admit(0)
    try await cast.eve.post(TablePaths.leaving())
    try await cast.eve.sit(at: cast.table)
    #expect(try await cast.restaurant.standing(0)?.guests == 2)
  }

  @Test func aTabThatTheStaffOpenedForGuestsWithoutAPhoneAsksToo() async throws {
    let restaurant = try await TablesCast()
    try await restaurant.post(TablePaths.opening(restaurant.tables[2].id))
    let eve = restaurant.guest()
    try await eve.sit(at: restaurant.tables[2])
    #expect(try await eve.seat.words.contains("The table has been asked"))
    try await restaurant.admit(2)
    #expect(try await restaurant.standing(2)?.guests == 1)
  }

  @Test func whenTheTabIsClosedNobodyWaitsAnyMore() async throws {
    let cast = try await Cast()
    try await cast.eve.sit(at: cast.table)
    try await cast.restaurant.post(TablePaths.tabClosing(try await cast.restaurant.tab(0).id))
    #expect(try await cast.eve.seat.words.contains("You are not at a table"))
    try await cast.eve.sit(at: cast.table)
    #expect(try await cast.restaurant.tab(0).state == .asked)
    #expect(try await cast.restaurant.standing(0)?.guests == 1)
  }

  @Test func noMoreAskThanAnybodyCanLookAt() async throws {
    let cast = try await Cast()
    for _ in 1...12 { #expect(try await cast.restaurant.guest().sit(at: cast.table).status == 303) }
    #expect(try await cast.eve.sit(at: cast.table).status == 409)
  }

  @Test func theTableAndTheStaffHearThatSomebodyAsks() async throws {
    let cast = try await Cast()
    let (marta, tab) = (cast.restaurant.marta, try await cast.restaurant.tab(0).id)
    let ana = try #require(try await marta.read { try TabStore($0).seats(of: tab) }.first).guest
    let guests = try await cast.ana.browser.listen("/r/casa-pepe/live")
    let staff = try await marta.browser.listen(marta.address(Link(inSpace: "/live")))
    try await cast.eve.sit(at: cast.table)
    marta.home.house.live.close()
    #expect(try await guests.value.contains("restaurant.mine/\(ana)"))
    #expect(try await staff.value.contains("restaurant.tab"))
  }
}
