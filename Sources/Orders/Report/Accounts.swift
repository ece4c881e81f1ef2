import Kit

/// What whoever keeps the books asks for of some days: the tax by its rates, and the money by how it came in.
struct Accounts: Sendable {
  /// All that was sold at one rate.
  struct RateTotal: Sendable {
    /// `nil` of what has none.
    let rate: VATRate?
    let base: MoneySum
    let tax: MoneySum

    var amount: MoneySum { MoneySum([base, tax], currency: base.currency) }
  }

  struct MethodTotal: Sendable {
    let method: PaymentMethod
    let payments: Int
    let amount: MoneySum
  }

  /// Of the orders that were sold in these days, from the highest rate; what has none comes last.
  let rates: [RateTotal]
  /// Of the payments of these days, whenever their orders were made.
  let methods: [MethodTotal]
  /// Of the orders of these days that were marked as paid: what nobody has said of how it came in.
  let unnoted: MoneySum

  var hasTax: Bool { rates.contains { $0.rate != nil } }
  var isEmpty: Bool { !hasTax && methods.isEmpty && unnoted.minorUnits == 0 }
}

extension OrderStore {
  func accounts(of period: ReportPeriod) throws -> Accounts {
    Accounts(rates: try rates(in: period), methods: try methods(in: period), unnoted: try unnoted(in: period))
  }

  private func isOf(_ period: ReportPeriod) -> SQL {
    let hours = period.hours(in: scope.space.zone)
    return """
      orders_order.space_id = \(scope.space.id) AND orders_order.trash_id IS NULL
        AND placed_at >= \(hours.lowerBound) AND placed_at < \(hours.upperBound)
      """
  }

  /// Rounded once for each rate of each order, as its delivery note is, and then added.
  func rates(in period: ReportPeriod) throws -> [Accounts.RateTotal] {
    var sums: [VATRate?: (base: Int128, tax: Int128)] = [:]
    let currency = scope.space.currency
    try scope.connection.forEach(
      """
      SELECT orders_order.id, vat_pricing, vat_rate, CAST(SUM(quantity * unit_price) AS BIGINT) AS amount
      FROM orders_order JOIN orders_line ON orders_line.order_id = orders_order.id
      WHERE \(isOf(period)) AND state IN \(OrderState.sold)
      GROUP BY orders_order.id, vat_pricing, vat_rate ORDER BY orders_order.id, vat_rate
      """
    ) { row in
      let (pricing, rate): (VATPricing, String) = (try row["vat_pricing"], try row["vat_rate"])
      let amount = Money(minorUnits: try row["amount"], currency: currency)
      let share = try VATSums.Share(amount, at: pricing == .silent ? nil : VATRate(rate), pricing)
      let sum = sums[share.rate] ?? (0, 0)
      sums[share.rate] = (sum.base + Int128(share.base.minorUnits), sum.tax + Int128(share.tax.minorUnits))
    }
    return sums.sorted { VATSums.precedes($0.key, $1.key) }.map { rate, sum in
      Accounts.RateTotal(
        rate: rate, base: MoneySum(units: sum.base, currency: currency),
        tax: MoneySum(units: sum.tax, currency: currency))
    }
  }

  private func methods(in period: ReportPeriod) throws -> [Accounts.MethodTotal] {
    let totals = try scope.connection.rows(
      """
      SELECT method, COUNT(*) AS payments, \(MoneySum.columns(of: "amount", as: "amount"))
      FROM \(PaymentStore(scope).paid(in: period)) GROUP BY method ORDER BY method
      """
    ).map { row in
      Accounts.MethodTotal(
        method: try row["method"], payments: try row["payments"],
        amount: try MoneySum(row, "amount", currency: scope.space.currency))
    }
    return PaymentMethod.allCases.compactMap { method in totals.first { $0.method == method } }
  }

  private func unnoted(in period: ReportPeriod) throws -> MoneySum {
    try scope.connection.row(
      """
      SELECT \(MoneySum.columns(of: "due", as: "due")) FROM orders_order
      WHERE \(isOf(period)) AND state = \(OrderState.paid)
      """
    ).map { try MoneySum($0, "due", currency: scope.space.currency) } ?? .zero(scope.space.currency)
  }
}

extension PaymentStore {
  /// A part of a statement: what came in in some days, of orders that are not deleted.
  func paid(in period: ReportPeriod) -> SQL {
    """
    orders_payment JOIN orders_order ON orders_order.id = orders_payment.order_id
    WHERE orders_payment.space_id = \(scope.space.id) AND orders_payment.trash_id IS NULL
      AND orders_order.trash_id IS NULL AND paid_on >= \(period.days.lowerBound) AND paid_on <= \(period.days.upperBound)
    """
  }
}

extension Payment {
  static let byDay = Migration(
    "orders.0023-payments-by-day",
    ["CREATE INDEX orders_payment_by_day ON orders_payment (space_id, paid_on, id) WHERE trash_id IS NULL"])
}
