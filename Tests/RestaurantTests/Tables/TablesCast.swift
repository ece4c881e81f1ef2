import Kit
import TestKit
import Testing

@testable import Restaurant

/// What most tests of tables begin with: a restaurant with a menu, four tables and an open door, and guests who come.
struct TablesCast {
  let marta: TestMember
  let croquettes: ID<Dish>
  let soup: ID<Dish>
  let tables: [DiningTable]
  let name: String

  init(_ name: String = "casa-pepe", home: TestHouse? = nil) async throws {
    let house = try await home.orNew()
    marta = try await house.owner("Marta \(name)")
    self.name = name
    let mint = house.house.mint
    let (croquettes, soup, section): (ID<Dish>, ID<Dish>, ID<MenuSection>) = (mint.id(), mint.id(), mint.id())
    (self.croquettes, self.soup) = (croquettes, soup)
    tables = try await marta.change { transaction in
      var establishment = try EstablishmentStore(transaction).establishment(for: .en)
      establishment.hasMenu = true
      try EstablishmentStore(transaction).write(establishment)
      try PublicPageStore(transaction).set(name, isOpen: true, for: "restaurant")
      try transaction.run(
        """
        INSERT INTO restaurant_section (id, space_id, name, name_key, position)
        VALUES (\(section), \(transaction.space.id), \(LocalizedText("Starters", in: .en)), 'starters', 1)
        """)
      for (id, dish, price) in [(croquettes, "Croquettes", 900), (soup, "Garlic soup", 650)] {
        try transaction.run(
          """
          INSERT INTO restaurant_dish (id, space_id, section_id, name, name_key, description, search_key, price, \
          allergens, tags, is_sold_out, position, created_at)
          VALUES (\(id), \(transaction.space.id), \(section), \(LocalizedText(dish, in: .en)), \(dish.searchKey), \
          \(LocalizedText()), \(dish.searchKey), \(price), \(AllergenDeclaration()), \(DietTags()), \(false), 1, \
          \(transaction.now))
          """)
      }
      _ = try TableStore(transaction).add(["Table 1", "Table 2", "Table 3", "Terrace"])
      try transaction.record(Dish.added, of: Subject(Dish.topic, croquettes, title: ""))
      return try TableStore(transaction).tables()
    }
  }

  var mint: Mint { marta.home.house.mint }
  var prefix: String { "/r/\(name)" }

  func guest(language: Language = .en) -> TableGuest {
    TableGuest(browser: marta.home.stranger(language: language), prefix: prefix, clock: marta.home.clock)
  }

  func standing(_ table: Int) async throws -> TabStanding? {
    let id = tables[table].id
    return try await marta.read { try TableStore($0).standings() }.first { $0.table.id == id }?.standing
  }

  func allow(_ ways: Set<ServiceType>) async throws {
    try await marta.change { transaction in
      var establishment = try EstablishmentStore(transaction).establishment(for: .en)
      establishment.ways = ways
      try EstablishmentStore(transaction).write(establishment)
    }
  }

  /// The tab at a table, which must have one.
  func tab(_ table: Int) async throws -> TableTab {
    try #require(try await standing(table)).tab
  }

  @discardableResult
  func post(_ link: Link, _ fields: [(String, String)] = []) async throws -> TestAnswer {
    try await marta.post(link, fields)
  }

  /// The staff's yes or no to whoever has asked to join last.
  @discardableResult
  func admit(_ table: Int, welcome: Bool = true) async throws -> TestAnswer {
    let tab = try await tab(table).id
    let joiner = try #require(try await marta.read { try TabStore($0).joiners(at: tab) }.last)
    return try await marta.post(TablePaths.admission(tab, joiner.guest), [("answer", welcome ? "yes" : "no")])
  }

  @discardableResult
  func answer(_ table: Int, welcome: Bool = true) async throws -> TestAnswer {
    try await marta.post(TablePaths.tabAnswer(try await tab(table).id), [("answer", welcome ? "yes" : "no")])
  }

  /// Presses Undo in the toast of the page that an answer leads to.
  @discardableResult
  func undo(_ answer: TestAnswer) async throws -> TestAnswer {
    let page = try await marta.browser.follow(answer).page
    let form = try #require(page.forms.first { $0.action.contains("/undo/") })
    return try await marta.browser.submit(form)
  }
}

extension TestHouse? {
  fileprivate func orNew() async throws -> TestHouse {
    if let self { self } else { try await TestHouse(url: "http://casa.example") }
  }
}

/// Somebody with a phone.
struct TableGuest {
  let browser: TestBrowser
  let prefix: String
  let clock: TestClock

  func get(_ link: Link) async throws -> TestAnswer { try await browser.get(prefix + link.path) }

  @discardableResult
  func post(_ link: Link, _ fields: [(String, String)] = []) async throws -> TestAnswer {
    try await browser.post(prefix + link.path, fields)
  }

  @discardableResult
  func sit(at table: DiningTable) async throws -> TestAnswer {
    clock.advance(by: .seconds(1))
    return try await post(TablePaths.door(table.code))
  }

  func add(_ dish: ID<Dish>, times: Int = 1) async throws {
    let answer = try await post(RestaurantPaths.adding(dish), [("quantity", "\(times)")])
    #expect(answer.status == 303)
  }

  /// Places what was added, as the page's form says it.
  func place() async throws -> TestAnswer {
    let form = try #require(try await get(RestaurantPaths.order()).page.form)
    return try await browser.submit(form)
  }

  /// The id of the order that a placing led to.
  func order(_ dish: ID<Dish>, times: Int = 1) async throws -> ID<Order> {
    try await add(dish, times: times)
    clock.advance(by: .seconds(1))
    let answer = try await place()
    #expect(answer.status == 303)
    let last = answer.location?.split(separator: "?").first?.split(separator: "/").last
    return try #require(last.flatMap { ID<Order>(String($0)) })
  }

  var seat: TestPage { get async throws { try await get(TablePaths.seat()).page } }
}
