import Kit

/// The tables in the restaurant's order, each with what happens at it.
struct TablesScreen: Screen {
  let tables: [TableStanding]
  let joiners: [Joiner]
  let isEditing: Bool
  var selected: ID<DiningTable>?

  var title: Phrase { TablePhrases.tables }
  var topics: [Topic] { [DiningTable.topic, TableTab.topic, Order.topic] }
  var detailHint: Phrase? { tables.isEmpty ? nil : TablePhrases.chooseTable }

  var bar: NavigationBar {
    let add = BarItem.add(TablePhrases.newTables, to: TablePaths.newTables())
    let back = BarItem.back(DeskPhrases.desk, to: RestaurantPaths.desk())
    guard !tables.isEmpty else { return NavigationBar(leading: back, trailing: add) }
    let menu = Menu([
      .link(TablePhrases.printCodes, "printer", to: TablePaths.codeSheet()),
      .action(TablePhrases.renewAll, "refresh", to: TablePaths.newCodes()),
    ])
    return NavigationBar(
      leading: [back], trailing: [.edit(isEditing, list: TablePaths.tables()), .menu(menu), add])
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
    return "\(requests.html)\(Group(key: "tables", rows: tables.map(row)).html)"
  }

  private func row(_ each: TableStanding) -> Row {
    let (table, isCurrent) = (each.table, each.table.id == selected)
    guard let standing = each.standing else {
      return Row(
        id: table.id.description, title: Phrase(verbatim: table.name),
        badge: Row.Badge(TablePhrases.free, tone: .quiet), opens: TablePaths.table(table.id),
        isCurrent: isCurrent, deletion: Row.Deletion(TablePaths.tableDeletion(table.id), of: table.name))
    }
    let tab = standing.tab
    return Row(
      id: table.id.description, title: Phrase(verbatim: table.name),
      subtitle: TablePhrases.sitting(standing.guests, since: tab.since),
      value: tab.state == .asked ? nil : Phrase(standing.total), badge: tab.state.badge,
      opens: TablePaths.tab(tab.id), isCurrent: isCurrent)
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
