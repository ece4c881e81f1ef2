import Kit

/// What was sold in some days, to whom and of what.
struct Report: Sendable {
  struct MonthTotal: Sendable {
    /// The first of its days.
    let first: Day
    let amount: MoneySum
    /// In the same month of the year before, where that is told.
    var before: MoneySum?
    /// Whether it is now.
    let isCurrent: Bool
  }

  struct CustomerTotal: Sendable {
    let id: ID<Customer>
    let name: String
    let orders: Int
    let amount: MoneySum
    /// Agreed and not paid yet.
    private(set) var unpaid: MoneySum

    func owing(_ unpaid: MoneySum?) -> CustomerTotal {
      guard let unpaid else { return self }
      var total = self
      total.unpaid = unpaid
      return total
    }
  }

  struct ProductTotal: Sendable {
    let name: String
    let quantity: Int
    let amount: MoneySum
  }

  /// The best ones; a longer list is a table's business.
  static let most = 20

  let period: ReportPeriod
  /// The day of the report.
  let today: Day
  /// From the first year with orders to this one.
  let years: ClosedRange<Int>
  /// Of what is told day by day.
  let days: [(day: Day, amount: MoneySum)]
  /// Of what is told month by month.
  let months: [MonthTotal]
  let total: MoneySum
  /// What was sold in as many days before, of the last days.
  let before: MoneySum?
  let unpaid: MoneySum
  let customers: [CustomerTotal]
  let products: [ProductTotal]

  var isEmpty: Bool { products.isEmpty && customers.isEmpty && total.minorUnits == 0 }

  /// In percent of what was sold before: 12 is as much and 12 % more. `nil` when nothing was, or so little that a percentage says
  /// nothing: who has just begun sells fifty times as much.
  var growth: Int? {
    guard let before, before.minorUnits > 0, total.minorUnits <= before.minorUnits * 10 else { return nil }
    let (total, earlier) = (Double(total.minorUnits), Double(before.minorUnits))
    return Int(exactly: ((total - earlier) / earlier * 100).rounded())
  }

  /// Those with something to tell: no month to come, and none in which nothing was sold in either year.
  var telling: [MonthTotal] {
    months.filter { total in
      let before = total.before?.minorUnits ?? 0
      let isEmpty = total.amount.minorUnits == 0 && (before == 0 || total.first > today)
      return !isEmpty || total.isCurrent
    }
  }
}

extension OrderStore {
  /// Read from the sums that ``SalesTables`` and ``SalesByPeriod`` keep, and from the orders at the ends of the period.
  func report(of period: ReportPeriod, at now: Instant) throws -> Report {
    let (zone, currency, today) = (scope.space.zone, scope.space.currency, now.day(in: scope.space.zone))
    let days =
      try period.single.map { days in Array(zip(days, try sales(of: days))).map { (day: $0, amount: $1) } } ?? []
    let months = try period.single == nil ? monthTotals(of: period, on: today) : []
    let best = try customers(in: period, limit: Report.most)
    let unpaid = try unpaid(in: period.hours(in: zone), of: best.map(\.id))
    let sums = days.map(\.amount) + months.map(\.amount)
    return Report(
      period: period, today: today, years: try years(with: period.days.upperBound.year, today.year), days: days,
      months: months, total: MoneySum(sums, currency: currency),
      before: try period.kind == .recent ? MoneySum(sales(of: days.map(\.day).before), currency: currency) : nil,
      unpaid: try self.unpaid(in: period.hours(in: zone)),
      customers: best.map { $0.owing(unpaid[$0.id]) },
      products: try products(in: period, limit: Report.most))
  }

  func years(with year: Int, _ thisYear: Int) throws -> ClosedRange<Int> {
    let first: Instant? = try scope.connection.value(
      """
      SELECT placed_at FROM orders_order WHERE space_id = \(scope.space.id) AND trash_id IS NULL
      ORDER BY placed_at LIMIT 1
      """)
    return min(first?.day(in: scope.space.zone).year ?? thisYear, thisYear, year)...max(thisYear, year)
  }

  // MARK: One after the other

  /// Day by day or month by month.
  func sales(of period: ReportPeriod) throws -> [(ClosedRange<Day>, MoneySum)] {
    if let days = period.single { return Array(zip(days.map { $0...$0 }, try sales(of: days))) }
    return Array(zip(period.months, try sales(ofMonths: period.months)))
  }

