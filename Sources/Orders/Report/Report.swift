import Kit

/// What was sold in one year.
struct Report: Sendable {
  struct MonthTotal: Sendable {
    let month: Month
    let amount: MoneySum
    /// In the same month of the year before.
    let before: MoneySum
    /// Whether it is now.
    let isCurrent: Bool
  }

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
  let monthsBefore: [MoneySum]
  /// The day of the report.
  let today: Day
  let products: [ProductTotal]
  let total: MoneySum

  var isEmpty: Bool { products.isEmpty }

  /// Those with something to tell: no month to come, and none in which nothing was sold in either year.
  var telling: [MonthTotal] {
    zip(Month.allCases, zip(months, monthsBefore)).map { month, amounts in
      MonthTotal(
        month: month, amount: amounts.0, before: amounts.1,
        isCurrent: year == today.year && month.rawValue == today.month)
    }.filter { total in
      let isToCome = year > today.year || year == today.year && total.month.rawValue > today.month
      let isEmpty = total.amount.minorUnits == 0 && (total.before.minorUnits == 0 || isToCome)
      return !isEmpty || total.isCurrent
    }
  }
}

extension OrderStore {
  /// Read from the sums that ``SalesTables`` keep, and from the few orders at the ends of months.
  /// - Parameters:
  ///   - now: ends the years that are offered.
  func report(of year: Int, at now: Instant) throws -> Report {
    let zone = scope.space.zone
    let (starts, utc) = try Self.months(of: year, in: zone)
    let first: Instant? = try scope.connection.value(
      """
      SELECT placed_at FROM orders_order WHERE space_id = \(scope.space.id) AND trash_id IS NULL
      ORDER BY placed_at LIMIT 1
      """)
    let today = now.day(in: zone)
    let thisYear = today.year
    let years = SalesStretch.between([starts[0], starts[12]], [utc[0], utc[12]])
    let months = try months(of: year, SalesStretch.between(starts, utc))
    let before = try Self.months(of: year - 1, in: zone)
    return Report(
      year: year, years: min(first?.day(in: zone).year ?? thisYear, thisYear, year)...max(thisYear, year),
      months: months, monthsBefore: try self.months(of: year - 1, SalesStretch.between(before.starts, before.utc)),
      today: today, products: try products(of: year, years),
      total: MoneySum(months, currency: scope.space.currency))
  }

  /// Where the months of a year begin, and where the last one ends: in the zone, and in UTC.
  private static func months(of year: Int, in zone: Zone) throws -> (starts: [Instant], utc: [Instant]) {
    let days = try (1...13).map { month in
      guard let day = Day(year: month == 13 ? year + 1 : year, month: month == 13 ? 1 : month, day: 1) else {
        throw Refusal.notFound
      }
      return day
    }
    return (days.map { Instant(startOf: $0, in: zone) }, days.map { Instant(startOf: $0, in: .utc) })
  }

  private func months(of year: Int, _ stretches: [SalesStretch]) throws -> [MoneySum] {
    let (january, december, unit) = (year * 100 + 1, year * 100 + 12, MoneySum.unit)
    let rows = try scope.connection.rows(
      """
      \(stretches.table)
      SELECT month, SUM(amount_units) AS amount_units, SUM(amount_rest) AS amount_rest FROM (
        SELECT month - \(january) AS month, amount_units, amount_rest FROM orders_month_sales
        WHERE space_id = \(scope.space.id) AND month >= \(january) AND month <= \(december)
        UNION ALL
        SELECT period, sign * (total / \(unit)), sign * (total % \(unit)) FROM stretch CROSS JOIN orders_order
        WHERE \(isSoldInStretch)
      ) AS sold GROUP BY month ORDER BY month
      """)
    var months = Array(repeating: MoneySum.zero(scope.space.currency), count: 12)
    for row in rows {
      let month: Int = try row["month"]
      months[month] = try MoneySum(row, "amount", currency: scope.space.currency)
    }
    return months
  }

  private func products(of year: Int, _ stretches: [SalesStretch]) throws -> [Report.ProductTotal] {
    let (amount, unit): (SQL, Int64) = ("quantity * unit_price", MoneySum.unit)
    // A name of which nothing is left stays as a row that adds up to nothing.
    return try scope.connection.rows(
      """
      \(stretches.table),
      sold AS (
        SELECT product_id, product_name, quantity, amount_units, amount_rest FROM orders_product_sales
        WHERE space_id = \(scope.space.id) AND year = \(year)
        UNION ALL
        SELECT product_id, product_name, sign * quantity, sign * (\(amount) / \(unit)), sign * (\(amount) % \(unit))
        FROM stretch CROSS JOIN orders_order JOIN orders_line ON orders_line.order_id = orders_order.id
        WHERE \(isSoldInStretch)
      ),
      named AS (
        SELECT product_id, product_name, SUM(quantity) AS quantity, SUM(amount_units) AS amount_units,
          SUM(amount_rest) AS amount_rest
        FROM sold GROUP BY product_id, product_name HAVING SUM(quantity) > 0
      )
      SELECT MAX(product_name) AS name, SUM(quantity) AS quantity, SUM(amount_units) AS amount_units,
        SUM(amount_rest) AS amount_rest
      FROM named GROUP BY product_id
      ORDER BY SUM(amount_units) + SUM(amount_rest) / \(unit) DESC, SUM(amount_rest) % \(unit) DESC, name
      LIMIT \(Report.productLimit)
      """
    ).map { row in
      Report.ProductTotal(
        name: try row["name"], quantity: try row["quantity"],
        amount: try MoneySum(row, "amount", currency: scope.space.currency))
    }
  }

  var isSoldInStretch: SQL {
    """
    orders_order.space_id = \(scope.space.id) AND orders_order.trash_id IS NULL
      AND orders_order.state IN \(OrderState.sold) AND placed_at >= begins AND placed_at < ends
    """
  }
}
