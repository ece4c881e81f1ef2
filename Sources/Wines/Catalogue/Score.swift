import Kit

/// What somebody thinks of a wine, on the scale they use. Scores of different scales are never compared nor added up.
struct Score: Hashable, Sendable {
  /// The highest that can be given.
  enum Scale: Int, CaseIterable, Sendable {
    case five = 5
    case ten = 10
    case twenty = 20
    case hundred = 100
  }

  /// In hundredths: 4.25 of 5 is 425, 92 of 100 is 9200.
  let value: Int
  let scale: Scale
  /// Who gave it.
  var source: String
  /// How many opinions it comes from; `nil` when nobody says.
  let count: Int?

  /// As files write it, without its scale.
  var text: String { Decimals.text(value, places: 2) }

  /// Where its bands begin, in hundredths.
  static func bands(of scale: Scale) -> [Int] {
    switch scale {
    case .five: [0, 300, 350, 400, 450]
    case .ten: [0, 600, 700, 800, 900]
    case .twenty: [0, 1200, 1400, 1600, 1800]
    case .hundred: [0, 8000, 8500, 9000, 9500]
    }
  }
}

/// A stretch of scores of one scale.
struct ScoreBand: Hashable, Sendable {
  let scale: Score.Scale
  let index: Int

  /// As an address has it: `100-3`.
  var text: String { "\(scale.rawValue)-\(index)" }

  /// In hundredths.
  var from: Int { Score.bands(of: scale)[index] }
  /// In hundredths; the last band ends with the scale.
  var to: Int {
    let bands = Score.bands(of: scale)
    return index + 1 < bands.count ? bands[index + 1] : scale.rawValue * 100
  }
}

extension ScoreBand {
  init(_ value: Int, _ scale: Score.Scale) {
    self.init(scale: scale, index: Score.bands(of: scale).lastIndex { $0 <= value } ?? 0)
  }

  init?(text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 2, let scale = Score.Scale(rawValue: parts[0]),
      Score.bands(of: scale).indices.contains(parts[1])
    else { return nil }
    self.init(scale: scale, index: parts[1])
  }
}

/// A stretch of prices of one currency; prices of different currencies are never compared.
struct PriceBand: Hashable, Sendable {
  /// In whole units of the currency.
  static let starts = [0, 8, 15, 30, 60, 120]

  let currency: Currency
  let index: Int

  /// As an address has it: `EUR-2`.
  var text: String { "\(currency.code)-\(index)" }

  var from: Money { amount(Self.starts[index]) }
  var to: Money? { index + 1 < Self.starts.count ? amount(Self.starts[index + 1]) : nil }

  private func amount(_ whole: Int) -> Money { Money(minorUnits: Int64(whole) * currency.unit, currency: currency) }
}

extension PriceBand {
  init(_ price: Money) {
    let whole = Int(price.minorUnits / price.currency.unit)
    self.init(currency: price.currency, index: Self.starts.lastIndex { $0 <= whole } ?? 0)
  }

  init?(text: String) {
    let parts = text.split(separator: "-").map(String.init)
    guard parts.count == 2, let currency = Currency(rawValue: parts[0]), let index = Int(parts[1]),
      Self.starts.indices.contains(index)
    else { return nil }
    self.init(currency: currency, index: index)
  }
}

extension Currency {
  /// One of it, in its minor units.
  fileprivate var unit: Int64 { (0..<minorDigits).reduce(1) { unit, _ in unit * 10 } }
}
