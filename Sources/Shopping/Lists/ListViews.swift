import Kit

/// How a person sees each of their lists.
struct ListViews: Sendable {
  let space: ID<Space>
  let person: ID<Person>

  /// By category until they say otherwise.
  func order(of list: ID<ShoppingList>, in connection: any Connection) throws -> ItemOrder {
    let stored: String? = try connection.value(
      """
      SELECT item_order FROM shopping_list_view
      WHERE space_id = \(space) AND list_id = \(list) AND person_id = \(person)
      """)
    return stored.flatMap(ItemOrder.init) ?? .category
  }

  func remember(_ order: ItemOrder, of list: ID<ShoppingList>, in connection: any WritableConnection) throws {
    try connection.run(
      """
      INSERT INTO shopping_list_view (list_id, person_id, space_id, item_order)
      VALUES (\(list), \(person), \(space), \(order.rawValue))
      ON CONFLICT (list_id, person_id) DO UPDATE SET item_order = excluded.item_order
      """)
  }
}
