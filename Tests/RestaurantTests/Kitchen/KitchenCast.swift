import Kit
import TestKit
import Testing

@testable import Restaurant

/// A restaurant with two dishes, one of them with a choice, and somebody in its kitchen.
struct KitchenCast {
  let marta: TestMember
  let paella: ID<Dish>
  let flan: ID<Dish>
  /// Of the paella.
  let extra: ID<ModifierOption>
  let table: ID<DiningTable>

  init(language: Language = .es) async throws {
    marta = try await TestHouse(fetchHosts: TestPhone.hosts).owner(language: language)
    let mint = marta.home.house.mint
    let ids = (mint.id(Dish.self), mint.id(Dish.self), mint.id(ModifierOption.self), mint.id(DiningTable.self))
    (paella, flan, extra, table) = ids
    try await marta.change { transaction in
      try EstablishmentStore(transaction).write(.fresh(in: .es, zone: transaction.space.zone))
      let section = mint.id(MenuSection.self)
      let group = mint.id(ModifierGroup.self)
      let space = transaction.space.id
      try transaction.run(
        """
        INSERT INTO restaurant_section (id, space_id, name, name_key, position)
        VALUES (\(section), \(space), \(LocalizedText(es: "Platos", en: "Dishes")), 'platos', 0)
        """)
      for (position, dish) in [
        (ids.0, LocalizedText(es: "Paella", en: "Paella of the house"), 1250), (ids.1, LocalizedText(es: "Flan"), 400),
      ].enumerated() {
        try transaction.run(
          """
          INSERT INTO restaurant_dish (id, space_id, section_id, name, name_key, description, search_key, price, \
          allergens, tags, is_sold_out, position, created_at)
          VALUES (\(dish.0), \(space), \(section), \(dish.1), '', \(LocalizedText()), \(dish.1.searchKey), \(dish.2), \
          \(AllergenDeclaration().stored), \(DietTags().stored), 0, \(position), \(transaction.now))
          """)
      }
      try transaction.run(
        """
        INSERT INTO restaurant_modifier_group (id, space_id, name, name_key, minimum, maximum)
        VALUES (\(group), \(space), \(LocalizedText(es: "Extras")), 'extras', 0, 1)
        """)
      try transaction.run(
        """
        INSERT INTO restaurant_modifier (id, space_id, group_id, name, price, is_sold_out, position)
        VALUES (\(ids.2), \(space), \(group), \(LocalizedText(es: "Con alioli")), 150, 0, 0)
        """)
      try transaction.run(
        """
        INSERT INTO restaurant_dish_modifier (dish_id, group_id, space_id, position)
        VALUES (\(ids.0), \(group), \(space), 0)
        """)
      try transaction.run(
        """
        INSERT INTO restaurant_table (id, space_id, name, code, position)
        VALUES (\(ids.3), \(space), 'Mesa 4', \(mint.secret()), 0)
        """)
    }
  }

  /// An order of two paellas and a flan, as a guest places it.
  @discardableResult
  func order(way: ServiceType = .pickUp, guest: ID<Guest>? = nil) async throws -> ID<Order> {
    let mint = marta.home.house.mint
    let guest = guest ?? mint.id(Guest.self)
    let (paella, flan) = (paella, flan)
    return try await marta.change { transaction in
      let store = CurrentOrderStore(transaction, of: .guest(guest), mainly: .es)
      try store.add(paella, Selection(quantity: 2))
      try store.add(flan, Selection(note: "sin nata"))
      guard let current = try store.order() else { throw Refusal.notFound }
      try transaction.run(
        """
        UPDATE restaurant_order SET state = 'received', way = \(way), number = \
        \(try OrderStore(transaction).nextNumber(on: transaction.now.day(in: transaction.space.zone))), \
        day = \(transaction.now.day(in: transaction.space.zone)), code = \(mint.secret()), name = 'Luisa', phone = '600100200', \
        address = 'Calle Mayor 1', total = 2900, dishes = 3, placed_at = \(transaction.now), changed_at = \(transaction.now)
        WHERE id = \(current.id)
        """)
      return current.id
    }
  }

  func read(_ id: ID<Order>) async throws -> Order {
    try await marta.read { try OrderStore($0).order(id) }
  }

  func board() async throws -> Board {
    try await marta.read { try KitchenStore($0).board() }
  }

  @discardableResult
  func bring(_ id: ID<Order>, to state: OrderState, from shown: OrderState) async throws -> Tapped? {
    try await marta.change { try OrderStore($0).bring(id, to: state, from: shown) }
  }

  @discardableResult
  func bring(
    _ line: ID<OrderLine>, of id: ID<Order>, to state: LineState, from shown: LineState
  ) async throws -> Tapped? {
    try await marta.change { try OrderStore($0).bring(line, of: id, to: state, from: shown, mainly: .es) }
  }

  func correct(_ id: ID<Order>, _ correction: Correction) async throws -> ID<Activity>? {
    try await marta.change { try OrderStore($0).correct(id, correction, mainly: .es) }
  }

  @discardableResult
  func undo(_ activity: ID<Activity>?) async throws -> TestAnswer {
    try await marta.browser.post(
      "/s/\(marta.space)/undo/\(activity?.description ?? "")", [("back", "/restaurant/kitchen")])
  }

  func activity(_ id: ID<Order>) async throws -> [Activity] {
    try await marta.read { try Activity.of(id, in: $0) }
  }
}
