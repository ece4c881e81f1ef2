import Kit

/// The dishes of one space.
struct DishStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// All that are on the menu.
  func dishes() throws -> [Dish] { try scope.things(where: "1 = 1 ORDER BY position, id") }

  /// Those whose name or description holds the words, in any of its languages.
  func identities(matching words: String) throws -> Set<ID<Dish>> {
    let shown: SQL = "\(Dish.shown(in: scope.space))\(Search.condition(words, in: "search_key"))"
    return Set(
      try scope.connection.rows("SELECT id FROM restaurant_dish WHERE \(shown) ORDER BY id").map { try $0["id"] })
  }

  /// Those of these that are on the menu.
  func dishes(_ ids: [ID<Dish>]) throws -> [ID<Dish>: Dish] {
    let dishes: [Dish] = try scope.things(where: "id IN \(ids) ORDER BY id")
    return Dictionary(uniqueKeysWithValues: dishes.map { ($0.id, $0) })
  }
}
