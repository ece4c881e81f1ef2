import Kit

enum PriceHandlers {
  static func add(to routes: inout Routes) {
    routes.form(ShoppingPaths.tripPrices, for: .member, as: .sayPrices, keeping: .visited, missing, say)
  }

  private static func missing(
    _ visit: SpaceVisit, _ view: SpaceView, _ returned: FormState?, _ list: ID<ShoppingList>
  ) throws -> FormSheet {
    _ = try view.find(list)
    let items = try ItemStore(view).items(of: list)
    let asked = Set(returned?.values.values(of: "item").compactMap(ID<Item>.init) ?? [])
    let missing = MissingPrices.items(of: items)
    return MissingPrices(
      list: list, items: asked.isEmpty ? missing : items.filter { asked.contains($0.id) },
      state: returned ?? FormState(Form(), mint: visit.house.mint), currency: view.space.currency
    ).sheet
  }

  private static func say(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    let language = visit.locale.language
    let form = visit.form
    let prices = form.values(of: "item").compactMap(ID<Item>.init).map { id in
      (item: id, price: form.trimmed(MissingPrices.field(of: id)))
    }
    return try await visit.change(leadingTo: ShoppingPaths.trip(list)) {
      _ = try $0.find(list)
      try ItemStore($0).say(prices, on: list, in: language)
    }
  }
}
