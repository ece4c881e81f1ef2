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
