import Kit

/// All that waits in the kitchen, oldest first.
struct Board: Sendable {
  /// More than any kitchen can look at; those that are older come first, so that none is forgotten.
  static let limit = 300

  let tickets: [Ticket]
  /// How many there are, the ones beyond the limit included.
  let count: Int

  func tickets(_ filter: BoardFilter) -> [Ticket] { tickets.filter { filter.admits($0.order.state) } }

  /// A dish and how many of it are still to be made.
  struct Remaining: Sendable {
    let name: LocalizedText
    let quantity: Int
  }

  /// Over all tickets, most first.
  var remaining: [Remaining] {
    var totals: [ID<Dish>: Remaining] = [:]
    for line in tickets.flatMap(\.order.lines) where line.state < .ready {
      totals[line.dish] = Remaining(name: line.name, quantity: (totals[line.dish]?.quantity ?? 0) + line.quantity)
    }
    return totals.sorted { ($1.value.quantity, $0.key.description) < ($0.value.quantity, $1.key.description) }
      .map(\.value)
  }

  /// What a device that listens compares with what it has heard already.
  var signals: String { tickets.filter { $0.order.state.isToMake }.map(\.signal).joined(separator: " ") }
}
