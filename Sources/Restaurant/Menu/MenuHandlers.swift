import Kit

enum MenuHandlers {
  static func add(to routes: inout Routes) {
    routes.get(RestaurantPaths.menu, for: .member, keeping: .main, show)
    routes.getForVisitors(RestaurantPaths.menu, keeping: .visited, show)
    routes.get(RestaurantPaths.filter, for: .member, filter)
    routes.getForVisitors(RestaurantPaths.filter, filter)
    routes.get(RestaurantPaths.menuDish, for: .member, keeping: .visited, dish)
    routes.getForVisitors(RestaurantPaths.menuDish, keeping: .visited, dish)
    routes.post(RestaurantPaths.lines, for: .member, as: .addDishToOrder, add)
    routes.postForVisitors(RestaurantPaths.lines, as: .addDishToOrder, add)
    routes.post(RestaurantPaths.adding, for: .member, as: .addSelectionToOrder, add)
    routes.postForVisitors(RestaurantPaths.adding, as: .addSelectionToOrder, add)
  }

  private static func show(_ visit: some VisitInSpace) async throws -> Reply {
    try await visit.show { try MenuReading(visit, in: $0).screen() }
  }

  private static func filter(_ visit: some VisitInSpace) async throws -> Reply {
    let query = MenuQuery(visit.query)
    let state = FormState(query.filter.form, mint: visit.house.mint)
    return try await visit.show { _ in FilterScreen(query: query, state: state).sheet }
  }

  private static func dish(_ visit: some VisitInSpace, _ id: ID<Dish>) async throws -> Reply {
    try await visit.show { try MenuReading(visit, in: $0).page(of: id) }
  }

  private static func add(_ visit: some VisitInSpace) async throws -> Reply {
    try await add(visit, Selection.dish(in: visit.form))
  }

  private static func add(_ visit: some VisitInSpace, _ id: ID<Dish>) async throws -> Reply {
    if let stepped = Selection.stepped(visit.form) {
      let state = FormState(stepped, mint: visit.house.mint)
      return try await visit.show { try MenuReading(visit, in: $0).page(of: id, state) }
    }
    return try await visit.take {
      try MenuReading(visit, in: $0).page(of: id, $1)
    } by: {
      let selection = Selection(visit.form)
      return try await visit.change(leadingTo: MenuQuery(visit.query).kept(RestaurantPaths.menu(), at: id)) {
        try visit.currentOrder(in: $0).add(id, selection)
      }
    }
  }
}
