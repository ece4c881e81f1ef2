import Kit

/// What of a list's narrowing is about vintages: one of the chosen years, of the scores' bands, of the prices' bands.
struct VintageChoice: Sendable {
  private let filters: [Facet: Set<String>]
  /// What the words ask of prices, scores and years.
  private let meanings: [Understood.Meaning]

  /// `nil` when nothing of vintages is chosen.
  /// - Parameter understood: what the words were taken for, where that is known already.
  init?(_ query: WineQuery, _ understood: Understood? = nil) {
    filters = query.filters.filter { Facet.ofVintages.contains($0.key) }
    let parts = (understood ?? Understood(query.words)).parts
    meanings = parts.map(\.meaning).filter(\.isOfVintages) + (query.upTo.map { [.price($0)] } ?? [])
    if filters.isEmpty, meanings.isEmpty { return nil }
  }

  /// Whether a vintage has one of the chosen values of each.
  func fits(_ vintage: some VintageFigures) -> Bool {
    filters.allSatisfy { facet, values in Self.value(of: facet, vintage).map(values.contains) ?? false }
      && meanings.allSatisfy { $0.allows(vintage, amongYears: years) }
  }

  private var years: Set<Int> { Set(meanings.compactMap { if case .year(let year) = $0 { year } else { nil } }) }

  private static func value(of facet: Facet, _ vintage: some VintageFigures) -> String? {
    switch facet {
    case .score: vintage.score.map { ScoreBand($0.value, $0.scale).text }
    case .price: vintage.price.map { PriceBand($0).text }
    default: vintage.year > 0 ? String(vintage.year) : nil
    }
  }
}

extension Sequence where Element: VintageFigures {
  /// What is said of the newest vintage that fits; where none does, of the newest of which something is said.
  func newest(by choice: VintageChoice) -> [Element] {
    let fits = filter(choice.fits)
    let fitting = fits.isEmpty ? filter { $0.score != nil || $0.price != nil } : fits
    let newest = fitting.map(\.year).max()
    return fitting.filter { $0.year == newest }
  }

  /// How the newest vintage that fits is judged, and what it costs. A price that is of no vintage is of what is sold now: the last
  /// score stands beside it; and where nothing fits, what is known last is told of both.
  func shown(by choice: VintageChoice) -> (score: Score?, price: Money?) {
    guard contains(where: choice.fits) else { return (newestScored?.score, newestPriced?.price) }
    let fitting = newest(by: choice)
    let isOfNoYear = fitting.allSatisfy { $0.year == 0 }
    let score = fitting.lazy.compactMap(\.score).first ?? (isOfNoYear ? newestScored?.score : nil)
    return (score, fitting.lazy.compactMap(\.price).first)
  }
}

extension Understood.Meaning {
  var isOfPrice: Bool {
    if case .price = self { true } else { false }
  }

  /// Whether it says which vintage is meant.
  var isOfVintages: Bool {
    switch self {
    case .price, .score, .year: true
    case .type, .country, .food, .body: false
    }
  }

  /// - Parameter years: all that were typed; one of them is enough.
  fileprivate func allows(_ vintage: some VintageFigures, amongYears years: Set<Int>) -> Bool {
    switch self {
    case .price(let limit): vintage.price.map(limit.allows) ?? false
    case .score(let limit): vintage.score.map(limit.allows) ?? false
    case .year: years.contains(vintage.year)
    case .type, .country, .food, .body: true
    }
  }
}
