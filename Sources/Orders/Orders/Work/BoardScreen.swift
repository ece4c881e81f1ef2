import Kit

/// What is to be done, in a column for each state; a phone shows one of them.
struct BoardScreen: Screen {
  let columns: [Column]
  let shown: OrderState
  let today: Day

  struct Column: Sendable {
    let state: OrderState
    let orders: Window<OrderEntry>
    let count: Int
  }

  static let states: [OrderState] = [.draft, .confirmed, .prepared, .delivered]

  var title: Phrase { OrdersPhrases.board }
  var topics: [Topic] { [Order.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .add(OrdersPhrases.newOrder, to: OrdersPaths.newOrder())) }

  var content: HTML {
    let views = OrdersViews(current: .board).html
    guard columns.contains(where: { $0.count > 0 }) else { return "\(views)\(empty)" }
    return "\(views)\(states)<div class=\"board\">\(columns.html(column))</div>"
  }

  private var states: HTML {
    let links = columns.html { column in
      let link = OrdersPaths.board().with("state", column.state.rawValue)
      let current: HTML? = column.state == shown ? " aria-current=\"true\"" : nil
      return "<a href=\"\(link)\"\(current)>\(title(column)) <span>\(column.count)</span></a>"
    }
    return "<nav class=\"filter-bar board-states\" aria-label=\"\(OrdersPhrases.state)\">\(links)</nav>"
  }

  private func title(_ column: Column) -> Phrase { OrderFilter.state(column.state).title(on: today) }

  private func column(_ column: Column) -> HTML {
    let rows = column.orders.elements.map {
      OrderRow(order: $0, today: today, saysCustomer: true, place: .board(shown), isInColumn: true).row
    }
    let all =
      column.orders.next == nil
      ? nil
      : Row(
        title: OrdersPhrases.allOf(column.count), opens: OrdersPaths.orders().with("show", column.state.rawValue))
    let group = Group(
      title(column), aside: Phrase(Numeral(column.count)), note: rows.isEmpty ? OrdersPhrases.noneHere : nil,
      key: column.state.rawValue, rows: rows + [all].compactMap(\.self))
    return "<div class=\"board-column\"\(column.state == shown, attribute: "data-current")>\(group.html)</div>"
  }

  private var empty: HTML {
    EmptyState(.cup, title: OrdersPhrases.nothingToDo, text: OrdersPhrases.nothingToDoText).html
  }
}

enum BoardHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.board, for: .member, freshness: .space, keeping: .main) { visit in
      let today = visit.today
      let shown = OrderState(rawValue: visit.query["state"]).flatMap { BoardScreen.states.contains($0) ? $0 : nil }
      return try await visit.show { view in
        let counts = try visit.house.shared { OrderCountsCache() }.counts(in: view)
        let columns = try BoardScreen.states.map { state in
          let filter = OrderFilter.state(state)
          return BoardScreen.Column(
            state: state, orders: try OrderStore(view).orders(inHandAs: state),
            count: counts.count(of: filter, on: today) ?? 0)
        }
        return BoardScreen(columns: columns, shown: shown ?? .confirmed, today: today)
      }
    }
  }
}

extension OrderStore {
  /// The orders in a state, those that are promised first before the others.
  func orders(inHandAs state: OrderState) throws -> Window<OrderEntry> {
    try orders(matching: "", sorted: SortChoice("delivery"), where: "progress = \(state.progress)")
  }
}
