import Kit

/// What one day brought.
struct DayReport: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    /// The dish's id.
    let dish: String
    let name: LocalizedText
    let quantity: Int
    /// Of all of them, as ordered.
    let total: Money
  }

  struct Order: Hashable, Sendable {
    let way: ServiceType
    let state: OrderState
    let lines: [Line]
    /// Whether its money is there: at a table when the bill is paid, otherwise when it is done.
    let isSettled: Bool

    /// - Parameter isPaid: of the bill of its table; `nil` for an order of no table.
    init(way: ServiceType, state: OrderState, lines: [Line], isPaid: Bool? = nil) {
      (self.way, self.state, self.lines) = (way, state, lines)
      isSettled = isPaid ?? (state == .done)
    }
  }

  struct DishTotal: Hashable, Sendable {
    let dish: String
    let name: LocalizedText
    fileprivate(set) var quantity: Int
    fileprivate(set) var total: MoneySum
  }

  /// The best ones; a longer list is an export's business.
  static let dishLimit = 20

  /// Neither refused nor cancelled.
  let orders: Int
  let ordersByWay: [ServiceType: Int]
  /// Of orders whose money is there.
  let takings: MoneySum
  /// Of orders that are still on their way through the kitchen, or on a bill that is not paid.
  let outstanding: MoneySum
  let refused: Int
  let cancelled: Int
  /// Of done and open orders, the most eaten first; of as many, what brought more.
  let dishes: [DishTotal]

  var isEmpty: Bool { orders == 0 && refused == 0 && cancelled == 0 }

  /// What an order brings on average, to the minor unit below; `nil` when nothing is done.
  let average: Money?

  init(_ orders: [Order], currency: Currency, limit: Int = DayReport.dishLimit) {
    let counted = orders.filter { !$0.state.isVoid }
    let done = counted.filter(\.isSettled)
    self.orders = counted.count
    ordersByWay = Dictionary(counted.map { ($0.way, 1) }, uniquingKeysWith: +)
    takings = Self.total(of: done, currency)
    outstanding = Self.total(of: counted.filter { !$0.isSettled }, currency)
    refused = orders.count { $0.state == .refused }
    cancelled = orders.count { $0.state == .cancelled }
    average = done.isEmpty ? nil : takings.share(of: done.count)
    dishes = Array(Self.dishes(of: counted).prefix(limit))
  }

  private static func total(of orders: [Order], _ currency: Currency) -> MoneySum {
    MoneySum(orders.flatMap { $0.lines.map(\.total) }, currency: currency)
  }

  private static func dishes(of orders: [Order]) -> [DishTotal] {
    var totals: [DishTotal] = []
    var indices: [String: Int] = [:]
    for order in orders {
      for line in order.lines {
        if let index = indices[line.dish] {
          totals[index].quantity += line.quantity
          totals[index].total += line.total
        } else {
          indices[line.dish] = totals.count
          totals.append(
            DishTotal(dish: line.dish, name: line.name, quantity: line.quantity, total: MoneySum(line.total)))
        }
      }
    }
    return totals.sorted {
      ($0.quantity, $0.total.minorUnits, $1.dish) > ($1.quantity, $1.total.minorUnits, $0.dish)
    }
  }
}
