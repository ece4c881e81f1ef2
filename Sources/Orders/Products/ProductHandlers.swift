import Kit

enum ProductHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.products, for: .member, freshness: .space, keeping: .main) { visit in
      let query = ListQuery(visit.query)
      return try await visit.show { view in
        let products = try ProductStore(view).products(matching: query.search, after: query.cursor)
        return ProductList(products: products, query: query)
      }
    }
    routes.get(OrdersPaths.productChoices, for: .member, freshness: .space, keeping: .main) { visit in
      try await visit.show { try ProductStore($0).choices(in: visit.locale.language) }
    }
    routes.get(OrdersPaths.newProduct, for: .member, keeping: .main) { visit in
      let state = FormState.fresh(visit.house.mint)
      return try await visit.show { newScreen(state, $0.space) }
    }
    routes.post(OrdersPaths.newProduct, for: .member, as: .addProduct, add)
    routes.get(OrdersPaths.product, for: .member, keeping: .visited) { visit, id in
      try await visit.show { try detail(visit, $0, id, nil) }
    }
    routes.post(OrdersPaths.product, for: .member, as: .changeProduct) { visit, id in
      try await visit.take {
        try detail(visit, $0, id, $1)
      } by: {
        let (draft, shown) = (ProductDraft(visit.form), visit.form.original.map(ProductDraft.init))
        return try await visit.change(leadingTo: ListQuery(visit.query).kept(OrdersPaths.products())) {
          try ProductStore($0).change(id, to: draft, from: shown, in: visit.locale.language)
        }
      }
    }
    routes.post(OrdersPaths.productDeletion, for: .member, as: .deleteProduct) { visit, id in
      try await visit.change { transaction in
        let done = try ProductStore(transaction).remove(id)
        return Destination(ListQuery(visit.query).kept(OrdersPaths.products()), done: done)
      }
    }
    routes.post(OrdersPaths.productReturn, for: .member, as: .bringBackProduct) { visit, id in
      try await visit.change(leadingTo: OrdersPaths.product(id)) {
        try ProductStore($0).bringBack(id)
      }
    }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      newScreen($1, $0.space)
    } by: {
      let id: ID<Product> = try visit.form.id()
      return try await visit.change(leadingTo: OrdersPaths.products()) {
        try ProductStore($0).add(ProductDraft(visit.form), id: id, in: visit.locale.language)
      }
    }
  }

  private static func newScreen(_ state: FormState, _ space: Space) -> NewProduct {
    NewProduct(
      state: state, currency: space.currency, posts: OrdersPaths.newProduct(), action: .addProduct,
      cancels: OrdersPaths.products())
  }

  private static func detail(
    _ visit: SpaceVisit, _ view: SpaceView, _ id: ID<Product>, _ state: FormState?
  ) throws -> ProductDetail {
    let store = ProductStore(view)
    let product = try store.product(id)
    let query = ListQuery(visit.query, beside: OrdersPaths.product(id))
    return ProductDetail(
      product: product, sales: try store.sales(of: id),
      state: state ?? .showing(ProductDraft(product, in: visit.locale.language).form, visit.house.mint),
      list: ProductList(
        products: try store.products(matching: query.search, around: product), query: query, selected: id))
  }
}
