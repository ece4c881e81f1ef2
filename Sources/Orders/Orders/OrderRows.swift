import Kit

/// A stretch of the orders that somebody wants to see, in sections or as a table.
struct OrderRows: Sendable {
  let orders: Window<OrderEntry>
  let selected: ID<Order>?
  private(set) var html = HTML()

  private let question: OrderQuestion
  private let open: [ID<Customer>: MoneySum]
  private let zone: Zone

  /// - Parameter order: beside which the list stands.
  init(_ question: OrderQuestion, beside order: Order? = nil, in view: SpaceView) throws {
    let store = OrderStore(view)
    (self.question, zone, selected) = (question, view.space.zone, order?.id)
    orders = try order.map { try store.orders(question, around: $0) } ?? store.orders(question)
    let saysOpen = question.query.isTable != true && question.grouping == .customers
    open = saysOpen ? try store.open(of: Set(orders.elements.map(\.customer))) : [:]
    html = question.query.isTable == true ? table : sections.html(\.html)
  }

  /// The same, to be shown many times.
  var kept: OrderRows {
    var rows = self
    rows.html = html.kept
    return rows
  }

  private var query: ListQuery { question.query }
  private var today: Day { question.today }

  private var table: HTML {
    let columns = Order.tableColumns(steppingIn: selected == nil ? query : nil)
    return DataTable(
      OrdersPhrases.orders, titles: (OrdersPhrases.customer, "customer"), columns: columns, own: question.sort.order,
      query,
      in: question.list, isSelectable: selected == nil, rows: orders.elements
    ) { order in
      .init(
        order.id.description, order.customerName, known: order.code, opens: query.kept(OrdersPaths.order(order.id)),
        isCurrent: order.id == selected)
    }.html
  }

  private var sections: [Group] {
    var sections: [Group] = []
    var rest = orders.elements[...]
    while let first = rest.first {
      let section = OrderSection(of: first, by: question, in: zone)
      let end = rest.firstIndex { OrderSection(of: $0, by: question, in: zone) != section } ?? rest.endIndex
      let owed = section.customer.flatMap { open[$0] }
      sections.append(
        Group(
          section.title(on: today), aside: owed.map(OrdersPhrases.open), key: section.key, isEditing: query.isEditing,
          rows: rest[..<end].map { order in
            OrderRow(
              order: order, today: today, query: query, isCurrent: order.id == selected,
              saysCustomer: section.customer == nil,
              place: selected == nil && !query.isEditing ? .list : nil, saysDay: !question.filter.isOfOneDay
            ).row
          }))
      rest = rest[end...]
    }
    return sections
  }
}
