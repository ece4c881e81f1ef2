import Kit

/// A table of the restaurant.
struct DiningTable: Hashable, Sendable {
  let id: ID<DiningTable>
  let name: String
  /// Stands in the address of its printed code. It lets somebody ask for a tab, no more, and is printed again at any time.
  let code: String

  static let topic: Topic = "restaurant.table"

  var subject: Subject { Subject(DiningTable.topic, id, title: name) }
}
