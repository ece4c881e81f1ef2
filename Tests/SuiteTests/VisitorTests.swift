import HTTPTypes
import TestKit
import Testing

@testable import Kit
@testable import Restaurant

/// What guests at a public address find of other guests, other tables and other restaurants: nothing.
@Suite struct VisitorTests {
  /// A restaurant with two guests at two tables, each with something ordered and something chosen, and one who has paid.
  private struct Restaurant {
    let marta: TestMember
    let name: String
    let dish: ID<Dish>
    let tables: [DiningTable]
    let (ana, ben, eve): (TestBrowser, TestBrowser, TestBrowser)

    init(_ name: String, in house: TestHouse) async throws {
      marta = try await house.settled(name)
      self.name = name
      let dish: ID<Dish> = house.house.mint.id()
      self.dish = dish
      let section: ID<MenuSection> = house.house.mint.id()
      tables = try await marta.change { transaction in
        try PublicPageStore(transaction).set(name, isOpen: true, for: "restaurant")
        try transaction.run(
          """
          INSERT INTO restaurant_section (id, space_id, name, name_key, position)
          VALUES (\(section), \(transaction.space.id), \(LocalizedText("Starters", in: .en)), 'starters', 1)
          """)
        try transaction.run(
          """
          INSERT INTO restaurant_dish (id, space_id, section_id, name, name_key, description, search_key, price, \
          allergens, tags, is_sold_out, position, created_at)
          VALUES (\(dish), \(transaction.space.id), \(section), \(LocalizedText("Soup", in: .en)), 'soup', \(LocalizedText()), \
          'soup', 650, \(AllergenDeclaration()), \(DietTags()), \(false), 1, \(transaction.now))
          """)
        let tables = TableStore(transaction)
        _ = try tables.add(["One", "Two", "Three"])
        return try tables.tables().suffix(3)
      }
      (ana, ben, eve) = (house.stranger(), house.stranger(), house.stranger())
      for (guest, table) in [(ana, tables[0]), (ben, tables[1]), (eve, tables[2])] {
        try await sit(guest, at: table)
        try await order(guest)
        try await add(guest)
      }
      for path in ["payment", "closing"] {
        let tab = try await tab(at: tables[2])
        _ = try await marta.browser.post("/s/\(marta.space)/restaurant/desk/tabs/\(tab)/\(path)", [("paid", "yes")])
      }
    }

    func tab(at table: DiningTable) async throws -> ID<TableTab> {
      try #require(try await marta.read { try TabStore($0).tab(at: table.id) }).id
    }

    private func sit(_ guest: TestBrowser, at table: DiningTable) async throws {
      #expect(try await guest.post("/r/\(name)/restaurant/tables/\(table.code)").status == 303)
      try await marta.change { transaction in
        if let tab = try TabStore(transaction).tab(at: table.id) {
          _ = try TabStore(transaction).answer(tab.id, welcome: true)
        }
      }
    }

    func add(_ guest: TestBrowser) async throws {
      marta.home.clock.advance(by: .seconds(1))
      #expect(try await guest.post("/r/\(name)/restaurant/menu/\(dish)/adding", [("quantity", "2")]).status == 303)
    }

    func order(_ guest: TestBrowser) async throws {
      try await add(guest)
      let form = try #require(try await guest.get("/r/\(name)/restaurant/order").page.form)
      #expect(try await guest.submit(form).status == 303)
    }

    /// The ids of everything that the restaurant holds besides its public menu: orders, lines, tables, tabs, guests,
    /// activity.
    func secrets(besides browser: TestBrowser, who guest: ID<Guest>?) async throws -> [String] {
      let own =
        try await browser.get("/r/\(name)/restaurant/history").text + browser.get("/r/\(name)/restaurant/order").text
      return try await marta.read { view in
        let tables: [(SQL, SQL)] = [
          ("restaurant_order", "id"), ("restaurant_line", "id"), ("restaurant_table", "id"), ("restaurant_tab", "id"),
          ("restaurant_seat", "guest_id"),
        ]
        let ids: [String] = try tables.flatMap { table, column in
          try view.connection.rows(
            "SELECT \(column) AS id FROM \(table) WHERE space_id = \(view.space.id) ORDER BY \(column)"
          ).map {
            try $0["id"]
          }
        }
        let done: [String] = try view.connection.rows(
          "SELECT id FROM kit_activity WHERE space_id = \(view.space.id) AND guest_id IS DISTINCT FROM \(guest) ORDER BY id"
        ).map { try $0["id"] }
        return ids.filter { !own.contains($0) } + done
      }
    }
  }

  /// Each route of a public address with a value in the place of its parameter.
  private func addresses(_ route: Route, at name: String, with value: String) -> String? {
    guard route.audience == .visitor, !route.pattern.hasSuffix("/live") else { return nil }
    let parts = route.pattern.split(separator: "/").map { $0 == ":reception" ? name[...] : $0 }
    guard parts.contains(where: { $0.hasPrefix(":") }) else { return nil }
    return "/" + parts.map { $0.hasPrefix(":") ? value : String($0) }.joined(separator: "/")
  }

