import Kit

/// What has to be made ready, in sections by when.
struct PreparationScreen: Screen {
  let preparation: Preparation

  var title: Phrase { OrdersPhrases.toPrepare }
  var topics: [Topic] { [Order.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .add(OrdersPhrases.newOrder, to: OrdersPaths.newOrder())) }

  var content: HTML {
    "\(OrdersViews(current: .preparation).html)\(preparation.items.isEmpty ? empty : sections)"
  }

  private var sections: HTML {
    Preparation.Due.allCases.html { due in
      guard let items = preparation.items[due] else { return "" }
      return Group(due.title, rows: items.map(row)).html
    }
  }

  private func row(_ item: Preparation.Item) -> Row {
    Row(
      title: Phrase(verbatim: item.name), subtitle: OrdersPhrases.ordersCounted(item.orders),
      value: OrdersPhrases.units(item.quantity), opens: OrdersPaths.product(item.product))
  }

  private var empty: HTML {
    EmptyState("check", title: OrdersPhrases.nothingToPrepare, text: OrdersPhrases.nothingToPrepareText).html
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
      return try await visit.show { PreparationScreen(preparation: try OrderStore($0).preparation(on: today)) }
    }
  }
}
