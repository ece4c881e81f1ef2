import TestKit
import Testing

@testable import Kit
@testable import Restaurant

/// What brings forms to light that the sample content and ``UndoExamples/prepare(_:)`` show nowhere.
struct Furnishing {
  let marta: TestMember

  /// - Returns: who sits at a table.
  func add() async throws -> TestBrowser {
    try await addToPools()
    try await withdrawPaidBet()
    let person = marta.person.id
    try await marta.home.house.accounts.change { _ = try $0.startSession(of: person, device: "Phone") }
    let invitation = [("id", marta.home.house.mint.uuid().text), ("role", "member")]
    _ = try await marta.post(AccountPaths.invitations(), invitation)
    return try await seatGuests()
  }

  /// - Returns: the page with what a member has chosen.
  func order(for luis: TestMember) async throws -> String {
    for dish in try await UndoExamples.values("SELECT id FROM restaurant_dish", marta) {
      _ = try await luis.post(Link(inSpace: "/restaurant/menu/\(dish)/adding"), [("quantity", "1")])
    }
    return luis.address(Link(inSpace: "/restaurant/order"))
  }

  /// What orders need is put away when it is deleted.
  /// - Returns: its pages, to which no list leads.
  func putAway() async throws -> [String] {
    let needed: [SQL] = [
      "SELECT '/orders/customers/' || customer_id FROM orders_order",
      "SELECT '/orders/products/' || product_id FROM orders_line",
    ]
    var pages: [String] = []
    for query in needed {
      let page = try #require(try await UndoExamples.values(query, marta).last)
      #expect(try await marta.post(Link(inSpace: "\(page)/deletion")).status == 303)
      pages.append(marta.address(Link(inSpace: page)))
    }
    return pages
  }

  /// A pool whose hour is not known, one whose result the fixtures doubt, and keepers who owe each other.
  private func addToPools() async throws {
    try await marta.change { transaction in
      let closed: String = try #require(
        try transaction.connection.value(
          "SELECT id FROM pools_pool WHERE ending IS NOT NULL AND space_id = \(transaction.space.id) LIMIT 1"))
      try transaction.run("UPDATE pools_pool SET question = 'cancelled' WHERE id = \(closed)")
      try transaction.run(
        "UPDATE pools_pool SET is_provisional = 1 WHERE ending IS NULL AND space_id = \(transaction.space.id)")
      for (number, (keeper, amount)) in [("Ana", 200), ("Luis", -100)].enumerated() {
        try transaction.run(
          """
          INSERT INTO pools_bote (id, space_id, number, pool_id, pool_name, keeper, kind, amount, at)
          VALUES (\(transaction.mint.uuid().text), \(transaction.space.id), \(100 + number), \(closed), 'A – B', \(keeper), \
          \(amount > 0 ? "left" : "won"), \(amount), \(transaction.now))
          """)
      }
    }
  }

  /// Who keeps the money has a stake in hand that is to be given back.
  private func withdrawPaidBet() async throws {
    let paid: SQL = """
      SELECT '/pools/pools/' || pool_id || '/bets/' || id || '/deletion' FROM pools_bet
      WHERE is_paid = 1 AND payout IS NULL AND name NOT IN (SELECT holder FROM pools_pool)
      """
    let deletion = try #require(try await UndoExamples.values(paid, marta).first)
    #expect(try await marta.post(Link(inSpace: deletion)).status == 303)
  }

  /// Somebody whom the staff has let in, with orders in the kitchen and something chosen, and somebody who wants to join them.
  private func seatGuests() async throws -> TestBrowser {
    let table = try await marta.read { try TableStore($0).tables() }[2]
    let (here, joining) = (marta.home.stranger(), marta.home.stranger())
    let place = "/r/casa-pepe/restaurant"
    _ = try await here.post("\(place)/tables/\(table.code)")
    try await marta.change { transaction in
      guard let tab = try TabStore(transaction).tab(at: table.id) else { return }
      _ = try TabStore(transaction).answer(tab.id, welcome: true)
    }
    _ = try await joining.post("\(place)/tables/\(table.code)")
    let dishes = try await UndoExamples.values("SELECT id FROM restaurant_dish", marta)
    for isOrdered in [true, false] {
      for dish in dishes { _ = try await here.post("\(place)/menu/\(dish)/adding", [("quantity", "1")]) }
      if isOrdered, let form = try await here.get("\(place)/order").page.form {
        #expect(try await here.submit(form).status == 303)
      }
    }
    return here
  }
}
