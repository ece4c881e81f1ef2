import Kit

/// What some days brought. All of it is of bills that were paid in them, so that each table adds up to the same.
struct Takings: Hashable, Sendable {
  /// Orders that have their payment, their way and the quarters of an hour in common in which they were placed and paid.
  struct Share: Hashable, Sendable {
    let method: PaymentMethod?
    let way: ServiceType
    let placedAt, paidAt: Instant
    let orders: Int
    let amount: MoneySum
  }

  struct DishTotal: Hashable, Sendable {
    let dish: String
    let name: LocalizedText
    /// Where it stands on the menu; `nil` of one that is on it no more.
    let section: LocalizedText?
    let quantity: Int
    let amount: MoneySum
  }

  struct Sum<Of: Hashable & Sendable>: Hashable, Sendable {
    let of: Of
    fileprivate(set) var orders: Int
    fileprivate(set) var amount: MoneySum
  }

  /// The best ones; all are in the file.
  static let dishLimit = 20
  /// As many stand beside each other.
  static let mostDays = 62

  let amount: MoneySum
  let orders: Int
  /// What an order brings on average, to the minor unit below; `nil` where there is none.
  let average: Money?
  let methods: [Sum<PaymentMethod?>]
  let ways: [Sum<ServiceType>]
  /// From midnight, by when it was ordered; only those in which something was.
  let hours: [Sum<Int>]
  let days: [Sum<Day>]
  /// In the order of the menu; what is on it no more comes last.
  let sections: [Sum<LocalizedText?>]
  /// The most eaten first; of as many, what brought more.
  let dishes: [DishTotal]

  init(_ shares: [Share], dishes: [DishTotal], in zone: Zone, currency: Currency) {
    amount = MoneySum(shares.map(\.amount), currency: currency)
    orders = shares.reduce(0) { $0 + $1.orders }
    average = orders == 0 ? nil : amount.share(of: orders)
    methods = Self.sums(shares, PaymentMethod.allCases + [nil], \.method)
    ways = Self.sums(shares, ServiceType.allCases, \.way)
    hours = Self.sums(shares, Array(0..<24)) { $0.placedAt.local(in: zone).hour }
    let days = Set(shares.map { $0.paidAt.day(in: zone) }).sorted()
    self.days = Self.sums(shares, days) { $0.paidAt.day(in: zone) }
    var sections: [Sum<LocalizedText?>] = []
    for dish in dishes {
      if let place = sections.firstIndex(where: { $0.of == dish.section }) {
        sections[place].orders += dish.quantity
        sections[place].amount = MoneySum([sections[place].amount, dish.amount], currency: currency)
      } else {
        sections.append(Sum(of: dish.section, orders: dish.quantity, amount: dish.amount))
      }
    }
    self.sections = sections.filter { $0.of != nil } + sections.filter { $0.of == nil }
    self.dishes = dishes.sorted {
      ($0.quantity, $0.amount.minorUnits, $1.dish) > ($1.quantity, $1.amount.minorUnits, $0.dish)
    }
  }

  private static func sums<Of: Hashable>(_ shares: [Share], _ all: [Of], _ of: (Share) -> Of) -> [Sum<Of>] {
    let grouped = Dictionary(grouping: shares, by: of)
    return all.compactMap { each in
      grouped[each].map { shares in
        Sum(
          of: each, orders: shares.reduce(0) { $0 + $1.orders },
          amount: MoneySum(shares.map(\.amount), currency: shares[0].amount.currency))
      }
    }
  }
}

/// What became of the days besides: what is owed, and what nobody paid.
struct Unpaid: Hashable, Sendable {
  /// Of now; `nil` of days that are over.
  let outstanding: MoneySum?
  /// Of bills that were closed without having been paid.
  let closed: MoneySum
  let refused, cancelled: Int
  /// Of what was cancelled.
  let dropped: MoneySum
}

