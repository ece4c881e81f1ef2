import Kit

/// What guests do at a table: they scan its code, sit down, look at what it comes to, and leave.
enum SeatHandlers {
  static func add(to routes: inout Routes) {
    routes.getForVisitors(TablePaths.door, show)
    routes.postForVisitors(TablePaths.door, sit)
    routes.getForVisitors(TablePaths.seat, whileClosed: true, open)
    routes.postForVisitors(TablePaths.leaving, leave)
  }

  private static func show(_ visit: VisitorVisit, code: String) async throws -> Reply {
    let isKnown = try await visit.read { try TableStore($0).table(code: code) != nil }
    let (language, guest) = (visit.manner.language, visit.diner?.guest)
    return try await visit.show(status: isKnown ? 200 : 404) { view in
      let establishment = try EstablishmentStore(view).establishment(for: language)
      return DoorScreen(
        table: try TableStore(view).table(code: code), restaurant: view.space.name,
        tab: try guest.flatMap { try TabStore(view).tab(of: $0) }, code: code,
        takesOrders: establishment.ways.contains(.dineIn))
    }
  }

  /// Leads to an address without the code.
  private static func sit(_ visit: VisitorVisit, code: String) async throws -> Reply {
    let language = visit.manner.language
    guard let guest = visit.diner?.guest else { throw Refusal.forbidden(RestaurantPhrases.cookiesNeeded) }
    return try await visit.change { edit in
      guard let table = try TableStore(edit).table(code: code) else { throw Refusal.notFound }
      guard try EstablishmentStore(edit).establishment(for: language).ways.contains(.dineIn) else {
        throw Refusal.conflict(TablePhrases.noOrdersAtTables)
      }
      try TabStore(edit).seat(guest, at: table)
      return Destination(TablePaths.seat())
    }
  }

  private static func open(_ visit: VisitorVisit) async throws -> Reply {
    let (language, diner) = (visit.manner.language, visit.diner)
    return try await visit.show { view in
      let main = try EstablishmentStore(view).establishment(for: language).language
      let store = TabStore(view)
      let tab = try diner?.guest.flatMap { try store.tab(of: $0) }
      let former = try tab == nil ? diner?.guest.flatMap { try store.lastTab(of: $0) } : nil
      let orders = try (tab ?? former?.tab).map { try store.orders(of: $0.id) } ?? []
      return SeatScreen(
        tab: tab, former: former, orders: tab == nil ? orders.filter { $0.diner == diner } : orders,
        guests: try tab.map { try store.seats(of: $0.id).count } ?? 0, currency: view.space.currency,
        reader: Reader(language: language, main: main),
        waiting: try diner.map { try CurrentOrderStore(view, of: $0, mainly: main).count() } ?? 0, diner: diner,
        isOpen: visit.isOpen)
    }
  }

  private static func leave(_ visit: VisitorVisit) async throws -> Reply {
    guard let guest = visit.diner?.guest else { throw Refusal.forbidden(RestaurantPhrases.cookiesNeeded) }
    return try await visit.change { edit in
      Destination(TablePaths.seat(), done: try TabStore(edit).leave(guest))
    }
  }
}
