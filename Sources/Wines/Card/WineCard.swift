import Kit

/// What one has to know of a wine in ten seconds: type, grape, origin, how it is judged and by whom, what it costs, what it goes
/// with. What nobody knows is left out.
struct WineCard {
  let wine: Wine
  /// Which vintage was asked for.
  var narrowed: VintageChoice?

  private var facts: WineFacts { wine.facts }

  var html: HTML {
    "<dl class=\"wine-card\">\(scores)\(price)\(origin)\(grapes)\(type)\(food)\(alcohol)</dl>"
  }

  private func fact(_ name: Phrase, _ value: HTML, style: HTML? = nil) -> HTML {
    "<div\(style)><dt>\(name)</dt><dd>\(value)</dd></div>"
  }

  /// The vintages that were asked for, where something is known of one.
  private var shown: [WineVintage] {
    let fitting = narrowed.map { wine.vintages.filter($0.fits) } ?? []
    return fitting.isEmpty ? wine.vintages : fitting
  }

  /// The newest score of each source, on the scale that it uses.
  private var scores: HTML? {
    var seen: Set<String> = []
    let newest = shown.filter { $0.score != nil }.sorted { $0.year > $1.year }
      .filter { seen.insert($0.source).inserted }
    guard !newest.isEmpty else { return nil }
    let lines = newest.html { vintage -> HTML in
      let score: HTML? = vintage.score.map { "<b class=\"wine-score\">\($0.phrase)</b> " }
      return "<span class=\"wine-line\">\(score)\(vintage.judges)</span>"
    }
    return fact(WinesPhrases.name(of: Facet.score), lines, style: " class=\"wine-card-wide\"")
  }

  private var price: HTML? {
    guard let shown = shown.newestPriced, let price = shown.price else { return nil }
    return fact(
      WinesPhrases.name(of: Facet.price),
      "\(price) <span class=\"wine-aside\">\(WinesPhrases.year(shown.year)) · \(shown.source)</span>")
  }

  private var origin: HTML? {
    let origin = facts.origin
    return origin.country.isEmpty && origin.place.isEmpty
      ? nil : fact(WinesPhrases.name(of: .region), "\(origin.phrase)")
  }

  private var grapes: HTML? {
    facts.grapes.isEmpty ? nil : fact(WinesPhrases.name(of: .grape), "\(facts.grapes.joined(separator: ", "))")
  }

  private var type: HTML {
    let basis: HTML? = WinesPhrases.basis(facts.typeBasis, facts.type).map {
      " <span class=\"wine-aside\">\($0)</span>"
    }
    return fact(
      WinesPhrases.name(of: .type),
      "\(facts.type.dot(isNamed: false))\(WinesPhrases.name(of: facts.type))\(basis)")
  }

  private var food: HTML? {
    guard !facts.food.isEmpty else { return nil }
    let names = facts.food.map { "\(Food.name(of: $0))" as HTML }
    return fact(WinesPhrases.name(of: .food), names.html(between: ", "), style: " class=\"wine-card-wide\"")
  }

  private var alcohol: HTML? {
    facts.alcohol.map { fact(WinesPhrases.alcohol, "\(WinesPhrases.percent($0))") }
  }
}

extension WineVintage {
  /// Who gave its score, how many they were, and to which vintage.
  var judges: HTML {
    let judge: HTML? = score.map { taster.isEmpty ? "\($0.source) · " : "\(taster), \($0.source) · " }
    let opinions: HTML? = score?.count.map { "\(WinesPhrases.opinions($0)) · " }
    return "\(judge)\(opinions)\(WinesPhrases.year(year))"
  }
}
