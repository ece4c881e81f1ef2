import Kit

/// Takes back what was done to items, and lets their lists stand where they belong afterwards.
struct ItemUndo {
  let activity: Activity
  let edit: Edit

  /// - Returns: whether this is how the activity is undone.
  func run() throws -> Bool {
    switch activity.verb {
    case "item.bought": try setBought(false)
    case "item.returned": try setBought(true)
    case "item.deleted": try restore("trash_id")
    case "list.cleared": try restore("cleared_id")
    case "item.added", "item.merged", "lines.added": try takeBack()
    default: return false
    }
    edit.touch(Item.topic)
    return true
  }

  private func setBought(_ bought: Bool) throws {
    guard let id = ID<Item>(activity.subject.id), let list = try list(of: id) else { return }
    do {
      _ = try ItemStore(edit).set(id, on: list, bought: bought)
    } catch Refusal.gone {
      throw Refusal.gone(ShoppingPhrases.itemGone)
    }
  }

  private func restore(_ mark: SQL) throws {
    let lists: [ID<ShoppingList>] = try edit.connection.rows(
      "SELECT DISTINCT list_id FROM shopping_item WHERE space_id = \(edit.space.id) AND \(mark) = \(activity.id)"
    ).map { try $0["list_id"] }
    try edit.run(
      "UPDATE shopping_item SET \(mark) = NULL WHERE space_id = \(edit.space.id) AND \(mark) = \(activity.id)")
    for list in lists { try ListStore(edit).settle(list) }
  }

  /// What was added goes to the trash; what was added to becomes what it was, unless somebody has changed it since.
  private func takeBack() throws {
    var lists: Set<ID<ShoppingList>> = []
    let added = try edit.connection.rows(
      """
      SELECT DISTINCT list_id FROM shopping_item
      WHERE space_id = \(edit.space.id) AND addition_id = \(activity.id) AND trash_id IS NULL
      """)
    for row in added { lists.insert(try row["list_id"]) }
    if !added.isEmpty {
      let deletion = try edit.record("addition.returned", of: activity.subject, undoable: true)
      try edit.run(
        """
        UPDATE shopping_item SET trash_id = \(deletion)
        WHERE space_id = \(edit.space.id) AND addition_id = \(activity.id) AND trash_id IS NULL
        """)
    }
    try Alias.forget(activity.id, in: edit)
    for merge in activity.merges {
      if let list = try takeBack(merge) { lists.insert(list) }
    }
    for list in lists { try ListStore(edit).settle(list) }
  }

  private func takeBack(_ merge: Activity.Merge) throws -> ID<ShoppingList>? {
    guard let list = try list(of: merge.item) else { return nil }
    let items = ItemStore(edit)
    let item: Item
    do {
      item = try items.item(merge.item, on: list)
    } catch Refusal.gone {
      return nil
    }
    var line = item.line
    if line.quantity == merge.quantity.after { line.quantity = merge.quantity.before }
    if line.price == merge.price.after { line.price = merge.price.before }
    if line != item.line { try items.write(line, of: item.id) }
    return list
  }

  private func list(of item: ID<Item>) throws -> ID<ShoppingList>? {
    try edit.connection.value(
      "SELECT list_id FROM shopping_item WHERE space_id = \(edit.space.id) AND id = \(item)")
  }
}

extension Activity {
  /// What an addition made of an item that was there.
  struct Merge {
    let item: ID<Item>
    var quantity: (before: Quantity?, after: Quantity?)
    var price: (before: Price?, after: Price?)
    /// The price that came and was not taken.
    var other: Price?
  }

  var merges: [Merge] {
    fields.compactMap { field in
      let parts = field.field.split(separator: ":")
      guard parts.count == 2, parts[0] == "merged", let item = ID<Item>(parts[1]) else { return nil }
      let (before, after) = (MergedText(field.from), MergedText(field.to))
      return Merge(
        item: item, quantity: (before.quantity, after.quantity), price: (before.price, after.price),
        other: after.other)
    }
  }

  /// Quantity, price and another price as one text, with a bar between.
  struct MergedText {
    var quantity: Quantity?
    var price: Price?
    var other: Price?

    init(quantity: Quantity?, price: Price?, other: Price? = nil) {
      self.quantity = quantity
      self.price = price
      self.other = other
    }

    init(_ text: String) {
      let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      self.init(
        quantity: parts.first.flatMap(Quantity.init(stored:)),
        price: parts.count > 1 ? Price(stored: parts[1]) : nil,
        other: parts.count > 2 ? Price(stored: parts[2]) : nil)
    }

    var text: String { "\(quantity?.stored ?? "")|\(price?.stored ?? "")|\(other?.stored ?? "")" }
  }
}
