import Kit

/// The wines of a section in alphabetical order, with a field that searches while one types.
struct WineList: Screen {
  let page: WinePage
  let list: WineListQuery
  var selected: WineNumber?

  var title: Phrase { WinesPhrases.title(of: list.section) }
  var topics: [Topic] { [Wine.topic] }
  var detailHint: Phrase? { page.isCatalogueEmpty ? nil : WinesPhrases.chooseWine }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(WinesPhrases.wines, to: WinesPaths.menu())],
      trailing: page.isCatalogueEmpty
        ? [] : [.icon("shuffle", WinesPhrases.surprise, to: list.query.kept(WinesPaths.random(list.section)))])
  }

  var content: HTML {
    if page.isCatalogueEmpty { return EmptyCatalogue().html }
    let search = SearchField(
      WinesPhrases.searchHint, text: list.query.words, in: address,
      keeping: kept)
    return "\(search.html)\(tools)\(results)"
  }

  /// Where the search leads: beside a wine, back to its page.
  private var address: Link { selected.map { WinesPaths.wine($0) } ?? WinesPaths.list(list.section) }

  private var kept: [(name: String, value: String)] {
    let section = selected == nil ? [] : [(name: "list", value: list.section.rawValue)]
    let order = list.query.order == .name ? [] : [(name: "sort", value: list.query.order.rawValue)]
    return section + list.query.filterFields + order
  }

  private var tools: HTML {
    let filters = list.query.kept(WinesPaths.filters(list.section)).with("beside", selected?.pathText)
    let count = list.query.filterCount
    let order = list.query.order
    let sorted: HTML? =
      order == .name
      ? nil
      : """
      <a class="chip" href="\(link(WineQuery(words: list.query.words, filters: list.query.filters)))">\
      \(WinesPhrases.sorted(by: order))<span class="hidden">: \(WinesPhrases.remove)</span>\(Icon("close"))</a>
      """
    return """
      <div class="wine-tools"><a class="tool\(count > 0 ? " tool-strong" : "")" href="\(filters)">\(Icon("filter"))\
      \(count > 0 ? WinesPhrases.filters(count) : WinesPhrases.filter)</a>\(chips)\(sorted)</div>
      """
  }

  /// What the list is narrowed to; a tap takes one away.
  private var chips: HTML {
    Facet.allCases.html { facet in
      (list.query.filters[facet] ?? []).sorted().html { value in
        """
        <a class="chip" href="\(link(list.query.with(facet, value, isOn: false)))">\(FacetWords.name(of: value, facet))\
        <span class="hidden">: \(WinesPhrases.remove)</span>\(Icon("close"))</a>
        """
      }
    }
  }

  private func link(_ query: WineQuery) -> Link {
    query.kept(
      selected.map { WinesPaths.wine($0).with("list", list.section.rawValue) } ?? WinesPaths.list(list.section))
  }

  private var results: Results {
    guard !page.wines.isEmpty else { return .none }
    let more: HTML? = page.next.map { MoreLink(list.link.with("from", String($0))).html }
    let earlier: HTML? =
      page.start > 0 && list.around != nil
      ? "<a class=\"more\" href=\"\(list.link)\">\(WinesPhrases.fromTheStart)</a>" : nil
    let narrowed = VintageChoice(list.query)
    let exact = page.wines.prefix(max(0, page.exactCount - page.start))
    let near = page.wines.dropFirst(exact.count)
    let nearGroup: HTML? =
      near.isEmpty
      ? nil
      : group(
        near, narrowed, key: "near",
        title: page.exactCount == 0 ? WinesPhrases.didYouMean : WinesPhrases.similarSpelling)
    return Results(
      announcing: list.query.words.isEmpty ? nil : KitPhrases.found(page.total, more: false),
      """
      <p class="wine-count">\(WinesPhrases.count(page.total))\(orderNote)</p>\(earlier)\
      \(exact.isEmpty ? nil : group(exact, narrowed, key: "all", title: nil))\(nearGroup)\(more)
      """)
  }

  private var orderNote: HTML? {
    guard list.query.order != .name else { return nil }
    let ofVintages: HTML? =
      VintageChoice(list.query) == nil ? nil : " \(WinesPhrases.orderNoteOfVintages(list.query.order))"
    return ". \(WinesPhrases.orderNote(list.query.order))\(ofVintages)"
  }

  private func group(
    _ wines: some Sequence<ListedWine>, _ narrowed: VintageChoice?, key: String, title: Phrase?
  ) -> HTML {
    Group(title, key: key, rows: wines.map { row($0, narrowed) }).html
  }

  private func row(_ wine: ListedWine, _ narrowed: VintageChoice?) -> Row {
    WineRow(
      wine: wine, marks: page.marks, opens: list.kept(WinesPaths.wine(wine.number)),
      previews: list.kept(WinesPaths.preview(wine.number)), isCurrent: wine.number == selected,
      narrowed: narrowed
    ).row
  }
}

/// What stands where wines would be while there are none.
struct EmptyCatalogue {
  var html: HTML {
    EmptyState(
      "wines", title: WinesPhrases.noWines, text: WinesPhrases.noWinesText,
      action: (WinesPhrases.catalogue, WinesPaths.catalogue())
    ).html
  }
}
