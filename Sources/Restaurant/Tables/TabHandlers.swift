import Kit

/// What the staff does with the tabs of the tables.
enum TabHandlers {
  static func add(to routes: inout Routes) {
    routes.get(TablePaths.tab, for: .member, freshness: .space, open)
    routes.get(TablePaths.bill, for: .member, bill)
    routes.post(TablePaths.tabAnswer, for: .member, answer)
    routes.post(TablePaths.tabPayment, for: .member, pay)
    routes.post(TablePaths.tabClosing, for: .member, close)
    routes.get(TablePaths.tabMove, for: .member, freshness: .space, choose)
    routes.post(TablePaths.tabMove, for: .member, move)
    routes.post(TablePaths.admission, for: .member, admit)
    routes.post(TablePaths.sendingAway, for: .member, sendAway)
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<TableTab>) async throws -> Reply {
    let language = visit.manner.language
    return try await visit.show { view in
      let store = TabStore(view)
      let standing = try store.standing(id)
      let main = try EstablishmentStore(view).establishment(for: language).language
      return TabScreen(
        standing: standing, orders: try store.orders(of: id), seats: try store.seats(of: id),
        joiners: try store.joiners(at: id),
        reader: Reader(language: language, main: main),
        floor: TablesScreen(
          tables: try TableStore(view).standings(), joiners: try store.joiners(), isEditing: false,
          selected: standing.tab.state == .closed ? nil : standing.tab.table))
    }
  }

  private static func bill(_ visit: SpaceVisit, _ id: ID<TableTab>) async throws -> Reply {
    let (language, now) = (visit.manner.language, visit.house.mint.now())
    return try await visit.print { view in
      let store = TabStore(view)
      let main = try EstablishmentStore(view).establishment(for: language).language
      return BillPaper(
        restaurant: view.space.name, tab: try store.tab(id), bill: TabBill(try store.orders(of: id)),
        currency: view.space.currency, now: now, reader: Reader(language: language, main: main))
    }
  }

  /// Leads back to the screen that showed the request.
  private static func answer(_ visit: SpaceVisit, _ id: ID<TableTab>) async throws -> Reply {
    let (welcome, back) = (try visit.form.answer("answer"), TabRequests.back(visit.form))
    return try await visit.change { edit in
      Destination(back, done: try TabStore(edit).answer(id, welcome: welcome))
    }
  }

  private static func admit(_ visit: SpaceVisit, _ id: ID<TableTab>, _ guest: ID<Guest>) async throws -> Reply {
    let (welcome, back) = (try visit.form.answer("answer"), TabRequests.back(visit.form, of: id))
    return try await visit.change { edit in
      Destination(back, done: try TabStore(edit).admit(guest, to: id, welcome: welcome))
    }
  }

  private static func pay(_ visit: SpaceVisit, _ id: ID<TableTab>) async throws -> Reply {
    let paid = try visit.form.answer("paid")
    return try await visit.change { edit in
      Destination(TablePaths.tab(id), done: try TabStore(edit).note(id, paid: paid))
    }
  }

  private static func close(_ visit: SpaceVisit, _ id: ID<TableTab>) async throws -> Reply {
    try await visit.change { edit in
      Destination(TablePaths.tables(), done: try TabStore(edit).close(id))
    }
  }

  private static func choose(_ visit: SpaceVisit, _ id: ID<TableTab>) async throws -> Reply {
    try await visit.show { view in
      let free = try TableStore(view).standings().filter { $0.standing == nil }.map(\.table)
      return MovingScreen(tab: try TabStore(view).tab(id), free: free)
    }
  }

  private static func move(_ visit: SpaceVisit, _ id: ID<TableTab>) async throws -> Reply {
    let table: ID<DiningTable> = try visit.form.id("table")
    return try await visit.change { edit in
      Destination(TablePaths.tab(id), done: try TabStore(edit).move(id, to: table))
    }
  }

  private static func sendAway(_ visit: SpaceVisit, _ id: ID<TableTab>, _ guest: ID<Guest>) async throws -> Reply {
    try await visit.change { edit in
      Destination(TablePaths.tab(id), done: try TabStore(edit).sendAway(guest, from: id))
    }
  }
}
