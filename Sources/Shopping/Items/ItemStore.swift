import Kit

/// The items of one space's lists: reading.
struct ItemStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// Everything on a list in the order in which it was added, what is bought included.
  func items(of list: ID<ShoppingList>) throws -> [Item] {
    try items("trash_id IS NULL AND cleared_id IS NULL AND list_id = \(list)")
  }

  private func items(_ isMeant: SQL) throws -> [Item] {
    try scope.connection.rows(
      """
      SELECT \(Item.columns) FROM shopping_item WHERE space_id = \(scope.space.id) AND \(isMeant)
      ORDER BY added_at, id
      """
    ).map { try Item($0, currency: scope.space.currency) }
  }

  /// All lists, or one, in the order in which they were made, each with its items one after the other in the order in which they
  /// were added, and an empty one once with none.
  func forEach(
    on only: ID<ShoppingList>?, _ body: (_ list: ID<ShoppingList>, _ name: String, Item?) throws -> Void
  ) throws {
    let narrowed: SQL = only.map { " AND shopping_list.id = \($0)" } ?? ""
    try scope.connection.forEach(
      """
      SELECT shopping_list.id AS owner_id, shopping_list.name AS owner_name, item.*
      FROM shopping_list LEFT JOIN (
          SELECT \(Item.columns), list_id FROM shopping_item
          WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND cleared_id IS NULL) AS item
        ON item.list_id = shopping_list.id
      WHERE shopping_list.space_id = \(scope.space.id) AND shopping_list.trash_id IS NULL\(narrowed)
      ORDER BY shopping_list.created_at, shopping_list.id, item.added_at, item.id
      """
    ) { row in
      let id: String? = try row["id"]
      try body(
        try row["owner_id"], try row["owner_name"],
        try id.map { _ in try Item(row, currency: scope.space.currency) })
    }
  }

  /// An item by its id, or by that of a line that was added to it: the item that is returned says which it is.
  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted or cleared away.
  func item(_ id: ID<Item>, on list: ID<ShoppingList>) throws -> Item {
    guard let row = try stored(id, on: list) ?? aliased(id).flatMap({ try stored($0, on: list) }) else {
      throw Refusal.notFound
    }
    let gone: (String?, String?) = (try row["trash_id"], try row["cleared_id"])
    guard gone == (nil, nil) else { throw Refusal.gone(ShoppingPhrases.itemGone) }
    return try Item(row, currency: scope.space.currency)
  }

  private func stored(_ id: ID<Item>, on list: ID<ShoppingList>) throws -> SQLRow? {
    try scope.connection.row(
      """
      SELECT \(Item.columns), trash_id, cleared_id FROM shopping_item
      WHERE space_id = \(scope.space.id) AND list_id = \(list) AND id = \(id)
      """)
  }

  private func aliased(_ id: ID<Item>) throws -> ID<Item>? {
    try scope.connection.value("SELECT item_id FROM shopping_alias WHERE space_id = \(scope.space.id) AND id = \(id)")
  }

  /// What one addition put on the list, or added to.
  func items(of addition: Occurrence<Addition.Outcome>, on list: ID<ShoppingList>) throws -> [Item] {
    let grown = addition.detail?.grown.map(\.item) ?? []
    return try items(
      """
      trash_id IS NULL AND cleared_id IS NULL AND list_id = \(list)
        AND (addition_id = \(addition.activity.id)\(grown.isEmpty ? "" : " OR id IN \(grown)" as SQL))
      """)
  }

  /// What one clearing took off its list, in the order in which it was added.
  func items(clearedBy activity: ID<Activity>) throws -> [Item] {
    try items("trash_id IS NULL AND cleared_id = \(activity)")
  }

  /// What was bought last and is done with: the newest of what was cleared away at once and of the other completed lists.
  func lastTrip(besides list: ID<ShoppingList>) throws -> [Item] {
    let trip: String? = try scope.connection.value(
      """
      SELECT COALESCE(shopping_item.cleared_id, shopping_item.list_id) AS trip
      FROM shopping_item JOIN shopping_list ON shopping_list.id = shopping_item.list_id
      WHERE shopping_item.space_id = \(scope.space.id) AND shopping_item.trash_id IS NULL
        AND shopping_item.is_bought = 1
        AND (shopping_item.cleared_id IS NOT NULL OR shopping_list.is_completed = 1 AND shopping_list.id <> \(list))
      GROUP BY COALESCE(shopping_item.cleared_id, shopping_item.list_id) ORDER BY MAX(shopping_item.bought_at) DESC, trip
      LIMIT 1
      """)
    guard let trip else { return [] }
    return try items(
      "trash_id IS NULL AND is_bought = 1 AND (cleared_id = \(trip) OR cleared_id IS NULL AND list_id = \(trip))")
  }
}

extension Item {
  fileprivate static let columns: SQL =
    """
    id, name, brand, quantity, unit, price, price_basis, note, category_id, added_at, added_by, added_guest, added_name, \
    is_bought, bought_by, bought_name
    """

  fileprivate init(_ row: SQLRow, currency: Currency) throws {
    id = try row["id"]
    line = try ItemLine(row, currency: currency)
    note = try row["note"]
    category = try row["category_id"]
    addedAt = try row["added_at"]
    isBought = try row["is_bought"]
    addedBy = Author(person: try row["added_by"], guest: try row["added_guest"], name: try row["added_name"])
    let buyer: String? = try row["bought_name"]
    boughtBy = try buyer.map { Author(person: try row["bought_by"], name: $0) }
  }
}