  /// Read from the orders themselves by when they were placed, however many there are besides.
  func sales(of days: [Day]) throws -> [MoneySum] {
    let zone = scope.space.zone
    let hours = days.enumerated().map { index, day in
      SalesStretch(
        period: index, isMore: true,
        hours: Instant(startOf: day, in: zone)..<Instant(startOf: day.adding(days: 1), in: zone))
    }
    let rows = try scope.connection.rows(
      """
      \(hours.table)
      SELECT period, \(MoneySum.columns(of: "total", as: "amount"))
      FROM stretch CROSS JOIN orders_order WHERE \(isSoldInStretch) GROUP BY period
      ORDER BY period
      """)
    var amounts = Array(repeating: MoneySum.zero(scope.space.currency), count: days.count)
    for row in rows {
      let index: Int = try row["period"]
      amounts[index] = try MoneySum(row, "amount", currency: scope.space.currency)
    }
    return amounts
  }

  private func monthTotals(of period: ReportPeriod, on today: Day) throws -> [Report.MonthTotal] {
    let amounts = try sales(ofMonths: period.months)
    let before = try period.year.map { year in
      year > Day.first.year ? try sales(ofMonths: ReportPeriod(year: year - 1).months) : []
    }
    return zip(period.months, amounts).enumerated().map { index, month in
      Report.MonthTotal(
        first: month.0.lowerBound, amount: month.1,
        before: before.flatMap { $0.indices.contains(index) ? $0[index] : nil },
        isCurrent: month.0.contains(today))
    }
  }

  private func sales(ofMonths months: [ClosedRange<Day>]) throws -> [MoneySum] {
    let (zone, unit) = (scope.space.zone, MoneySum.unit)
    let spans = months.enumerated().map { index, days in
      SalesSpan(
        Instant(startOf: days.lowerBound, in: zone)..<Instant(startOf: days.upperBound.adding(days: 1), in: zone),
        as: index)
    }
    let own = spans.enumerated().flatMap { index, span in span.months.map { (SalesSpan.key(of: $0), index) } }
    let indices = Dictionary(own) { first, _ in first }
    let rows = try scope.connection.rows(
      """
      \(spans.flatMap(\.stretches).table)
      SELECT month, period, SUM(amount_units) AS amount_units, SUM(amount_rest) AS amount_rest FROM (
        SELECT month, -1 AS period, amount_units, amount_rest FROM orders_month_sales
        WHERE space_id = \(scope.space.id) AND month >= \(own.first?.0 ?? 0) AND month <= \(own.last?.0 ?? 0)
        UNION ALL
        SELECT -1, period, sign * (total / \(unit)), sign * (total % \(unit)) FROM stretch CROSS JOIN orders_order
        WHERE \(isSoldInStretch)
      ) AS sold GROUP BY month, period ORDER BY month, period
      """)
    var amounts = Array(repeating: MoneySum.zero(scope.space.currency), count: months.count)
    for row in rows {
      let (month, period): (Int, Int) = (try row["month"], try row["period"])
      guard let index = period < 0 ? indices[month] : period else { continue }
      let amount = try MoneySum(row, "amount", currency: scope.space.currency)
      amounts[index] = MoneySum([amounts[index], amount], currency: scope.space.currency)
    }
    return amounts
  }

  // MARK: By whom and what

  private func isUnpaid(in hours: Range<Instant>) -> SQL {
    """
    space_id = \(scope.space.id) AND trash_id IS NULL AND \(OrderState.isOpen)
      AND placed_at >= \(hours.lowerBound) AND placed_at < \(hours.upperBound)
    """
  }

  /// What is agreed and not paid yet of the orders of some hours.
  func unpaid(in hours: Range<Instant>) throws -> MoneySum {
    let row = try scope.connection.row(
      "SELECT \(MoneySum.columns(of: "due", as: "open")) FROM orders_order WHERE \(isUnpaid(in: hours))")
    return try row.map { try MoneySum($0, "open", currency: scope.space.currency) } ?? .zero(scope.space.currency)
  }

