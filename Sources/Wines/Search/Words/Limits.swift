import Kit

/// What a bottle may cost, in hundredths; of any currency where none is named, each as it stands.
struct PriceLimit: Hashable, Sendable {
  var from: Int?
  var below: Int?
  /// Whether what costs exactly so much is meant too.
  var isUpTo = false
  var currencies: Set<Currency> = []

  /// The least and the most that is meant.
  var least: Int { from ?? 0 }
  var most: Int { below.map { isUpTo ? $0 : $0 - 1 } ?? .max }

  func allows(_ price: Money) -> Bool {
    (currencies.isEmpty || currencies.contains(price.currency))
      && (least...max(least, most)).contains(Self.hundredths(price))
  }

  /// More than any bottle costs.
  private static let highest = 100_000_000

  /// As the filter says it; `nil` for what is no amount above nothing.
  static func upTo(_ text: String, in code: String) -> PriceLimit? {
    guard let most = Decimals.read(text.trimmed, places: 2), most > 0, most <= highest,
      let currency = Currency(rawValue: code)
    else { return nil }
    return PriceLimit(below: most, isUpTo: true, currencies: [currency])
  }

  /// The fields of an address that say the same.
  var fields: [(name: String, value: String)] {
    [("most", mostText), ("currency", currencies.first?.code ?? "")]
  }

  /// As a field shows it.
  var mostText: String { Decimals.text(most, places: 2) }

  static func hundredths(_ price: Money) -> Int {
    switch price.currency.minorDigits {
    case 0: Int(price.minorUnits) * 100
    case 3: Int(price.minorUnits) / 10
    default: Int(price.minorUnits)
    }
  }
}

/// How a wine has to be judged at least.
struct ScoreLimit: Hashable, Sendable {
  /// In hundredths.
  let least: Int
  let scale: Score.Scale

  /// - Parameter scale: named beside it, or the smallest on which the number can be.
  init(_ least: Int, of scale: Score.Scale? = nil) {
    self.least = least
    self.scale = scale ?? Score.Scale.allCases.first { least <= $0.rawValue * 100 } ?? .hundred
  }

  func allows(_ score: Score) -> Bool { score.scale == scale && score.value >= least }
}
