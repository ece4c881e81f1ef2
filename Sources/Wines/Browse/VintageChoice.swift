import Kit

/// What of a list's narrowing is about vintages: one of the chosen years, of the scores' bands, of the prices' bands.
struct VintageChoice: Sendable {
  private let filters: [Facet: Set<String>]

  /// `nil` when nothing of vintages is chosen.
  init?(_ query: WineQuery) {
    filters = query.filters.filter { Facet.ofVintages.contains($0.key) }
    if filters.isEmpty { return nil }
  }

  /// Whether a vintage has one of the chosen values of each.
  func fits(_ vintage: some VintageFigures) -> Bool {
    filters.allSatisfy { facet, values in Self.value(of: facet, vintage).map(values.contains) ?? false }
  }

  private static func value(of facet: Facet, _ vintage: some VintageFigures) -> String? {
    switch facet {
    case .score: vintage.score.map { ScoreBand($0.value, $0.scale).text }
    case .price: vintage.price.map { PriceBand($0).text }
    default: vintage.year > 0 ? String(vintage.year) : nil
    }
  }
}

extension Sequence where Element: VintageFigures {
  /// What is said of the newest vintage that fits.
  func newest(by choice: VintageChoice) -> [Element] {
    let fitting = filter(choice.fits)
    let newest = fitting.map(\.year).max()
    return fitting.filter { $0.year == newest }
  }

  /// How the newest vintage that fits is judged, and what it costs.
  func shown(by choice: VintageChoice) -> (score: Score?, price: Money?) {
    let fitting = newest(by: choice)
    return (fitting.lazy.compactMap(\.score).first, fitting.lazy.compactMap(\.price).first)
  }
}
