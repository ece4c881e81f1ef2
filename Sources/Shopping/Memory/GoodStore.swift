import Kit

/// What one space remembers of what it buys: reading.
struct GoodStore<Scope: SpaceScope> {
  /// Beyond that nobody would find anything among suggestions.
  static var limit: Int { 3_000 }

  let scope: Scope
  let language: Language

  init(_ scope: Scope, _ language: Language) {
    (self.scope, self.language) = (scope, language)
  }

  /// The most used first; of what was merged, one.
  func goods(onlyStaples: Bool = false) throws -> [RememberedGood] {
    let goods = try read("1 = 1")
    return onlyStaples ? goods.filter(\.isStaple) : goods
  }

  /// One of the goods, or the one that it was merged into.
  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func good(_ id: ID<RememberedGood>) throws -> RememberedGood {
    let found = try scope.connection.row(
      "SELECT trash_id FROM shopping_good WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let found else { throw Refusal.notFound }
    guard try found["trash_id"] as String? == nil else { throw Refusal.gone(GoodPhrases.gone) }
    let families = try families()
    let family = try read("id IN \(families.family(of: id))")
    guard let good = family.first else { throw Refusal.notFound }
    return good
  }

  /// What is remembered by a name, in singular or plural; the name as it is written goes first.
  func good(named name: String) throws -> RememberedGood? {
    let family = try family(named: name)
    return try family.isEmpty ? nil : read("id IN \(family)").first
  }

  /// All that is meant by a name, what it goes by now first.
  func family(named name: String) throws -> [ID<RememberedGood>] {
    guard let head = try head(named: name) else { return [] }
    var (family, newest) = ([head.id], [head.id])
    while !newest.isEmpty {
      newest = try members(
        "(merged_into IN \(newest) OR name_key = \(head.key) AND merged_into IS NULL) AND id NOT IN \(family)"
      ).map(\.id)
      family += newest
    }
    return family
  }

  /// Which of the goods goes by a name. Each line that is added asks this, of everything that a household has ever bought.
  func id(named name: String) throws -> ID<RememberedGood>? { try head(named: name)?.id }

  private func head(named name: String) throws -> GoodFamilies.Member? {
    let key = name.searchKey
    guard !key.isEmpty else { return nil }
    let exact = try members("name_key = \(key)")
    let beginning = String(key.prefix(3))
    let compared = GoodsName(key: key)
    let found =
      try exact.first { $0.mergedInto == nil } ?? exact.first
      ?? members("name_key >= \(beginning) AND name_key < \(beginning + "\u{10FFFF}")", by: "name_key, id")
      .first { GoodsName(key: $0.key).isSame(as: compared) }
    guard var head = found else { return nil }
    var seen: Set<ID<RememberedGood>> = [head.id]
    while let into = head.mergedInto, let next = try members("id = \(into)").first, seen.insert(next.id).inserted {
      head = next
    }
    return head
  }

  private func members(_ isMeant: SQL, by order: SQL = "id") throws -> [GoodFamilies.Member] {
    try scope.connection.rows(
      """
      SELECT id, name_key, merged_into FROM shopping_good
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND \(isMeant) ORDER BY \(order)
      """
    ).map { GoodFamilies.Member(id: try $0["id"], key: try $0["name_key"], mergedInto: try $0["merged_into"]) }
  }

  func families() throws -> GoodFamilies { GoodFamilies(try members("1 = 1")) }

  /// The names of what was merged into something else.
  func mergedNames() throws -> [String] {
    try scope.connection.rows(
      """
      SELECT name FROM shopping_good
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND merged_into IS NOT NULL ORDER BY id
      """
    ).map { try $0["name"] }
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
    let lastPrice = known?.price(of: line.brand, for: line.quantity)
    let remembered = known?.category.flatMap { id in categories.first { $0.id == id }?.id }
    let goods = GoodsDictionary.standard.good(in: line.name, language: language)?.category
    let builtIn = goods.flatMap { goods in categories.first { $0.goods == goods }?.id }
    return IncomingItem(line: line, category: remembered ?? builtIn, lastPrice: lastPrice)
  }

  /// The goods that are meant, each with what was merged into it, as far as that is meant too.
  private func read(_ isMeant: SQL) throws -> [RememberedGood] {
    let rows = try scope.connection.rows(
      """
      SELECT id, name, name_key, brand, category_id, quantity, unit, times_used, used_at, is_staple, merged_into
      FROM shopping_good WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND \(isMeant)
      ORDER BY times_used DESC, used_at DESC, id LIMIT \(Self.limit)
      """)
    guard !rows.isEmpty else { return [] }
    let families = GoodFamilies(
      try rows.map { GoodFamilies.Member(id: try $0["id"], key: try $0["name_key"], mergedInto: try $0["merged_into"]) }
    )
    let goods = try rows.map { try RememberedGood($0) }
    let others = Dictionary(grouping: goods.filter { families.head(of: $0.id) != $0.id }) { families.head(of: $0.id) }
    var heads = goods.filter { families.head(of: $0.id) == $0.id }
    let prices = try prices(of: goods.map(\.id), in: families)
    for index in heads.indices {
      let id = heads[index].id
      for other in others[id] ?? [] { heads[index].absorb(other) }
      heads[index].prices = prices[id] ?? [:]
    }
    // What was merged counts where it stands.
    return others.isEmpty ? heads : heads.sorted { ($1.timesUsed, $1.usedAt) < ($0.timesUsed, $0.usedAt) }
  }

  /// What each brand cost last, the newest of all that was merged.
  private func prices(
    of goods: [ID<RememberedGood>], in families: GoodFamilies
  ) throws -> [ID<RememberedGood>: [String: RememberedPrice]] {
    let narrowed: SQL = goods.count <= 50 ? " AND good_id IN \(goods)" : ""
    var prices: [ID<RememberedGood>: [String: RememberedPrice]] = [:]
    for row in try scope.connection.rows(
      """
      SELECT good_id, brand_key, price, price_basis, quantity, unit FROM shopping_good_brand
      WHERE space_id = \(scope.space.id) AND price IS NOT NULL\(narrowed)
      ORDER BY seen_at, good_id, brand_key
      """)
    {
      let good = families.head(of: try row["good_id"])
      guard let price = try Price(row, currency: scope.space.currency) else { continue }
      prices[good, default: [:]][try row["brand_key"]] = RememberedPrice(price: price, quantity: try Quantity(row))
    }
    return prices
  }
}

extension RememberedGood {
  /// Without its prices.
  fileprivate init(_ row: SQLRow) throws {
    self.init(
      id: try row["id"], name: try row["name"], brand: try row["brand"], category: try row["category_id"],
      quantity: try Quantity(row), timesUsed: try row["times_used"], usedAt: try row["used_at"],
      isStaple: try row["is_staple"], prices: [:])
  }
}
