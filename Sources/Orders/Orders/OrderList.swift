import Kit

/// All orders in sections by customer.
struct OrderList: Screen {
  let orders: Window<OrderEntry>
  let open: [ID<Customer>: MoneySum]
  let today: Day
  let query: ListQuery
  let selected: ID<Order>?

  /// - Parameter order: beside which the list stands.
  init(_ query: ListQuery, beside order: Order? = nil, on today: Day, in view: SpaceView) throws {
    let store = OrderStore(view)
    (self.query, self.today, selected) = (query, today, order?.id)
    orders =
      try order.map { try store.orders(matching: query.search, around: $0) }
      ?? store.orders(matching: query.search, after: query.cursor)
    open = try store.open(of: orders.elements)
  }

  var title: Phrase { OrdersPhrases.orders }
  var topics: [Topic] { [Order.topic, Customer.topic] }
  var detailHint: Phrase? { isEmpty ? nil : OrdersPhrases.chooseOrder }

  var bar: NavigationBar {
    NavigationBar(
      leading: [isEmpty ? nil : .edit(query.isEditing, list: link)].compactMap(\.self),
      trailing: [.menu(OrdersMenu.transfer), .add(OrdersPhrases.newOrder, to: OrdersPaths.newOrder())])
  }

  private var isEmpty: Bool { orders.elements.isEmpty && query.search.isEmpty }
  private var link: Link { OrdersPaths.orders().with("q", query.search) }

  private static let pending = RowTemplate(of: OrdersPaths.newOrder()).html

  var content: HTML {
    let views = OrdersViews(current: .orders).html
    guard !isEmpty else { return "\(views)\(Self.pending)\(empty)" }
    let search = SearchField(KitPhrases.search, text: query.search, in: query.address(OrdersPaths.orders()))
    return "\(views)\(search.html)\(Self.pending)\(results)"
  }

  private var results: Results {
    query.results(orders, in: OrdersPaths.orders(), sections.html(\.html))
  }

  private var sections: [Group] {
    var sections: [Group] = []
    var start = orders.elements.startIndex
    while start < orders.elements.endIndex {
      let first = orders.elements[start]
      let end = orders.elements[start...].firstIndex { $0.customer != first.customer } ?? orders.elements.endIndex
      sections.append(
        Group(
          Phrase(verbatim: first.customerName), aside: open[first.customer].map(OrdersPhrases.open),
          key: first.customer.description, isEditing: query.isEditing,
          rows: orders.elements[start..<end].map {
            OrderRow(order: $0, today: today, query: query, isCurrent: $0.id == selected).row
          }))
      start = end
    }
    return sections
  }

  private var empty: HTML {
    EmptyState(
      .parcel, title: OrdersPhrases.noOrders, text: OrdersPhrases.noOrdersText,
      action: (OrdersPhrases.newOrder, OrdersPaths.newOrder())
    ).html
  }
}

/// The three ways of seeing the orders.
struct OrdersViews {
  enum View {
    case orders, preparation, report
  }

  let current: View

  var html: HTML {
    Segments(
      OrdersPhrases.views,
      links: [
        (OrdersPhrases.all, OrdersPaths.orders(), current == .orders),
        (OrdersPhrases.toPrepare, OrdersPaths.preparation(), current == .preparation),
        (OrdersPhrases.report, OrdersPaths.report(), current == .report),
      ]
    ).html
  }
}

/// What else the lists lead to.
enum OrdersMenu {
  static var transfer: Menu {
    Menu([.link(KitPhrases.importAndExport, "download", to: OrdersPaths.transfer())])
  }
}
