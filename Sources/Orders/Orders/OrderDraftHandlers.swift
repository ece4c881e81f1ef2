import Kit

/// The form of an order on its way through pickers and steppers: everything said so far lives on the server until Done or
/// Cancel, so that a reload or a dead battery loses nothing.
enum OrderDraftHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.draft, for: .member, open)
    routes.post(OrdersPaths.draft, for: .member, as: .saveOrder, take)
    routes.get(OrdersPaths.draftCustomer, for: .member, pickCustomer)
    routes.post(OrdersPaths.draftCustomer, for: .member, chooseCustomer)
    routes.get(OrdersPaths.draftNewCustomer, for: .member, newCustomer)
    routes.post(OrdersPaths.draftNewCustomer, for: .member, addCustomer)
    routes.get(OrdersPaths.draftProduct, for: .member, pickProduct)
    routes.post(OrdersPaths.draftProduct, for: .member, chooseProduct)
    routes.get(OrdersPaths.draftNewProduct, for: .member, newProduct)
    routes.post(OrdersPaths.draftNewProduct, for: .member, addProduct)
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let form = try await visit.drafts.form(id.description)
    let state = FormState(form, original: form.original, mint: visit.house.mint)
    return try await visit.show { try screen(id, state, visit, in: $0) }
  }

  /// What a press of any button of the form asks for.
  private static func take(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let form = visit.form
    if form.has("discard") {
      try await visit.drafts.forget(id.description)
      return visit.redirect(to: ListQuery(visit.query).kept(OrdersPaths.orders()))
    }
    if form.has("draft") {
      try await visit.drafts.keep(form, as: id.description, kind: OrderDraft.kind)
      return .draftKept(at: OrdersPaths.draft(id), in: visit)
    }
    guard let step = OrderFormStep(form, mint: visit.house.mint) else { return try await save(visit, id) }
    try await visit.drafts.keep(step.form, as: id.description, kind: OrderDraft.kind)
    return visit.redirect(to: step.leads(id))
  }

  private static func save(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let manner = visit.manner
    return try await visit.take {
      try screen(id, $1, visit, in: $0)
    } by: {
      let draft = OrderDraft(visit.form)
      let shown = visit.form.original.map(OrderDraft.init)
      return try await visit.change { edit in
        try visit.drafts.forget(id.description, in: edit)
        guard let shown else {
          let done = try OrderStore(edit).add(draft, id: id, manner: manner)
          return Destination(OrdersPaths.orders(), done: done)
        }
        try OrderStore(edit).change(id, to: draft, from: shown, manner: manner)
        return Destination(OrdersPaths.orders())
      }
    }
  }

  private static func screen(
    _ id: ID<Order>, _ state: FormState, _ visit: SpaceVisit, in view: SpaceView
  ) throws -> any Screen {
    state.original == nil
      ? try OrderFormScreen.new(id, state, in: view, manner: visit.manner)
      : try OrderFormScreen.stored(id, state, visit, in: view)
  }

  private static func pickCustomer(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let draft = OrderDraft(try await visit.drafts.form(id.description))
    let query = ListQuery(visit.query)
    return try await visit.show { view in
      CustomerPicker(
        order: id, customers: try CustomerStore(view).customers(matching: query.search, after: query.cursor),
        query: query, chosen: draft.customer)
    }
  }

  private static func chooseCustomer(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let chosen: ID<Customer> = try visit.form.id("customer")
    _ = try await visit.read { try CustomerStore($0).customer(chosen) }
    return try await keep(visit, id) { $0.set("customer", chosen.description) }
  }

  private static func newCustomer(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    _ = try await visit.drafts.form(id.description)
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { _ in customerForm(state, id) }
  }

  private static func addCustomer(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    try await visit.take {
      _ = $0
      return customerForm($1, id)
    } by: {
      let customer: ID<Customer> = try visit.form.id()
      let back = try await visit.change { edit in
        try CustomerStore(edit).add(CustomerDraft(visit.form), id: customer)
        return Destination(OrdersPaths.draft(id))
      }
      _ = try await keep(visit, id) { $0.set("customer", customer.description) }
      return back
    }
  }

  private static func customerForm(_ state: FormState, _ id: ID<Order>) -> NewCustomer {
    NewCustomer(state: state, posts: OrdersPaths.draftNewCustomer(id), cancels: OrdersPaths.draftCustomer(id))
  }

  private static func pickProduct(
    _ visit: SpaceVisit, _ id: ID<Order>, _ line: ID<OrderLine>
  ) async throws -> Reply {
    let draft = OrderDraft(try await visit.drafts.form(id.description))
    let query = ListQuery(visit.query)
    return try await visit.show { view in
      ProductPicker(
        order: id, line: line, products: try ProductStore(view).products(matching: query.search, after: query.cursor),
        query: query, chosen: draft.lines.first { $0.id == line }?.product)
    }
  }

  private static func chooseProduct(
    _ visit: SpaceVisit, _ id: ID<Order>, _ line: ID<OrderLine>
  ) async throws -> Reply {
    let chosen: ID<Product> = try visit.form.id("product")
    let product = try await visit.read { try ProductStore($0).product(chosen) }
    return try await keep(visit, id) { $0.choose(product, for: line, in: visit.manner.language) }
  }

  private static func newProduct(
    _ visit: SpaceVisit, _ id: ID<Order>, _ line: ID<OrderLine>
  ) async throws -> Reply {
    _ = try await visit.drafts.form(id.description)
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { productForm(state, id, line, $0.space) }
  }

  private static func addProduct(
    _ visit: SpaceVisit, _ id: ID<Order>, _ line: ID<OrderLine>
  ) async throws -> Reply {
    try await visit.take {
      productForm($1, id, line, $0.space)
    } by: {
      let chosen: ID<Product> = try visit.form.id()
      let back = try await visit.change { edit in
        try ProductStore(edit).add(ProductDraft(visit.form), id: chosen, in: visit.manner.language)
        return Destination(OrdersPaths.draft(id))
      }
      let product = try await visit.read { try ProductStore($0).product(chosen) }
      _ = try await keep(visit, id) { $0.choose(product, for: line, in: visit.manner.language) }
      return back
    }
  }

  private static func productForm(
    _ state: FormState, _ id: ID<Order>, _ line: ID<OrderLine>, _ space: Space
  ) -> NewProduct {
    NewProduct(
      state: state, currency: space.currency, posts: OrdersPaths.draftNewProduct(id, line),
      cancels: OrdersPaths.draftProduct(id, line))
  }

  /// Changes the unsaved form and leads back to it.
  private static func keep(
    _ visit: SpaceVisit, _ id: ID<Order>, _ change: (inout Form) -> Void
  ) async throws -> Reply {
    var form = try await visit.drafts.form(id.description)
    change(&form)
    try await visit.drafts.keep(form, as: id.description, kind: OrderDraft.kind)
    return visit.redirect(to: OrdersPaths.draft(id))
  }
}
