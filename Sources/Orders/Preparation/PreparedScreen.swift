import Kit

/// The orders behind a number of what is to be prepared: each is marked by itself, or all at once.
struct PreparedScreen: Screen {
  let product: Product
  let due: Preparation.Due
  let quantity: Int
  let orders: Window<OrderEntry>
  /// How many of the product an order wants.
  let wanted: [ID<Order>: Int]
  /// What was asked for besides, where anything was.
  let notes: [ID<Order>: String]
  /// How many lines of other products these orders have.
  let others: Int
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
        order: order, today: today, saysCustomer: true, place: place, value: wanted[order.id].map(OrdersPhrases.units),
        note: notes[order.id]
      ).row
    }
    let list = query.results(
      orders, in: OrdersPaths.prepared(due.text, product.id),
      Group(due.title, aside: OrdersPhrases.units(quantity), key: due.text, rows: rows).html)
    return "\(list)\(all)"
  }

  private var all: HTML {
    let ids = orders.elements.map { (name: "row", value: $0.id.description) }
    let note: HTML? = others == 0 ? nil : "<p class=\"group-note\">\(OrdersPhrases.marksOthersToo(others))</p>"
    let button = FormButton(
      OrdersPhrases.markPrepared(ids.count), posts: place.from(OrdersPaths.orderSelection()), as: .changeOrders,
      fields: ids + [(name: "to", value: OrderState.prepared.rawValue)])
    return "\(note)\(button.html)"
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

  /// How many of a product some orders want, and how many lines of other products they have.
  func quantities(
    of product: ID<Product>, in orders: [ID<Order>]
  ) throws -> (wanted: [ID<Order>: Int], others: Int) {
    guard !orders.isEmpty else { return ([:], 0) }
    let rows = try scope.connection.rows(
      """
      SELECT order_id, SUM(CASE WHEN product_id = \(product) THEN quantity ELSE 0 END) AS quantity,
        SUM(CASE WHEN product_id = \(product) THEN 0 ELSE 1 END) AS others
      FROM orders_line WHERE space_id = \(scope.space.id) AND order_id IN \(orders)
      GROUP BY order_id ORDER BY order_id
      """)
    return (
      wanted: try Dictionary(uniqueKeysWithValues: rows.map { (try $0["order_id"], try $0["quantity"]) }),
      others: try rows.reduce(0) { $0 + (try $1["others"] as Int) }
    )
  }
}
