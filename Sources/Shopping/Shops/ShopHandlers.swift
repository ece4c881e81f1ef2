import Kit

enum ShopHandlers {
  static func add(to routes: inout Routes) {
    routes.form(ShoppingPaths.newShop, for: .member, as: .addShop, keeping: .visited, new, add)
    routes.form(ShoppingPaths.shop, for: .member, as: .renameShop, keeping: .visited, shop, rename)
    routes.stored(ShoppingPaths.shop) { ListDraft(name: try $1.find($2).name).form }
    // Lists that are for it keep it in case it comes back.
    routes.change(ShoppingPaths.shopDeletion, for: .member, as: .deleteShop, leadingTo: ShoppingPaths.aisles()) {
      try $0.trash($1, Shop.deleted)
    }
    routes.post(ShoppingPaths.shopPlace, for: .member, as: .placeInShop, place)
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) -> FormSheet {
    let state = state ?? .fresh(visit.house.mint)
    let fields: HTML = "\(state.hidden("id"))\(FieldGroup(state.show(ListDraft.name)).html)"
    return FormSheet(
      ShoppingPhrases.newShop, cancels: ShoppingPaths.aisles(),
      state.form(posts: ShoppingPaths.newShop(), as: .addShop, fields))
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    let id: ID<Shop> = try visit.form.id()
    return try await visit.change(leadingTo: ShoppingPaths.shop(id)) {
      try ShopStore($0).add(ListDraft(visit.form), id: id)
    }
  }

  /// A shop: what it is called, and how its aisles lie.
  private static func shop(
    _ visit: SpaceVisit, _ view: SpaceView, _ returned: FormState?, _ id: ID<Shop>
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

  private static func rename(_ visit: SpaceVisit, _ id: ID<Shop>) async throws -> Reply {
    try await visit.change(leadingTo: ShoppingPaths.aisles()) { try ShopStore($0).rename(id, to: $1, from: $2) }
  }

  private static func place(_ visit: SpaceVisit, _ id: ID<Shop>, _ category: ID<Category>) async throws -> Reply {
    let (next, language): (ID<Category>?, Language) = (try visit.form.placeBefore(), visit.locale.language)
    return try await visit.change(leadingTo: ShoppingPaths.shop(id)) {
      try ShopStore($0).place(category, before: next, in: id, language: language)
    }
  }
}
