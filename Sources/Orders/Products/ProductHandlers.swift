import Kit

enum ProductHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.products, for: .member, freshness: .space, keeping: .main, list)
    routes.get(OrdersPaths.productChoices, for: .member, freshness: .space, keeping: .main, choices)
    routes.get(OrdersPaths.newProduct, for: .member, keeping: .main, new)
    routes.post(OrdersPaths.newProduct, for: .member, as: .addProduct, add)
    routes.get(OrdersPaths.product, for: .member, keeping: .visited, open)
    routes.post(OrdersPaths.product, for: .member, as: .changeProduct, change)
    routes.post(OrdersPaths.productDeletion, for: .member, as: .deleteProduct, delete)
    routes.post(OrdersPaths.productReturn, for: .member, as: .bringBackProduct, bringBack)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    let query = ListQuery(visit.query)
    return try await visit.show {
      ProductList(products: try $0.offered(matching: query.search, after: query.cursor), query: query)
    }
  }

  private static func choices(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { KeptChoices.of(try $0.allOffered() as [Product], in: visit.locale.language) }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { newScreen(state, $0.space) }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take(leadingTo: OrdersPaths.products()) {
      newScreen($1, $0.space)
    } by: {
      try ProductStore($0).add(ProductDraft(visit.form), id: visit.form.id(), in: visit.locale.language)
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Product>) async throws -> Reply {
    try await visit.show { try detail(visit, $0, id, nil) }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Product>) async throws -> Reply {
    let list = ListQuery(visit.query).kept(OrdersPaths.products())
    return try await visit.take(leadingTo: list) {
      try detail(visit, $0, id, $1)
    } by: {
      try ProductStore($0).change(id, to: $1, from: $2, in: visit.locale.language)
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Product>) async throws -> Reply {
    try await visit.change {
      Destination(ListQuery(visit.query).kept(OrdersPaths.products()), done: try $0.remove(id))
    }
  }

  private static func bringBack(_ visit: SpaceVisit, _ id: ID<Product>) async throws -> Reply {
    try await visit.change(leadingTo: OrdersPaths.product(id)) { try $0.bringBack(id) }
  }

  private static func newScreen(_ state: FormState, _ space: Space) -> NewProduct {
    NewProduct(
      state: state, currency: space.currency, posts: OrdersPaths.newProduct(), action: .addProduct,
      cancels: OrdersPaths.products())
  }

  private static func detail(
    _ visit: SpaceVisit, _ view: SpaceView, _ id: ID<Product>, _ state: FormState?
  ) throws -> ProductDetail {
    let product = try view.find(id)
    let query = ListQuery(visit.query, beside: OrdersPaths.product(id))
    return ProductDetail(
      product: product, sales: try ProductStore(view).sales(of: id),
      state: state ?? .showing(ProductDraft(product, in: visit.locale.language).form, visit.house.mint),
      list: ProductList(
        products: try view.offered(matching: query.search, around: product), query: query, selected: id))
  }
}
