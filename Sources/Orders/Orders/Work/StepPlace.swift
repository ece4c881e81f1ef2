import Kit

/// From where an order is brought a step further, and so where the answer leads.
enum StepPlace: Hashable, Sendable {
  case order, list
  /// A phone shows one state of it.
  case board(OrderState)
  case preparation(Preparation.Due, ID<Product>)

  init(_ query: Form) {
    switch query["from"] {
    case "list": self = .list
    case "board": self = .board(OrderState(rawValue: query["state"]) ?? .confirmed)
    case "preparation":
      let (due, product) = (Preparation.Due(query["due"]), ID<Product>(query["product"]))
      self = due.flatMap { due in product.map { StepPlace.preparation(due, $0) } } ?? .order
    default: self = .order
    }
  }

  /// A link that says it.
  func from(_ link: Link) -> Link {
    switch self {
    case .order: link
    case .list: link.with("from", "list")
    case .board(let state): link.with("from", "board").with("state", state.rawValue)
    case .preparation(let due, let product):
      link.with("from", "preparation").with("due", due.text).with("product", product.description)
    }
  }

  /// Where it leads back to.
  func link(of order: ID<Order>, _ visit: SpaceVisit) -> Link {
    if case .order = self { return ListQuery(orders: visit).kept(OrdersPaths.order(order)) }
    return link(visit)
  }

  /// The same of several orders at once.
  func link(_ visit: SpaceVisit) -> Link {
    switch self {
    case .order, .list: ListQuery(orders: visit).kept(OrdersPaths.orders())
    case .board(let state): OrdersPaths.board().with("state", state.rawValue)
    case .preparation(let due, let product): OrdersPaths.prepared(due.text, product)
    }
  }
}
