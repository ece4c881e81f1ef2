import Kit

/// What has to be made ready, in sections by when.
struct PreparationScreen: Screen {
  let preparation: Preparation
  let query: ListQuery

  var title: Phrase { OrdersPhrases.toPrepare }
  var topics: [Topic] { [Order.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .add(OrdersPhrases.newOrder, to: OrdersPaths.newOrder())) }

  var content: HTML {
    "\(OrdersViews(current: .preparation).html)\(preparation.isEmpty ? empty : list)"
  }

  private var list: HTML {
    let window = preparation.window(after: query.cursor)
    let items = Dictionary(grouping: window.elements, by: \.due)
    let sections = Preparation.Due.allCases.html { due in
      guard let items = items[due] else { return "" }
      return Group(due.title, aside: count(of: due), key: "\(due)", rows: items.map(row)).html
    }
    return "\(query.results(window, in: OrdersPaths.preparation(), sections))"
  }

  /// Where not everything is there at once, how much there is.
  private func count(of due: Preparation.Due) -> Phrase? {
    preparation.isLong ? preparation.counts[due].map(Product.noun.counted) : nil
  }

  private func row(_ item: Preparation.Item) -> Row {
    Row(
      id: "\(item.due)-\(item.product)", title: Phrase(verbatim: item.name),
      subtitle: Order.noun.counted(item.orders),
      value: OrdersPhrases.units(item.quantity), opens: OrdersPaths.prepared(item.due.text, item.product))
  }

  private var empty: HTML {
    EmptyState(.cup, title: OrdersPhrases.nothingToPrepare, text: OrdersPhrases.nothingToPrepareText).html
  }
}

extension Preparation.Due {
  var title: Phrase {
    switch self {
    case .late: OrdersPhrases.late
    case .today: OrdersPhrases.today
    case .tomorrow: OrdersPhrases.tomorrow
    case .later: OrdersPhrases.later
    }
  }
}

enum PreparationHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.preparation, for: .member, freshness: .space, keeping: .main) { visit in
      let today = visit.house.mint.now().day(in: visit.space.zone)
      let (cache, query) = (visit.house.shared { PreparationCache() }, ListQuery(visit.query))
      return try await visit.show {
        PreparationScreen(preparation: try cache.preparation(on: today, in: $0), query: query)
      }
    }
    routes.get(OrdersPaths.prepared, for: .member, freshness: .space, keeping: .visited, prepared)
  }

  private static func prepared(_ visit: SpaceVisit, _ due: String, _ product: ID<Product>) async throws -> Reply {
    guard let due = Preparation.Due(due) else { throw Refusal.notFound }
    let today = visit.house.mint.now().day(in: visit.space.zone)
    let (cache, query) = (visit.house.shared { PreparationCache() }, ListQuery(visit.query))
    return try await visit.show { view in
      let store = OrderStore(view)
      let orders = try store.orders(wanting: product, due: due, on: today, after: query.cursor)
      let items = try cache.preparation(on: today, in: view).items[due] ?? []
      let (wanted, others) = try store.quantities(of: product, in: orders.elements.map(\.id))
      return PreparedScreen(
        product: try view.find(product), due: due, quantity: items.first { $0.product == product }?.quantity ?? 0,
        orders: orders, wanted: wanted, notes: try store.notes(of: orders.elements.map(\.id)), others: others,
        today: today, query: query)
    }
  }
}
