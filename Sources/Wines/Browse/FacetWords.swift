import Kit

/// The values of facets as people read them.
enum FacetWords {
  static func name(of value: String, _ facet: Facet) -> Phrase {
    switch facet {
    case .type: WineType(rawValue: value).map(WinesPhrases.name) ?? Phrase(verbatim: value)
    case .country: Country.name(of: value)
    case .food: Food.name(of: value)
    case .price: PriceBand(text: value).map(band) ?? Phrase(verbatim: value)
    case .score: ScoreBand(text: value).map(band) ?? Phrase(verbatim: value)
    case .body: WineTerms.name(of: value)
    case .region, .grape, .vintage: Phrase(verbatim: value)
    }
  }

  private static func band(_ band: PriceBand) -> Phrase {
    guard let to = band.to else { return WinesPhrases.from(Phrase(band.from)) }
    return band.index == 0 ? WinesPhrases.below(Phrase(to)) : WinesPhrases.between(Phrase(band.from), Phrase(to))
  }

  private static func band(_ band: ScoreBand) -> Phrase {
    let (from, to) = (Phrase(Score.numeral(band.from)), Phrase(Score.numeral(band.to)))
    let range = band.index == 0 ? WinesPhrases.below(to) : WinesPhrases.between(from, to)
    return WinesPhrases.outOf(range, band.scale.rawValue)
  }

  /// In the order in which they are offered: what is a scale in its own order, the rest by how many there are.
  static func sorted(_ values: [FacetOffer.Value], of facet: Facet) -> [FacetOffer.Value] {
    switch facet {
    case .vintage: values.sorted { $0.value > $1.value }
    case .type: values.sorted { place(of: $0.value) < place(of: $1.value) }
    case .price, .score: values.sorted { bandKey($0.value) < bandKey($1.value) }
    default: values.sorted { ($1.count, $0.value) < ($0.count, $1.value) }
    }
  }

  private static func place(of type: String) -> Int { WineType.allCases.firstIndex { $0.rawValue == type } ?? 0 }

  /// `100-3` as `100` and how far from its best band.
  private static func bandKey(_ text: String) -> String {
    ScoreBand(text: text).map { "\(200 - $0.scale.rawValue)-\(9 - $0.index)" } ?? text
  }
}
