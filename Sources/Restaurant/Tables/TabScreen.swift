import Kit

/// A table's tab as the staff sees it: its total, what was ordered, who sits there.
struct TabScreen: Screen {
  let standing: TabStanding
  let orders: [Order]
  let seats: [Seat]
  let joiners: [Joiner]
  let reader: MenuLanguage
  /// Into how many equal parts the bill is shown.
  let parts: String
  let floor: TablesScreen
  let printers: [Printer]
  let isOwner: Bool
  let manages: Bool

  private var tab: TableTab { standing.tab }
  private var bill: TabBill { TabBill(orders) }

  var title: Phrase { Phrase(verbatim: tab.tableName) }
  var topics: [Topic] { [DiningTable.topic, TableTab.topic, Order.topic] }
  var master: (any Screen)? { floor }

  var bar: NavigationBar {
    var items: [Menu.Item] = []
    if tab.state != .closed {
      items.append(.link(TablePhrases.moveTab, "switch", to: TablePaths.tabMove(tab.id)))
      if tab.state == .open, !bill.lines.isEmpty {
        items.append(.link(TablePhrases.moveLines, "restaurant", to: TablePaths.tabLines(tab.id)))
      }
      if tab.state == .paid {
        items.append(
          .action(
            TablePhrases.notPaid, "undo", to: TablePaths.tabPayment(tab.id), as: .payTab,
            fields: [(name: "paid", value: "no")]))
      }
      if manages, tab.state == .open, !bill.lines.isEmpty {
        items.append(
          .action(TablePhrases.closeUnpaid, "close", to: TablePaths.tabClosing(tab.id), isDestructive: true))
      }
    }
    items.append(.link(TablePhrases.editTable, "edit", to: TablePaths.table(tab.table)))
    return NavigationBar(
      leading: [
        tab.state == .closed
          ? .back(BillPhrases.bills, to: TablePaths.bills()) : .back(TablePhrases.tables, to: TablePaths.tables())
      ],
      trailing: [.icon("printer", TablePhrases.printBill, to: TablePaths.bill(tab.id)), .menu(Menu(items))])
  }

  var content: HTML {
    let request = TabRequests(
      requests: tab.state == .closed ? [] : [standing], joiners: tab.state == .closed ? [] : joiners,
      screen: tab.state == .asked ? TablePaths.tables() : TablePaths.tab(tab.id), table: tab.tableName)
    return """
      \(notice)\(request.html)\(ordering)\(facts)\(orderRows)\(BillLines(bill: bill, reader: reader).html)\(split)\
      \(guests)\(warning)\(actions)
      """
  }

  private var ordering: HTML? { tab.state == .open ? NewOrderLink(table: tab.table).html : nil }

  private var notice: HTML? {
    switch tab.state {
    case .asked, .open: nil
    case .paid: Notice(TablePhrases.paid(tab), tone: .success).html
    case .closed:
      """
      \(tab.paidAt == nil ? nil : Notice(TablePhrases.paid(tab), tone: .success).html)\
      \(Notice(TablePhrases.closedAt(tab.closedAt ?? tab.since)).html)
      """
    }
  }

  private var facts: HTML {
    let guests = seats.isEmpty ? [] : [(TablePhrases.guests, Phrase(verbatim: "\(seats.count)"))]
    return Facts(
      [
        (KitPhrases.total, bill.total(standing.total.currency)),
        (TablePhrases.since, TablePhrases.moment(tab.since)),
      ] + guests
    ).html
  }

  private var isCooking: Bool { orders.contains { $0.state.isOpen } }

  /// Dishes that are paid and never eaten are worse than a second look.
  private var warning: HTML? {
    let open = orders.count { $0.state.isOpen }
    guard open > 0, tab.state != .asked else { return nil }
    return Notice(TablePhrases.stillCooking(open), tone: .warning).html
  }

  private var actions: HTML? {
    let bill: HTML? =
      tab.state == .asked || bill.lines.isEmpty ? nil : BillPrinting(tab: tab.id, printers: printers).html
    return "\(bill)\(closing)"
  }

