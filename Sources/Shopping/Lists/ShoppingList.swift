import Kit

/// A list of things to buy.
struct ShoppingList: Hashable, Sendable {
  let id: ID<ShoppingList>
  let name: String
  /// Where it is shopped for, which gives the categories their order.
  let shop: ID<Shop>?
  /// Everything on it is bought. Follows from the items; see `Collection<Item>.isCompleted`.
  let isCompleted: Bool
  /// When it came to stand among the current or the completed ones.
  let movedAt: Instant

  static let topic: Topic = "shopping.list"

  var subject: Subject { Subject(Self.topic, id, title: name) }
}

/// What the list of lists shows of one.
struct ListEntry: Hashable, Sendable {
  let list: ShoppingList
  let items: Int
  let bought: Int

  var open: Int { items - bought }
}
