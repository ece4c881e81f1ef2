import Kit

/// The categories of one space, in the general order.
///
/// A space begins with those of the built-in dictionary; they are written when the first list is made, and called by
/// their names in the reader's language until somebody calls them otherwise.
struct CategoryStore<Scope: SpaceScope> {
  let scope: Scope
  let language: Language

  init(_ scope: Scope, _ language: Language) {
    (self.scope, self.language) = (scope, language)
  }

  func categories() throws -> [Category] {
    let rows = try rows("")
    guard !rows.isEmpty else { return builtIn }
    return try rows.filter { try $0["trash_id"] as String? == nil }.map(category)
  }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func category(_ id: ID<Category>) throws -> Category {
    guard let row = try rows(" AND id = \(id)").first else {
      guard let category = builtIn.first(where: { $0.id == id }) else { throw Refusal.notFound }
      return category
    }
    guard try row["trash_id"] as String? == nil else { throw Refusal.gone(Category.noun.gone) }
    return try category(row)
  }

  private func rows(_ narrowed: SQL) throws -> [SQLRow] {
    try scope.connection.rows(
      """
      SELECT id, name, goods, colour, trash_id FROM shopping_category WHERE space_id = \(scope.space.id)\(narrowed)
      ORDER BY position, id
      """)
  }

  private func category(_ row: SQLRow) throws -> Category {
    let (key, name): (String?, String) = (try row["goods"], try row["name"])
    let goods = key.flatMap(GoodsCategory.init)
    return Category(
      id: try row["id"], name: name.isEmpty ? goods?.name.text(in: language) ?? "" : name,
      colour: CategoryColour(rawValue: try row["colour"]) ?? .grey, goods: goods)
  }

  private var builtIn: [Category] {
    GoodsCategory.allCases.enumerated().map { place, goods in
      Category(id: builtInID(place), name: goods.name.text(in: language), colour: goods.colour, goods: goods)
    }
  }

  /// The same for the same space before and after it is written, and another for each space: the space's own with
  /// another end.
  private func builtInID(_ place: Int) -> ID<Category> {
    let own = scope.space.id.description
    let end = (UInt8(own.suffix(2), radix: 16) ?? 0) ^ UInt8(place + 1)
    let digits = String(end, radix: 16)
    guard let id = ID<Category>("\(own.dropLast(2))\(digits.count == 1 ? "0" : "")\(digits)") else {
      fatalError("an id whose last two digits are others is one")
    }
    return id
  }
}

extension CategoryStore where Scope == SpaceTransaction {
  /// Writes the built-in categories where none are written yet.
  func begin() throws {
    guard try !scope.connection.holds("shopping_category WHERE space_id = \(scope.space.id)") else { return }
    for (position, category) in builtIn.enumerated() {
      try scope.run(
        """
        INSERT INTO shopping_category (id, space_id, name, goods, colour, position)
        VALUES (\(category.id), \(scope.space.id), '', \(category.goods?.rawValue), \(category.colour.rawValue), \
        \(position))
        """)
    }
  }

  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: CategoryDraft, id: ID<Category>) throws {
    let (name, colour) = try draft.content()
    try begin()
    try scope.expectFresh(id, in: "shopping_category")
    let last: Int? = try scope.connection.value(
      "SELECT MAX(position) AS last FROM shopping_category WHERE space_id = \(scope.space.id)")
    try scope.run(
      """
      INSERT INTO shopping_category (id, space_id, name, colour, position)
      VALUES (\(id), \(scope.space.id), \(name), \(colour.rawValue), \((last ?? 0) + 1))
      """)
    try scope.record(Category.added, of: Subject(Category.topic, id, title: name))
  }

  func change(_ id: ID<Category>, to draft: CategoryDraft, from shown: CategoryDraft?) throws {
    _ = try draft.content()
    try begin()
    let stored = try category(id)
    let before = CategoryDraft(name: stored.name, colour: stored.colour.rawValue)
    let (merged, changes) = try scope.merge(draft, over: before, shown: shown, fields: CategoryDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    // What goes by the dictionary's name goes by it in each language.
    let own = merged.name == stored.goods?.name.text(in: language) ? "" : merged.name
    try scope.update(Category.table, id, "name = \(own), colour = \(merged.colour)")
    try scope.record(Category.changed, of: Subject(Category.topic, id, title: merged.name), fields: changes)
  }

  /// Deletes a category; what was in it stands in none until it comes back. Its row is never emptied from the trash: a space
  /// without any would begin with the dictionary's again.
  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<Category>) throws -> ID<Activity>? {
    try begin()
    guard let category = try Refusal.unlessGone({ try category(id) }) else { return nil }
    let deletion = try scope.record(Category.deleted, of: category.subject)
    try scope.update(Category.table, id, "trash_id = \(deletion)")
    return deletion
  }

  func restore(_ deletion: ID<Activity>) throws {
    try scope.run(
      "UPDATE shopping_category SET trash_id = NULL WHERE space_id = \(scope.space.id) AND trash_id = \(deletion)")
  }

  /// Puts a category right before another, or at the end.
  func place(_ id: ID<Category>, before next: ID<Category>?) throws {
    try begin()
    let (subject, now) = (try category(id).subject, try categories().map(\.id))
    let wanted = try now.placing(id, before: next)
    guard try !scope.isOvertaken(at: "place", of: id), wanted != now else { return }
    for (position, id) in wanted.enumerated() {
      try scope.update(Category.table, id, "position = \(position)")
    }
    try scope.record(Category.placed, of: subject)
  }
}
