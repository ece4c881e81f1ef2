import Kit

/// Some hours in which a month, or a year, has begun or ended in the space's zone and not in UTC, or the other way round: what
/// was sold in them is in the sum of the one and belongs to the other.
struct SalesStretch: Sendable, Equatable {
  /// The month or year, counted from 0.
  let period: Int
  /// Whether it has these hours too, or hasn't them.
  let isMore: Bool
  let hours: Range<Instant>

  /// - Parameters:
  ///   - starts: of the periods in the space's zone, one after the other, and the end of the last.
  ///   - utc: the same in UTC.
  static func between(_ starts: [Instant], _ utc: [Instant]) -> [SalesStretch] {
    zip(starts, utc).enumerated().flatMap { index, start -> [SalesStretch] in
      let (own, other) = start
      guard own != other else { return [] }
      let hours = min(own, other)..<max(own, other)
      // What one period has more, the one before has less.
      return [(index, own < other), (index - 1, other < own)].filter { (0..<starts.count - 1).contains($0.0) }
        .map { SalesStretch(period: $0, isMore: $1, hours: hours) }
    }
  }
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
