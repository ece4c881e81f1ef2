/// The order of a list that its reader has chosen, as it stands in an address: `total`, or `-total` for the largest first.
package struct SortChoice: Hashable, Sendable {
  /// The name of a ``ListOrder``.
  package let order: String
  package let isDescending: Bool

  package init(_ order: String, isDescending: Bool = false) {
    (self.order, self.isDescending) = (order, isDescending)
  }

  /// `nil` for what is none of the orders, as when somebody changed the address by hand.
  init?(_ text: String, among orders: [String]) {
    let isDescending = text.hasPrefix("-")
    let order = String(isDescending ? text.dropFirst() : text[...])
    guard orders.contains(order) else { return nil }
    self.init(order, isDescending: isDescending)
  }

  package var text: String { isDescending ? "-\(order)" : order }
}
