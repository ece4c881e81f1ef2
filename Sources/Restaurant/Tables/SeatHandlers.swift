import Kit

/// What guests do at a table: they scan its code, sit down, look at what it comes to, and leave.
enum SeatHandlers {
  static func add(to routes: inout Routes) {
    routes.getForVisitors(TablePaths.door, show)
    routes.postForVisitors(TablePaths.door, as: .sitDown, sit)
    routes.getForVisitors(TablePaths.seat, whileClosed: true, open)
    // Whoever asks to join is answered by those who sit there.
    routes.changeForVisitors(TablePaths.joinerAnswer, as: .admitGuest) { visit, transaction, joiner in
      let store = TabStore(transaction)
      guard let tab = try visit.diner?.guest.flatMap({ try store.tab(of: $0) }), tab.admission == .seated,
        try store.admission(of: joiner, at: tab.id) != nil
      else { throw Refusal.notFound }
      let welcome = try visit.form.answer("answer")
      return Destination(TablePaths.seat(), done: try store.admit(joiner, to: tab.id, welcome: welcome))
    }
    routes.changeForVisitors(TablePaths.call, as: .callWaiter) { visit, transaction in
      Destination(TablePaths.seat(), done: try TabStore(transaction).callWaiter(from: guest(visit)))
    }
    routes.changeForVisitors(TablePaths.billWish, as: .askForBill) { visit, transaction in
      let done = try TabStore(transaction).askForBill(from: guest(visit), paidBy: visit.form.choice("method"))
      return Destination(TablePaths.seat(), done: done)
    }
    routes.changeForVisitors(TablePaths.leaving, as: .leaveTable) { visit, transaction in
      Destination(TablePaths.seat(), done: try TabStore(transaction).leave(guest(visit)))
    }
  }

  /// - Throws: `Refusal.forbidden` for somebody who keeps no cookie, and so would never find their table again.
  private static func guest(_ visit: VisitorVisit) throws -> ID<Guest> {
    guard let guest = visit.diner?.guest else { throw Refusal.forbidden(RestaurantPhrases.cookiesNeeded) }
    return guest
  }

  private static func show(_ visit: VisitorVisit, code: String) async throws -> Reply {
    let isKnown = try await visit.read { try TableStore($0).table(code: code) != nil }
    let guest = visit.diner?.guest
    return try await visit.show(status: isKnown ? 200 : 404) { view in
      let (table, store) = (try TableStore(view).table(code: code), TabStore(view))
      return DoorScreen(
        table: table, restaurant: try FaceStore(view).name(), tab: try guest.flatMap { try store.tab(of: $0) },
        isTaken: try table.flatMap { try store.tab(at: $0.id) }?.state == .open, code: code,
        takesOrders: try visit.establishment(in: view).ways.contains(.dineIn))
    }
  }

  /// Leads to an address without the code: to the menu, so that one chooses until somebody says yes.
  private static func sit(_ visit: VisitorVisit, code: String) async throws -> Reply {
    let guest = try guest(visit)
    return try await visit.change(leadingTo: RestaurantPaths.menu()) { transaction in
      guard let table = try TableStore(transaction).table(code: code) else { throw Refusal.notFound }
      guard try visit.establishment(in: transaction).ways.contains(.dineIn) else {
        throw Refusal.conflict(TablePhrases.noOrdersAtTables)
      }
      try TabStore(transaction).seat(guest, at: table)
    }
  }

  private static func open(_ visit: VisitorVisit) async throws -> Reply {
    let (diner, parts) = (visit.diner, visit.query["parts"])
    return try await visit.show { view in
      let (store, reader) = (TabStore(view), try visit.reader(in: view))
      let tab = try diner?.guest.flatMap { try store.tab(of: $0) }
      let former = try tab == nil ? diner?.guest.flatMap { try store.lastTab(of: $0) } : nil
      let isSeated = tab?.admission == .seated
      let orders = try (tab ?? former?.tab).map { try store.orders(of: $0.id) } ?? []
      return SeatScreen(
        tab: tab, former: former, orders: isSeated ? orders : orders.filter { $0.diner == diner },
        joiners: try isSeated ? tab.map { try store.joiners(at: $0.id) } ?? [] : [],
        guests: try tab.map { try store.seats(of: $0.id).count } ?? 0, currency: view.space.currency,
        reader: reader,
        waiting: try diner.map { try CurrentOrderStore(view, of: $0, mainly: reader.main).count() } ?? 0, diner: diner,
        isOpen: visit.isOpen, parts: parts)
    }
  }
}
