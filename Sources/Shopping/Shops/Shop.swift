import Kit

/// Where the household shops. Its aisles lie in an order of their own.
struct Shop: Hashable, Sendable {
  let id: ID<Shop>
  let name: String

  static let topic: Topic = "shopping.shop"

  var subject: Subject { Subject(Self.topic, id, title: name) }
}

extension Shop {
  static let added = Event<NoDetail>("shop.added") { ShoppingPhrases.saved($0.title) }
  static let renamed = Event<NoDetail>("shop.renamed") { ShoppingPhrases.changed($0.title) }
  static let ordered = Event<NoDetail>("shop.ordered") { ShoppingPhrases.changed($0.title) }
  static let deleted = Event<NoDetail>("shop.deleted", undo: .restoring, isDeletion: true) {
    ShoppingPhrases.deleted($0.title)
  }

  static let events = [added.declared, renamed.declared, ordered.declared, deleted.declared]
}
