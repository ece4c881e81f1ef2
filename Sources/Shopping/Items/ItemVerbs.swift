import Kit

/// The items of one space's lists: changing.
extension ItemStore where Scope == SpaceTransaction {
  /// Writes the row of an item; whoever calls notes the activity and settles the list.
  /// - Parameters:
  ///   - addition: the activity that tells of it, by which it is undone.
  ///   - staged: an import that shows it later.
  func insert(
    _ item: Item, into list: ID<ShoppingList>, addition: ID<Activity>, staged: ID<ImportRun>? = nil
  ) throws {
    let line = item.line
    try scope.run(
      """
      INSERT INTO shopping_item (id, space_id, list_id, name, brand, quantity, unit, price, price_basis, note, \
      category_id, added_at, added_by, added_guest, added_name, addition_id, is_bought, trash_id)
      VALUES (\(item.id), \(scope.space.id), \(list), \(line.name), \(line.brand ?? ""), \
      \(line.quantity?.thousandths), \(line.quantity?.unit.rawValue), \(line.price?.amount.minorUnits), \
      \(line.price?.basis.rawValue), \(item.note), \(item.category), \(item.addedAt), \(scope.author.person), \
      \(scope.author.guest), \(scope.author.name), \(addition), \(false), \(staged))
      """)
    if item.isBought { try write(bought: true, item.id) }
  }

