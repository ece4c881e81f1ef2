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

  var link: Link { KitchenPaths.board().with("show", self == .all ? nil : rawValue) }
}

/// From where a ticket was tapped, and so where the answer leads.
enum TapPlace: Sendable {
  case board(BoardFilter)
  case ticket

  init(_ form: Form) {
    self = form["show"] == "ticket" ? .ticket : .board(BoardFilter(form))
  }

  var stored: String {
    switch self {
    case .board(let filter): filter.rawValue
    case .ticket: "ticket"
    }
  }

  func link(of order: ID<Order>) -> Link {
    switch self {
    case .board(let filter): filter.link
    case .ticket: KitchenPaths.ticket(order)
    }
  }
}
