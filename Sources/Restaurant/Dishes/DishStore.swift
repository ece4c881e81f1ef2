import Kit

/// The dishes of one space.
struct DishStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  private var columns: SQL {
    """
    id, section_id, name, description, price, allergens, tags, is_sold_out, picture_id, \
    EXISTS (SELECT 1 FROM restaurant_dish_modifier
      JOIN restaurant_modifier_group ON restaurant_modifier_group.id = restaurant_dish_modifier.group_id
      WHERE restaurant_dish_modifier.dish_id = restaurant_dish.id AND restaurant_modifier_group.trash_id IS NULL)
      AS has_modifiers
    """
  }

  /// All that are on the menu.
  func dishes() throws -> [Dish] {
    try scope.connection.rows(
      """
      SELECT \(columns) FROM restaurant_dish
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL ORDER BY position, id
      """
    ).map { try Dish($0, currency: scope.space.currency) }
  }

  /// Those whose name or description holds the words, in any of its languages.
  func identities(matching words: String) throws -> Set<ID<Dish>> {
    let rows = try scope.connection.rows(
      """
      SELECT id FROM restaurant_dish
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL\(Search.condition(words, in: "search_key"))
      """)
    return Set(try rows.map { try $0["id"] })
  }

  /// Those of these that are on the menu.
  func dishes(_ ids: [ID<Dish>]) throws -> [ID<Dish>: Dish] {
    let rows = try scope.connection.rows(
      """
      SELECT \(columns) FROM restaurant_dish
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND id IN \(ids)
      """)
    return try Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let dish = try Dish(row, currency: scope.space.currency)
        return (dish.id, dish)
      })
  }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been taken off the menu.
  func dish(_ id: ID<Dish>) throws -> Dish {
    let row = try scope.connection.row(
      "SELECT \(columns), trash_id FROM restaurant_dish WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    guard try row["trash_id"] as String? == nil else { throw Refusal.gone(RestaurantPhrases.dishGone) }
    return try Dish(row, currency: scope.space.currency)
  }
}

extension Dish {
  init(_ row: SQLRow, currency: Currency) throws {
    id = try row["id"]
    section = try row["section_id"]
    name = try row["name"]
    description = try row["description"]
    price = Money(minorUnits: try row["price"], currency: currency)
    allergens = try row["allergens"]
    tags = try row["tags"]
    isSoldOut = try row["is_sold_out"]
    picture = try row["picture_id"]
    hasModifiers = try row["has_modifiers"]
  }
}
