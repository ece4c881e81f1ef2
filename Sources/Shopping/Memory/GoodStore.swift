import Kit

/// What one space remembers of what it buys.
struct GoodStore<Scope: SpaceScope> {
  /// Beyond that nobody would find anything among suggestions.
  static var limit: Int { 3_000 }

  let scope: Scope
  let language: Language

  init(_ scope: Scope, _ language: Language) {
    (self.scope, self.language) = (scope, language)
  }

  private var columns: SQL {
    "id, name, name_key, brand, category_id, quantity, unit, times_used, used_at, is_staple"
  }

  /// The most used first.
  func goods(onlyStaples: Bool = false) throws -> [RememberedGood] {
    let narrowed: SQL = onlyStaples ? " AND is_staple = 1" : ""
    return try read(
      """
      SELECT \(columns) FROM shopping_good WHERE space_id = \(scope.space.id)\(narrowed)
      ORDER BY times_used DESC, used_at DESC, id LIMIT \(Self.limit)
      """)
  }

  /// - Throws: `Refusal.notFound`.
  func good(_ id: ID<RememberedGood>) throws -> RememberedGood {
    let found = try read("SELECT \(columns) FROM shopping_good WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let good = found.first else { throw Refusal.notFound }
    return good
  }

  /// What is remembered by a name, in singular or plural; the name as it is written goes first.
  func good(named name: String) throws -> RememberedGood? {
    let key = name.searchKey
    guard !key.isEmpty else { return nil }
    if let exact = try read(
      "SELECT \(columns) FROM shopping_good WHERE space_id = \(scope.space.id) AND name_key = \(key)"
    ).first {
      return exact
    }
    let beginning = String(key.prefix(3))
    let compared = GoodsName(key: key)
    // Each line that is added asks this, of everything that a household has ever bought.
    let alike = try scope.connection.rows(
      """
      SELECT id, name_key FROM shopping_good
      WHERE space_id = \(scope.space.id) AND name_key >= \(beginning) AND name_key < \(beginning + "\u{10FFFF}")
      ORDER BY name_key
      """
    ).first { try GoodsName(key: $0["name_key"]).isSame(as: compared) }
    return try alike.map { try good($0["id"]) }
  }

  /// The brands that the household has ever written, to be found in what it types.
  func brands() throws -> [String] {
    try scope.connection.rows(
      "SELECT DISTINCT brand FROM shopping_good_brand WHERE space_id = \(scope.space.id) AND brand <> '' ORDER BY brand"
    ).map { try $0["brand"] }
  }

  func parser() throws -> LineParser {
    LineParser(currency: scope.space.currency, language: language, brands: try brands())
  }

  /// A line with what is remembered of it and with what the dictionary knows: its category, and what its brand cost last.
  func completed(_ line: ItemLine, among categories: [Category]) throws -> IncomingItem {
    let known = try good(named: line.name)
    var priced = line
    priced.price = known?.price(of: line.brand)
    // So much a kilogram says nothing of two bottles.
    let lastPrice = try priced.cost == nil ? nil : priced.price
    let remembered = known?.category.flatMap { id in categories.first { $0.id == id }?.id }
    let goods = GoodsDictionary.standard.good(in: line.name, language: language)?.category
    let builtIn = goods.flatMap { goods in categories.first { $0.goods == goods }?.id }
    return IncomingItem(line: line, category: remembered ?? builtIn, lastPrice: lastPrice)
  }

  private func read(_ sql: SQL) throws -> [RememberedGood] {
    let rows = try scope.connection.rows(sql)
    guard !rows.isEmpty else { return [] }
    let ids: [String] = try rows.map { try $0["id"] }
    let narrowed: SQL = ids.count <= 50 ? " AND good_id IN \(ids)" : ""
    var prices: [String: [String: Price]] = [:]
    for row in try scope.connection.rows(
      """
      SELECT good_id, brand_key, price, price_basis FROM shopping_good_brand
      WHERE space_id = \(scope.space.id) AND price IS NOT NULL\(narrowed)
      ORDER BY good_id, brand_key
      """)
    {
      prices[try row["good_id"], default: [:]][try row["brand_key"]] = try Price(row, currency: scope.space.currency)
    }
    return try zip(ids, rows).map { id, row in
      RememberedGood(
        id: try row["id"], name: try row["name"], brand: try row["brand"], category: try row["category_id"],
        quantity: try Quantity(row), timesUsed: try row["times_used"], usedAt: try row["used_at"],
        isStaple: try row["is_staple"], prices: prices[id] ?? [:])
    }
  }
}

extension GoodStore where Scope == SpaceTransaction {
  /// Remembers what is put on a list.
  /// - Parameter counting: whether it is wanted once more, and not only told more exactly.
  func learn(_ line: ItemLine, category: ID<Category>?, counting: Bool) throws {
    // A name of signs alone cannot be looked up.
    guard !line.name.searchKey.isEmpty else { return }
    let known = try good(named: line.name)
    let id = known?.id ?? scope.mint.id()
    let quantity = line.quantity ?? known?.quantity
    if known == nil {
      try scope.run(
        """
        INSERT INTO shopping_good (id, space_id, name, name_key, brand, category_id, quantity, unit, times_used, \
        used_at, is_staple)
        VALUES (\(id), \(scope.space.id), \(line.name), \(line.name.searchKey), \(line.brand ?? ""), \(category), \
        \(quantity?.thousandths), \(quantity?.unit.rawValue), 1, \(scope.now), \(false))
        """)
    } else {
      try scope.update(
        RememberedGood.table, id,
        """
        brand = \(line.brand ?? ""), category_id = \(category ?? known?.category), \
        quantity = \(quantity?.thousandths), unit = \(quantity?.unit.rawValue), \
        times_used = times_used + \(counting ? 1 : 0), used_at = \(scope.now)
        """)
    }
    try learn(line.brand ?? "", at: line.price, of: id)
    scope.touch(RememberedGood.topic)
  }

  private func learn(_ brand: String, at price: Price?, of good: ID<RememberedGood>) throws {
    guard !brand.isEmpty || price != nil else { return }
    try scope.run(
      """
      INSERT INTO shopping_good_brand (good_id, brand_key, space_id, brand, price, price_basis, seen_at)
      VALUES (\(good), \(brand.searchKey), \(scope.space.id), \(brand), \(price?.amount.minorUnits), \
      \(price?.basis.rawValue), \(scope.now))
      ON CONFLICT (good_id, brand_key) DO UPDATE SET brand = excluded.brand,
        price = COALESCE(excluded.price, shopping_good_brand.price),
        price_basis = COALESCE(excluded.price_basis, shopping_good_brand.price_basis), seen_at = excluded.seen_at
      """)
  }

  /// Says whether something is always bought. When that is so already, nothing is changed and `nil` returned.
  func mark(_ id: ID<RememberedGood>, asStaple isStaple: Bool) throws -> ID<Activity>? {
    let good = try good(id)
    guard try !scope.isOvertaken(at: "staple", of: id), good.isStaple != isStaple else { return nil }
    try scope.update(RememberedGood.table, id, "is_staple = \(isStaple)")
    return try scope.record(isStaple ? RememberedGood.marked : RememberedGood.unmarked, of: good.subject)
  }
}
