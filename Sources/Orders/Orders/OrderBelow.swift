import Kit

/// What stands below an order's lines, where it has anything to do with it: the tax, what was paid, what is due.
struct OrderBelow {
  let sums: VATSums?
  let payments: PaymentSection

  init(_ order: Order, in view: SpaceView) throws {
    let store = OrderStore(view)
    sums = store.told(try store.lines(of: order.id), order.vatPricing)
    payments = try PaymentSection(order, in: view)
  }

  var html: HTML { "\(sums?.html)\(payments.html)" }
}
