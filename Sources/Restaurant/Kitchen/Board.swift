import Kit

/// All that waits in the kitchen, oldest first.
struct Board: Sendable {
  /// More than any kitchen can look at; those that are older come first, so that none is forgotten.
  static let limit = 300

  let tickets: [Ticket]
  /// How many there are, the ones beyond the limit included.
  let count: Int

  func tickets(_ filter: BoardFilter) -> [Ticket] { tickets.filter { filter.admits($0.order.state) } }

  /// What is still to be made, over all tickets.
  func remaining(mainly language: Language) -> KitchenCount {
    KitchenCount(
      tickets.flatMap(\.order.lines).map {
        KitchenCount.Line(
          dish: $0.dish.description, name: $0.name, modifiers: $0.modifiers, note: $0.note, quantity: $0.quantity,
          state: $0.state)
      }, mainly: language)
  }

  /// What a device that listens compares with what it has heard already.
  var signals: String { tickets.filter { $0.order.state.isToMake }.map(\.signal).joined(separator: " ") }
}