  private var closing: HTML? {
    switch tab.state {
    case .asked: nil
    case .closed:
      isOwner && !bill.lines.isEmpty
        ? FormButton(BillPhrases.reopen, kind: "quiet", posts: TablePaths.tabReopening(tab.id), as: .reopenTab).html
        : nil
    case .open where !bill.lines.isEmpty: payment.html
    case .paid:
      "\(FormButton(TablePhrases.closeTab, posts: TablePaths.tabClosing(tab.id)).html)\(payment.html)"
    case .open: FormButton(TablePhrases.closeTab, posts: TablePaths.tabClosing(tab.id)).html
    }
  }

  private var payment: PaymentButtons {
    PaymentButtons(
      title: tab.state == .paid ? BillPhrases.howPaid : TablePhrases.markPaid, posts: TablePaths.tabPayment(tab.id),
      action: .payTab, chosen: tab.state == .paid ? tab.paidBy : isCooking ? nil : tab.paysBy ?? .card,
      isDone: tab.state == .paid)
  }

  /// By person, as far as they ordered by themselves, and in equal parts.
  private var split: HTML? {
    guard let shares = BillShares(orders, in: standing.total.currency) else { return nil }
    let rows = shares.byDiner.map { share in
      let other = share.diner == nil ? TablePhrases.byStaff : TablePhrases.whoHasLeft
      return Row(title: number(of: share.diner).map(TablePhrases.guest) ?? other, value: Phrase(share.total))
    }
    let byPerson: HTML? = rows.count > 1 ? Group(TablePhrases.byPerson, rows: rows).html : nil
    return """
      \(byPerson)\(EqualParts(shares, asked: parts, guests: seats.count, on: TablePaths.tab(tab.id)).html)
      """
  }

  private var orderRows: HTML? {
    guard !orders.isEmpty else { return nil }
    let rows = orders.map { order in
      Row(
        id: order.id.description, title: RestaurantPhrases.order(order.number),
        subtitle: TablePhrases.ordered(at: order.placedAt, by: number(of: order.diner)), value: Phrase(order.total),
        badge: Row.Badge(order.state.name, tone: order.state.tone), opens: KitchenPaths.ticket(order.id))
    }
    return Group(ReportPhrases.orders, rows: rows).html
  }

  /// By which the guests of a table are told apart, as they sat down.
  private func number(of diner: Diner?) -> Int? {
    diner?.guest.flatMap { guest in seats.firstIndex { $0.guest == guest } }.map { $0 + 1 }
  }

  private var guests: HTML? {
    guard !seats.isEmpty, tab.state != .closed else { return nil }
    let rows = seats.enumerated().map { index, seat in
      let count = orders.count { $0.diner?.guest == seat.guest }
      return Row(
        id: seat.guest.description, title: TablePhrases.guest(index + 1),
        subtitle: TablePhrases.satDown(at: seat.satAt, orders: count),
        button: RowButton(
          TablePhrases.sendAway, label: TablePhrases.sendAway(index + 1),
          RowForm(posts: TablePaths.sendingAway(tab.id, seat.guest))))
    }
    return Group(TablePhrases.guestsAtTable, note: TablePhrases.guestsNote, rows: rows).html
  }
}

/// From a table to the menu for it.
struct NewOrderLink {
  let table: ID<DiningTable>

  var html: HTML {
    """
    <a class="button" href="\(KitchenPaths.entryMenu(.table(table)))">\(Icon.plus)<span>\(Order.noun.new)</span></a>
    """
  }
}

/// Where else the guests of a tab can sit.
struct MovingScreen: Sheet {
  let tab: TableTab
  let free: [DiningTable]
  /// With which they can be joined.
  let open: [DiningTable]

  var title: Phrase { TablePhrases.moveTab }
  var topics: [Topic] { [DiningTable.topic, TableTab.topic] }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: TablePaths.tab(tab.id))) }

  var content: HTML {
    let moving: HTML =
      free.isEmpty
      ? Notice(TablePhrases.noFreeTable).html
      : Group(TablePhrases.moveFrom(tab.tableName), rows: choices("table", free)).html
    let joining: HTML? = open.isEmpty ? nil : Group(TablePhrases.join(tab.tableName), rows: choices("join", open)).html
    return RowForm(posts: TablePaths.tabMove(tab.id)).html("\(moving)\(joining)")
  }

  private func choices(_ name: String, _ tables: [DiningTable]) -> [Row] {
    tables.map { Row.choice(name: name, value: $0.id.description, title: Phrase(verbatim: $0.name), isChosen: false) }
  }
}
