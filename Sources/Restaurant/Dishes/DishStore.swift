import Kit

/// The dishes of one space.
struct DishStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// All that are on the menu.
  func dishes() throws -> [Dish] { try scope.things(where: "1 = 1 ORDER BY position, id") }

  func dishes(in section: ID<MenuSection>) throws -> [Dish] { try dishes().filter { $0.section == section } }

  /// Those whose name or description holds the words, in any of its languages.
  func identities(matching words: String) throws -> Set<ID<Dish>> {
    let shown: SQL = "\(Dish.shown(in: scope.space))\(Search.condition(words, in: "search_key"))"
    return Set(
      try scope.connection.rows("SELECT id FROM restaurant_dish WHERE \(shown) ORDER BY id").map { try $0["id"] })
  }

  /// What they are found by.
  func names() throws -> [String] {
    try scope.connection.rows(
      "SELECT search_key FROM restaurant_dish WHERE \(Dish.shown(in: scope.space)) ORDER BY id LIMIT \(KnownNames.most)"
    ).map { try $0["search_key"] }
  }

  /// Those of these that are on the menu.
  func dishes(_ ids: [ID<Dish>]) throws -> [ID<Dish>: Dish] {
    let dishes: [Dish] = try scope.things(where: "id IN \(ids) ORDER BY id")
    return Dictionary(uniqueKeysWithValues: dishes.map { ($0.id, $0) })
  }
}
