import Kit

/// The shops of one space and the order of their aisles.
struct ShopStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// By name.
  func shops() throws -> [Shop] { try scope.things(where: "1 = 1 ORDER BY name_key, id") }

  /// The categories as they stand in a shop; those that nobody has placed there come last in their general order.
  func sort(_ categories: [Category], for shop: ID<Shop>?) throws -> [Category] {
    guard let shop else { return categories }
    let rows = try scope.connection.rows(
      """
      SELECT category_id, position FROM shopping_shop_place
      WHERE space_id = \(scope.space.id) AND shop_id = \(shop) ORDER BY category_id
      """)
    let places: [ID<Category>: Int] = try Dictionary(
      uniqueKeysWithValues: rows.map { (try $0["category_id"], try $0["position"]) })
    return categories.enumerated().sorted { one, other in
      let (first, second) = (places[one.element.id] ?? .max, places[other.element.id] ?? .max)
      return (first, one.offset) < (second, other.offset)
    }.map(\.element)
  }
}

extension ShopStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: ListDraft, id: ID<Shop>) throws {
    let draft = try draft.validated()
    try scope.claim(id)
    try scope.run(
      """
      INSERT INTO shopping_shop (id, space_id, name, name_key, created_at)
      VALUES (\(id), \(scope.space.id), \(draft.name), \(draft.name.sortKey), \(scope.now))
      """)
    try scope.record(Shop.added, of: Subject(Shop.topic, id, title: draft.name))
  }

  func rename(_ id: ID<Shop>, to draft: ListDraft, from shown: ListDraft?) throws {
    let stored = ListDraft(name: try scope.find(id).name)
    let (merged, changes) = try scope.merge(
      draft.validated(), over: stored, shown: shown, fields: ListDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    try scope.update(id, "name = \(merged.name), name_key = \(merged.name.sortKey)")
    try scope.record(Shop.renamed, of: Subject(Shop.topic, id, title: merged.name), fields: changes)
  }

  /// Puts a category right before another in a shop, or at the end.
  func place(_ category: ID<Category>, before next: ID<Category>?, in id: ID<Shop>, language: Language) throws {
    let shop = try scope.find(id)
    let categories = CategoryStore(scope, language)
    try categories.begin()
    _ = try categories.category(category)
    let now = try sort(categories.categories(), for: id).map(\.id)
    let wanted = try now.placing(category, before: next)
    guard try !scope.isOvertaken(at: "place \(category)", of: id), wanted != now else { return }
    try scope.run("DELETE FROM shopping_shop_place WHERE space_id = \(scope.space.id) AND shop_id = \(id)")
    for (position, category) in wanted.enumerated() {
      try scope.run(
        """
        INSERT INTO shopping_shop_place (shop_id, category_id, space_id, position)
        VALUES (\(id), \(category), \(scope.space.id), \(position))
        """)
    }
    try scope.record(Shop.ordered, of: shop.subject)
  }
}
