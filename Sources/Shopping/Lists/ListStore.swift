import Kit

/// The lists of one space: reading.
struct ListStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// The lists whose name holds the words: the current ones, then the completed ones, each the newest first.
  /// - Parameter cursor: where the page before ended.
  func lists(matching words: String = "", after cursor: Cursor? = nil) throws -> Window<ListEntry> {
    let begin: SQL = cursor?.listsAfter ?? ""
    let rows = try scope.connection.rows(
      """
      SELECT \(ShoppingList.columns), moved_at,
        (SELECT COUNT(*) FROM shopping_item WHERE list_id = shopping_list.id AND trash_id IS NULL
          AND cleared_id IS NULL) AS items,
        (SELECT COUNT(*) FROM shopping_item WHERE list_id = shopping_list.id AND trash_id IS NULL
          AND cleared_id IS NULL AND is_bought = 1) AS bought
      FROM shopping_list
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL\(Search.condition(words, in: "search_key"))\(begin)
      ORDER BY is_completed, moved_at DESC, id DESC LIMIT \(Window<ListEntry>.size + 1)
      """)
    return try Window(
      rows,
      cursor: { row in
        let (isCompleted, movedAt): (Bool, Instant) = (try row["is_completed"], try row["moved_at"])
        return Cursor(key: "\(isCompleted ? 1 : 0)\(movedAt.milliseconds)", id: try row["id"])
      },
      element: { row in
        ListEntry(list: try ShoppingList(row, in: scope.space), items: try row["items"], bought: try row["bought"])
      })
  }

  /// Those on which there is something to buy, the one first to which something was added, or from which something was bought, last.
  func inUse(atMost limit: Int) throws -> [ListEntry] {
    let rows = try scope.connection.rows(
      """
      SELECT shopping_list.id AS id, shopping_list.name AS name, shopping_list.shop_id AS shop_id,
        shopping_list.is_completed AS is_completed, COUNT(*) AS items,
        COUNT(CASE WHEN shopping_item.is_bought = 1 THEN 1 END) AS bought,
        MAX(COALESCE(shopping_item.bought_at, shopping_item.added_at)) AS used_at
      FROM shopping_list JOIN shopping_item ON shopping_item.list_id = shopping_list.id
      WHERE shopping_list.space_id = \(scope.space.id) AND shopping_list.trash_id IS NULL
        AND shopping_list.is_completed = \(false) AND shopping_item.trash_id IS NULL
        AND shopping_item.cleared_id IS NULL
      GROUP BY shopping_list.id, shopping_list.name, shopping_list.shop_id, shopping_list.is_completed
      ORDER BY used_at DESC, shopping_list.id LIMIT \(limit)
      """)
    return try rows.map {
      ListEntry(list: try ShoppingList($0, in: scope.space), items: try $0["items"], bought: try $0["bought"])
    }
  }
}

extension Cursor {
  /// ` AND …`: what stands after it among the lists.
  fileprivate var listsAfter: SQL? {
    guard let first = key.first, let movedAt = Int64(key.dropFirst()) else { return nil }
    let isCompleted = first == "1"
    return """
       AND (is_completed > \(isCompleted) OR is_completed = \(isCompleted) AND (moved_at, id) < (\(movedAt), \(id)))
      """
  }
}

extension ListStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: ListDraft, id: ID<ShoppingList>) throws {
    let draft = try draft.validated()
    try scope.claim(id)
    try insert(id, name: draft.name, shop: nil)
    try scope.record(ShoppingList.added, of: Subject(ShoppingList.topic, id, title: draft.name))
  }

  /// Writes the row of an empty list; whoever calls notes the activity.
  /// - Parameter staged: an import that shows it later.
  func insert(_ id: ID<ShoppingList>, name: String, shop: ID<Shop>?, staged: ID<ImportRun>? = nil) throws {
    try scope.run(
      """
      INSERT INTO shopping_list (id, space_id, name, search_key, shop_id, is_completed, moved_at, created_at, trash_id)
      VALUES (\(id), \(scope.space.id), \(name), \(name.searchKey), \(shop), \(false), \(scope.now), \(scope.now), \
      \(staged))
      """)
  }

  func rename(_ id: ID<ShoppingList>, to draft: ListDraft, from shown: ListDraft?) throws {
    let stored = ListDraft(name: try scope.find(id).name)
    let (merged, changes) = try scope.merge(
      draft.validated(), over: stored, shown: shown, fields: ListDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    try scope.update(id, "\(merged.assignments), search_key = \(merged.searchKey)")
    try scope.record(ShoppingList.renamed, of: Subject(ShoppingList.topic, id, title: merged.name), fields: changes)
  }

  /// Says where the list is shopped for.
  func choose(_ shop: ID<Shop>?, for id: ID<ShoppingList>) throws {
    let list = try scope.find(id)
    guard try !scope.isOvertaken(at: "shop", of: id), list.shop != shop else { return }
    let name = try shop.map { try scope.find($0).name } ?? ""
    try scope.update(id, "shop_id = \(shop)")
    try scope.record(ShoppingList.shopChosen, of: list.subject, fields: [FieldChange("shop", from: "", to: name)])
  }

  /// Deletes a list with its items.
  /// - Returns: the activity line, by which both come back; `nil` when it was deleted before.
  func remove(_ id: ID<ShoppingList>) throws -> ID<Activity>? {
    guard let deletion = try scope.trash(id, ShoppingList.deleted) else { return nil }
    try scope.trashAll(in: Item.table, "list_id = \(id)", with: deletion)
    return deletion
  }

  /// Makes a list with the same items, none of them bought.
  /// - Parameter copy: minted by the page that was shown.
  func copy(_ id: ID<ShoppingList>, as copy: ID<ShoppingList>, in language: Language) throws {
    let list = try scope.find(id)
    try scope.claim(copy)
    let name = String(ShoppingPhrases.copyName(of: list.name).text(in: language).prefix(ListDraft.nameLimit))
    try insert(copy, name: name, shop: list.shop)
    let addition = try scope.record(ShoppingList.copied, of: Subject(ShoppingList.topic, copy, title: name))
    let items = ItemStore(scope)
    for (index, item) in try items.items(of: id).enumerated() {
      let now = scope.now + .milliseconds(index)
      try items.insert(item.copied(as: scope.mint.id(), at: now), into: copy, addition: addition)
    }
  }

  /// Moves the list to the section where its items say that it belongs.
  func settle(_ id: ID<ShoppingList>) throws {
    try scope.run(
      """
      UPDATE shopping_list SET is_completed = 1 - is_completed, moved_at = \(scope.now)
      WHERE space_id = \(scope.space.id) AND id = \(id) AND is_completed <> (
        SELECT CASE WHEN COUNT(*) > 0 AND COUNT(*) = SUM(is_bought) THEN 1 ELSE 0 END FROM shopping_item
        WHERE list_id = \(id) AND trash_id IS NULL AND cleared_id IS NULL)
      """)
    scope.touch(ShoppingList.topic)
  }
}
