import Kit

/// What is known of the vintages: the judgements of the one who judged most of them as columns, the newest as rows, the others
/// behind a line that unfolds.
struct WineVintages {
  let vintages: [WineVintage]
  /// Which vintage was asked for.
  var narrowed: VintageChoice?

  /// Columns say nothing of fewer.
  private static let fewestColumns = 4
  private static let shownAtOnce = 3

  var html: HTML? {
    guard !vintages.isEmpty else { return nil }
    let rows = vintages.sorted { ($0.year, $1.source) > ($1.year, $0.source) }
    let asked = narrowed.map { narrowed in rows.filter(narrowed.fits) } ?? []
    let ordered = asked + rows.filter { !asked.contains($0) }
    let (first, rest) = (ordered.prefix(Self.shownAtOnce), ordered.dropFirst(Self.shownAtOnce))
    let others: HTML? =
      rest.isEmpty
      ? nil
      : """
      <details class="disclosure"><summary>\(WinesPhrases.allVintages(rest.count))</summary>\
      <ul class="rows">\(rest.html(row))</ul></details>
      """
    return """
      <section class="group wine-vintages"><h2 class="group-title">\(WinesPhrases.vintages)</h2>\
      <ul class="rows">\(first.html(row))</ul>\(chart)\(others)</section>
      """
  }

  private func row(_ vintage: WineVintage) -> HTML {
    let score: HTML? = vintage.score.map { "<b class=\"wine-score\">\($0.phrase)</b>" }
    let price: HTML? = vintage.price.map { "<span>\($0)</span>" }
    let note: HTML? = vintage.note.isEmpty ? nil : "<p>\(vintage.note)</p>"
    let who: HTML = vintage.score == nil ? "\(vintage.source)" : vintage.judges
    return """
      <li class="wine-vintage"><h3>\(WinesPhrases.year(vintage.year))</h3><p class="wine-vintage-facts">\(score)\(price)\
      <span class="wine-aside">\(who)</span></p>\(note)</li>
      """
  }

  /// Of one source on one scale, the one with most years; the last review of each.
  private var chart: HTML? {
    struct Judge: Hashable {
      let source: String
      let scale: Score.Scale
    }
    var judged: [Judge: [Int: Score]] = [:]
    for vintage in vintages where vintage.year > 0 {
      guard let score = vintage.score else { continue }
      judged[Judge(source: score.source, scale: score.scale), default: [:]][vintage.year] = score
    }
    let most = judged.max { ($0.value.count, $1.key.source) < ($1.value.count, $0.key.source) }
    guard let (judge, scores) = most, scores.count >= Self.fewestColumns else { return nil }
    let columns = scores.sorted { $0.key < $1.key }.map { year, score in
      TimeColumns.Column(
        Phrase(verbatim: String(year)), amount: Int64(max(1, score.value - judge.scale.usualLeast)),
        value: Phrase(Score.numeral(score.value)))
    }
    return TimeColumns(
      WinesPhrases.perVintage(judge.scale.rawValue, judge.source),
      head: (WinesPhrases.name(of: Facet.vintage), WinesPhrases.name(of: Facet.score)), columns: columns
    ).html
  }
}

extension Score.Scale {
  /// Hardly anybody gives less, so what is above it tells wines apart.
  var usualLeast: Int {
    switch self {
    case .five: 250
    case .ten: 500
    case .twenty: 1_200
    case .hundred: 7_500
    }
  }
}
