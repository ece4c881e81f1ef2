import Kit

/// The items of one space's lists: taking back what was done to them, after which their lists stand where they belong.
extension ItemStore where Scope == SpaceTransaction {
  func takeBack(_ purchase: Occurrence<NoDetail>, bought: Bool) throws {
    let id: ID<Item> = try purchase.subject()
    for list in try lists(of: "id = \(id)") { _ = try set(id, on: list, bought: bought) }
  }

  /// Brings back what a line of activity took off the lists.
  /// - Parameter mark: the column that holds the line.
  func restore(_ mark: SQL, of activity: Activity) throws {
    let taken: SQL = "\(mark) = \(activity.id)"
    let lists = try lists(of: taken)
    try scope.run("UPDATE shopping_item SET \(mark) = NULL WHERE space_id = \(scope.space.id) AND \(taken)")
    try GoodStore(scope, .en).remember(activity.id)
    for list in lists { try ListStore(scope).settle(list) }
    scope.touch(Item.topic)
  }

  /// What was added goes to the trash; what was added to becomes what it was, unless somebody has changed it since.
  func takeBack(_ addition: Occurrence<Addition.Outcome>) throws {
    let activity = addition.activity
    // One new item grew nothing, whatever its line keeps.
    guard addition.detail != nil || activity.tells(of: Item.added) else {
      throw Refusal.gone(KitPhrases.cannotBeUndone)
    }
    let added: SQL = "addition_id = \(activity.id) AND trash_id IS NULL"
    var lists = try lists(of: added)
    let deletion = try lists.isEmpty ? nil : scope.record(Item.addedReturned, of: activity.subject)
    if let deletion {
      try scope.run("UPDATE shopping_item SET trash_id = \(deletion) WHERE space_id = \(scope.space.id) AND \(added)")
    }
    try PriceStore(scope).unsay(by: activity.id)
    try GoodStore(scope, .en).unlearn(activity.id, with: deletion)
    try Alias.forget(activity.id, in: scope)
    for growth in addition.detail?.grown ?? [] {
      if let list = try takeBack(growth) { lists.insert(list) }
    }
    for list in lists { try ListStore(scope).settle(list) }
    scope.touch(Item.topic)
  }

  /// It is as much as it was, unless somebody has said otherwise since.
  func takeBack(_ count: Occurrence<Addition.Growth>) throws {
    guard let list = try takeBack(count.kept()) else { throw Refusal.gone(ShoppingPhrases.itemGone) }
    try ListStore(scope).settle(list)
    scope.touch(Item.topic)
  }

  private func takeBack(_ growth: Addition.Growth) throws -> ID<ShoppingList>? {
    guard let list = try lists(of: "id = \(growth.item)").first else { return nil }
    guard let item = try Refusal.unlessGone({ try item(growth.item, on: list) }) else { return nil }
    var line = item.line
    if line.quantity == growth.after.quantity { line.quantity = growth.before.quantity }
    if line.price == growth.after.price { line.price = growth.before.price }
    if line != item.line {
      try write(line, of: item.id)
      try PriceStore(scope).correct(item, to: line, on: list)
    }
    return list
  }

  private func lists(of items: SQL) throws -> Set<ID<ShoppingList>> {
    let rows = try scope.connection.rows(
      "SELECT DISTINCT list_id FROM shopping_item WHERE space_id = \(scope.space.id) AND \(items) ORDER BY list_id")
    return Set(try rows.map { try $0["list_id"] })
  }
}

extension Addition {
  static func event(
    _ name: String, says: @escaping @Sendable (Occurrence<Outcome>) -> Phrase,
    deed: (@Sendable (Occurrence<Outcome>) -> Phrase)? = nil
  ) -> Event<Outcome> {
    Event(
      name, of: Item.noun, undo: .by { try ItemStore($1).takeBack($0) }, says: says,
      undone: { EventPhrases.line(EventPhrases.asBefore, $0.title) }, deed: deed)
  }
}

extension Activity {
  /// What it tells of, when it tells of an addition.
  var addition: Occurrence<Addition.Outcome>? {
    [Item.added, Item.merged, ShoppingList.extended].lazy.compactMap(occurrence).first
  }
}
