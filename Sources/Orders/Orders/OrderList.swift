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
      try order.map { try store.orders(query, around: $0) } ?? store.orders(query)
    open = query.isTable == true ? [:] : try store.open(of: Set(orders.elements.map(\.customer)))
  }

  var title: Phrase { OrdersPhrases.orders }
  var topics: [Topic] { [Order.topic, Customer.topic] }
  var isTable: Bool? { query.isTable }
  var detailHint: Phrase? { isEmpty || isTable == true ? nil : OrdersPhrases.chooseOrder }

  var bar: NavigationBar {
    NavigationBar(
      leading: [isEmpty || isTable == true ? nil : .edit(query.isEditing, list: link)].compactMap(\.self),
      trailing: [.menu(OrdersMenu.transfer), .add(OrdersPhrases.newOrder, to: OrdersPaths.newOrder())])
  }

  private var isEmpty: Bool { orders.elements.isEmpty && query.search.isEmpty }
  private var link: Link { OrdersPaths.orders().with("q", query.search).with("sort", query.sort?.text) }

  private static let pending = RowTemplate(of: OrdersPaths.newOrder()).html

  var content: HTML {
    let views = OrdersViews(current: .orders).html
    guard !isEmpty else { return "\(views)\(Self.pending)\(empty)" }
    return "\(views)\(query.field(in: OrdersPaths.orders()).html)\(selection)\(Self.pending)\(results)"
  }

  private var results: Results {
    query.results(orders, in: OrdersPaths.orders(), isTable == true ? table : sections.html(\.html))
  }

  private var table: HTML {
    DataTable(
      title, titles: (OrdersPhrases.customer, "customer"), columns: Order.tableColumns, own: "customer", query,
      in: OrdersPaths.orders(), isSelectable: selected == nil, rows: orders.elements
    ) { order in
      .init(
        order.id.description, order.customerName, known: order.code, opens: query.kept(OrdersPaths.order(order.id)),
        isCurrent: order.id == selected)
    }.html
  }

  /// What can be done with several at once; without it, the way to where it can be.
  private var selection: HTML? {
    guard selected == nil else { return nil }
    guard isTable == true else { return TableLink(query, in: OrdersPaths.orders(), order: "customer").html }
    return SelectionBar(
      posts: query.kept(OrdersPaths.orderSelection()), as: .changeOrders, name: "to", choices: OrdersTogether.choices
    ).html
  }

  private var sections: [Group] {
    // In another order those of one customer don't stand together.
    guard query.sort == nil || query.sort?.order == "customer" else {
      return [
        Group(
          key: "all", isEditing: query.isEditing,
          rows: orders.elements.map {
            OrderRow(
              order: $0, today: today, query: query, isCurrent: $0.id == selected, saysCustomer: true
            ).row
          })
      ]
    }
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
