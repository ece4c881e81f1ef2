import Kit

/// The products of one space.
struct ProductStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  private var columns: SQL { "id, name, price, description, archive_id, name_key" }
  private var shown: SQL { "space_id = \(scope.space.id) AND trash_id IS NULL AND archive_id IS NULL" }

  /// The products whose name or description hold the words, by name.
  /// - Parameter cursor: where the page before ended.
  func products(matching words: String = "", after cursor: Cursor? = nil) throws -> Window<Product> {
    let begin: SQL = cursor.map { " AND (name_key, id) > (\($0.key), \($0.id))" } ?? ""
    let rows = try scope.connection.rows(
      """
      SELECT \(columns) FROM orders_product WHERE \(shown)\(Search.condition(words, in: "search_key"))\(begin)
      ORDER BY name_key, id LIMIT \(Window<Product>.size + 1)
      """)
    return try Window(
      rows, cursor: { Cursor(key: try $0["name_key"], id: try $0["id"]) },
      element: { try Product($0, currency: scope.space.currency) })
  }

  /// The stretch of the list in which a product stands, a few before and the rest after.
  func products(matching words: String, around product: Product) throws -> Window<Product> {
    let before = try scope.connection.row(
      """
      SELECT name_key, id FROM orders_product WHERE \(shown)\(Search.condition(words, in: "search_key"))
        AND (name_key, id) < (\(product.name.sortKey), \(product.id))
      ORDER BY name_key DESC, id DESC LIMIT 1 OFFSET \(Window<Product>.lead)
      """)
    return try products(
      matching: words, after: before.map { Cursor(key: try $0["name_key"], id: try $0["id"]) })
  }

  /// - Parameter staged: an import that sees what it has staged.
  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func product(_ id: ID<Product>, staged: ID<ImportRun>? = nil) throws -> Product {
    let row = try scope.connection.row(
      "SELECT \(columns), trash_id FROM orders_product WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    guard try [nil, staged].contains(row["trash_id"]) else { throw Refusal.gone(OrdersPhrases.productGone) }
    return try Product(row, currency: scope.space.currency)
  }
}

extension ProductStore where Scope == Edit {
  /// - Parameter id: minted by the form that was shown.
  @discardableResult
  func add(_ draft: ProductDraft, id: ID<Product>, in language: Language) throws -> Product {
    let price = try draft.validated(currency: scope.space.currency, language: language)
    try scope.expectFresh(id, in: "orders_product")
    try insert(draft, price: price, id: id)
    let product = try product(id)
    try scope.record(Product.added, of: product.subject)
    return product
  }

  /// Writes the row of a valid product; whoever calls notes the activity.
  /// - Parameter staged: an import that shows it later.
  func insert(
    _ draft: ProductDraft, price: Money, id: ID<Product>, archive: ID<Activity>? = nil, staged: ID<ImportRun>? = nil
  ) throws {
    try scope.run(
      """
      INSERT INTO orders_product (id, space_id, name, price, description, name_key, search_key, archive_id, \
      trash_id, created_at)
      VALUES (\(id), \(scope.space.id), \(draft.name), \(price.minorUnits), \(draft.description), \
      \(draft.name.sortKey), \(draft.searchKey), \(archive), \(staged), \(scope.now))
      """)
  }

  /// Changes the fields that differ from what the form showed, or from what is stored when it showed nothing;
  /// orders keep the name and the price they were made with.
  func change(_ id: ID<Product>, to draft: ProductDraft, from shown: ProductDraft?, in language: Language) throws {
    _ = try draft.validated(currency: scope.space.currency, language: language)
    let stored = ProductDraft(try product(id), in: language)
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: ProductDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let price = try merged.validated(currency: scope.space.currency, language: language)
    try scope.run(
      """
      UPDATE orders_product SET name = \(merged.name), price = \(price.minorUnits), \
      description = \(merged.description), name_key = \(merged.name.sortKey), search_key = \(merged.searchKey)
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    try scope.record(Product.changed, of: Subject(Product.topic, id, title: merged.name), fields: changes)
  }

  /// Deletes a product, or archives one that orders hold.
  /// - Returns: the activity line, by which either is undone; `nil` when it was removed before.
  func remove(_ id: ID<Product>) throws -> ID<Activity>? {
    do {
      let product = try product(id)
      return product.isArchived ? nil : try Shelf.products.remove(product.subject, in: scope)
    } catch Refusal.gone {
      return nil
    }
  }

  /// Puts an archived product back into lists and pickers.
  func bringBack(_ id: ID<Product>) throws {
    let product = try product(id)
    if product.isArchived { try Shelf.products.bringBack(product.subject, in: scope) }
  }
}

extension Product {
  init(_ row: SQLRow, currency: Currency) throws {
    let archive: String? = try row["archive_id"]
    self.init(
      id: try row["id"], name: try row["name"],
      price: Money(minorUnits: try row["price"], currency: currency), description: try row["description"],
      isArchived: archive != nil)
  }
}