  /// The same by customer.
  /// - Parameter customers: of whom it is asked; `nil` for all.
  func unpaid(in hours: Range<Instant>, of customers: [ID<Customer>]?) throws -> [ID<Customer>: MoneySum] {
    let asked: SQL = customers.map { " AND customer_id IN \($0)" } ?? ""
    let rows = try scope.connection.rows(
      """
      SELECT customer_id, \(MoneySum.columns(of: "due", as: "open")) FROM orders_order
      WHERE \(isUnpaid(in: hours))\(asked) GROUP BY customer_id ORDER BY customer_id
      """)
    return try Dictionary(
      uniqueKeysWithValues: rows.map {
        (try $0["customer_id"], try MoneySum($0, "open", currency: scope.space.currency))
      })
  }

  /// Those who bought most first.
  /// - Parameter limit: `nil` for all of them.
  func customers(in period: ReportPeriod, limit: Int? = nil) throws -> [Report.CustomerTotal] {
    let (span, unit) = (SalesSpan(period.hours(in: scope.space.zone)), MoneySum.unit)
    let kept = (span.wholeYears + span.others).reduce("" as SQL) { sums, periods in
      """
      \(sums)
      SELECT customer_id, orders, amount_units, amount_rest FROM orders_customer_sales
      WHERE period BETWEEN \(periods.lowerBound) AND \(periods.upperBound) AND space_id = \(scope.space.id)
      UNION ALL
      """
    }
    let most: SQL = limit.map { " LIMIT \($0)" } ?? ""
    return try scope.connection.rows(
      """
      \(span.stretches.table),
      sold (customer_id, orders, amount_units, amount_rest) AS (\(kept)
        SELECT customer_id, sign, sign * (total / \(unit)), sign * (total % \(unit))
        FROM stretch CROSS JOIN orders_order WHERE \(isSoldInStretch)
      ),
      best AS (
        SELECT customer_id, SUM(orders) AS orders, SUM(amount_units) AS amount_units, SUM(amount_rest) AS amount_rest,
          SUM(amount_units) + SUM(amount_rest) / \(unit) AS large, SUM(amount_rest) % \(unit) AS small
        FROM sold GROUP BY customer_id HAVING SUM(orders) > 0
        ORDER BY large DESC, small DESC, customer_id\(most)
      )
      SELECT customer_id, name, orders, amount_units, amount_rest
      FROM best JOIN orders_customer ON orders_customer.id = customer_id ORDER BY large DESC, small DESC, name, customer_id
      """
    ).map { row in
      Report.CustomerTotal(
        id: try row["customer_id"], name: try row["name"], orders: try row["orders"],
        amount: try MoneySum(row, "amount", currency: scope.space.currency), unpaid: .zero(scope.space.currency))
    }
  }

  /// What was sold most first, each by the last of the names that it was sold under.
  /// - Parameter limit: `nil` for all of them.
  func products(in period: ReportPeriod, limit: Int? = nil) throws -> [Report.ProductTotal] {
    let span = SalesSpan(period.hours(in: scope.space.zone))
    let (amount, unit): (SQL, Int64) = ("quantity * unit_price", MoneySum.unit)
    let (years, months): (SQL, SQL) = ("orders_product_sales WHERE year", "orders_product_month_sales WHERE month")
    let parts = span.wholeYears.map { (years, $0) } + span.others.map { (months, $0) }
    let kept = parts.reduce("" as SQL) { sums, part in
      """
      \(sums)
      SELECT product_id, product_name, quantity, amount_units, amount_rest
      FROM \(part.0) BETWEEN \(part.1.lowerBound) AND \(part.1.upperBound) AND space_id = \(scope.space.id)
      UNION ALL
      """
    }
    let most: SQL = limit.map { " LIMIT \($0)" } ?? ""
    // A name of which nothing is left stays as a row that adds up to nothing.
    return try scope.connection.rows(
      """
      \(span.stretches.table),
      sold (product_id, product_name, quantity, amount_units, amount_rest) AS (\(kept)
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
      ORDER BY SUM(amount_units) + SUM(amount_rest) / \(unit) DESC, SUM(amount_rest) % \(unit) DESC, name\(most)
      """
    ).map { row in
      Report.ProductTotal(
        name: try row["name"], quantity: try row["quantity"],
        amount: try MoneySum(row, "amount", currency: scope.space.currency))
    }
  }

  private var isSoldInStretch: SQL {
    """
    orders_order.space_id = \(scope.space.id) AND orders_order.trash_id IS NULL
      AND orders_order.state IN \(OrderState.sold) AND placed_at >= begins AND placed_at < ends
    """
  }
}

extension [Day] {
  /// As many days, right before these.
  fileprivate var before: [Day] { map { $0.adding(days: -count) } }
}
