import Kit

/// Somebody who orders.
struct Customer: Hashable, Sendable {
  let id: ID<Customer>
  let name: String
  let address: String
  let phone: String
  let note: String
  /// Hidden from lists and pickers because orders hold it.
  let isArchived: Bool

  static let topic: Topic = "orders.customer"

  var subject: Subject { Subject(Customer.topic, id, title: name) }
}

extension Customer {
  static let added = Event<NoDetail>("customer.added") { OrdersPhrases.saved($0.title) }
  static let changed = Event<NoDetail>("customer.changed") { OrdersPhrases.changed($0.title) }
  static let deleted = Event<NoDetail>("customer.deleted", undo: .restoring, isDeletion: true) {
    OrdersPhrases.deleted($0.title)
  }
  static let archived = Archiving.event("customer.archived", in: "orders_customer")
  static let returned = Event<NoDetail>("customer.returned") { EventPhrases.backAgain($0.title) }

  static let events = [
    added.declared, changed.declared, deleted.declared, archived.declared, returned.declared,
  ]
}
