import Kit

/// Something that is sold.
struct Product: Hashable, Sendable {
  let id: ID<Product>
  let name: String
  let price: Money
  let description: String
  /// Hidden from lists and pickers because orders hold it.
  let isArchived: Bool

  static let topic: Topic = "orders.product"

  var subject: Subject { Subject(Product.topic, id, title: name) }
}

extension Product {
  static let added = Event<NoDetail>("product.added") { OrdersPhrases.saved($0.title) }
  static let changed = Event<NoDetail>("product.changed") { OrdersPhrases.changed($0.title) }
  static let deleted = Event<NoDetail>("product.deleted", undo: .restoring, isDeletion: true) {
    OrdersPhrases.deleted($0.title)
  }
  static let archived = Archiving.event("product.archived", in: "orders_product")
  static let returned = Event<NoDetail>("product.returned") { EventPhrases.backAgain($0.title) }

  static let events = [
    added.declared, changed.declared, deleted.declared, archived.declared, returned.declared,
  ]
}
