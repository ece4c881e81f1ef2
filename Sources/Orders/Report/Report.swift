import Kit

/// What was sold in one year.
struct Report: Sendable {
  struct ProductTotal: Sendable {
    let name: String
    let quantity: Int
    let amount: MoneySum
  }

  /// The best ones; a longer list is an export's business.
  static let productLimit = 20

  let year: Int
  /// From the first year with orders to this one.
  let years: ClosedRange<Int>
  /// January to December.
  let months: [MoneySum]
  let products: [ProductTotal]
  let total: MoneySum

  var isEmpty: Bool { products.isEmpty }
}

extension OrderStore {
  /// - Parameters:
  ///   - now: ends the years that are offered.
  func report(of year: Int, at now: Instant) throws -> Report {
    let zone = scope.space.zone
    let starts = try (1...13).map { month in
      guard let day = Day(year: month == 13 ? year + 1 : year, month: month == 13 ? 1 : month, day: 1) else {
        throw Refusal.notFound
      }
      return Instant(startOf: day, in: zone)
    }
    let first: Instant? = try scope.connection.value(
      """
      SELECT placed_at FROM orders_order WHERE space_id = \(scope.space.id) AND trash_id IS NULL
      ORDER BY placed_at LIMIT 1
      """)
    let thisYear = now.day(in: zone).year
    let months = try months(starts)
    return Report(
      year: year, years: min(first?.day(in: zone).year ?? thisYear, thisYear, year)...max(thisYear, year),
      months: months, products: try products(from: starts[0], to: starts[12]),
      total: MoneySum(months, currency: scope.space.currency))
  }

  private func months(_ starts: [Instant]) throws -> [MoneySum] {
    let cases = (0..<12).reduce("" as SQL) { sql, month in
      "\(sql) WHEN placed_at < \(starts[month + 1]) THEN \(month)"
    }
    let rows = try scope.connection.rows(
      """
      SELECT CASE\(cases) END AS month, \(MoneySum.columns(of: "total", as: "amount")) FROM orders_order
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND state IN \(OrderState.sold)
        AND placed_at >= \(starts[0]) AND placed_at < \(starts[12])
      GROUP BY month
      """)
    var months = Array(repeating: MoneySum.zero(scope.space.currency), count: 12)
    for row in rows {
      let month: Int = try row["month"]
      months[month] = try MoneySum(row, "amount", currency: scope.space.currency)
    }
    return months
  }

  private func products(from start: Instant, to end: Instant) throws -> [Report.ProductTotal] {
    let amount: SQL = "orders_line.quantity * orders_line.unit_price"
    return try scope.connection.rows(
      """
      SELECT MAX(orders_line.product_name) AS name, SUM(orders_line.quantity) AS quantity,
        \(MoneySum.columns(of: amount, as: "amount"))
      FROM orders_order JOIN orders_line ON orders_line.order_id = orders_order.id
      WHERE orders_order.space_id = \(scope.space.id) AND orders_order.trash_id IS NULL
        AND orders_order.state IN \(OrderState.sold) AND placed_at >= \(start) AND placed_at < \(end)
      GROUP BY orders_line.product_id ORDER BY SUM(CAST(\(amount) AS DOUBLE PRECISION)) DESC, name LIMIT \(Report.productLimit)
      """
    ).map { row in
      Report.ProductTotal(
        name: try row["name"], quantity: try row["quantity"],
        amount: try MoneySum(row, "amount", currency: scope.space.currency))
    }
  }
}
