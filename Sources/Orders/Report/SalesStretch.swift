import Kit

/// Some hours whose orders are read one by one: they belong to a period and are in no sum of it, or the other way round, as where
/// it begins in the space's zone and not in UTC.
struct SalesStretch: Sendable, Equatable {
  /// The day or month, counted from 0.
  let period: Int
  /// Whether it has these hours too, or hasn't them.
  let isMore: Bool
  let hours: Range<Instant>
}

extension [SalesStretch] {
  /// A table `stretch` with the columns `period`, `sign`, `begins` and `ends`, at the head of a query. It has one row at least.
  var table: SQL {
    let rows = map { stretch -> SQL in
      let (begins, ends) = (stretch.hours.lowerBound.milliseconds, stretch.hours.upperBound.milliseconds)
      let values = [Int64(stretch.period), stretch.isMore ? 1 : -1, begins, ends].map(Dialect.number)
      return "(\(values.joined(", ")))"
    }
    let first = rows.first ?? "(0, 1, 0, 0)"
    return "WITH stretch (period, sign, begins, ends) AS (VALUES \(rows.dropFirst().reduce(first) { "\($0), \($1)" }))"
  }
}
