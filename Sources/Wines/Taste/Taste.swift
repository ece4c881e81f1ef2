import Kit

/// What somebody's own ratings say of what they like.
struct Taste: Sendable {
  struct Liking: Sendable {
    let name: Phrase
    /// Of all of them, when they are of one.
    var type: WineType?
    let count: Int
    /// In hundredths of a star.
    let average: Int
  }

  struct Purchase: Sendable {
    let name: String
    let price: Money
    /// In half stars.
    let rating: Int
  }

  /// What one likes by now shows in these; older ones are read in the list of what one drank.
  static let mostNotes = 1_000
  static let mostRegions = 8
  /// More bars than one compares.
  static let mostPrices = 40

  /// Whether there may be older notes that it leaves out.
  let isOfTheLast: Bool
  let styles: [Liking]
  let regions: [Liking]
  let priced: [Purchase]

  init(_ tastings: [Tasting], of wines: [ListedWine]) {
    isOfTheLast = tastings.count == Self.mostNotes
    let found = Dictionary(wines.map { ($0.number, $0) }) { first, _ in first }
    let rated = tastings.compactMap { tasting in
      tasting.wine.flatMap { found[$0] }.flatMap { wine in tasting.rating.map { (wine: wine, rating: $0) } }
    }
    styles = WineType.allCases.compactMap { type in
      var liking = Self.liking(WinesPhrases.name(of: type), rated.filter { $0.wine.type == type }.map(\.rating))
      liking?.type = type
      return liking
    }
    let places = Dictionary(grouping: rated, by: \.wine.origin.place)
    regions = places.filter { !$0.key.isEmpty }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(Self.mostRegions)
      .compactMap { Self.liking(Phrase(verbatim: $0.key), $0.value.map(\.rating)) }
    let priced = rated.compactMap { entry in
      entry.wine.vintages.newestPriced?.price.map { Purchase(name: entry.wine.name, price: $0, rating: entry.rating) }
    }
    // Prices of different currencies are not compared: the one that most of them are in.
    let currencies = Dictionary(grouping: priced) { $0.price.currency }
    let compared = currencies.max { ($0.value.count, $1.key.code) < ($1.value.count, $0.key.code) }?.value ?? []
    // Those that were noted last.
    self.priced = Array(compared.suffix(Self.mostPrices))
  }

  private static func liking(_ name: Phrase, _ ratings: [Int]) -> Liking? {
    guard !ratings.isEmpty else { return nil }
    let sum = ratings.reduce(0, +)
    return Liking(name: name, count: ratings.count, average: (sum * 50 + ratings.count / 2) / ratings.count)
  }
}

/// One's taste by type, by origin and by price.
struct TasteScreen: Screen {
  let taste: Taste

  var title: Phrase { MinePhrases.taste }
  var topics: [Topic] { [Tasting.own, Tasting.shared, Wine.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(MinePhrases.mine, to: WinesPaths.mine())) }

  var content: HTML {
    guard !taste.styles.isEmpty else {
      return EmptyState.ofMine(MinePhrases.tasteHint).html
    }
    let unpriced: HTML? = taste.priced.isEmpty ? Notice(MinePhrases.noPrices).html : nil
    return "\(taste.charts)\(unpriced)<p class=\"group-note\">\(MinePhrases.tasteNote)</p>"
  }
}

extension Taste {
  var charts: HTML {
    """
    \(bars(MinePhrases.styles, of: .type, styles))\
    \(regions.isEmpty ? nil : bars(MinePhrases.regions, of: .region, regions))\(priced.isEmpty ? nil : prices)\
    \(isOfTheLast ? "<p class=\"group-note\">\(MinePhrases.lastNotes(Self.mostNotes))</p>" : nil)
    """
  }

  private func bars(_ title: Phrase, of facet: Facet, _ likings: [Taste.Liking]) -> HTML {
    BarRows(
      title, columns: (WinesPhrases.name(of: facet), WinesPhrases.wines, MinePhrases.average), whole: Self.most * 100,
      bars: likings.map { liking in
        let type: HTML? = liking.type.map { " data-type=\"\($0.rawValue)\"" }
        return BarRows.Bar(
          liking.name, beside: Phrase(Numeral(liking.count)), amount: Int64(liking.average),
          value: Phrase(Score.numeral((liking.average + 5) / 10 * 10)), state: type)
      }
    ).html
  }

  private var prices: HTML {
    BarRows(
      MinePhrases.priceAndRating,
      columns: (WinesPhrases.wines, WinesPhrases.name(of: Facet.price), MinePhrases.rating), whole: Self.most * 2,
      bars: priced.sorted { $0.price.minorUnits < $1.price.minorUnits }.map { wine in
        BarRows.Bar(
          Phrase(verbatim: wine.name), beside: Phrase(wine.price), amount: Int64(wine.rating),
          value: Phrase(Score.numeral(wine.rating * 50)))
      }
    ).html
  }

  /// Stars.
  private static let most: Int64 = 5
}
