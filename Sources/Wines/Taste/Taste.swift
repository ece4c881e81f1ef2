import Kit

/// What somebody's own ratings say of what they like.
struct Taste: Sendable {
  struct Liking: Sendable {
    let name: Phrase
    let count: Int
    /// In hundredths of a star.
    let average: Int
  }

  struct Dot: Sendable {
    let name: String
    let price: Money
    /// In half stars.
    let rating: Int
  }

  static let mostRegions = 8

  let styles: [Liking]
  let regions: [Liking]
  let dots: [Dot]

  init(_ tastings: [Tasting], of wines: [ListedWine]) {
    let found = Dictionary(wines.map { ($0.number, $0) }) { first, _ in first }
    let rated = tastings.compactMap { tasting in
      found[tasting.wine].flatMap { wine in tasting.rating.map { (wine: wine, rating: $0) } }
    }
    styles = WineType.allCases.compactMap { type in
      Self.liking(WinesPhrases.name(of: type), rated.filter { $0.wine.type == type }.map(\.rating))
    }
    let places = Dictionary(grouping: rated, by: \.wine.origin.place)
    regions = places.filter { !$0.key.isEmpty }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(Self.mostRegions)
      .compactMap { Self.liking(Phrase(verbatim: $0.key), $0.value.map(\.rating)) }
    let priced = rated.compactMap { entry in
      entry.wine.vintages.newestPriced?.price.map { Dot(name: entry.wine.name, price: $0, rating: entry.rating) }
    }
    // Prices of different currencies are not compared: the one that most of them are in.
    let currencies = Dictionary(grouping: priced) { $0.price.currency }
    dots = currencies.max { ($0.value.count, $1.key.code) < ($1.value.count, $0.key.code) }?.value ?? []
  }

  private static func liking(_ name: Phrase, _ ratings: [Int]) -> Liking? {
    guard !ratings.isEmpty else { return nil }
    let sum = ratings.reduce(0, +)
    return Liking(name: name, count: ratings.count, average: (sum * 50 + ratings.count / 2) / ratings.count)
  }
}

/// One's taste in three plots, each with the same figures as a table.
struct TasteScreen: Screen {
  let taste: Taste

  var title: Phrase { MinePhrases.taste }
  var topics: [Topic] { [Tasting.own, Tasting.shared, Wine.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(MinePhrases.mine, to: WinesPaths.mine())) }

  var content: HTML {
    guard !taste.styles.isEmpty else {
      return EmptyState.ofMine(MinePhrases.tasteHint).html
    }
    return """
      \(bars(MinePhrases.styles, taste.styles))\(taste.regions.isEmpty ? nil : bars(MinePhrases.regions, taste.regions))\
      \(taste.dots.isEmpty ? Notice(MinePhrases.noPrices).html : ScatterPlot(taste.dots).html)\
      <p class="group-note">\(MinePhrases.tasteNote)</p>
      """
  }

  private func bars(_ title: Phrase, _ likings: [Taste.Liking]) -> HTML {
    let chart = BarChart(
      title,
      bars: likings.map { liking in
        BarChart.Bar(liking.name, amount: Int64(liking.average), value: Self.stars(liking.average))
      })
    let table = Table(
      title, columns: [title, WinesPhrases.wines, MinePhrases.average], numbers: [1, 2],
      rows: likings.map { liking in
        [liking.name, Phrase(Numeral(liking.count)), Self.stars(liking.average)]
      })
    return "\(chart.html)\(table.html)"
  }

  private static func stars(_ hundredths: Int) -> Phrase {
    Phrase(Score.numeral((hundredths + 5) / 10 * 10))
  }
}

/// Prices from left to right, ratings from below.
struct ScatterPlot {
  let dots: [Taste.Dot]

  init(_ dots: [Taste.Dot]) {
    self.dots = dots.sorted { $0.price.minorUnits < $1.price.minorUnits }
  }

  private var most: Int64 { max(1, dots.map(\.price.minorUnits).max() ?? 1) }

  var html: HTML {
    let marks = dots.html { dot in
      "<circle class=\"chart-dot\" r=\"6\" cx=\"\(percent(dot.price.minorUnits * 8_600 / most + 1_000))\" cy=\"\(percent(Int64(8_600 - dot.rating * 760)))\"/>"
    }
    let lines = (1...5).html { star in
      """
      <text class="chart-label" data-start x="0%" y="\(percent(Int64(8_760 - star * 1_520)))">\(star)</text>\
      <line class="chart-axis" x1="6%" x2="100%" y1="\(percent(Int64(8_600 - star * 1_520)))" y2="\(percent(Int64(8_600 - star * 1_520)))"/>
      """
    }
    let ends = [(Int64(0), 1_000), (most, 9_600)].html { units, x in
      let money = Money(minorUnits: units, currency: dots.first?.price.currency ?? .eur)
      return
        "<text class=\"chart-label\"\(x > 5_000 ? " data-end" : " data-start") x=\"\(percent(Int64(x)))\" y=\"98%\">\(money)</text>"
    }
    let table = Table(
      MinePhrases.priceAndRating,
      columns: [WinesPhrases.wines, WinesPhrases.name(of: Facet.price), MinePhrases.rating],
      numbers: [1, 2],
      rows: dots.map { [Phrase(verbatim: $0.name), Phrase($0.price), MinePhrases.stars($0.rating)] })
    return """
      <figure class="chart"><figcaption>\(MinePhrases.priceAndRating)</figcaption>\
      <svg class="chart-plot" width="100%" height="200" role="img" aria-label="\(MinePhrases.priceAndRating)">\
      \(lines)\(marks)\(ends)</svg></figure>\(table.html)
      """
  }

  /// - Parameter hundredths: of a percent.
  private func percent(_ hundredths: Int64) -> String {
    "\(hundredths / 100).\(hundredths % 100 / 10)%"
  }
}
