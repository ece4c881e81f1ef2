import Kit

/// What stands below an order's lines, where it has anything to do with it: the tax, what was paid, what is due.
struct OrderBelow {
  let sums: VATSums?
  let payments: PaymentSection

  init(_ order: Order, _ lines: [OrderLine], in view: SpaceView) throws {
    sums = OrderStore(view).told(lines, order.vatPricing)
    payments = try PaymentSection(order, in: view)
  }

  var html: HTML { "\(sums?.html)\(payments.html)" }
}
