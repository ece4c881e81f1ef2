import Kit

enum ShopHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.newShop, for: .member, keeping: .visited, new)
    routes.post(ShoppingPaths.newShop, for: .member, as: .addShop, add)
    routes.get(ShoppingPaths.shop, for: .member, keeping: .visited, open)
    routes.post(ShoppingPaths.shop, for: .member, as: .renameShop, rename)
    routes.post(ShoppingPaths.shopDeletion, for: .member, as: .deleteShop, delete)
    routes.post(ShoppingPaths.shopPlace, for: .member, as: .placeInShop, place)
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { _ in newScreen(state) }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    let id: ID<Shop> = try visit.form.id()
    return try await visit.take(leadingTo: ShoppingPaths.shop(id)) {
      newScreen($1)
    } by: {
      try ShopStore($0).add(ListDraft(visit.form), id: id)
    }
  }

  private static func newScreen(_ state: FormState) -> FormSheet {
    let fields: HTML = "\(state.hidden("id"))\(FieldGroup(state.show(ListDraft.name)).html)"
    return FormSheet(
      ShoppingPhrases.newShop, cancels: ShoppingPaths.aisles(),
      state.form(posts: ShoppingPaths.newShop(), as: .addShop, fields))
  }

  /// A shop: what it is called, and how its aisles lie.
  private static func detail(
    _ visit: SpaceVisit, _ id: ID<Shop>, _ returned: FormState?, in view: SpaceView
  ) throws -> FormSheet {
    let shop = try view.find(id)
    let categories = try CategoryStore(view, visit.locale.language).categories()
    let aisles = AisleList(
      title: ShoppingPhrases.aisles, note: ShoppingPhrases.aislesNote,
      categories: try ShopStore(view).sort(categories, for: id), posts: { ShoppingPaths.shopPlace(id, $0) })
    let state = returned ?? .showing(ListDraft(name: shop.name).form, visit.house.mint)
    return FormSheet(
      Phrase(verbatim: shop.name), topics: [Category.topic, Shop.topic], cancels: ShoppingPaths.aisles(),
      menu: Menu([.action(KitPhrases.delete, "trash", to: ShoppingPaths.shopDeletion(id), isDestructive: true)]),
      "\(state.form(posts: ShoppingPaths.shop(id), as: .renameShop, FieldGroup(state.show(ListDraft.name)).html))\(aisles.html)"
    )
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Shop>) async throws -> Reply {
    try await visit.show { try detail(visit, id, nil, in: $0) }
  }

  private static func rename(_ visit: SpaceVisit, _ id: ID<Shop>) async throws -> Reply {
    try await visit.take(leadingTo: ShoppingPaths.aisles()) {
      try detail(visit, id, $1, in: $0)
    } by: {
      try ShopStore($0).rename(id, to: $1, from: $2)
    }
  }

  /// Lists that are for it keep it in case it comes back.
  private static func delete(_ visit: SpaceVisit, _ id: ID<Shop>) async throws -> Reply {
    try await visit.change { Destination(ShoppingPaths.aisles(), done: try $0.trash(id, Shop.deleted)) }
  }

  private static func place(_ visit: SpaceVisit, _ id: ID<Shop>, _ category: ID<Category>) async throws -> Reply {
    let (next, language): (ID<Category>?, Language) = (try visit.form.placeBefore(), visit.locale.language)
    return try await visit.change(leadingTo: ShoppingPaths.shop(id)) {
      try ShopStore($0).place(category, before: next, in: id, language: language)
    }
  }
}
