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
