import Kit

enum PastTripHandlers {
  static func add(to routes: inout Routes) {
    routes.form(ShoppingPaths.tripEnd, for: .member, as: .endTrip, keeping: .main, ending, end)
    routes.get(ShoppingPaths.trips, for: .member, freshness: .space, keeping: .visited, all)
    routes.form(ShoppingPaths.pastTrip, for: .member, as: .changeTrip, keeping: .visited, open, change)
    routes.stored(ShoppingPaths.pastTrip) { TripDraft(try $1.find($2), in: $0.locale.language).form }
    routes.change(ShoppingPaths.pastTripDeletion, for: .member, as: .deleteTrip, leadingTo: ShoppingPaths.trips()) {
      try $0.trash($1, PastTrip.deleted)
    }
  }

  private static func ending(
    _ visit: SpaceVisit, _ view: SpaceView, _ returned: FormState?, _ id: ID<ShoppingList>
  ) throws -> FormSheet {
    let (list, items, shops) = (try view.find(id), try ItemStore(view).items(of: id), try ShopStore(view).shops())
    let shop = shops.first { $0.id == list.shop }?.name ?? ""
    let offered = [(name: "shop", value: shop), (name: "day", value: visit.today.description)]
    let state = returned ?? .fresh(visit.house.mint, offering: offered)
    return TripForm(state: state, shops: shops, currency: view.space.currency).ending(list, of: items)
  }

  private static func end(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    let id: ID<PastTrip> = try visit.form.id()
    let (draft, language, today) = (TripDraft(visit.form), visit.locale.language, visit.today)
    let shown = visit.form[TripForm.bought.name].split(separator: " ").compactMap { ID<Item>(String($0)) }
    return try await visit.change { transaction in
      let currency = transaction.space.currency
      let content = try TripContent(draft.validated(), currency: currency, language: language, today: today)
      return Destination(
        ShoppingPaths.list(list), done: try TripStore(transaction).end(list, as: id, content, of: Set(shown)))
    }
  }

  private static func all(_ visit: SpaceVisit) async throws -> Reply {
    let (cursor, today) = (ListQuery(visit.query).cursor, visit.today)
    return try await visit.show { try TripList(after: cursor, today: today, in: $0) }
  }

  private static func open(
    _ visit: SpaceVisit, _ view: SpaceView, _ returned: FormState?, _ id: ID<PastTrip>
  ) throws -> FormSheet {
    let trip = try view.find(id)
    let state = returned ?? .showing(TripDraft(trip, in: visit.locale.language).form, visit.house.mint)
    let form = TripForm(state: state, shops: try ShopStore(view).shops(), currency: view.space.currency)
    return form.changing(
      trip, items: try ItemStore(view).items(clearedBy: trip.clearing),
      activity: try Activity.of(id, limit: 20, in: view))
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<PastTrip>) async throws -> Reply {
    let (language, today) = (visit.locale.language, visit.today)
    return try await visit.change(leadingTo: ShoppingPaths.trips()) {
      try TripStore($0).change(id, to: $1, from: $2, in: language, today: today)
    }
  }
}
