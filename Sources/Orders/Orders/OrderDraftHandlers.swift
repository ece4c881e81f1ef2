import Kit

/// The form of an order on its way through pickers and steppers.
enum OrderDraftHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.draft, for: .member, open)
    routes.post(OrdersPaths.newOrder, for: .member, as: .addOrder, add)
    routes.post(OrdersPaths.draft, for: .member, as: .saveOrder, take)
    routes.offered(OrdersPaths.newOrder, inAll: OrderDraft.offered) { visit, view in
      let (now, zone) = (visit.house.mint.now(), visit.locale.zone)
      return OrderDraft(code: try OrderStore(view).nextCode(in: now.day(in: zone).year), at: now, in: zone).form
    }
    routes.stored(OrdersPaths.draft) { visit, view, id in
      OrderDraft(try view.find(id), lines: try OrderStore(view).lines(of: id), locale: visit.locale).form
    }
    routes.get(OrdersPaths.draftCustomer, for: .member, pickCustomer)
    routes.post(OrdersPaths.draftCustomer, for: .member, chooseCustomer)
    routes.get(OrdersPaths.draftNewCustomer, for: .member, newCustomer)
    routes.post(OrdersPaths.draftNewCustomer, for: .member, addCustomer)
    routes.get(OrdersPaths.draftProduct, for: .member, pickProduct)
    routes.post(OrdersPaths.draftProduct, for: .member, chooseProduct)
    routes.get(OrdersPaths.draftNewProduct, for: .member, newProduct)
    routes.post(OrdersPaths.draftNewProduct, for: .member, addProduct)
  }

  private static func unsaved(_ visit: SpaceVisit, _ id: ID<Order>) -> UnsavedForm {
    UnsavedForm(visit, id, kind: OrderDraft.kind, at: OrdersPaths.draft(id))
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    try await unsaved(visit, id).open { try screen(id, $1, visit, in: $0) }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await take(visit, visit.form.id())
  }

  private static func take(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let locale = visit.locale
    let query = ListQuery(visit.query)
    return try await unsaved(visit, id).take { view in
      query.kept(try OrderStore(view).holds(id) ? OrdersPaths.order(id) : OrdersPaths.orders())
    } step: {
      OrderFormStep($0, mint: visit.house.mint).map { ($0.form, $0.leads(id)) }
    } orShow: {
      try screen(id, $1, visit, in: $0)
    } by: { transaction in
      let draft = OrderDraft(visit.form)
      guard let shown = visit.form.original.map(OrderDraft.init) else {
        let done = try OrderStore(transaction).add(draft, id: id, locale: locale)
        return Destination(OrdersPaths.order(id), done: done)
      }
      try OrderStore(transaction).change(id, to: draft, from: shown, locale: locale)
      return Destination(query.kept(OrdersPaths.order(id)))
    }
  }

  private static func screen(
    _ id: ID<Order>, _ state: FormState, _ visit: SpaceVisit, in view: SpaceView
  ) throws -> any Screen {
    state.original == nil
      ? try OrderFormScreen.new(id, state, in: view, locale: visit.locale, today: visit.today)
      : try OrderFormScreen.stored(id, state, visit, in: view)
  }

  private static func pickCustomer(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let draft = OrderDraft(try await unsaved(visit, id).form)
    let query = ListQuery(visit.query)
    return try await visit.show { view in
      ArchivablePicker(
        title: OrdersPhrases.customer, field: "customer", order: id, posts: OrdersPaths.draftCustomer(id),
        making: OrdersPaths.draftNewCustomer(id),
        things: try view.offered(matching: query.search, after: query.cursor), query: query, chosen: draft.customer)
    }
  }

  private static func chooseCustomer(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let chosen: ID<Customer> = try visit.form.id("customer")
    _ = try await visit.read { try $0.find(chosen) }
    return try await unsaved(visit, id).change { $0.set("customer", chosen.description) }
  }

  private static func newCustomer(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    try await unsaved(visit, id).show({ customerForm($1, id) }, named(visit))
  }

  private static func addCustomer(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let customer: ID<Customer> = try visit.form.id()
    return try await unsaved(visit, id).add {
      customerForm($1, id)
    } by: { transaction, form in
      try CustomerStore(transaction).add(CustomerDraft(visit.form), id: customer)
      form.set("customer", customer.description)
    }
  }

  private static func chooseProduct(_ visit: SpaceVisit, _ id: ID<Order>, _ line: ID<OrderLine>) async throws -> Reply {
    let chosen: ID<Product> = try visit.form.id("product")
    let product = try await visit.read { try $0.find(chosen) }
    return try await unsaved(visit, id).change { $0.choose(product, for: line, in: visit.locale.language) }
  }

  private static func newProduct(_ visit: SpaceVisit, _ id: ID<Order>, _ line: ID<OrderLine>) async throws -> Reply {
    try await unsaved(visit, id).show({ try productForm($1, id, line, in: $0) }, named(visit))
  }

  /// The empty form of something new, called as was searched for.
  private static func named(_ visit: SpaceVisit) -> FormState {
    let field = ArchivablePicker<Customer>.typedName
    let name = visit.query[field]
    return .fresh(visit.house.mint, offering: name.isEmpty ? [] : [(name: field, value: name)])
  }

  private static func customerForm(_ state: FormState, _ id: ID<Order>) -> FormSheet {
    .newCustomer(state, posts: OrdersPaths.draftNewCustomer(id), cancels: OrdersPaths.draftCustomer(id))
  }

  private static func pickProduct(
    _ visit: SpaceVisit, _ id: ID<Order>, _ line: ID<OrderLine>
  ) async throws -> Reply {
    let draft = OrderDraft(try await unsaved(visit, id).form)
    let query = ListQuery(visit.query)
    return try await visit.show { view in
      ArchivablePicker(
        title: OrdersPhrases.product, field: "product", order: id, posts: OrdersPaths.draftProduct(id, line),
        making: OrdersPaths.draftNewProduct(id, line),
        things: try view.offered(matching: query.search, after: query.cursor), query: query,
        chosen: draft.lines.first { $0.id == line }?.product)
    }
  }

  private static func addProduct(
    _ visit: SpaceVisit, _ id: ID<Order>, _ line: ID<OrderLine>
  ) async throws -> Reply {
    let (product, language): (ID<Product>, Language) = (try visit.form.id(), visit.locale.language)
    return try await unsaved(visit, id).add {
      try productForm($1, id, line, in: $0)
    } by: { transaction, form in
      try ProductStore(transaction).add(ProductDraft(visit.form), id: product, in: language)
      form.choose(try transaction.find(product), for: line, in: language)
    }
  }

  private static func productForm(
    _ state: FormState, _ id: ID<Order>, _ line: ID<OrderLine>, in view: SpaceView
  ) throws -> FormSheet {
    .newProduct(
      state, in: view.space.currency, try VATSettings(in: view), posts: OrdersPaths.draftNewProduct(id, line),
      cancels: OrdersPaths.draftProduct(id, line))
  }
}
