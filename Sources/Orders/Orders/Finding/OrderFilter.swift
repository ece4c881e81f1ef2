import Kit

/// Which orders a list shows.
enum OrderFilter: Hashable, Sendable {
  case all
  /// What had to leave the house before today.
  case late
  case today, tomorrow
  /// What is promised for a day and has not left the house.
  case day(Day)
  case state(OrderState)
  /// Agreed and not paid yet, delivered or not.
  case unpaid

  /// As it is kept and sent. A day that is over filters nothing.
  init?(_ text: String, on today: Day) {
    switch text {
    case "all": self = .all
    case "late": self = .late
    case "today": self = .today
    case "tomorrow": self = .tomorrow
    case "unpaid": self = .unpaid
    default:
      if let state = OrderState(rawValue: text) {
        self = .state(state)
      } else if let day = Day(text) {
        self = day < today ? .all : .day(day)
      } else {
        return nil
      }
    }
  }

  /// Whether all that it shows is promised for the same day.
  var isOfOneDay: Bool {
    switch self {
    case .today, .tomorrow, .day: true
    case .all, .late, .state, .unpaid: false
    }
  }

  var text: String {
    switch self {
    case .all: "all"
    case .late: "late"
    case .today: "today"
    case .tomorrow: "tomorrow"
    case .unpaid: "unpaid"
    case .day(let day): day.description
    case .state(let state): state.rawValue
    }
  }

  func title(on today: Day) -> Phrase {
    switch self {
    case .all: OrdersPhrases.all
    case .late: OrdersPhrases.late
    case .today: OrdersPhrases.today
    case .tomorrow: OrdersPhrases.tomorrow
    case .unpaid: OrdersPhrases.unpaid
    case .day(let day): Phrase(Capitalized(day.written(.near(to: today))))
    case .state(.delivered): OrdersPhrases.deliveredUnpaid
    case .state(let state): state.title
    }
  }

  /// By what the rows stand together.
  var grouping: Grouping {
    switch self {
    case .all, .unpaid, .state(.delivered): .customers
    case .late, .today, .tomorrow, .day, .state(.draft), .state(.confirmed), .state(.prepared): .days
    case .state(.paid), .state(.cancelled): .months
    }
  }

  enum Grouping {
    case customers, days, months
  }

  /// Which rows it shows, in the words of the index that finds them in its order.
  /// - Parameter ofOne: whether they are one customer's, by whom they are found sooner than by how far they are.
  func condition(on today: Day, ofOne: Bool = false) -> SQL {
    switch self {
    case .all: "TRUE"
    case .late: "\(OrderState.isWaiting) AND delivery_key < \(today)"
    case .today: "\(OrderState.isWaiting) AND delivery_key = \(today)"
    case .tomorrow: "\(OrderState.isWaiting) AND delivery_key = \(today.adding(days: 1))"
    case .day(let day): "\(OrderState.isWaiting) AND delivery_key = \(day)"
    case .unpaid: "\(OrderState.isOpen) AND due > 0"
    case .state(.delivered): "\(OrderState.isOpen) AND state = \(OrderState.delivered)"
    case .state(let state) where state.isPast && ofOne: "progress + 0 = \(state.progress)"
    case .state(let state) where state.isPast: "\(OrderState.isPast) AND progress = \(state.progress)"
    case .state(let state): "progress = \(state.progress)"
    }
  }

  /// The order that its rows stand in.
  var order: ListOrder {
    switch grouping {
    case .customers: Order.byCustomer
    case .days: Order.byDelivery
    case .months: Order.newestFirst
    }
  }
}

extension Order {
  static let byCustomer = ListOrder(
    "customer", .text("customer_key"), .text("customer_id"), .text("code_key"))
  static let byDelivery = ListOrder("delivery", .text("delivery_key"))
  /// Of what is over.
  static let newestFirst = ListOrder("past", .number("sunk"))
  /// What is found, however far it is.
  static let latestFirst = ListOrder("latest", .number("latest"), .text("code_key"))
  /// Of one customer: by code, and then what is over.
  static let ofOneCustomer = ListOrder("own", .number("sunk"), .text("code_key"))

  /// What is over stands below all that is not, the newest first; see ``OrderFilter``.
  static let sinking = Migration(
    "orders.0012-what-is-over-sinks",
    [
      "ALTER TABLE orders_order ADD COLUMN sunk BIGINT \(sunk)",
      // What is known now of the customer: the names in the order itself are those of its time.
      "ALTER TABLE orders_order ADD COLUMN customer_found TEXT NOT NULL DEFAULT ''",
      """
      UPDATE orders_order
      SET customer_found = (SELECT search_key FROM orders_customer WHERE orders_customer.id = orders_order.customer_id)
      """,
      "ALTER TABLE orders_order ADD COLUMN found_key TEXT \(foundKey)",
      """
      CREATE INDEX orders_order_due ON orders_order (space_id, delivery_key, id)
      WHERE trash_id IS NULL AND \(OrderState.isWaiting)
      """,
      """
      CREATE INDEX orders_order_unpaid ON orders_order (space_id, customer_key, customer_id, code_key, id)
      WHERE trash_id IS NULL AND \(OrderState.isOpen)
      """,
      """
      CREATE INDEX orders_order_past ON orders_order (space_id, progress, sunk, id)
      WHERE trash_id IS NULL AND \(OrderState.isPast)
      """,
    ] + sunkTexts.listing("orders_order_by_place") + sunkTexts.renewal)

  private static let sunkTexts = TextIndex(
    of: table, text: "found_key", order: ["sunk", "customer_key", "customer_id", "code_key"],
    sources: ["search_key", "customer_found", "total", "state", "placed_at"])

  /// What is looked for is mostly of these days, whoever it is for.
  static let latest = Migration(
    "orders.0022-the-latest-is-found-first",
    [
      "ALTER TABLE orders_order ADD COLUMN latest BIGINT \(Dialect.derived(from: "1000000000000000 - placed_at"))",
      "DROP INDEX orders_order_by_place",
      // The list is not searched by it any more.
      """
      CREATE INDEX orders_order_by_place ON orders_order (space_id, sunk, customer_key, customer_id, code_key)
      WHERE trash_id IS NULL
      """,
    ] + texts.listing("orders_order_by_latest") + texts.renewal)

  /// Nothing of what is open; of what is over, less the later it was ordered.
  private static let sunk = Dialect.derived(
    from: "CASE WHEN \(OrderState.isPast) THEN 1000000000000000 - placed_at ELSE 0 END")

  /// What a search looks into: what was written, who it is for, what it comes to and how far it is, in all languages.
  private static let foundKey = Dialect.derived(
    from: """
      search_key || ' ' || customer_found || ' ' || CAST(total AS TEXT) || CASE state \
      WHEN 'draft' THEN ' borrador draft rascunho' WHEN 'confirmed' THEN ' confirmado confirmed confirmada' \
      WHEN 'prepared' THEN ' preparado prepared preparada' WHEN 'delivered' THEN ' entregado delivered entregue' \
      WHEN 'paid' THEN ' cobrado paid paga' ELSE ' cancelado cancelled cancelada' END
      """)
}
