import Kit

enum TripHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.trip, for: .member, keeping: .main, open)
    routes.post(ShoppingPaths.listShop, for: .member, as: .chooseShop, choose)
    routes.post(ShoppingPaths.clearing, for: .member, as: .clearList, clear)
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    try await visit.show { view in
      let (list, items) = (try view.find(id), try ItemStore(view).items(of: id))
      let shops = try ShopStore(view).shops()
      // One that has been deleted says nothing until it comes back.
      let shop = shops.first { $0.id == list.shop }
      return TripScreen(
        list: list, items: items, groups: try ItemGroups(of: id, visit, in: view, for: shop?.id), shops: shops,
        shop: shop, totals: Totals.told(of: items, currency: view.space.currency),
        estimate: try PriceStore(view).estimate(of: items, at: shops, language: visit.locale.language),
        currency: view.space.currency, mint: visit.house.mint)
    }
  }

  private static func choose(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    let wanted = visit.form["shop"]
    let shop = ID<Shop>(wanted)
    guard wanted == "none" || shop != nil else { throw Refusal.malformed(ShoppingPhrases.shopGone) }
    return try await visit.change(leadingTo: ShoppingPaths.trip(id)) { try ListStore($0).choose(shop, for: id) }
  }

  private static func clear(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    try await visit.change { Destination(ShoppingPaths.list(id), done: try ItemStore($0).clearBought(on: id)) }
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
