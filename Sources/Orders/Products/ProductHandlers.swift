import Kit

enum ProductHandlers {
  static func add(to routes: inout Routes) {
    ArchivableHandlers<Product>.add(to: &routes)
    routes.form(OrdersPaths.newProduct, for: .member, as: .addProduct, keeping: .main, new, add)
    routes.form(OrdersPaths.product, for: .member, as: .changeProduct, keeping: .visited, product, change)
    routes.stored(OrdersPaths.product) { ProductDraft(try $1.find($2), in: $0.locale.language).form }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    .newProduct(
      state ?? .fresh(visit.house.mint), in: view.space.currency, try VATSettings(in: view),
      posts: OrdersPaths.newProduct(), as: .addProduct,
      cancels: OrdersPaths.products())
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.change(leadingTo: OrdersPaths.products()) {
      try ProductStore($0).add(ProductDraft(visit.form), id: visit.form.id(), in: visit.locale.language)
    }
  }

  private static func product(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Product>
  ) throws -> ArchivableDetail<Product> {
    let product = try view.find(id)
    let state = state ?? .showing(ProductDraft(product, in: visit.locale.language).form, visit.house.mint)
    return ArchivableDetail(
      thing: product, list: try ArchivableHandlers.list(beside: product, visit, in: view), state: state,
      fields: ProductFields(state: state, currency: product.price.currency, vat: try VATSettings(in: view)).html,
      others: [],
      figures: try ProductStore(view).sales(of: id).html)
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Product>) async throws -> Reply {
    try await visit.change(leadingTo: ArchivableHandlers<Product>.back(visit)) {
      try ProductStore($0).change(id, to: $1, from: $2, in: visit.locale.language)
    }
  }
}
