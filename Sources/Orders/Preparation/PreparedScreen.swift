import Kit

/// The orders behind a number of what is to be prepared: each is marked by itself, or all at once.
struct PreparedScreen: Screen {
  let product: Product
  let due: Preparation.Due
  let quantity: Int
  let orders: Window<OrderEntry>
  /// How many of the product an order wants.
  let wanted: [ID<Order>: Int]
  let today: Day
  let query: ListQuery

  private var place: StepPlace { .preparation(due, product.id) }

  var title: Phrase { Phrase(verbatim: product.name) }
  var topics: [Topic] { [Order.topic] }
  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(OrdersPhrases.toPrepare, to: OrdersPaths.preparation())],
      trailing: [.link(OrdersPhrases.product, to: OrdersPaths.product(product.id))])
  }

  var content: HTML {
    guard !orders.elements.isEmpty else {
      return EmptyState(.cup, title: OrdersPhrases.nothingToPrepare, text: OrdersPhrases.nothingToPrepareText).html
    }
    let rows = orders.elements.map { order in
      OrderRow(
        order: order, today: today, saysCustomer: true, place: place, value: wanted[order.id].map(OrdersPhrases.units)
      ).row
    }
    let list = query.results(
      orders, in: OrdersPaths.prepared(due.text, product.id),
      Group(due.title, aside: OrdersPhrases.units(quantity), key: due.text, rows: rows).html)
    return "\(list)\(all)"
  }

  private var all: HTML {
    let ids = orders.elements.map { (name: "row", value: $0.id.description) }
    return FormButton(
      OrdersPhrases.markPrepared(ids.count), posts: place.from(OrdersPaths.orderSelection()), as: .changeOrders,
      fields: ids + [(name: "to", value: OrderState.prepared.rawValue)]
    ).html
  }
}

extension Preparation.Due {
  var text: String { "\(self)" }

  init?(_ text: String) {
    guard let due = Self.allCases.first(where: { $0.text == text }) else { return nil }
    self = due
  }

  /// Of the confirmed orders those that are due then.
  fileprivate func condition(on today: Day) -> SQL {
    let tomorrow = today.adding(days: 1)
    let isDue: SQL =
      switch self {
      case .late: "delivery_key < \(today)"
      case .today: "delivery_key = \(today)"
      case .tomorrow: "delivery_key = \(tomorrow)"
      case .later: "delivery_key > \(tomorrow)"
      }
    return "progress = \(OrderState.confirmed.progress) AND \(isDue)"
  }
}

extension OrderStore {
  /// The confirmed orders of a product that are due then.
  func orders(
    wanting product: ID<Product>, due: Preparation.Due, on today: Day, after cursor: Cursor?
  ) throws -> Window<OrderEntry> {
    let holds: SQL = """
      EXISTS (SELECT 1 FROM orders_line WHERE order_id = orders_order.id AND product_id = \(product))
      """
    return try orders(
      matching: "", sorted: SortChoice("delivery"), where: "\(due.condition(on: today)) AND \(holds)", after: cursor)
  }

  /// How many of a product some orders want.
  func quantities(of product: ID<Product>, in orders: [ID<Order>]) throws -> [ID<Order>: Int] {
    guard !orders.isEmpty else { return [:] }
    let rows = try scope.connection.rows(
      """
      SELECT order_id, SUM(quantity) AS quantity FROM orders_line
      WHERE space_id = \(scope.space.id) AND order_id IN \(orders) AND product_id = \(product)
      GROUP BY order_id ORDER BY order_id
      """)
    return try Dictionary(uniqueKeysWithValues: rows.map { (try $0["order_id"], try $0["quantity"]) })
  }
}
