import Kit

/// Everything that is known of a wine, the list it came from beside it.
struct WineDetail: Screen {
  let wine: Wine
  let source: String
  let whence: Whence
  /// `nil` where it was not opened from a list.
  let list: WineList?
  let own: OwnButtons
  let notes: OwnNotes
  /// Where Back leads.
  let back: (title: Phrase, link: Link)

  var title: Phrase { Phrase(verbatim: wine.facts.name) }
  var topics: [Topic] { [Wine.topic, Mark.topic, Tasting.own, Tasting.shared] }
  var master: (any Screen)? { list }

  var bar: NavigationBar {
    NavigationBar(leading: .back(back.title, to: back.link), trailing: nil)
  }

  var content: HTML {
    let facts = wine.facts
    let winery: HTML? = facts.winery.isEmpty ? nil : "<p class=\"large-subtitle\">\(facts.winery)</p>"
    return
      "\(winery)\(WineCard(wine: wine).html)\(own.html)\(notes.html)\(links)\(description)\(vintages)\(years)\(origin)"
  }

  private var links: HTML {
    let site = Row(
      title: WinesPhrases.website, subtitle: Phrase(verbatim: Site(wine.facts.website).host), icon: "globe",
      opens: whence.kept(WinesPaths.website(wine.number)))
    let similar = Row(
      title: MinePhrases.similar, icon: "wines", opens: whence.kept(WinesPaths.similar(wine.number)))
    return Group(rows: wine.facts.website.isEmpty ? [similar] : [site, similar]).html
  }

  private var description: HTML? {
    guard !wine.facts.description.isEmpty else { return nil }
    return """
      <section class="group"><h2 class="group-title">\(WinesPhrases.description)</h2>\
      <p class="wine-text">\(wine.facts.description)</p></section>
      """
  }

  private var vintages: HTML? {
    guard !wine.vintages.isEmpty else { return nil }
    let items = wine.vintages.sorted { ($0.year, $1.source) > ($1.year, $0.source) }.html { vintage in
      let score: HTML? = vintage.score.map { "<b class=\"wine-score\">\($0.phrase)</b>" }
      let price: HTML? = vintage.price.map { "<span>\($0)</span>" }
      let who: HTML? = vintage.score.map { "<span class=\"wine-aside\">\(WinesPhrases.by($0, vintage))</span>" }
      let note: HTML? = vintage.note.isEmpty ? nil : "<p>\(vintage.note)</p>"
      let plain: HTML? = vintage.score == nil ? "<span class=\"wine-aside\">\(vintage.source)</span>" : nil
      return """
        <li class="wine-vintage"><h3>\(WinesPhrases.year(vintage.year))</h3><p class="wine-vintage-facts">\(score)\(price)\
        \(who)\(plain)</p>\(note)</li>
        """
    }
    return """
      <section class="group"><h2 class="group-title">\(WinesPhrases.vintages)</h2><ul class="rows">\(items)</ul></section>
      """
  }

  private var years: HTML? {
    let told = Set(wine.vintages.map(\.year))
    let others = wine.facts.years.filter { !told.contains($0) && $0 > 0 }.sorted(by: >)
    guard !others.isEmpty else { return nil }
    return """
      <section class="group"><h2 class="group-title">\(WinesPhrases.knownYears)</h2>\
      <p class="wine-text">\(others.map { String($0) }.joined(separator: ", "))</p></section>
      """
  }

  private var origin: HTML {
    let facts = wine.facts
    let (body, acidity) = (WineTerms.name(of: facts.body), WineTerms.name(of: facts.acidity))
    let lines: [HTML] = [
      facts.body.isEmpty ? nil : "\(WinesPhrases.body): \(body)",
      facts.acidity.isEmpty ? nil : "\(WinesPhrases.acidity): \(acidity)",
      "\(WinesPhrases.source): \(source)",
    ].compactMap(\.self)
    return "<p class=\"group-note wine-source\">\(lines.enumerated().html { $0 == 0 ? $1 : " · \($1)" })</p>"
  }
}

/// A look at a wine without leaving the list: the ten-second card, and the way to its page.
struct WinePreview: Screen {
  let wine: Wine
  let opens: Link
  let back: (title: Phrase, link: Link)

  var title: Phrase { Phrase(verbatim: wine.facts.name) }
  var topics: [Topic] { [Wine.topic] }
  var isSheet: Bool { true }
  var bar: NavigationBar { NavigationBar(leading: .back(back.title, to: back.link)) }

  var content: HTML {
    let facts = wine.facts
    let winery: HTML? = facts.winery.isEmpty ? nil : "<p class=\"large-subtitle\">\(facts.winery)</p>"
    return """
      <div data-preview>\(winery)\(WineCard(wine: wine).html)<a class="button" href="\(opens)">\
      \(WinesPhrases.openFully)</a></div>
      """
  }
}

/// What X-Wines says of body and acidity.
enum WineTerms {
  private static let names: [String: Phrase] = [
    "Very light-bodied": Phrase(es: "muy ligero", en: "very light", pt: "muito leve"),
    "Light-bodied": Phrase(es: "ligero", en: "light", pt: "leve"),
    "Medium-bodied": Phrase(es: "medio", en: "medium", pt: "médio"),
    "Full-bodied": Phrase(es: "robusto", en: "full", pt: "encorpado"),
    "Very full-bodied": Phrase(es: "muy robusto", en: "very full", pt: "muito encorpado"),
    "Low": Phrase(es: "baja", en: "low", pt: "baixa"),
    "Medium": Phrase(es: "media", en: "medium", pt: "média"),
    "High": Phrase(es: "alta", en: "high", pt: "alta"),
  ]

  static func name(of term: String) -> Phrase { names[term] ?? Phrase(verbatim: term) }
}

/// An address of the web that has been read.
struct Site: Sendable {
  let address: String

  init(_ address: String) { self.address = address }

  /// Without what every site's name begins with.
  var host: String {
    let rest = address.drop { $0 != "/" }.dropFirst(2)
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return String(host.hasPrefix("www.") ? host.dropFirst(4) : host)
  }

  /// Scheme and name, as a page's rules name it.
  var origin: String {
    let scheme = address.prefix { $0 != ":" }
    let rest = address.drop { $0 != "/" }.dropFirst(2)
    return "\(scheme)://\(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" })"
  }
}
