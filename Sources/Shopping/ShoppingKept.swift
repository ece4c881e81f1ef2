package import Kit

extension ShoppingApp {
  /// As many current lists as somebody shops by.
  private static let mostLists = 12

  package func kept(in view: SpaceView, for person: ID<Person>) throws -> [Link] {
    let rows = try view.connection.rows(
      """
      SELECT id FROM shopping_list WHERE space_id = \(view.space.id) AND trash_id IS NULL AND is_completed = \(false)
      ORDER BY moved_at DESC, id DESC LIMIT \(Self.mostLists)
      """)
    let lists: [ID<ShoppingList>] = try rows.map { try $0["id"] }
    return [ShoppingPaths.lists(), ShoppingPaths.staples(), ShoppingPaths.aisles(), ShoppingPaths.newList()]
      + lists.flatMap { [ShoppingPaths.list($0), ShoppingPaths.trip($0), ShoppingPaths.tripEnd($0)] }
  }
}