extension BillStore {
  func takings(in hours: Range<Instant>) throws -> Takings {
    let quarter = 15 * 60 * 1_000
    let shares = try scope.connection.rows(
      """
      SELECT method, way, placed_at / \(quarter) AS placed, settled_at / \(quarter) AS paid, COUNT(*) AS orders,
        \(MoneySum.columns(of: "total", as: "total"))
      FROM \(settled(in: hours)) GROUP BY method, way, placed, paid
      ORDER BY method, way, placed, paid
      """
    ).map { row in
      let (placed, paid): (Int64, Int64) = (try row["placed"], try row["paid"])
      return Takings.Share(
        method: PaymentMethod(rawValue: try row["method"]), way: try row["way"],
        placedAt: Instant(milliseconds: placed * Int64(quarter)), paidAt: Instant(milliseconds: paid * Int64(quarter)),
        orders: try row["orders"], amount: try MoneySum(row, "total", currency: scope.space.currency))
    }
    return Takings(shares, dishes: try dishes(in: hours), in: scope.space.zone, currency: scope.space.currency)
  }

  /// In the order of the menu.
  private func dishes(in hours: Range<Instant>) throws -> [Takings.DishTotal] {
    try scope.connection.rows(
      """
      SELECT eaten.dish_id, eaten.name, eaten.quantity, eaten.amount_units, eaten.amount_rest,
        restaurant_section.name AS section, COALESCE(restaurant_section.position, 0) AS place
      FROM (
        SELECT restaurant_line.dish_id, MAX(restaurant_line.name) AS name, SUM(restaurant_line.quantity) AS quantity,
          \(MoneySum.columns(of: "restaurant_line.price * restaurant_line.quantity", as: "amount"))
        FROM \(settled(in: hours)) JOIN restaurant_line ON restaurant_line.order_id = settled.id
        WHERE restaurant_line.trash_id IS NULL GROUP BY restaurant_line.dish_id) AS eaten
      LEFT JOIN restaurant_dish ON restaurant_dish.id = eaten.dish_id
      LEFT JOIN restaurant_section ON restaurant_section.id = restaurant_dish.section_id
      ORDER BY place, eaten.dish_id
      """
    ).map { row in
      Takings.DishTotal(
        dish: try row["dish_id"], name: try row["name"], section: try row["section"], quantity: try row["quantity"],
        amount: try MoneySum(row, "amount", currency: scope.space.currency))
    }
  }

  /// - Parameter now: whether the days go on.
  func unpaid(in hours: Range<Instant>, of days: ClosedRange<Day>, now: Bool) throws -> Unpaid {
    let closed = try scope.connection.row(
      """
      SELECT \(MoneySum.columns(of: "restaurant_order.total", as: "total"))
      FROM restaurant_tab JOIN restaurant_order ON restaurant_order.tab_id = restaurant_tab.id
      WHERE restaurant_tab.space_id = \(scope.space.id) AND restaurant_tab.paid_at IS NULL
        AND restaurant_tab.closed_at >= \(hours.lowerBound) AND restaurant_tab.closed_at < \(hours.upperBound)
        AND \(counts)
      """)
    let void = try scope.connection.row(
      """
      SELECT COALESCE(SUM(CASE WHEN state = \(OrderState.refused) THEN 1 ELSE 0 END), 0) AS refused,
        COALESCE(SUM(CASE WHEN state = \(OrderState.cancelled) THEN 1 ELSE 0 END), 0) AS cancelled,
        \(MoneySum.columns(of: "CASE WHEN state = \(OrderState.cancelled) THEN total ELSE 0 END", as: "dropped"))
      FROM restaurant_order WHERE \(void) AND day >= \(days.lowerBound) AND day <= \(days.upperBound)
      """)
    return Unpaid(
      outstanding: now ? try outstanding() : nil,
      closed: try closed.map { try MoneySum($0, "total", currency: scope.space.currency) }
        ?? .zero(scope.space.currency),
      refused: try void?["refused"] ?? 0, cancelled: try void?["cancelled"] ?? 0,
      dropped: try void.map { try MoneySum($0, "dropped", currency: scope.space.currency) }
        ?? .zero(scope.space.currency))
  }
}
