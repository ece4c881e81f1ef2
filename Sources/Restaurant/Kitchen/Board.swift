import Kit

/// All that waits in the kitchen, oldest first.
struct Board: Sendable {
  /// More than any kitchen can look at; those that are older come first, so that none is forgotten.
  static let limit = 300

  let tickets: [Ticket]
  /// How many there are, the ones beyond the limit included.
  let count: Int
  /// Those of the house; none where everything is made in one place.
  var stations: [Station] = []

  /// As one station sees it: the tickets of which it makes something, with no more than that on each.
  /// - Parameter places: where dishes are made.
  func at(_ station: Station, _ places: [ID<Dish>: Station]) -> Board {
    let own = tickets.compactMap { $0.at(station, places) }
    return Board(tickets: own, count: own.count + count - tickets.count, stations: stations)
  }

  /// What needs somebody's eyes comes first, the newest of it at the top; then what is to be made, the oldest first, and what
  /// waits to be carried.
  func tickets(_ filter: BoardFilter, at now: Instant) -> [Ticket] {
    let shown = tickets.filter { filter.admits($0.state) }
    let problems = shown.compactMap { ticket in ticket.problem(at: now).map { (ticket, since: $0) } }
    let first = problems.enumerated().sorted { one, other in
      one.element.since == other.element.since ? one.offset < other.offset : one.element.since > other.element.since
    }.map(\.element.0)
    let others = shown.filter { $0.problem(at: now) == nil }
    return first + others.filter(\.state.isToMake).inTheirTurn + others.filter { !$0.state.isToMake }
  }

  func count(_ filter: BoardFilter) -> Int { tickets.count { filter.admits($0.state) } }

  /// What is still to be made, over all tickets.
  func remaining(mainly language: Language) -> KitchenCount {
    KitchenCount(
      tickets.flatMap(\.lines).map {
        KitchenCount.Line(
          dish: $0.dish.description, name: $0.name, modifiers: $0.modifiers, note: $0.note, quantity: $0.quantity,
          state: $0.state)
      }, mainly: language)
  }

  /// What a device that listens compares with what it has heard already.
  var signals: String { tickets.filter { $0.state.isToMake }.map(\.signal).joined(separator: " ") }
}

extension [Ticket] {
  /// What is for later stands where its time is.
  fileprivate var inTheirTurn: [Ticket] {
    enumerated().sorted { one, other in
      (one.element.order.waitsSince, one.offset) < (other.element.order.waitsSince, other.offset)
    }.map(\.element)
  }
}
