import Kit

/// A kind of goods as the household calls it, in the order in which it stands in the list.
struct Category: Hashable, Sendable {
  let id: ID<Category>
  var name: String
  var colour: CategoryColour

  static let topic: Topic = "shopping.category"

  var subject: Subject { Subject(Self.topic, id, title: name) }
}
