extension MoneySum {
  /// In which queries add up, and then the rest.
  package static let unit: Int64 = 1_000_000_000

  /// The columns of a query that add an amount up, in two parts of which neither overflows.
  /// - Parameters:
  ///   - amount: in minor units; a row where it is null counts for nothing.
  ///   - name: by which ``init(_:_:currency:)`` finds them.
  package static func columns(of amount: SQL, as name: String) -> SQL {
    let (units, rest) = (SQL(trusted: "\(name)_units"), SQL(trusted: "\(name)_rest"))
    return """
      COALESCE(SUM((\(amount)) / \(unit)), 0) AS \(units), COALESCE(SUM((\(amount)) % \(unit)), 0) AS \(rest)
      """
  }

  /// As ``columns(of:as:)`` answer.
  package init(_ row: SQLRow, _ name: String, currency: Currency) throws {
    let (units, rest): (Int64, Int64) = (try row["\(name)_units"], try row["\(name)_rest"])
    self.init(units: Int128(units) * Int128(Self.unit) + Int128(rest), currency: currency)
  }
}
