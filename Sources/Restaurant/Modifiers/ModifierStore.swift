import Kit

/// What can be chosen with the dishes of one space.
struct ModifierStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// The groups of one dish, in the order in which they are asked.
  func groups(of dish: ID<Dish>) throws -> [ModifierGroup] { try groups(of: [dish])[dish] ?? [] }

  /// The groups of several dishes.
  func groups(of dishes: [ID<Dish>]) throws -> [ID<Dish>: [ModifierGroup]] {
    let rows = try scope.connection.rows(
      """
      SELECT restaurant_dish_modifier.dish_id, restaurant_modifier_group.id, restaurant_modifier_group.name,
        restaurant_modifier_group.minimum, restaurant_modifier_group.maximum
      FROM restaurant_dish_modifier
      JOIN restaurant_modifier_group ON restaurant_modifier_group.id = restaurant_dish_modifier.group_id
      WHERE restaurant_dish_modifier.dish_id IN \(dishes) AND restaurant_dish_modifier.space_id = \(scope.space.id)
        AND restaurant_modifier_group.trash_id IS NULL
      ORDER BY restaurant_dish_modifier.position, restaurant_modifier_group.id
      """)
    guard !rows.isEmpty else { return [:] }
    let options = try options(of: try rows.map { try $0["id"] })
    return try rows.reduce(into: [:]) { groups, row in
      groups[try row["dish_id"], default: []].append(try ModifierGroup(row, options))
    }
  }

  /// All groups that dishes may ask, by name.
  func groups() throws -> [ModifierGroup] { try groups("trash_id IS NULL") }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func group(_ id: ID<ModifierGroup>) throws -> ModifierGroup {
    if let group = try groups("trash_id IS NULL AND id = \(id)").first { return group }
    let isGone = try scope.connection.holds(
      "restaurant_modifier_group WHERE space_id = \(scope.space.id) AND id = \(id)")
    throw isGone ? Refusal.gone(ModifierGroup.noun.gone) : Refusal.notFound
  }

  private func groups(_ condition: SQL) throws -> [ModifierGroup] {
    let rows = try scope.connection.rows(
      """
      SELECT id, name, minimum, maximum FROM restaurant_modifier_group
      WHERE space_id = \(scope.space.id) AND \(condition) ORDER BY name_key, id
      """)
    let options = try options(of: try rows.map { try $0["id"] })
    return try rows.map { try ModifierGroup($0, options) }
  }

  /// The dishes that ask a group.
  func dishes(asking group: ID<ModifierGroup>) throws -> [Dish] {
    let ids: [ID<Dish>] = try scope.connection.rows(
      """
      SELECT dish_id FROM restaurant_dish_modifier WHERE space_id = \(scope.space.id) AND group_id = \(group)
      ORDER BY dish_id
      """
    ).map { try $0["dish_id"] }
    return try DishStore(scope).dishes(ids).values.sorted { $0.id.description < $1.id.description }
  }

  /// How many dishes of the menu ask each group.
  func uses() throws -> [ID<ModifierGroup>: Int] {
    try scope.connection.rows(
      """
      SELECT group_id, COUNT(*) AS uses FROM restaurant_dish_modifier
      JOIN restaurant_dish ON restaurant_dish.id = restaurant_dish_modifier.dish_id
      WHERE restaurant_dish_modifier.space_id = \(scope.space.id) AND restaurant_dish.trash_id IS NULL
      GROUP BY group_id ORDER BY group_id
      """
    ).reduce(into: [:]) { $0[try $1["group_id"]] = try $1["uses"] }
  }

  private func options(of groups: [ID<ModifierGroup>]) throws -> [ID<ModifierGroup>: [ModifierOption]] {
    try scope.connection.rows(
      """
      SELECT id, group_id, name, price, is_sold_out FROM restaurant_modifier
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND group_id IN \(groups) ORDER BY position, id
      """
    ).reduce(into: [:]) { options, row in
      let option = ModifierOption(
        id: try row["id"], name: try row["name"],
        price: Money(minorUnits: try row["price"], currency: scope.space.currency), isSoldOut: try row["is_sold_out"])
      options[try row["group_id"], default: []].append(option)
    }
  }
}

extension ModifierGroup {
  fileprivate init(_ row: SQLRow, _ options: [ID<ModifierGroup>: [ModifierOption]]) throws {
    let id: ID<ModifierGroup> = try row["id"]
    self.init(
      id: id, name: try row["name"], minimum: try row["minimum"], maximum: try row["maximum"],
      options: options[id] ?? [])
  }
}
