import Kit

enum ShopHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.newShop, for: .member, new)
    routes.post(ShoppingPaths.newShop, for: .member, add)
    routes.get(ShoppingPaths.shop, for: .member, open)
    routes.post(ShoppingPaths.shop, for: .member, rename)
    routes.post(ShoppingPaths.shopDeletion, for: .member, delete)
    routes.post(ShoppingPaths.shopPlace, for: .member, place)
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { _ in NewShop(state: state) }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      _ = $0
      return NewShop(state: $1)
    } by: {
      let id: ID<Shop> = try visit.form.id()
      return try await visit.change { edit in
        try ShopStore(edit).add(ListDraft(visit.form), id: id)
        return Destination(ShoppingPaths.shop(id))
      }
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Shop>) async throws -> Reply {
    try await visit.show { try detail(visit, id, nil, in: $0) }
  }

  private static func rename(_ visit: SpaceVisit, _ id: ID<Shop>) async throws -> Reply {
    try await visit.take {
      try detail(visit, id, $1, in: $0)
    } by: {
      let (draft, shown) = (ListDraft(visit.form), visit.form.original.map(ListDraft.init))
      return try await visit.change { edit in
        try ShopStore(edit).rename(id, to: draft, from: shown)
        return Destination(ShoppingPaths.aisles())
      }
    }
  }

  private static func detail(
    _ visit: SpaceVisit, _ id: ID<Shop>, _ state: FormState?, in view: SpaceView
  ) throws -> ShopDetail {
    let store = ShopStore(view)
    let shop = try store.shop(id)
    let form = ListDraft(name: shop.name).form
    return ShopDetail(
      shop: shop,
      categories: try store.sort(try CategoryStore(view, visit.manner.language).categories(), for: id),
      state: state ?? FormState(form, original: form, mint: visit.house.mint))
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Shop>) async throws -> Reply {
    try await visit.change { edit in
      Destination(ShoppingPaths.aisles(), done: try ShopStore(edit).remove(id))
    }
  }

  private static func place(_ visit: SpaceVisit, _ id: ID<Shop>, _ category: ID<Category>) async throws -> Reply {
    let (next, language): (ID<Category>?, Language) = (try visit.form.placeBefore(), visit.manner.language)
    return try await visit.change { edit in
      try ShopStore(edit).place(category, before: next, in: id, language: language)
      return Destination(ShoppingPaths.shop(id))
    }
  }
}
