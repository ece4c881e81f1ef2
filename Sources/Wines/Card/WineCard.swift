import Kit

/// What one has to know of a wine in ten seconds: its label, how it is judged and by whom, what it costs, what it goes with. What
/// nobody knows is left out.
struct WineCard {
  let wine: Wine
  /// Of the label.
  var photo: Link?
  /// Which vintage was asked for.
  var narrowed: VintageChoice?

  private var facts: WineFacts { wine.facts }

  var html: HTML {
    let facts: [HTML] = [scores, price, food, alcohol].compactMap(\.self)
    let rest: HTML? = facts.isEmpty ? nil : "<dl class=\"wine-facts\">\(facts.html { $0 })</dl>"
    return "<div class=\"wine-card\">\(WineLabel(facts: self.facts, photo: photo).html)\(rest)</div>"
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
      let score: HTML? = vintage.score.map { "<b class=\"wine-score\">\($0.phrase)</b>\($0.drawing)" }
      return "<span class=\"wine-line\">\(score)<span class=\"wine-judges\">\(vintage.judges)</span></span>"
    }
    return fact(WinesPhrases.name(of: Facet.score), lines, style: " class=\"wine-card-wide\"")
  }

  private var price: HTML? {
    guard let shown = shown.newestPriced, let price = shown.price else { return nil }
    return fact(
      WinesPhrases.name(of: Facet.price),
      "\(price) <span class=\"wine-aside\">\(WinesPhrases.year(shown.year)) · \(shown.source)</span>")
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

extension Score {
  /// Where it stands on its scale: from nothing to all, and of a hundred from fifty, where that scale begins.
  fileprivate var drawing: HTML {
    let least = scale == .hundred ? 5_000 : 0
    let share = max(0, min(1_000, (value - least) * 1_000 / (scale.rawValue * 100 - least)))
    let width = "\(share / 10).\(share % 10)%"
    return """
      <svg class="wine-scale" width="100%" height="6" aria-hidden="true">\
      <rect class="wine-scale-whole" width="100%" height="100%"/>\
      <rect class="wine-scale-part" width="\(width)" height="100%"/></svg>
      """
  }
}
