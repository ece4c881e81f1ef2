import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct TabCallTests {
  /// Somebody who sits at the first table, with soup on its bill.
  private func seated() async throws -> (cast: TablesCast, ana: TableGuest) {
    let cast = try await TablesCast()
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    _ = try await ana.order(cast.soup)
    return (cast, ana)
  }

  @Test func whoeverCallsIsSeenByTheStaffUntilSomebodyGoes() async throws {
    let (cast, ana) = try await seated()
    #expect(try await ana.post(TablePaths.call()).status == 303)
    #expect(try await ana.seat.words.contains("somebody is coming to your table"))
    for page in [TablePaths.tables(), KitchenPaths.board()] {
      #expect(try await cast.marta.get(page).page.words.contains("Table 1 Calls the waiter"))
    }
    let going = try await cast.post(TablePaths.attention(try await cast.tab(0).id), [("call", "waiter")])
    #expect(try await !cast.marta.get(KitchenPaths.board()).page.words.contains("Calls the waiter"))
    #expect(try await ana.seat.button(named: "Call the waiter") != nil)
    try await cast.undo(going)
    #expect(try await cast.tab(0).calls == [.waiter])
  }

  @Test func theSameCallTwiceIsOne() async throws {
    let (cast, ana) = try await seated()
    for _ in 1...2 { _ = try await ana.post(TablePaths.call()) }
    #expect(try await cast.tab(0).calls == [.waiter])
    let tab = try await cast.tab(0).id
    #expect(try await cast.marta.read { try Activity.of(tab, in: $0) }.count { $0.event == "waiter.called" } == 1)
  }

  @Test func theBillIsAskedForWithHowOneWantsToPay() async throws {
    let (cast, ana) = try await seated()
    #expect(try await ana.post(TablePaths.billWish(), [("method", "gold")]).status == 400)
    _ = try await ana.post(TablePaths.billWish(), [("method", "card")])
    #expect(try await cast.marta.get(TablePaths.tables()).page.words.contains("Asks for the bill · By card"))
    _ = try await cast.post(TablePaths.tabPayment(try await cast.tab(0).id), [("paid", "yes")])
    // Once it is paid nobody has to bring it.
    #expect(try await cast.tab(0).calls.isEmpty)
  }

  @Test func whoSitsNowhereCallsNobody() async throws {
    let cast = try await TablesCast()
    let ben = cast.guest()
    #expect(try await ben.post(TablePaths.call()).status == 409)
    try await ben.sit(at: cast.tables[1])
    #expect(try await ben.post(TablePaths.call()).status == 409)
  }

  @Test func eachSeesTheirOwnPartAndTheStaffThatOfEverybody() async throws {
    let (cast, ana) = try await seated()
    let ben = cast.guest()
    try await ben.sit(at: cast.tables[0])
    try await cast.admit(0)
    let tab = try await cast.tab(0).id
    _ = try await ben.order(cast.croquettes, times: 2)
    #expect(try await ana.seat.texts(of: ".facts dd").prefix(2) == ["€24.50", "€6.50"])
    #expect(try await ben.seat.texts(of: ".facts dd").prefix(2) == ["€24.50", "€18.00"])
    let page = try await cast.marta.get(TablePaths.tab(tab)).page
    #expect(page.words.contains("By person Guest 1 €6.50 Guest 2 €18.00"))
    #expect(
      try await ben.get(TablePaths.seat().with("parts", "3")).page.texts(of: ".parts-each") == [
        "2 × €8.17", "1 × €8.16",
      ])
  }
}

@Suite struct BillSharesTests {
  @Test(arguments: [0, 1, 7, 99, 100, 2450, 99_999_999])
  func equalPartsAreTheTotalToTheCent(units: Int64) {
    for parts in [1, 2, 3, 7, 50] {
      let equal = BillShares.equal(parts, of: Money(minorUnits: units, currency: .eur))
      #expect(equal.reduce(0) { $0 + $1.count } == parts)
      #expect(equal.reduce(0) { $0 + Int64($1.count) * $1.each.minorUnits } == units)
      let amounts = equal.map(\.each.minorUnits)
      #expect((amounts.max() ?? 0) - (amounts.min() ?? 0) <= 1)
    }
  }
}
