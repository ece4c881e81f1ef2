import Kit

/// What was sold in the last days, and in as many days before.
struct RecentSales: Sendable {
  static let span = 30

  /// The earliest first; the last one is today.
  let days: [(day: Day, amount: MoneySum)]
  let total: MoneySum
  let before: MoneySum

  /// In percent of what was sold before: 12 is as much and 12 % more. `nil` when nothing was.
  var growth: Int? {
    guard before.minorUnits > 0 else { return nil }
    let (total, before) = (Double(total.minorUnits), Double(before.minorUnits))
    return Int(exactly: ((total - before) / before * 100).rounded())
  }
}

extension OrderStore {
  /// Read from the orders themselves by when they were placed, however many there are besides.
  func recentSales(at now: Instant) throws -> RecentSales {
    let (zone, today) = (scope.space.zone, now.day(in: scope.space.zone))
    let days = (1 - 2 * RecentSales.span...0).map { today.adding(days: $0) }
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
    let (before, recent) = (amounts.prefix(RecentSales.span), amounts.suffix(RecentSales.span))
    return RecentSales(
      days: Array(zip(days.suffix(RecentSales.span), recent)).map { (day: $0, amount: $1) },
      total: MoneySum(recent, currency: scope.space.currency),
      before: MoneySum(before, currency: scope.space.currency))
  }
}
