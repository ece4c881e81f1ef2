import Kit

/// A kind of goods as the household calls it, in the order in which it stands in the list.
struct Category: Hashable, Sendable {
  let id: ID<Category>
  var name: String
  var colour: CategoryColour

  static let topic: Topic = "shopping.category"

  var subject: Subject { Subject(Self.topic, id, title: name) }
}

extension Category {
  static let added = Event<NoDetail>("category.added") { ShoppingPhrases.saved($0.title) }
  static let changed = Event<NoDetail>("category.changed") { ShoppingPhrases.changed($0.title) }
  static let placed = Event<NoDetail>("category.placed") { ShoppingPhrases.changed($0.title) }
  static let deleted = Event<NoDetail>(
    "category.deleted", undo: .by { try CategoryStore($1, .en).restore($0.activity.id) }, isDeletion: true,
    says: { ShoppingPhrases.deleted($0.title) })

  static let events = [added.declared, changed.declared, placed.declared, deleted.declared]
}
