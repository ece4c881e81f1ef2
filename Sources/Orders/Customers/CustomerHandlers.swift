import Kit

enum CustomerHandlers {
  static func add(to routes: inout Routes) {
    ArchivableHandlers<Customer>.add(to: &routes)
    routes.form(OrdersPaths.newCustomer, for: .member, as: .addCustomer, keeping: .main, new, add)
    routes.form(OrdersPaths.customer, for: .member, as: .changeCustomer, keeping: .visited, customer, change)
    routes.stored(OrdersPaths.customer) { try $1.find($2).details.form }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) -> FormSheet {
    .newCustomer(
      state ?? .fresh(visit.house.mint), posts: OrdersPaths.newCustomer(), as: .addCustomer,
      cancels: OrdersPaths.customers())
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.change(leadingTo: OrdersPaths.customers()) {
      try CustomerStore($0).add(CustomerDraft(visit.form), id: visit.form.id())
    }
  }

  private static func customer(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Customer>
  ) throws -> ArchivableDetail<Customer> {
    let customer = try view.find(id)
    let state = state ?? .showing(customer.details.form, visit.house.mint)
    return ArchivableDetail(
      thing: customer, list: try ArchivableHandlers.list(beside: customer, visit, in: view), state: state,
      fields: CustomerFields(state: state).html,
      head: ContactButtons(phone: customer.phone, email: customer.email, in: view.space)?.html,
      others: [.link(OrdersPhrases.newOrder, "receipt", to: customer.newOrder)],
      figures: try CustomerStore(view).account(of: id).html(of: id, on: visit.today))
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Customer>) async throws -> Reply {
    try await visit.change(leadingTo: ArchivableHandlers<Customer>.back(visit)) {
      try CustomerStore($0).change(id, to: $1, from: $2)
    }
  }
}
