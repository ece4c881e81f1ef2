import Kit

/// The tables in the restaurant's order, each with what happens at it.
struct TablesScreen: Screen {
  let tables: [TableStanding]
  let joiners: [Joiner]
  let isEditing: Bool
  var selected: ID<DiningTable>?

  var title: Phrase { TablePhrases.tables }
  var topics: [Topic] { [DiningTable.topic, TableTab.topic, Order.topic] }

  var bar: NavigationBar {
    let add = BarItem.add(TablePhrases.newTables, to: TablePaths.newTables())
    guard !tables.isEmpty else { return NavigationBar(trailing: add) }
    let menu = Menu([
      .link(BillPhrases.bills, "receipt", to: TablePaths.bills()),
      .link(TablePhrases.printCodes, "printer", to: TablePaths.codeSheet()),
      .action(TablePhrases.renewAll, "refresh", to: TablePaths.newCodes()),
    ])
    return NavigationBar(
      leading: [.edit(isEditing, list: TablePaths.tables())], trailing: [.menu(menu), add])
  }

  var content: HTML {
    guard !tables.isEmpty else {
      return EmptyState(
        .chair, title: TablePhrases.noTables, text: TablePhrases.noTablesText,
        action: (TablePhrases.newTables, TablePaths.newTables())
      ).html
    }
    let requests = TabRequests(
      requests: tables.compactMap(\.standing), joiners: joiners,
      screen: TablePaths.tables())
    if isEditing {
      let places = tables.map(\.table).map { table in
        OrderedRows.Entry(
          table.id, name: table.name, opens: TablePaths.table(table.id), posts: TablePaths.tablePlace(table.id))
      }
      return """
        <section class="group">\(OrderedRows(places).html)\
        <p class="group-note">\(TablePhrases.orderNote)</p></section>
        """
    }
    return "\(requests.html)\(Group(key: "tables", kind: "floor", rows: tables.map(tile)).html)"
  }

  /// A table as it stands in the room: its name, how it stands in a word and a colour, what it has to pay.
  private func tile(_ each: TableStanding) -> Row {
    let (table, standing) = (each.table, each.standing)
    let state = TableState(standing)
    let link = standing.map { TablePaths.tab($0.tab.id) } ?? TablePaths.table(table.id)
    let current: HTML? = table.id == selected ? " aria-current=\"true\"" : nil
    let more: HTML? = standing.map { standing -> HTML in
      let total: HTML? =
        standing.tab.state == .asked ? nil : "<span class=\"tile-total\">\(Phrase(standing.total))</span>"
      return
        "\(total)<span class=\"tile-since\">\(TablePhrases.sitting(standing.guests, since: standing.tab.since))</span>"
    }
    return Row(
      RowFrame(
        id: table.id.description, kind: "tile",
        state: " data-table=\"\(state.rawValue)\" data-tone=\"\(state.tone.rawValue)\""),
      """
      <a class="tile-open" href="\(link)"\(current)><span class="row-title">\(table.name)</span>\
      <span class="tile-state">\(state.name)</span>\(more)</a>
      """)
  }
}

extension TableTab.State {
  var badge: Row.Badge {
    switch self {
    case .asked: Row.Badge(TablePhrases.stateAsked, tone: .needs)
    case .open: Row.Badge(DeskPhrases.open, tone: .taken)
    case .paid: Row.Badge(TablePhrases.statePaid, tone: .done)
    case .closed: Row.Badge(DeskPhrases.closed, tone: .quiet)
    }
  }
}
