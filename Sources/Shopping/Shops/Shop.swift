import Kit

/// Where the household shops. Its aisles lie in an order of their own.
struct Shop: Hashable, Sendable {
  let id: ID<Shop>
  let name: String

  static let topic: Topic = "shopping.shop"

  var subject: Subject { Subject(Self.topic, id, title: name) }
}
