import Kit

extension ServiceType {
  /// How somebody may order here and now. Who sits at a table eats there; a guest without a table scans its code first.
  static func open(to diner: Diner?, at tab: TableTab?, _ establishment: Establishment) -> [ServiceType] {
    let ways = allCases.filter(establishment.ways.contains)
    if tab != nil { return ways.filter { $0 == .dineIn } }
    return diner?.person == nil ? ways.filter { $0 != .dineIn } : ways
  }
}

extension Establishment {
  /// Why somebody cannot order by themselves.
  func noWay(at tab: TableTab?) -> Phrase {
    tab == nil && ways.contains(.dineIn) ? TablePhrases.scanFirst : RestaurantPhrases.noWay
  }
}

extension OrderState {
  var tone: Tone {
    switch self {
    case .received: .taken
    case .preparing, .onItsWay: .inHand
    case .ready: .done
    case .done: .quiet
    case .refused, .cancelled: .cancelled
    }
  }
}
