import Kit

/// An order as the kitchen sees it.
struct Ticket: Sendable {
  let order: Order
  /// Where it is eaten, if that is at a table.
  let tableName: String?
  /// What the staff changed of it since it was placed, newest first; what was taken back is not among it.
  let corrections: [Activity]
  /// What whoever looks at it makes of it.
  var lines: [OrderLine]
  /// How far that is.
  var state: OrderState
  /// Where that is made; `nil` for all of it.
  var station: Station?

  init(order: Order, tableName: String?, corrections: [Activity]) {
    (self.order, self.tableName, self.corrections) = (order, tableName, corrections)
    (lines, state) = (order.lines, order.state)
  }

  /// `nil` for one that a station has nothing to do with, or no more.
  func at(_ station: Station, _ places: [ID<Dish>: Station]) -> Ticket? {
    var own = self
    own.station = station
    own.lines = order.lines.filter { places[$0.dish, default: .kitchen] == station }
    own.state = order.state.following(lines: own.lines.map(\.state), for: order.way)
    return own.lines.isEmpty || !own.state.isOpen ? nil : own
  }

  /// How many dishes of it others make.
  var elsewhere: Int { (order.lines.count - lines.count) }

  /// Since when it needs somebody's eyes: since it was corrected, until somebody taps on it, or since it is late. `nil` while all
  /// is well.
  func problem(at now: Instant) -> Instant? {
    guard state.isToMake else { return nil }
    let late = order.waitsSince + .seconds(60 * TicketAge.Limits().late)
    let corrected = order.correctedAt.flatMap { order.changedAt <= $0 ? $0 : nil }
    return [now >= late ? late : nil, corrected].compactMap(\.self).max()
  }

  /// When it was made.
  var readyAt: Instant? { state == .ready ? lines.compactMap(\.readyAt).max() : nil }

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
