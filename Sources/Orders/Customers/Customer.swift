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
