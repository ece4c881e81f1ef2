import Kit

enum TripHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.trip, for: .member, keeping: .main, open)
    routes.post(ShoppingPaths.listShop, for: .member, as: .chooseShop, choose)
    routes.change(ShoppingPaths.clearing, for: .member, as: .clearList, leadingTo: ShoppingPaths.list) {
      try ItemStore($0).clearBought(on: $1)
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    try await visit.show { try TripReading(visit: visit, id: id).screen(in: $0) }
  }

  private static func choose(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    let wanted = visit.form["shop"]
    let shop = ID<Shop>(wanted)
    guard wanted == "none" || shop != nil else { throw Refusal.malformed(Shop.noun.gone) }
    return try await visit.change(leadingTo: ShoppingPaths.trip(id)) { try ListStore($0).choose(shop, for: id) }
  }
}

extension Totals {
  /// `nil` when they are more than an amount can hold.
  static func told(of items: [Item], currency: Currency) -> Totals? {
    do {
      return try Totals(items, currency: currency)
    } catch {
      return nil
    }
  }
}
