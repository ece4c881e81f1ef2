import Kit

enum CustomerHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.customers, for: .member, freshness: .space, list)
    routes.get(OrdersPaths.newCustomer, for: .member, new)
    routes.post(OrdersPaths.newCustomer, for: .member, add)
  }

  static func list(_ visit: SpaceVisit) async throws -> Reply {
    let search = visit.query["q"]
    return try await visit.show { view in
      CustomerList(
        customers: try CustomerStore(view).customers(matching: search, after: Cursor(visit.query["after"])),
        search: search, isEditing: visit.query.has("edit"))
    }
  }

  static func new(_ visit: SpaceVisit) async throws -> Reply {
    let fresh = Form([("id", visit.house.mint.uuid().text)])
    return try await visit.show { _ in form(FormState(fresh, mint: visit.house.mint)) }
  }

  static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take(orShow: refill) {
      let id: ID<Customer> = try visit.form.id()
      return try await visit.change { edit in
        try CustomerStore(edit).add(CustomerDraft(visit.form), id: id)
        return Destination(OrdersPaths.customers())
      }
    }
  }

  @Sendable private static func refill(_ view: SpaceView, _ state: FormState) -> CustomerForm {
    form(state)
  }

  private static func form(_ state: FormState) -> CustomerForm {
    CustomerForm(state: state, posts: OrdersPaths.newCustomer())
  }
}
