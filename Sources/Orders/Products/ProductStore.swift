import Kit

/// The products of one space.
struct ProductStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// The products that are found by the words, by name.
  /// - Parameter cursor: where the page before ended.
  func products(matching words: String = "", after cursor: Cursor? = nil) throws -> Window<Product> {
    try scope.window(ArchiveRule.shown(words), by: "name_key", after: cursor)
  }

  /// The stretch of the list in which a product stands, a few before and the rest after.
  func products(matching words: String, around product: Product) throws -> Window<Product> {
    try scope.window(ArchiveRule.shown(words), by: "name_key", around: product.id, at: product.name.sortKey)
  }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func product(_ id: ID<Product>) throws -> Product {
    try scope.find(id)
  }

  /// What an order may hold, by name, each at its price of now.
  func choices(in language: Language) throws -> KeptChoices {
    let products: [Product] = try scope.things(
      where: "\(ArchiveRule.shown("")) ORDER BY name_key, id LIMIT \(KeptChoices.most)")
    return KeptChoices(
      OrdersPhrases.products, topics: [Product.topic], back: (OrdersPhrases.products, to: OrdersPaths.products()),
      products.map { product in
        KeptChoices.Choice(
          product.id, product.name, about: Phrase(product.price), price: product.price.fieldText(in: language),
          opens: OrdersPaths.product(product.id))
      })
  }
}

extension ProductStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  @discardableResult
  func add(_ draft: ProductDraft, id: ID<Product>, in language: Language) throws -> Product {
    let price = try draft.validated(currency: scope.space.currency, language: language)
    try scope.claim(id)
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
    let stored = ProductDraft(try product(id), in: language)
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

  /// Deletes a product, or archives one that orders hold.
  /// - Returns: the activity line, by which either is undone; `nil` when it was removed before.
  func remove(_ id: ID<Product>) throws -> ID<Activity>? {
    guard let product = try scope.findUnlessGone(id), !product.isArchived else { return nil }
    return try ArchiveRule.products.remove(product.subject, in: scope)
  }

  /// Puts an archived product back into lists and pickers.
  func bringBack(_ id: ID<Product>) throws {
    let product = try product(id)
    if product.isArchived { try ArchiveRule.products.bringBack(product.subject, in: scope) }
  }
}
