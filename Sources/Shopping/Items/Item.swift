import Kit

/// One thing on a list.
struct Item: Hashable, Sendable {
  let id: ID<Item>
  var line: ItemLine
  var note: String
  var category: ID<Category>?
  let addedAt: Instant
  var isBought: Bool
  /// Who put it on the list, and who bought it; `nil` where nobody is known to have.
  var addedBy: Author?
  var boughtBy: Author?

  static let topic: Topic = "shopping.item"

  var subject: Subject { Subject(Self.topic, id, title: line.name) }

  /// The same thing to be bought again, for a copy of the list.
  func copied(as id: ID<Item>, at now: Instant) -> Item {
    Item(id: id, line: line, note: note, category: category, addedAt: now, isBought: false)
  }
}

extension Collection<Item> {
  /// Whether the list belongs to the completed ones: everything is bought. An empty list is a current one.
  var isCompleted: Bool { !isEmpty && allSatisfy(\.isBought) }
}
