import Kit

/// Reads what the screen of a trip shows.
struct TripReading: Sendable {
  let visit: SpaceVisit
  let id: ID<ShoppingList>
  /// The line as it came back.
  var typing: FormState?

  func screen(in view: SpaceView) throws -> TripScreen {
    let (list, items, mint) = (try view.find(id), try ItemStore(view).items(of: id), visit.house.mint)
    let shops = try ShopStore(view).shops()
    // One that has been deleted says nothing until it comes back.
    let shop = shops.first { $0.id == list.shop }
    return TripScreen(
      list: list, items: items, groups: try ItemGroups(of: id, visit, in: view, for: shop?.id), shops: shops,
      shop: shop, totals: Totals.told(of: items, currency: view.space.currency),
      estimate: try PriceStore(view).estimate(of: items, at: shops, language: visit.locale.language),
      line: LineForm(
        list: id, state: typing ?? FormState(Form([]), mint: mint), mint: mint, suggests: false, isOnTrip: true),
      currency: view.space.currency, mint: mint)
  }
}
