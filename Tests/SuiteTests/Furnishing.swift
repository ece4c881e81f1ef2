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
    try await writeDown()
    try await withdrawPaidBet()
    let person = marta.person.id
    try await marta.home.house.accounts.change { _ = try $0.startSession(of: person, device: "Phone") }
    let invitation = [("id", marta.home.house.mint.uuid().text), ("role", "member")]
    _ = try await marta.post(AccountPaths.invitations(), invitation)
    return try await seatGuests()
  }

  /// - Returns: somebody at the page with what they have chosen, who was given a way in and may not know of it.
  func order(for luis: TestMember) async throws -> Walker {
    let link = [("id", marta.home.house.mint.uuid().text)]
    #expect(try await marta.post(AccountPaths.memberWayIn(luis.person.id), link).status == 200)
    for dish in try await UndoExamples.values("SELECT id FROM restaurant_dish", marta) {
      _ = try await luis.post(Link(inSpace: "/restaurant/menu/\(dish)/adding"), [("quantity", "1")])
    }
    var walker = Walker(luis)
    walker.starts = [luis.address(Link(inSpace: "/restaurant/order")), luis.address(Link(inSpace: "/"))]
    return walker
  }

  /// Somebody has bet by the link of a pool.
  /// - Returns: them on its page, and the organiser's page of their bet.
  func bet() async throws -> (guest: Walker, page: String) {
    let open: SQL = "SELECT '/shares/pools.bet/' || id FROM pools_pool WHERE manner = 'link' AND ending IS NULL"
    let shares = try #require(try await UndoExamples.values(open, marta).first)
    let forms = try await marta.get(Link(inSpace: shares)).page.forms
    let share = try #require(forms.first { $0.action.hasSuffix(shares) })
    let link = try #require(try await marta.browser.submit(share).text.firstMatch(of: /\/l\/[\w-]+/))
    let guest = marta.home.stranger()
    let door = try #require(try await guest.get(String(link.output)).page.form)
    let page = try #require(try await guest.submit(door, typing: ["name": "Iker"]).location)
    let form = try #require(try await guest.get(page).page.forms.first { $0.action.hasSuffix("own-bet") })
    #expect(try await guest.submit(form, typing: ["home": "3", "away": "2"]).status == 303)
    let bet: SQL = "SELECT '/pools/pools/' || pool_id || '/bets/' || id FROM pools_bet WHERE guest_id IS NOT NULL"
    let own = try #require(try await UndoExamples.values(bet, marta).first)
    return (Walker(guest, in: marta.home, from: [page]), marta.address(Link(inSpace: own)))
  }

  /// Somebody has come by the link of a league, in which another guest has bet.
  func play() async throws -> Walker {
    let played: SQL = "SELECT '/shares/pools.league/' || league_id FROM pools_round WHERE name = 'Matchday 2'"
    let shares = try #require(try await UndoExamples.values(played, marta).first)
    let forms = try await marta.get(Link(inSpace: shares)).page.forms
    let share = try #require(forms.first { $0.action.hasSuffix(shares) })
    let link = try #require(try await marta.browser.submit(share).text.firstMatch(of: /\/l\/[\w-]+/))
    var walkers: [Walker] = []
    for name in ["Unai", "Nerea"] {
      let guest = marta.home.stranger()
      let door = try #require(try await guest.get(String(link.output)).page.form)
      let page = try #require(try await guest.submit(door, typing: ["name": name]).location)
      walkers.append(Walker(guest, in: marta.home, from: [page]))
    }
    let (unai, nerea) = (walkers[0], walkers[1])
    let round = try #require(
      try await unai.browser.get(unai.starts[0]).page.forms.first { $0.action.hasSuffix("own-bets") })
    let goals = round.fields.map(\.0).filter { $0.hasPrefix("home-") || $0.hasPrefix("away-") }
    let typing = Dictionary(uniqueKeysWithValues: goals.map { ($0, "1") })
    #expect(try await unai.browser.submit(round, typing: typing).status == 303)
    return nerea
  }

  /// What orders need is put away when it is deleted.
  /// - Returns: its pages, to which no list leads, and those of the order which is being written down.
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
    let line: SQL = "SELECT '/restaurant/kitchen/entries/new/lines/' || id FROM restaurant_entry_line"
    let written = ["/restaurant/kitchen/entries/new", try #require(try await UndoExamples.values(line, marta).first)]
    return pages + written.map { marta.address(Link(inSpace: $0)) }
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

  /// The staff has begun to write down an order of a dish with a choice.
  private func writeDown() async throws {
    let choice: SQL = "SELECT '/restaurant/kitchen/entries/new/menu/' || dish_id FROM restaurant_dish_modifier"
    let dish = Link(inSpace: try #require(try await UndoExamples.values(choice, marta).first))
    let form = try #require(try await marta.get(dish).page.form)
    let way = try #require(Filling(form: form, word: "").ways.first { $0.press.isEmpty })
    #expect(try await marta.browser.post(form.action, way.fields).status == 303)
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
