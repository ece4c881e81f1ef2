package import Kit

extension ShoppingApp {
  /// Lists, what is still to be bought on the current ones, and what the household buys, with what it costs.
  package func found(_ sought: Sought, in view: SpaceView, for visit: SpaceVisit) throws -> [Found] {
    [
      Found(
        try ListStore(view).lists(matching: sought.text).elements, icon: "list",
        in: (KitPhrases.lists, ShoppingPaths.lists().with("q", sought.text))
      ) { entry in
        FoundThing(Phrase(verbatim: entry.list.name), entry.about, opens: ShoppingPaths.list(entry.list.id))
      },
      Found(try ItemStore(view).toBuy(sought), icon: "shopping") { item in
        FoundThing(
          Phrase(verbatim: item.name), ShoppingPhrases.isOn(item.listName),
          opens: ShoppingPaths.list(item.list).at("row-\(item.id)"))
      },
      Found(
        try GoodStore(view, visit.locale.language).found(sought), icon: "star",
        in: (ShoppingPhrases.staplesTab, ShoppingPaths.staples().with("q", sought.text))
      ) { FoundThing(Phrase(verbatim: $0.name), ShoppingPhrases.times($0.times), opens: ShoppingPaths.staple($0.id)) },
    ]
  }
}

extension ItemStore {
  /// Of so many that were added last; lists that are shopped by hold fewer.
  private static var mostLooked: Int { 1_000 }

  fileprivate typealias Wanted = (id: ID<Item>, name: String, list: ID<ShoppingList>, listName: String)

  /// What is to be bought and is called so, what was added last before the others.
  fileprivate func toBuy(_ sought: Sought) throws -> [Wanted] {
    let rows = try scope.connection.rows(
      """
      SELECT shopping_item.id AS id, shopping_item.name AS name, shopping_item.brand AS brand,
        shopping_list.id AS list_id, shopping_list.name AS list_name
      FROM shopping_list JOIN shopping_item ON shopping_item.list_id = shopping_list.id
      WHERE shopping_list.space_id = \(scope.space.id) AND shopping_list.trash_id IS NULL
        AND shopping_list.is_completed = \(false) AND shopping_item.is_bought = \(false)
        AND shopping_item.trash_id IS NULL AND shopping_item.cleared_id IS NULL
      ORDER BY shopping_item.added_at DESC, shopping_item.id DESC LIMIT \(Self.mostLooked)
      """)
    return try rows.filter { sought.isIn(try $0["name"], try $0["brand"]) }.prefix(Found.most).map {
      (try $0["id"], try $0["name"], try $0["list_id"], try $0["list_name"])
    }
  }
}

extension GoodStore {
  /// What is bought and is called so, the most used first; of what was merged, one.
  fileprivate func found(_ sought: Sought) throws -> [(id: ID<RememberedGood>, name: String, times: Int)] {
    try scope.connection.rows(
      """
      SELECT id, name, times_used FROM shopping_good
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND merged_into IS NULL
        \(Search.condition(sought.text, in: "name_key"))
      ORDER BY times_used DESC, used_at DESC, id LIMIT \(Found.most + 1)
      """
    ).map { (try $0["id"], try $0["name"], try $0["times_used"]) }
  }
}
