import Kit

@testable import Restaurant

/// An evening reckoned by hand beside the house: what was ordered where, and what was paid for it.
struct Evening {
  struct Ordered {
    /// `nil` for what is picked up.
    var tab: String?
    var lines: [String: (dish: String, quantity: Int64, price: Int64)]
    var isVoid = false
    var isDone = false
    var method: String?

    var total: Int64 { isVoid ? 0 : lines.values.reduce(0) { $0 + $1.quantity * $1.price } }
  }

  struct Table {
    var isOpen = true
    var isPaid = false
    var method: String?
  }

  var orders: [String: Ordered] = [:]
  var tabs: [String: Table] = [:]

  private func isPaid(_ order: Ordered) -> Bool {
    guard !order.isVoid else { return false }
    return order.tab.map { tabs[$0]?.isPaid == true } ?? order.isDone
  }

  private func method(_ order: Ordered) -> String {
    order.tab.map { tabs[$0]?.method ?? "" } ?? order.method ?? ""
  }

  var paid: [Ordered] { orders.values.filter(isPaid) }
  var takings: Int64 { paid.reduce(0) { $0 + $1.total } }

  var byMethod: [String: Int64] {
    paid.reduce(into: [:]) { sums, order in sums[method(order), default: 0] += order.total }
  }

  var byDish: [String: Int64] {
    paid.reduce(into: [:]) { sums, order in
      for line in order.lines.values { sums[line.dish, default: 0] += line.quantity * line.price }
    }
  }

  /// On tabs that are open and not paid, and on the way to those who sit at no table and have not paid.
  var outstanding: Int64 {
    orders.values.reduce(0) { sum, order in
      guard !order.isVoid else { return sum }
      let isOwed =
        order.tab.map { tabs[$0].map { $0.isOpen && !$0.isPaid } ?? false } ?? (!order.isDone && order.method == nil)
      return isOwed ? sum + order.total : sum
    }
  }

  /// Of tabs that were closed without having been paid.
  var lost: Int64 {
    orders.values.reduce(0) { sum, order in
      guard let tab = order.tab.flatMap({ tabs[$0] }), !tab.isOpen, !tab.isPaid else { return sum }
      return sum + order.total
    }
  }

  /// What each bill comes to, from the smallest.
  var bills: [Int64] {
    let paid = Dictionary(grouping: orders.filter { !$0.value.isVoid }) { $0.value.tab ?? $0.key }
    return paid.compactMap { place, orders in
      let isBill = tabs[place].map { $0.isPaid || !$0.isOpen } ?? orders.allSatisfy(\.value.isDone)
      return isBill ? orders.reduce(0) { $0 + $1.value.total } : nil
    }.sorted()
  }
}
