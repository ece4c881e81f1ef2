import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct PaymentTests {
  private let cast: OrdersCast

  init() async throws { cast = try await OrdersCast() }

  private func draft(_ amount: String, _ method: PaymentMethod = .cash) -> PaymentDraft {
    PaymentDraft(amount: amount, method: method.rawValue, paidOn: "2026-11-20")
  }

  @discardableResult
  private func pay(_ order: ID<Order>, _ amount: String, _ method: PaymentMethod = .cash) async throws -> ID<Payment> {
    let (id, said): (ID<Payment>, PaymentDraft) = (cast.marta.home.house.mint.id(), draft(amount, method))
    try await cast.marta.change { _ = try PaymentStore($0).add(said, to: order, id: id, in: .en) }
    return id
  }

  private func payments(_ order: ID<Order>) async throws -> [Payment] {
    try await cast.marta.read { try PaymentStore($0).payments(of: order) }
  }

  private func account() async throws -> [Int64] {
    let ana = cast.ana.id
    let account = try await cast.marta.read { try CustomerStore($0).account(of: ana) }
    return [account.open.minorUnits, account.paid.minorUnits]
  }

  private func unpaid() async throws -> [String] {
    let query = try await cast.marta.read { view in
      let listed = try OrderStore(view).orders(
        matching: "", sorted: SortChoice(Order.byCustomer.name),
        where: OrderFilter.unpaid.condition(on: Day("2026-11-20")!))
      let counted = try OrderStore(view).counts().count(of: .unpaid, on: Day("2026-11-20")!)
      #expect(counted == listed.elements.count)
      return listed.elements.map(\.code)
    }
    return query
  }

  @Test func aDepositAndTheRestAreAddedUpAndWhatIsDueIsTold() async throws {
    let id = try await cast.add(cast.draft())
    try await pay(id, "3")
    #expect(try await cast.order(id).due.minorUnits == 540)
    #expect(try await account() == [540, 300])
    try await pay(id, "5.40", .card)
    #expect(try await cast.order(id).due.minorUnits == 0)
    #expect(Set(try await payments(id).map(\.amount.minorUnits)) == [300, 540])
    #expect(try await account() == [0, 840])
  }

  @Test func onePaymentPaysTheOldestOrdersFirstAndIsTakenBackInOne() async throws {
    var ids: [ID<Order>] = []
    for (code, date, state) in [
      ("new", "2026-11-20", OrderState.confirmed), ("old", "2026-11-02", .delivered),
      ("middle", "2026-11-10", .delivered),
      ("draft", "2026-11-01", .draft),
    ] {
      var draft = cast.draft(code: code, state: state)
      draft.date = "\(date)T10:00"
      ids.append(try await cast.add(draft))
    }
    try await pay(ids[1], "1.40")
    let page = OrdersPaths.customerPayment(cast.ana.id)
    let form = try #require(try await cast.marta.get(page).page.form)
    #expect(form.fields.first { $0.0 == "amount" }?.1 == "23.80")
    #expect(try await cast.marta.browser.submit(form, typing: ["amount": "23.81"]).status == 422)
    let paid = try await cast.marta.browser.submit(form, typing: ["amount": "20", "method": "transfer"])
    #expect(try await account() == [380, 2140])
    var states: [OrderState] = []
    for id in ids { states.append(try await cast.order(id).state) }
    #expect(states == [.confirmed, .paid, .paid, .draft])
    var amounts: [[Int64]] = []
    for id in ids { amounts.append(try await payments(id).map(\.amount.minorUnits).sorted()) }
    #expect(amounts == [[460], [140, 700], [840], []])
    let told = try await cast.marta.get(OrdersPaths.order(ids[2])).page
    #expect(told.words.contains("for old, middle, new") || told.words.contains("for old, middle and new"))
    try await cast.marta.undo(paid)
    #expect(try await account() == [2380, 140])
    #expect(try await cast.order(ids[2]).state == .delivered)
    #expect(try await payments(ids[0]).isEmpty)
  }

  @Test func moreThanIsMissingIsNotTaken() async throws {
    let id = try await cast.add(cast.draft())
    try await pay(id, "8")
    let missing = Money(minorUnits: 40, currency: .eur)
    await #expect(throws: Invalid(["amount": PaymentPhrases.tooMuch(missing)])) { try await pay(id, "0.41") }
    await #expect(throws: Invalid(["amount": Money.Misreading.empty.message])) { try await pay(id, "0") }
  }

  @Test func theLastPaymentOfWhatIsOutOfTheHouseMakesItPaidAndUndoPutsBothBack() async throws {
    let id = try await cast.add(cast.draft(state: .delivered))
    try await pay(id, "8")
    #expect(try await cast.order(id).state == .delivered)
    let form = try #require(try await cast.marta.get(OrdersPaths.newPayment(id)).page.form)
    #expect(form.fields.contains { $0.0 == "amount" && $0.1 == "0.40" })
    let answer = try await cast.marta.browser.submit(form, typing: ["method": "bizum"])
    #expect(try await cast.order(id).state == .paid)
    try await cast.marta.undo(answer)
    #expect(try await cast.order(id).state == .delivered)
    #expect(try await payments(id).count == 1)
    #expect(try await cast.order(id).received.minorUnits == 800)
  }

  @Test func whatIsPaidBeforehandIsPreparedAsAnyOtherAndIsPaidOnceItIsDelivered() async throws {
    let (first, second) = (try await cast.add(cast.draft(code: "A")), try await cast.add(cast.draft(code: "B")))
    for id in [first, second] { try await pay(id, "8.40") }
    #expect(try await cast.order(first).state == .confirmed)
    #expect(try await unpaid() == [])
    try await cast.marta.change { try OrderStore($0).move(first, to: .delivered) }
    #expect(try await cast.order(first).state == .paid)
    let answer = try await cast.marta.post(
      OrdersPaths.orderSelection(), [("row", second.description), ("to", "delivered")])
    #expect(try await cast.order(second).state == .paid)
    try await cast.marta.undo(answer)
    #expect(try await cast.order(second).state == .confirmed)
  }

  @Test func markedAsPaidTheRestIsThereWithoutAPaymentAndNothingIsDue() async throws {
    let id = try await cast.add(cast.draft(state: .delivered))
    try await pay(id, "3")
    try await cast.marta.change { try OrderStore($0).move(id, to: .paid) }
    #expect(try await account() == [0, 840])
    #expect(try await cast.marta.get(OrdersPaths.order(id)).page.words.contains("The rest"))
  }

  @Test func aDeletedPaymentIsMissingAgainAndComesBackFromTheTrash() async throws {
    let id = try await cast.add(cast.draft(state: .delivered))
    let payment = try await pay(id, "8.40", .transfer)
    #expect(try await cast.order(id).state == .paid)
    let answer = try await cast.marta.post(OrdersPaths.paymentDeletion(id, payment))
    #expect(try await cast.order(id).state == .delivered)
    #expect(try await account() == [840, 0])
    #expect(try await unpaid() == ["2026-0001"])
    #expect(try await cast.marta.get(Link(inSpace: "/trash")).page.words.contains("€8.40 · 2026-0001"))
    try await cast.marta.undo(answer)
    #expect(try await cast.order(id).state == .paid)
    #expect(try await account() == [0, 840])
  }

  @Test func twoWhoCorrectDifferentThingsOfAPaymentBothWinAndTwoPaymentsAtOnceAreBothThere() async throws {
    let id = try await cast.add(cast.draft())
    let payment = try await pay(id, "3")
    let shown = draft("3.00")
    var (first, second) = (shown, shown)
    (first.amount, second.method) = ("4", "card")
    for said in [first, second] {
      try await cast.marta.change { try PaymentStore($0).change(payment, of: id, to: said, from: shown, in: .en) }
    }
    try await pay(id, "1")
    let stored = try await payments(id)
    #expect(Set(stored.map(\.amount.minorUnits)) == [400, 100])
    #expect(stored.first { $0.id == payment }?.method == .card)
    #expect(try await cast.order(id).received.minorUnits == 500)
  }

  @Test func anOrderThatShrinksSaysWhatWasPaidInExcess() async throws {
    let id = try await cast.add(cast.draft())
    try await pay(id, "8")
    let shown = try await cast.shown(id)
    var wanted = shown
    wanted.lines[0].quantity = "1"
    try await cast.change(id, to: wanted, from: shown)
    let order = try await cast.order(id)
    #expect([order.due, order.excess].map(\.minorUnits) == [0, 520])
    #expect(try await cast.marta.get(OrdersPaths.order(id)).page.words.contains("Overpaid €5.20"))
  }

  @Test func anOrderTakesItsPaymentsIntoTheTrashAndBack() async throws {
    let id = try await cast.add(cast.draft())
    let payment = try await pay(id, "3")
    let answer = try await cast.marta.post(OrdersPaths.orderDeletion(id))
    #expect(try await account() == [0, 0])
    #expect(try await cast.marta.get(OrdersPaths.payment(id, payment)).status == 410)
    try await cast.marta.undo(answer)
    #expect(try await account() == [540, 300])
    await cast.marta.home.runOn(for: .seconds(31 * 24 * 3600))
    #expect(try await account() == [540, 300])
  }

  @Test func aPaymentIsOfItsOrderAlone() async throws {
    let (first, second) = (try await cast.add(cast.draft(code: "A")), try await cast.add(cast.draft(code: "B")))
    let payment = try await pay(first, "3")
    #expect(try await cast.marta.get(OrdersPaths.payment(second, payment)).status == 404)
    _ = try await cast.marta.post(OrdersPaths.paymentDeletion(second, payment))
    #expect(try await payments(first).count == 1)
  }

  @Test func withoutPaymentsThePagesSayNothingOfThem() async throws {
    let id = try await cast.add(cast.draft())
    for link in [OrdersPaths.orders(), OrdersPaths.deliveryNote(id), OrdersPaths.customer(cast.ana.id)] {
      // But for where one is noted of a customer who owes something.
      let words = try await cast.marta.get(link).page.words.replacing("Record a payment", with: "")
      #expect(!words.contains("ayment") && !words.contains("Due"))
    }
    try await pay(id, "3")
    #expect(try await cast.marta.get(OrdersPaths.orders()).page.words.contains("€5.40 due"))
    #expect(try await cast.marta.get(OrdersPaths.deliveryNote(id)).page.words.contains("Paid €3.00 Due €5.40"))
  }

  @Test func filesTakePaymentsAlongOnce() async throws {
    let id = try await cast.add(cast.draft())
    for (amount, method) in [("1", PaymentMethod.cash), ("1", .cash), ("2.5", .mbWay)] {
      try await pay(id, amount, method)
    }
    let document = try await cast.marta.read { try OrdersExport($0).document() }
    let json = try await cast.marta.read { try OrdersExport($0).json() }
    let table = try await cast.marta.read { try OrdersExport($0).csv(.payments, in: .spreadsheet(.pt)) }
    let zoe = try await TestHouse().owner("Zoe")
    #expect(try await bring(json, to: zoe) == [7, 0])
    #expect(try await zoe.read { try OrdersExport($0).document() } == document)
    #expect(try await bring(json, to: zoe) == [0, 7])
    #expect(try await bring(Array(table.utf8), to: zoe) == [0, 3])
    // Another space of the house, where the ids are taken.
    let bea = try await cast.marta.home.owner("Bea")
    for _ in 0..<2 { _ = try await bring(json, to: bea) }
    let received: Int? = try await bea.read {
      try $0.connection.value("SELECT SUM(received) AS n FROM orders_order WHERE space_id = \($0.space.id)")
    }
    #expect(received == 450)
  }

  /// - Returns: how many were added, and how many were there.
  private func bring(_ bytes: [UInt8], to member: TestMember) async throws -> [Int] {
    let walk = ImportWalk(OrdersImport(try OrdersFile(bytes), mint: member.home.house.mint))
    let tally = try await member.change { try walk.take(into: $0, skipsBad: false) }
    return [tally.added, tally.unchanged]
  }
}
