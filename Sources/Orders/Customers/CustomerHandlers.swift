import Kit

enum CustomerHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.customers, for: .member, freshness: .space, keeping: .main) { visit in
      let query = ListQuery(visit.query)
      return try await visit.show { view in
        let customers = try CustomerStore(view).customers(matching: query.search, after: query.cursor)
        return CustomerList(customers: customers, query: query)
      }
    }
    routes.get(OrdersPaths.customerChoices, for: .member, freshness: .space, keeping: .main) { visit in
      try await visit.show { try CustomerStore($0).choices() }
    }
    routes.get(OrdersPaths.newCustomer, for: .member, keeping: .main) { visit in
      let state = FormState.fresh(visit.house.mint)
      return try await visit.show { _ in newScreen(state) }
    }
    routes.post(OrdersPaths.newCustomer, for: .member, as: .addCustomer, add)
    routes.get(OrdersPaths.customer, for: .member, keeping: .visited) { visit, id in
      try await visit.show { try detail(visit, $0, id, nil) }
    }
    routes.post(OrdersPaths.customer, for: .member, as: .changeCustomer) { visit, id in
      try await visit.take {
        try detail(visit, $0, id, $1)
      } by: {
        let (draft, shown) = (CustomerDraft(visit.form), visit.form.original.map(CustomerDraft.init))
        return try await visit.change(leadingTo: ListQuery(visit.query).kept(OrdersPaths.customers())) {
          try CustomerStore($0).change(id, to: draft, from: shown)
        }
      }
    }
    routes.post(OrdersPaths.customerDeletion, for: .member, as: .deleteCustomer) { visit, id in
      try await visit.change { transaction in
        let done = try CustomerStore(transaction).remove(id)
        return Destination(ListQuery(visit.query).kept(OrdersPaths.customers()), done: done)
      }
    }
    routes.post(OrdersPaths.customerReturn, for: .member, as: .bringBackCustomer) { visit, id in
      try await visit.change(leadingTo: OrdersPaths.customer(id)) {
        try CustomerStore($0).bringBack(id)
      }
    }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      newScreen($1)
    } by: {
      let id: ID<Customer> = try visit.form.id()
      return try await visit.change(leadingTo: OrdersPaths.customers()) {
        try CustomerStore($0).add(CustomerDraft(visit.form), id: id)
      }
    }
  }

  private static func newScreen(_ state: FormState) -> NewCustomer {
    NewCustomer(state: state, posts: OrdersPaths.newCustomer(), action: .addCustomer, cancels: OrdersPaths.customers())
  }

  private static func detail(
    _ visit: SpaceVisit, _ view: SpaceView, _ id: ID<Customer>, _ state: FormState?
  ) throws -> CustomerDetail {
    let store = CustomerStore(view)
    let customer = try store.customer(id)
    let query = ListQuery(visit.query, beside: OrdersPaths.customer(id))
    return CustomerDetail(
      customer: customer, account: try store.account(of: id),
      state: state ?? .showing(customer.details.form, visit.house.mint),
      list: CustomerList(
        customers: try store.customers(matching: query.search, around: customer), query: query, selected: id))
  }
}
