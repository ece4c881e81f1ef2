import Kit

enum CustomerHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.customers, for: .member, freshness: .space, keeping: .main, list)
    routes.get(OrdersPaths.customerChoices, for: .member, freshness: .space, keeping: .main, choices)
    routes.get(OrdersPaths.newCustomer, for: .member, keeping: .main, new)
    routes.post(OrdersPaths.newCustomer, for: .member, as: .addCustomer, add)
    routes.get(OrdersPaths.customer, for: .member, keeping: .visited, open)
    routes.post(OrdersPaths.customer, for: .member, as: .changeCustomer, change)
    routes.post(OrdersPaths.customerDeletion, for: .member, as: .deleteCustomer, delete)
    routes.post(OrdersPaths.customerReturn, for: .member, as: .bringBackCustomer, bringBack)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    let query = ListQuery(visit.query)
    return try await visit.show {
      CustomerList(customers: try $0.offered(matching: query.search, after: query.cursor), query: query)
    }
  }

  private static func choices(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { KeptChoices.of(try $0.allOffered() as [Customer]) }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { _ in newScreen(state) }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take(leadingTo: OrdersPaths.customers()) {
      newScreen($1)
    } by: {
      try CustomerStore($0).add(CustomerDraft(visit.form), id: visit.form.id())
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Customer>) async throws -> Reply {
    try await visit.show { try detail(visit, $0, id, nil) }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Customer>) async throws -> Reply {
    let list = ListQuery(visit.query).kept(OrdersPaths.customers())
    return try await visit.take(leadingTo: list) {
      try detail(visit, $0, id, $1)
    } by: {
      try CustomerStore($0).change(id, to: $1, from: $2)
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Customer>) async throws -> Reply {
    try await visit.change {
      Destination(ListQuery(visit.query).kept(OrdersPaths.customers()), done: try $0.remove(id))
    }
  }

  private static func bringBack(_ visit: SpaceVisit, _ id: ID<Customer>) async throws -> Reply {
    try await visit.change(leadingTo: OrdersPaths.customer(id)) { try $0.bringBack(id) }
  }

  private static func newScreen(_ state: FormState) -> NewCustomer {
    NewCustomer(state: state, posts: OrdersPaths.newCustomer(), action: .addCustomer, cancels: OrdersPaths.customers())
  }

  private static func detail(
    _ visit: SpaceVisit, _ view: SpaceView, _ id: ID<Customer>, _ state: FormState?
  ) throws -> CustomerDetail {
    let customer = try view.find(id)
    let query = ListQuery(visit.query, beside: OrdersPaths.customer(id))
    return CustomerDetail(
      customer: customer, account: try CustomerStore(view).account(of: id),
      state: state ?? .showing(customer.details.form, visit.house.mint),
      list: CustomerList(
        customers: try view.offered(matching: query.search, around: customer), query: query, selected: id))
  }
}
