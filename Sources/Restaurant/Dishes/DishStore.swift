import Kit

/// The dishes of one space.
struct DishStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  /// All that are on the menu.
  func dishes() throws -> [Dish] { try rows("SELECT \(Dish.columns)", "", " ORDER BY position, id").map(dish) }

  /// Those whose name or description holds the words, in any of its languages.
  func identities(matching words: String) throws -> Set<ID<Dish>> {
    Set(try rows("SELECT id", Search.condition(words, in: "search_key")).map { try $0["id"] })
  }

  /// Those of these that are on the menu.
  func dishes(_ ids: [ID<Dish>]) throws -> [ID<Dish>: Dish] {
    let dishes = try rows("SELECT \(Dish.columns)", " AND id IN \(ids)").map(dish)
    return Dictionary(uniqueKeysWithValues: dishes.map { ($0.id, $0) })
  }

  private func rows(_ select: SQL, _ condition: SQL, _ order: SQL = "") throws -> [SQLRow] {
    try scope.connection.rows(
      "\(select) FROM restaurant_dish WHERE space_id = \(scope.space.id) AND trash_id IS NULL\(condition)\(order)")
  }

  private func dish(_ row: SQLRow) throws -> Dish { try Dish(row, in: scope.space) }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been taken off the menu.
  func dish(_ id: ID<Dish>) throws -> Dish { try scope.find(id) }
}