  @Test func aGuestFindsNothingOfOthers() async throws {
    let house = try await TestHouse()
    let (here, elsewhere) = (
      try await Restaurant("casa-pepe", in: house), try await Restaurant("casa-lola", in: house)
    )
    let ana = try await guest(of: here, at: here.tables[0])
    let values =
      try await here.secrets(besides: here.ana, who: ana) + elsewhere.secrets(besides: elsewhere.eve, who: nil)
      + [elsewhere.dish.description] + elsewhere.tables.map(\.code)
    #expect(values.count > 40)
    let sequences = try await [here.marta.read(\.sequence), elsewhere.marta.read(\.sequence)]
    let before = try await here.ben.get("/r/casa-pepe/restaurant/table").text.withoutKeys
    var count = 0
    for route in house.house.routes.all {
      for value in values {
        guard let address = addresses(route, at: "casa-pepe", with: value) else { continue }
        let answer =
          route.method == .get ? try await here.ana.get(address) : try await here.ana.post(address, [("quantity", "3")])
        #expect(answer.status == 404, "\(route.method) \(address): \(answer.status)")
        count += 1
      }
    }
    #expect(count > 400)
    #expect(try await [here.marta.read(\.sequence), elsewhere.marta.read(\.sequence)] == sequences)
    #expect(try await here.ben.get("/r/casa-pepe/restaurant/table").text.withoutKeys == before)
  }

  /// What a guest's pages hold of others: neither ids of orders nor of guests, and nothing of other tables.
  @Test func theirPagesHoldNoIDsOfOthers() async throws {
    let house = try await TestHouse()
    let here = try await Restaurant("casa-pepe", in: house)
    let others = try await here.secrets(besides: here.ana, who: guest(of: here, at: here.tables[0]))
    for route in house.house.routes.all where route.audience == .visitor && route.method == .get {
      let address = route.pattern.replacing(":reception", with: "casa-pepe")
      guard !address.contains(":"), !address.hasSuffix("/live") else { continue }
      let answer = try await here.ana.get(address)
      #expect(answer.status < 400, "\(address)")
      for id in others { #expect(!answer.text.contains(id), "\(address): \(id)") }
    }
  }

  @Test func aClosedTabShowsItsGuestTheirOwnAlone() async throws {
    let house = try await TestHouse()
    let here = try await Restaurant("casa-pepe", in: house)
    let page = try await here.eve.get("/r/casa-pepe/restaurant/table").page
    #expect(page.rows.map(\.title) == ["2 × Soup"])
    #expect(page.words.contains("The tab is closed"))
  }

  /// Live events to a visitor carry public topics and their own, whatever happens in the space.
  @Test func aStreamTellsAGuestOfTheirOwnAlone() async throws {
    let house = try await TestHouse()
    let here = try await Restaurant("casa-pepe", in: house)
    let ana = try #require(try await guest(of: here, at: here.tables[0]))
    let heard = try await here.ana.listen("/r/casa-pepe/live")
    let curious = try await here.ana.listen("/r/casa-pepe/live?hears=restaurant.order")
    try await here.order(here.ben)
    let tab = try await here.tab(at: here.tables[1])
    for (path, fields) in [("payment", [("paid", "yes")]), ("closing", [])] {
      _ = try await here.marta.browser.post("/s/\(here.marta.space)/restaurant/desk/tabs/\(tab)/\(path)", fields)
    }
    try await here.order(here.ana)
    try await here.marta.change { transaction in
      transaction.touch(Dish.topic)
      try transaction.record(
        Event<NoDetail>("order.noted") { _ in Phrase(verbatim: "") }, of: Subject(Order.topic, here.dish, title: ""))
    }
    // Who leaves hears nothing more of the table.
    _ = try await here.ana.post("/r/casa-pepe/restaurant/table/departure")
    let sequence = try await here.marta.read(\.sequence)
    let own = try await here.tab(at: here.tables[0])
    try await here.marta.change { transaction in
      try TabStore(transaction).touchGuests(of: own)
      _ = try TabStore(transaction).close(own)
    }
    house.house.live.close()
    for text in try await [heard.value, curious.value] {
      let topics = Set(
        text.matches(of: /"(restaurant[^"]*|space|shopping[^"]*|orders[^"]*)"/).map { String($0.output.1) })
      #expect(topics == ["restaurant.menu", "restaurant.mine/\(ana)"])
      #expect(!text.contains("\"sequence\":\(sequence + 1),"))
    }
  }

  private func guest(of restaurant: Restaurant, at table: DiningTable) async throws -> ID<Guest>? {
    let tab = try await restaurant.tab(at: table)
    return try await restaurant.marta.read { try TabStore($0).seats(of: tab) }.first?.guest
  }
}

extension String {
  /// Without what is minted anew whenever a page is shown.
  fileprivate var withoutKeys: String {
    replacing(/name="operation" value="[^"]*"/, with: "")
  }
}
