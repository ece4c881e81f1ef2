import Kit

/// What one has to know of a wine in ten seconds: type, grape, origin, how it is judged and by whom, what it costs, what it goes
/// with. What nobody knows is left out.
struct WineCard {
  let wine: Wine

  private var facts: WineFacts { wine.facts }

  var html: HTML {
    "<dl class=\"wine-card\">\(scores)\(price)\(origin)\(grapes)\(type)\(food)\(alcohol)</dl>"
  }

  private func fact(_ name: Phrase, _ value: HTML, style: HTML? = nil) -> HTML {
    "<div\(style)><dt>\(name)</dt><dd>\(value)</dd></div>"
  }

  /// The newest score of each source, on the scale that it uses.
  private var scores: HTML? {
    var seen: Set<String> = []
    let newest = wine.vintages.filter { $0.score != nil }.sorted { $0.year > $1.year }
      .filter { seen.insert($0.source).inserted }
    guard !newest.isEmpty else { return nil }
    let lines = newest.html { vintage -> HTML in
      guard let score = vintage.score else { return "" }
      return
        "<span class=\"wine-line\"><b class=\"wine-score\">\(score.phrase)</b> \(WinesPhrases.by(score, vintage))</span>"
    }
    return fact(WinesPhrases.score, lines, style: " class=\"wine-card-wide\"")
  }

  private var price: HTML? {
    guard let shown = wine.vintages.newestPriced, let price = shown.price else { return nil }
    return fact(WinesPhrases.price, "\(price) <span class=\"wine-aside\">\(WinesPhrases.priceOf(shown))</span>")
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
      "\(TypeDot(facts.type, isNamed: false).html)\(WinesPhrases.name(of: facts.type))\(basis)")
  }

  private var food: HTML? {
    guard !facts.food.isEmpty else { return nil }
    let names = facts.food.enumerated().html { index, food in
      index == 0 ? "\(Food.name(of: food))" : ", \(Food.name(of: food))"
    }
    return fact(WinesPhrases.name(of: .food), names, style: " class=\"wine-card-wide\"")
  }

  private var alcohol: HTML? {
    facts.alcohol.map { fact(WinesPhrases.alcohol, "\(WinesPhrases.percent($0))") }
  }
}
