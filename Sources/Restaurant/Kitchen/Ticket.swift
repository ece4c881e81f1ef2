import Kit

/// An order as the kitchen sees it.
struct Ticket: Sendable {
  let order: Order
  /// Where it is eaten, if that is at a table.
  let tableName: String?
  /// What the staff changed of it since it was placed, newest first; what was taken back is not among it.
  let corrections: [Activity]

  var id: ID<Order> { order.id }

  /// What rings when it comes: the ticket, and again each time that it is corrected.
  var signal: String { "\(id).\(order.correctedAt?.milliseconds ?? 0)" }
}

extension OrderState {
  /// Whether the kitchen still has to cook for it.
  var isToMake: Bool { self == .received || self == .preparing }
}

extension ServiceType {
  /// How far a line goes: only at a table somebody serves it.
  func next(_ state: LineState) -> LineState? {
    self != .dineIn && state == .ready ? nil : state.next
  }
}