  /// Changes what differs from what the form showed, or from what is stored when it showed nothing; what others changed
  /// meanwhile in other fields stays.
  func change(
    _ id: ID<Item>, on list: ID<ShoppingList>, to draft: ItemDraft, from shown: ItemDraft?, in language: Language
  ) throws {
    let item = try item(id, on: list)
    // One that has been deleted stays the item's own until somebody chooses another.
    let own = [item.category].compactMap(\.self)
    let categories = Set(try CategoryStore(scope, language).categories().map(\.id) + own)
    // Checked as it was typed first, so that the messages speak of what the person sees.
    _ = try content(draft, language, categories)
    let stored = ItemDraft(item, in: language)
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: ItemDraft.fields, of: item.id)
    guard !changes.isEmpty else { return }
    let content = try content(merged, language, categories)
    try write(content.line, of: item.id)
    try scope.update(Item.table, item.id, "note = \(content.note), category_id = \(content.category)")
    try GoodStore(scope, language).learn(content.line, category: content.category, correcting: item)
    try PriceStore(scope).correct(item, to: content.line, on: list)
    try scope.record(Item.changed, of: Subject(Item.topic, item.id, title: content.line.name), fields: changes)
    scope.touch(ShoppingList.topic)
  }

  /// Says how much of it is wanted. A price of the whole grows with it.
  /// - Returns: the activity line, by which it is undone; `nil` when it was so already.
  func set(_ id: ID<Item>, on list: ID<ShoppingList>, to quantity: Quantity) throws -> ID<Activity>? {
    let item = try item(id, on: list)
    if try scope.isOvertaken(at: ItemDraft.quantity.name, of: item.id) { return nil }
    var line = item.line
    line.quantity = quantity
    line.price = item.line.price(of: quantity)
    guard line != item.line else { return nil }
    try write(line, of: item.id)
    return try scope.record(
      Item.counted, of: item.subject,
      Addition.Growth(item: item.id, before: item.line, after: line))
  }

  /// Changes what it costs and how much it is, and nothing else of it.
  func correct(
    _ id: ID<Item>, on list: ID<ShoppingList>, to correction: ItemCorrection, from shown: ItemCorrection?,
    in language: Language
  ) throws {
    let stored = ItemDraft(try item(id, on: list), in: language)
    try change(
      id, on: list, to: correction.applied(to: stored), from: shown.map { $0.applied(to: stored) }, in: language)
  }

  private func content(
    _ draft: ItemDraft, _ language: Language, _ categories: Set<ID<Category>>
  ) throws -> ItemContent {
    try ItemContent(draft, currency: scope.space.currency, language: language, categories: categories)
  }

  /// Writes what an item asks for; whoever calls notes the activity.
  func write(_ line: ItemLine, of id: ID<Item>) throws {
    try scope.update(
      Item.table, id,
      """
      name = \(line.name), brand = \(line.brand ?? ""), \
      quantity = \(line.quantity?.thousandths), unit = \(line.quantity?.unit.rawValue), \
      price = \(line.price?.amount.minorUnits), price_basis = \(line.price?.basis.rawValue)
      """)
  }

  /// Brings an item into the state that is wanted; one that is in it already is left alone.
  /// - Returns: the activity line, by which it is undone; `nil` when there was nothing to do.
  func set(_ id: ID<Item>, on list: ID<ShoppingList>, bought: Bool) throws -> ID<Activity>? {
    let item = try item(id, on: list)
    if try scope.isOvertaken(at: "bought", of: item.id) { return nil }
    guard item.isBought != bought else { return nil }
    try write(bought: bought, item.id)
    try PriceStore(scope).note(item, on: list, bought: bought)
    try ListStore(scope).settle(list)
    return try scope.record(bought ? Item.bought : Item.returned, of: item.subject)
  }

  private func write(bought: Bool, _ id: ID<Item>) throws {
    let author: Author? = bought ? scope.author : nil
    try scope.update(
      Item.table, id,
      """
      is_bought = \(bought), bought_at = \(bought ? scope.now : nil), \
      bought_by = \(author?.person), bought_name = \(author?.name)
      """)
  }

  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<Item>, from list: ID<ShoppingList>) throws -> ID<Activity>? {
    guard let item = try Refusal.unlessGone({ try item(id, on: list) }) else { return nil }
    let deletion = try scope.record(Item.deleted, of: item.subject)
    try scope.update(Item.table, item.id, "trash_id = \(deletion)")
    if !item.isBought { try GoodStore(scope, .en).forget(item.id, with: deletion) }
    try ListStore(scope).settle(list)
    return deletion
  }

  /// Takes off the list what a guest has put on it.
  /// - Returns: as ``remove(_:from:)`` does.
  /// - Throws: `Refusal.forbidden` for anything that is not theirs to take back.
  func takeBack(_ id: ID<Item>, from list: ID<ShoppingList>) throws -> ID<Activity>? {
    guard let item = try Refusal.unlessGone({ try item(id, on: list) }) else { return nil }
    guard item.mayBeTakenBack(by: scope.author) else { throw Refusal.forbidden(ShoppingPhrases.notYoursToTakeBack) }
    return try remove(item.id, from: list)
  }

  /// What somebody else has added to is not one guest's own any more.
  func share(_ id: ID<Item>) throws {
    let guest = scope.author.guest?.description ?? "-"
    try scope.update(Item.table, id, "added_guest = CASE WHEN added_guest = \(guest) THEN added_guest END")
  }

  /// Takes what is bought off the list. It is kept as the last trip.
  /// - Returns: the activity line, by which it is undone; `nil` when nothing is bought.
  func clearBought(on list: ID<ShoppingList>) throws -> ID<Activity>? {
    let (subject, bought) = (try scope.find(list).subject, try items(of: list).filter(\.isBought))
    guard !bought.isEmpty else { return nil }
    let clearing = try scope.record(ShoppingList.cleared, of: subject, Clearing(count: bought.count))
    try clear(bought, off: list, by: clearing)
    return clearing
  }

  /// - Parameters:
  ///   - bought: what is bought there, all of it or some.
  ///   - activity: the line that tells of it, by which it is undone.
  func clear(_ bought: [Item], off list: ID<ShoppingList>, by activity: ID<Activity>) throws {
    try PriceStore(scope).note(bought, on: list)
    try scope.run(
      """
      UPDATE shopping_item SET cleared_id = \(activity) WHERE space_id = \(scope.space.id) AND list_id = \(list)
        AND trash_id IS NULL AND cleared_id IS NULL AND is_bought = 1 AND id IN \(bought.map(\.id))
      """)
    scope.touch(Item.topic)
    try ListStore(scope).settle(list)
  }
}
