import Kit

extension Way {
  /// How somebody may order here and now. Who sits at a table eats there; a guest without a table scans its code first.
  static func open(to diner: Diner?, at tab: TableTab?, _ establishment: Establishment) -> [Way] {
    if tab != nil { return [.dineIn] }
    let ways = allCases.filter(establishment.ways.contains)
    return diner?.person == nil ? ways.filter { $0 != .dineIn } : ways
  }
}

extension OrderState {
  /// Names the colour of its badge.
  var tone: String {
    switch self {
    case .received: "info"
    case .preparing: "open"
    case .ready, .onItsWay: "ready"
    case .done: "done"
    case .refused, .cancelled: "cancelled"
    }
  }
}
