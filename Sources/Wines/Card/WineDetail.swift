import Kit

/// Everything that is known of a wine, the list it came from beside it.
struct WineDetail: Screen {
  let wine: Wine
  /// `nil` for one of the catalogue.
  let written: HouseWine?
  /// Of the label.
  let photo: Link?
  /// Who brought what is known of it, the first first.
  let sources: [String]
  let openedFrom: OpenedFrom
  /// Into the catalogue; `nil` where there is nothing to take in, or for whoever does not decide.
  let taking: Link?
  /// `nil` where it was not opened from a list.
  let list: WineList?
  let own: OwnButtons
  let lots: WineLots
  let notes: OwnNotes
  /// Where Back leads.
  let back: (title: Phrase, link: Link)

  var title: Phrase { Phrase(verbatim: wine.facts.name) }
  var topics: [Topic] { [Wine.topic, Mark.topic, Tasting.own, Tasting.shared, Lot.topic] }
  var master: (any Screen)? { list }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(back.title, to: back.link), trailing: written.map { .edit(to: WinesPaths.houseWine($0.id)) })
  }

  var content: HTML {
    """
    \(WineCard(wine: wine, photo: photo, narrowed: openedFrom.choice).html)\(own.html)\(pending)\(lots.html)\(notes.html)\(vintages)\(description)\(links)\(years)\(origin)
    """
  }

  /// What only this device knows of it.
  private var pending: HTML {
    let links = [WinesPaths.newTasting(wine.number), WinesPaths.newLot(wine.number)]
    return links.html { RowTemplate(of: $0).html }
  }

  private var vintages: HTML? { WineVintages(vintages: wine.vintages, narrowed: openedFrom.choice).html }

  private var links: HTML {
    let site = Row(
      title: WinesPhrases.website, subtitle: Phrase(verbatim: Site(wine.facts.website).host), icon: "globe",
      opens: openedFrom.kept(WinesPaths.website(wine.number)))
    let similar = Row(
      title: MinePhrases.similar, icon: "wines", opens: openedFrom.kept(WinesPaths.similar(wine.number)))
    let taking = taking.map {
      Row(title: HousePhrases.takeIn, subtitle: HousePhrases.forAll, icon: "upload", opens: $0)
    }
    return Group(rows: [wine.facts.website.isEmpty ? nil : site, similar, taking].compactMap(\.self)).html
  }

  private var description: HTML? {
    guard !wine.facts.description.isEmpty else { return nil }
    return section(KitPhrases.description, "<p class=\"wine-text\">\(wine.facts.description)</p>")
  }

  private func section(_ title: Phrase, _ content: HTML) -> HTML {
    "<section class=\"group\"><h2 class=\"group-title\">\(title)</h2>\(content)</section>"
  }

  private var years: HTML? {
    let told = Set(wine.vintages.map(\.year))
    let others = wine.facts.years.filter { !told.contains($0) && $0 > 0 }.sorted(by: >)
    guard !others.isEmpty else { return nil }
    let list = others.map { String($0) }.joined(separator: ", ")
    return section(WinesPhrases.knownYears, "<p class=\"wine-text\">\(list)</p>")
  }

  private var origin: HTML {
    let facts = wine.facts
    let lines: [HTML?] =
      [
        facts.body.isEmpty ? nil : "\(WinesPhrases.body): \(WineTerms.name(of: facts.body))",
        facts.acidity.isEmpty ? nil : "\(WinesPhrases.acidity): \(WineTerms.name(of: facts.acidity))",
        "\(WinesPhrases.sources(sources.count)): \(sources.map(named).html(between: ", "))",
      ] + sources.compactMap { SourceLicence(of: $0)?.credit }.uniqued.map { "<span lang=\"en\">\($0)</span>" }
    return "<p class=\"group-note wine-source\">\(lines.compactMap(\.self).html(between: " · "))</p>"
  }
}

extension WineDetail {
  private func named(_ source: String) -> HTML {
    let licence: HTML? = SourceLicence(of: source).map { " (\($0.name))" }
    return source == HouseWineTaking.source ? "\(HousePhrases.byHand)" : "\(source)\(licence)"
  }
}

/// A look at a wine without leaving the list: the ten-second card, and the way to its page.
struct WinePreview: Screen {
  let wine: Wine
  /// Of the label.
  let photo: Link?
  /// Which vintage was asked for.
  let narrowed: VintageChoice?
  let opens: Link
  let back: (title: Phrase, link: Link)

  var title: Phrase { Phrase(verbatim: wine.facts.name) }
  var topics: [Topic] { [Wine.topic] }
  var isSheet: Bool { true }
  var bar: NavigationBar { NavigationBar(leading: .back(back.title, to: back.link)) }

  var content: HTML {
    """
    <div data-preview>\(WineCard(wine: wine, photo: photo, narrowed: narrowed).html)<a class="button" href="\(opens)">\
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
}
