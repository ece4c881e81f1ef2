import Kit

/// How one source judges a vintage and what it says that it costs, whatever else is known of it.
protocol VintageFigures: Sendable {
  /// 0 where the source names no year.
  var year: Int { get }
  /// Who says it.
  var source: String { get }
  var taster: String { get }
  var score: Score? { get }
  var price: Money? { get }

  static var columns: SQL { get }
  init(_ row: SQLRow) throws
}

extension VintageFigures {
  /// The newest first.
  static func isShownBefore(_ one: Self, _ other: Self) -> Bool {
    (other.year, one.source, one.taster) < (one.year, other.source, other.taster)
  }

  static func score(_ row: SQLRow) throws -> Score? {
    let (score, scale, count): (Int?, Int?, Int?) = (try row["score"], try row["scale"], try row["opinions"])
    guard let score, let scale = scale.flatMap(Score.Scale.init) else { return nil }
    return Score(value: score, scale: scale, source: try row["source"], count: count)
  }

  static func price(_ row: SQLRow) throws -> Money? {
    guard let price = try row["price"] as Int64?, let currency = try row["currency"] as Currency? else { return nil }
    return Money(minorUnits: price, currency: currency)
  }
}

extension Sequence where Element: VintageFigures {
  /// What shows of a wine's scores where there is room for one; never an average.
  var newestScored: Element? { filter { $0.score != nil }.max { $0.year < $1.year } }

  var newestPriced: Element? { filter { $0.price != nil }.max { $0.year < $1.year } }
}
