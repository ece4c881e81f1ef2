import Kit

/// What diners do with their orders, members and guests alike.
enum OrderHandlers {
  static func add(to routes: inout Routes) {
    routes.get(RestaurantPaths.order, for: .member, current)
    routes.getForVisitors(RestaurantPaths.order, current)
    routes.post(RestaurantPaths.line, for: .member, as: .setLineQuantity, change)
    routes.postForVisitors(RestaurantPaths.line, as: .setLineQuantity, change)
    routes.post(RestaurantPaths.lineDeletion, for: .member, as: .removeLine, remove)
    routes.postForVisitors(RestaurantPaths.lineDeletion, as: .removeLine, remove)
    routes.post(RestaurantPaths.placing, for: .member, as: .placeOrder, place)
    routes.postForVisitors(RestaurantPaths.placing, as: .placeOrder, place)
    routes.post(RestaurantPaths.cancellation, for: .member, as: .discardOrder, cancel)
    routes.postForVisitors(RestaurantPaths.cancellation, as: .discardOrder, cancel)
    routes.get(RestaurantPaths.history, for: .member, keeping: .visited, history)
    routes.getForVisitors(RestaurantPaths.history, whileClosed: true, keeping: .visited, history)
    routes.get(RestaurantPaths.pastOrder, for: .member, keeping: .visited, open)
    routes.getForVisitors(RestaurantPaths.pastOrder, whileClosed: true, keeping: .visited, open)
    routes.post(RestaurantPaths.withdrawal, for: .member, as: .withdrawOrder, withdraw)
    routes.postForVisitors(RestaurantPaths.withdrawal, as: .withdrawOrder, withdraw)
    routes.post(RestaurantPaths.again, for: .member, as: .orderAgain, again)
    routes.postForVisitors(RestaurantPaths.again, as: .orderAgain, again)
    routes.getForVisitors(RestaurantPaths.status, whileClosed: true, status)
  }

  private static func current(_ visit: some VisitInSpace) async throws -> Reply {
    try await visit.show { try OrderReading(visit, in: $0).current(nil) }
  }

  private static func change(_ visit: some VisitInSpace, _ line: ID<OrderLine>) async throws -> Reply {
    // A button says how many; without one it is what stands in the field.
    let pressed = visit.form.trimmed("quantity")
    let typed = pressed.isEmpty ? visit.form.trimmed("typed") : pressed
    guard !typed.isEmpty else { throw Refusal.malformed(RestaurantPhrases.quantityMissing) }
    return try await visit.take {
      try OrderReading(visit, in: $0).current(nil, problems: $1.problems)
    } by: {
      try await visit.change(leadingTo: RestaurantPaths.order()) {
        try visit.currentOrder(in: $0).change(line, to: Int(typed) ?? 0)
      }
    }
  }

  private static func remove(_ visit: some VisitInSpace, _ line: ID<OrderLine>) async throws -> Reply {
    try await visit.change { Destination(RestaurantPaths.order(), done: try visit.currentOrder(in: $0).remove(line)) }
  }

  private static func withdraw(_ visit: some VisitInSpace, _ id: ID<Order>) async throws -> Reply {
    guard let diner = visit.diner else { throw Refusal.notFound }
    return try await visit.change {
      Destination(RestaurantPaths.pastOrder(id), done: try OrderStore($0).withdraw(id, for: diner))
    }
  }

  private static func place(_ visit: some VisitInSpace) async throws -> Reply {
    try await visit.take {
      try OrderReading(visit, in: $0).current($1)
    } by: {
      let draft = PlacingDraft(visit.form)
      return try await visit.change { transaction in
        let (order, done) = try Placing(visit, in: transaction).place(draft)
        return Destination(RestaurantPaths.pastOrder(order), done: done)
      }
    }
  }

  private static func cancel(_ visit: some VisitInSpace) async throws -> Reply {
    let isPart = visit.form["only"] == CurrentOrder.unavailable
    return try await visit.change { transaction in
      let order = try visit.currentOrder(in: transaction)
      return Destination(RestaurantPaths.order(), done: try isPart ? order.removeUnavailable() : order.cancel())
    }
  }

  private static func history(_ visit: some VisitInSpace) async throws -> Reply {
    let cursor = Cursor(visit.query["after"])
    return try await visit.show { try OrderReading(visit, in: $0).history(after: cursor) }
  }

  private static func open(_ visit: some VisitInSpace, _ id: ID<Order>) async throws -> Reply {
    try await visit.show { try OrderReading(visit, in: $0).page(of: id) }
  }

  private static func again(_ visit: some VisitInSpace, _ id: ID<Order>) async throws -> Reply {
    try await visit.change { transaction in
      let store = try visit.currentOrder(in: transaction)
      let order = try OrderStore(transaction).order(id, of: store.diner)
      return Destination(RestaurantPaths.order(), done: try store.add(again: order))
    }
  }

  private static func status(_ visit: VisitorVisit, code: String) async throws -> Reply {
    try await visit.show { try OrderReading(visit, in: $0).status(of: code) }
  }
}
