import Kit

/// The main menu: three entries, a fourth for the wines of which nobody knows the type, and a wine by chance, another one at each
/// opening.
struct MainMenu: Screen {
  /// How many wines each entry holds.
  let counts: [Section: Int]
  let random: ListedWine?
  /// Whether it was drawn for this opening, rather than asked for.
  let isDrawn: Bool
  let isStarter: Bool
  let isOperator: Bool

  var title: Phrase { WinesPhrases.wines }
  var topics: [Topic] { [Wine.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: [],
      trailing: [
        .menu(Menu([.link(WinesPhrases.catalogue, "download", to: WinesPaths.catalogue())])),
        .add(HousePhrases.new, to: WinesPaths.newHouseWine()),
      ])
  }

  var content: HTML {
    guard let random else { return EmptyState.withoutWines.html }
    let search = SearchField(
      WinesPhrases.searchHint, text: "", in: WinesPaths.list(.all), keeping: WineListQuery.asRows, unanswered: .wines)
    return "\(search.html)<div data-results>\(entries)\(chance(random))\(isStarter ? starter : nil)</div>"
  }

  private var entries: HTML {
    let sections = Section.menu + (counts[.unknown, default: 0] > 0 ? [.unknown] : [])
    let items = sections.html { section in
      """
      <li><a class="wine-entry" href="\(WinesPaths.list(section))" data-section="\(section.rawValue)">\
      <span class="wine-entry-name">\(WinesPhrases.title(of: section))</span>\
      <span class="wine-entry-note">\(WinesPhrases.holds(section))</span>\
      <span class="wine-entry-count">\(WinesPhrases.count(counts[section] ?? 0))</span></a></li>
      """
    }
    return "<ul class=\"wine-entries\">\(items)</ul>"
  }

  private func chance(_ wine: ListedWine) -> HTML {
    let address = WinesPaths.menu().with("wine", wine.number.pathText)
    let mark: HTML? = isDrawn ? "<drawn-wine hidden address=\"\(address)\"></drawn-wine>" : nil
    return """
      <section class="group"><div class="group-head"><h2 class="group-title">\(WinesPhrases.byChance)</h2>\
      <a class="wine-again" href="\(WinesPaths.menu())">\(Icon("shuffle"))\(WinesPhrases.another)</a></div>\
      <ul class="rows">\(WineRow(wine, from: OpenedFrom(.menu)).row.html)</ul>\(mark)</section>
      """
  }

  private var starter: HTML {
    let more: HTML? = isOperator ? " <a href=\"\(WinesPaths.catalogue())\">\(WinesPhrases.howToGetMore)</a>" : nil
    return "<p class=\"group-note wine-starter\">\(WinesPhrases.starterNote)\(more)</p>"
  }
}
