import TestKit
import Testing

@testable import Kit
@testable import Restaurant

/// A restaurant with three dishes, one of which asks how it is wanted, open to everybody at `/r/casa-pepe`.
struct RestaurantCast {
  let marta: TestMember
  let soup: ID<Dish>
  let steak: ID<Dish>
  let flan: ID<Dish>
  let rare: ID<ModifierOption>
  let cheese: ID<ModifierOption>

  init() async throws {
    let marta = try await TestHouse(apps: [RestaurantApp()]).owner("Marta")
    self.marta = marta
    (soup, steak, flan, rare, cheese) = try await marta.change { transaction in
      try PublicPageStore(transaction).set("casa-pepe", isOpen: true, for: "restaurant")
      var establishment = try EstablishmentStore(transaction).establishment(for: .en)
      establishment.hasMenu = true
      try EstablishmentStore(transaction).write(establishment)
      let section: ID<MenuSection> = transaction.mint.id()
      try transaction.run(
        """
        INSERT INTO restaurant_section (id, space_id, name, name_key, position)
        VALUES (\(section), \(transaction.space.id), \(LocalizedText(es: "Todo", en: "All")), 'todo', 1)
        """)
      let soup = try Self.dish(LocalizedText(es: "Sopa de ajo", en: "Garlic soup"), 450, 1, in: section, transaction)
      let steak = try Self.dish(LocalizedText(es: "Entrecot", en: "Steak"), 1850, 2, in: section, transaction)
      let flan = try Self.dish(LocalizedText(es: "Flan"), 390, 3, in: section, transaction)
      let (rare, cheese) = try Self.group(of: steak, transaction)
      return (soup, steak, flan, rare, cheese)
    }
  }

  private static func dish(
    _ name: LocalizedText, _ price: Int64, _ position: Int, in section: ID<MenuSection>, _ transaction: SpaceTransaction
  ) throws -> ID<Dish> {
    let id: ID<Dish> = transaction.mint.id()
    try transaction.run(
      """
      INSERT INTO restaurant_dish (id, space_id, section_id, name, name_key, description, search_key, price, allergens, \
      tags, is_sold_out, position, created_at)
      VALUES (\(id), \(transaction.space.id), \(section), \(name), '', '', \(name.searchKey), \(price), '', '', 0, \
      \(position), \(transaction.now))
      """)
    return id
  }

  /// One of two must be chosen; cheese costs 1.50.
  private static func group(of dish: ID<Dish>, _ transaction: SpaceTransaction) throws -> (
    ID<ModifierOption>, ID<ModifierOption>
  ) {
    let group: ID<ModifierGroup> = transaction.mint.id()
    try transaction.run(
      """
      INSERT INTO restaurant_modifier_group (id, space_id, name, name_key, minimum, maximum)
      VALUES (\(group), \(transaction.space.id), \(LocalizedText(en: "How")), 'how', 1, 2)
      """)
    try transaction.run(
      """
      INSERT INTO restaurant_dish_modifier (dish_id, group_id, space_id, position)
      VALUES (\(dish), \(group), \(transaction.space.id), 1)
      """)
    let options: [(String, Int64)] = [("Rare", 0), ("Cheese", 150)]
    let ids = try options.enumerated().map { index, option in
      let id: ID<ModifierOption> = transaction.mint.id()
      try transaction.run(
        """
        INSERT INTO restaurant_modifier (id, space_id, group_id, name, price, is_sold_out, position)
        VALUES (\(id), \(transaction.space.id), \(group), \(LocalizedText(en: option.0)), \(option.1), 0, \(index))
        """)
      return id
    }
    return (ids[0], ids[1])
  }

  func set(_ column: SQL, _ value: Int64, of dish: ID<Dish>) async throws {
    try await marta.change { transaction in
      try transaction.run("UPDATE restaurant_dish SET \(column) = \(value) WHERE id = \(dish)")
      try transaction.record(Dish.changed, of: Subject(Dish.topic, dish, title: ""))
    }
  }

  /// Somebody at the public address.
  func guest(_ language: Language = .en) -> RestaurantGuest {
    RestaurantGuest(browser: marta.home.stranger(language: language))
  }

  func orders() async throws -> [Order] {
    try await marta.read { view in
      let ids = try view.connection.rows("SELECT id FROM restaurant_order WHERE state <> 'draft' ORDER BY number")
      return try ids.map { try OrderStore(view).order(try $0["id"]) }
    }
  }
}

/// A guest's browser at the public address.
struct RestaurantGuest {
  let browser: TestBrowser
  private let home = Place.publicPage("casa-pepe")

  func get(_ link: Link) async throws -> TestAnswer { try await browser.get(link.address(at: home)) }

  func post(_ link: Link, _ fields: [(String, String)] = []) async throws -> TestAnswer {
    try await browser.post(link.address(at: home), fields)
  }

  func add(_ dish: ID<Dish>, _ fields: [(String, String)] = []) async throws {
    let answer = try await post(RestaurantPaths.adding(dish), fields)
    #expect(answer.location?.contains(RestaurantPaths.menu().address(at: home)) == true, "\(answer.status)")
  }

  /// Sends the form that their order's page shows.
  func place(_ fields: [String: String] = ["way": "pick_up", "phone": "600123123"]) async throws -> TestAnswer {
    let form = try #require(
      try await get(RestaurantPaths.order()).page.forms.first { $0.action.hasSuffix("/placing") })
    return try await browser.submit(form, typing: fields)
  }
}
