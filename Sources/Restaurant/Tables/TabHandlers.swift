import Kit

/// What the staff does with the tabs of the tables.
enum TabHandlers {
  static func add(to routes: inout Routes) {
    routes.get(TablePaths.tab, for: .member, freshness: .space, keeping: .visited, open)
    routes.get(TablePaths.bill, for: .member, bill)
    // Leads back to the screen that showed the request.
    routes.change(TablePaths.tabAnswer, for: .member, as: .answerTab) { visit, transaction, id in
      let welcome = try visit.form.answer("answer")
      return Destination(TabRequests.back(visit.form), done: try TabStore(transaction).answer(id, welcome: welcome))
    }
    routes.change(TablePaths.attention, for: .member, as: .attendCall) { visit, transaction, id in
      let done = try TabStore(transaction).attend(visit.form.choice("call"), at: id)
      return Destination(TabRequests.back(visit.form, of: id), done: done)
    }
    routes.change(TablePaths.tabPayment, for: .member, as: .payTab) { visit, transaction, id in
      let (paid, method) = (try visit.form.answer("paid"), PaymentMethod(rawValue: visit.form["method"]))
      let done = try TabStore(transaction).note(
        id, paid: paid, by: method, isCorrected: PaymentButtons.isCorrection(visit.form))
      return Destination(TablePaths.tab(id), done: done)
    }
    routes.change(TablePaths.tabClosing, for: .member, as: .closeTab) { visit, transaction, id in
      let store = TabStore(transaction)
      if !visit.manages { try store.expectNothingUnpaid(on: id) }
      return Destination(TablePaths.tables(), done: try store.close(id))
    }
    routes.change(TablePaths.tabReopening, for: .owner, as: .reopenTab, leadingTo: TablePaths.tab) {
      try TabStore($0).reopen($1)
    }
    routes.get(TablePaths.tabMove, for: .member, freshness: .space, choose)
    routes.change(TablePaths.tabMove, for: .member, as: .moveTab) { visit, transaction, id in
      let store = TabStore(transaction)
      if let other = ID<DiningTable>(visit.form["join"]) {
        return Destination(TablePaths.tables(), done: try store.join(id, to: other))
      }
      return Destination(TablePaths.tab(id), done: try store.move(id, to: visit.form.id("table")))
    }
    routes.form(TablePaths.tabLines, for: .member, as: .moveLines, chooseLines, deed: moveLines)
    routes.change(TablePaths.admission, for: .member, as: .admitGuest) { visit, transaction, id, guest in
      let done = try TabStore(transaction).admit(guest, to: id, welcome: visit.form.answer("answer"))
      return Destination(TabRequests.back(visit.form, of: id), done: done)
    }
    routes.change(TablePaths.sendingAway, for: .member, as: .sendGuestAway) { _, transaction, id, guest in
      Destination(TablePaths.tab(id), done: try TabStore(transaction).sendAway(guest, from: id))
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<TableTab>) async throws -> Reply {
    let (parts, isOwner, manages) = (visit.query["parts"], visit.membership.role == .owner, visit.manages)
    return try await visit.show { view in
      let store = TabStore(view)
      let standing = try store.standing(id)
      return TabScreen(
        standing: standing, orders: try store.orders(of: id), seats: try store.seats(of: id),
        joiners: try store.joiners(at: id), reader: try visit.reader(in: view),
        parts: parts,
        floor: TablesScreen(
          tables: try TableStore(view).standings(), joiners: try store.joiners(), isEditing: false,
          selected: standing.tab.state == .closed ? nil : standing.tab.table),
        printers: try PrinterStore(view).printers(), isOwner: isOwner, manages: manages)
    }
  }

  private static func bill(_ visit: SpaceVisit, _ id: ID<TableTab>) async throws -> Reply {
    let (now, asked) = (visit.house.mint.now(), Int(visit.query["width"]).flatMap(SlipWidth.init))
    return try await visit.print { view in
      let store = TabStore(view)
      return BillPaper(
        letterhead: try Letterhead(in: view), tab: try view.find(id), bill: TabBill(try store.orders(of: id)),
        currency: view.space.currency, now: now, reader: try visit.reader(in: view),
        width: try asked ?? PrinterStore(view).printers().first(where: \.printsBills)?.width ?? .wide)
    }
  }

  private static func choose(_ visit: SpaceVisit, _ id: ID<TableTab>) async throws -> Reply {
    try await visit.show { view in
      let (tab, standings) = (try view.find(id), try TableStore(view).standings())
      return MovingScreen(
        tab: tab, free: standings.filter { $0.standing == nil }.map(\.table),
        open: tab.state == .open
          ? standings.filter { $0.standing?.tab.state == .open && $0.standing?.tab.id != id }.map(\.table) : [])
    }
  }

  private static func chooseLines(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<TableTab>
  ) throws -> FormSheet {
    let tab: TableTab = try view.find(id)
    return LineMovingForm(
      tab: tab, orders: try TabStore(view).orders(of: id),
      tables: try TableStore(view).standings().filter {
        $0.table.id != tab.table && $0.standing?.tab.state != .paid
      }.map(\.table),
      reader: try visit.reader(in: view), state: state ?? FormState(Form(), mint: visit.house.mint)
    ).sheet
  }

  private static func moveLines(
    _ visit: SpaceVisit, _ transaction: SpaceTransaction, _ id: ID<TableTab>
  ) throws -> Destination {
    let lines = Set(visit.form.values(of: "line").compactMap { ID<OrderLine>($0) })
    let table = ID<DiningTable>(visit.form["table"])
    guard !lines.isEmpty, let table else {
      var problems = Invalid()
      if lines.isEmpty { problems["line"] = TablePhrases.noneChosen }
      if table == nil { problems["table"] = EntryPhrases.tableMissing }
      throw problems
    }
    return Destination(TablePaths.tab(id), done: try TabStore(transaction).move(lines, of: id, to: table))
  }
}
