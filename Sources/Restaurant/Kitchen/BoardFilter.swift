import Kit

/// Which tickets a board shows; kept in its address.
enum BoardFilter: String, CaseIterable, Sendable {
  case all, received, preparing, ready

  init(_ form: Form) {
    self = BoardFilter(rawValue: form["show"]) ?? .all
  }

  func admits(_ state: OrderState) -> Bool {
    switch self {
    case .all: true
    case .received: state == .received
    case .preparing: state == .preparing
    case .ready: state == .ready || state == .onItsWay
    }
  }

  var link: Link { BoardView(filter: self).link }
}

/// What a screen in the kitchen shows: which tickets, of which station, and whether they have all of it. It stands in the address,
/// so that each screen keeps its own.
struct BoardView: Hashable, Sendable {
  var filter = BoardFilter.all
  /// `nil` for all of them.
  var station: Station?
  var isFull = false

  init(filter: BoardFilter = .all, station: Station? = nil, isFull: Bool = false) {
    (self.filter, self.station, self.isFull) = (filter, station, isFull)
  }

  init(_ query: Form) {
    self.init(
      filter: BoardFilter(query), station: Station(stored: query["station"]), isFull: query["full"] == "yes")
  }

  var link: Link {
    KitchenPaths.board().with("show", filter == .all ? nil : filter.rawValue).with("station", station?.stored)
      .with("full", isFull ? "yes" : nil)
  }

  func with(_ filter: BoardFilter) -> BoardView { BoardView(filter: filter, station: station, isFull: isFull) }
  func at(_ station: Station?) -> BoardView { BoardView(filter: filter, station: station, isFull: isFull) }
  func full(_ isFull: Bool) -> BoardView { BoardView(filter: filter, station: station, isFull: isFull) }
}

/// From where a ticket was tapped, and so where the answer leads.
enum TapPlace: Sendable {
  case board(BoardView)
  case ticket

  init(_ form: Form) {
    self = form["show"] == "ticket" ? .ticket : .board(BoardView(form))
  }

  /// What the form of a tap says of it.
  var fields: [(name: String, value: String)] {
    switch self {
    case .ticket: [("show", "ticket")]
    case .board(let view):
      [("show", view.filter.rawValue)] + (view.station.map { [("station", $0.stored)] } ?? [])
        + (view.isFull ? [("full", "yes")] : [])
    }
  }

  /// The station at which it was tapped.
  var station: Station? {
    if case .board(let view) = self { view.station } else { nil }
  }

  func link(of order: ID<Order>) -> Link {
    switch self {
    case .board(let view): view.link
    case .ticket: KitchenPaths.ticket(order)
    }
  }
}
