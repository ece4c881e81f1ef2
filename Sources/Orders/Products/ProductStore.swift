import Kit

/// The products of one space.
struct ProductStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  func descriptions(of products: [ID<Product>]) throws -> [ID<Product>: String] {
    guard !products.isEmpty else { return [:] }
    let rows = try scope.connection.rows(
      """
      SELECT id, description FROM orders_product WHERE space_id = \(scope.space.id) AND id IN \(products) ORDER BY id
      """)
    return try Dictionary(uniqueKeysWithValues: rows.map { (try $0["id"], try $0["description"]) })
  }
}

extension ProductStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  @discardableResult
  func add(_ draft: ProductDraft, id: ID<Product>, in language: Language) throws -> Product {
    let price = try draft.validated(currency: scope.space.currency, language: language)
    try scope.claim(id)
    try insert(draft, price: price, id: id)
    let product = try scope.find(id)
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
      INSERT INTO orders_product (id, space_id, \(ProductDraft.columns), price, name_key, search_key, archive_id, \
      trash_id, created_at)
      VALUES (\(id), \(scope.space.id), \(draft.columnValues), \(price.minorUnits), \(draft.name.sortKey), \
      \(draft.searchKey), \(archive), \(staged), \(scope.now))
      """)
  }

  /// Changes the fields that differ from what the form showed, or from what is stored when it showed nothing;
  /// orders keep the name and the price they were made with.
  func change(_ id: ID<Product>, to draft: ProductDraft, from shown: ProductDraft?, in language: Language) throws {
    _ = try draft.validated(currency: scope.space.currency, language: language)
    let stored = ProductDraft(try scope.find(id), in: language)
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: ProductDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let price = try merged.validated(currency: scope.space.currency, language: language)
    try write(merged, price: price, id: id)
    try scope.record(Product.changed, of: Subject(Product.topic, id, title: merged.name), fields: changes)
  }

  /// Writes what a valid draft says over the row of a product; whoever calls notes the activity.
  func write(_ draft: ProductDraft, price: Money, id: ID<Product>) throws {
    try scope.update(
      id,
      """
      \(draft.assignments), price = \(price.minorUnits), name_key = \(draft.name.sortKey), \
      search_key = \(draft.searchKey)
      """)
  }
}
