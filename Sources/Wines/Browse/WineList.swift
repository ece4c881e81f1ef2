import Kit

/// The wines of a section in alphabetical order, with a field that searches while one types.
struct WineList: Screen {
  let page: WinePage
  let list: WineListQuery
  /// Whether it is shown as a table.
  let isTable: Bool?

  init(_ page: WinePage, _ list: WineListQuery, asTable: Bool) {
    (self.page, self.list) = (page, list)
    isTable = page.isCatalogueEmpty ? nil : asTable
  }

  var title: Phrase { WinesPhrases.title(of: list.section) }
  var topics: [Topic] { [Wine.topic] }
  var detailHint: Phrase? { isTable == false ? WinesPhrases.chooseWine : nil }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(WinesPhrases.wines, to: WinesPaths.menu())],
      trailing: page.isCatalogueEmpty
        ? []
        : [
          .icon("shuffle", WinesPhrases.surprise, to: list.query.kept(WinesPaths.random(list.section))),
          .add(HousePhrases.new, to: WinesPaths.newHouseWine()),
        ])
  }

  var content: HTML {
    if page.isCatalogueEmpty { return EmptyState.withoutWines.html }
    let kept = [(name: "list", value: list.beside == nil ? "" : list.section.rawValue)] + list.query.fields
    // Beside a wine it leads back to its page.
    let search = SearchField(
      WinesPhrases.searchHint, text: list.query.words,
      in: list.beside.map { WinesPaths.wine($0) } ?? WinesPaths.list(list.section),
      keeping: kept.filter { $0.name != "q" }, unanswered: .wines)
    return "\(search.html)\(selection)\(tools)\(results)"
  }

  /// What can be done with several wines at once.
  private var selection: HTML? {
    guard list.beside == nil else { return nil }
    guard isTable == true else {
      var list = list
      list.asksForTable = true
      return TableLink(to: list.link).html
    }
    return SelectionBar(
      posts: list.query.kept(WinesPaths.marking(list.section)).with("table", list.asksForTable == true ? "1" : nil),
      as: .markWines, name: "to",
      choices: Mark.allCases.map { ($0.name, $0.rawValue, false) }
    ).html
  }

  private var tools: HTML {
    let (count, order) = (list.query.filterCount, list.query.order)
    var unsorted = list.query
    unsorted.order = unsorted.usualOrder
    let spoken: HTML? = list.beside == nil ? SpokenWords().html : nil
    return """
      <div class="wine-tools">\(spoken)<a class="tool\(count > 0 ? " tool-strong" : "")" href="\(list.filters())">\(Icon("filter"))\
      \(count > 0 ? WinesPhrases.filters(count) : KitPhrases.filter)</a>\(chips)\
      \(order == list.query.usualOrder ? nil : chip(WinesPhrases.sorted(by: order), unsorted))\(letters)</div>
      """
  }

  /// By their first letters, where there are many.
  private var letters: HTML? {
    guard page.initials.count > 1 else { return nil }
    let links = page.initials.html { initial in
      let isCurrent: HTML? = initial.letter == list.letter ? " aria-current=\"true\"" : nil
      return "<a href=\"\(list.link(from: initial.letter))\"\(isCurrent)>\(initial.letter)</a>"
    }
    return """
      <details class="wine-letters"><summary class="tool">A–Z\(list.letter.isEmpty ? "" : " · \(list.letter)")</summary>\
      <nav aria-label="\(WinesPhrases.byLetter)">\(links)</nav></details>
      """
  }

  /// What the words were taken for; a tap takes the words away.
  private var understood: HTML? {
    // What had to be left out is said below.
    let parts = page.understood.parts.filter { !page.missing.contains($0.typed) }.map { part in
      chip(part.phrase, list.query.searching(part.rest))
    }
    let names = page.understood.terms.compactMap { term in
      term.alsoPhrase.map { chip($0, list.query.searching(term.rest)) }
    }
    guard !parts.isEmpty || !names.isEmpty else { return nil }
    return "<div class=\"wine-tools\">\((parts + names).html { $0 })</div>"
  }

  /// What the list is narrowed to; a tap takes one away.
  private var chips: HTML { "\(limitChip)\(facetChips)" }

  private var limitChip: HTML? {
    guard let limit = list.query.upTo else { return nil }
    var rest = list.query
    rest.upTo = nil
    return chip(limit.phrase, rest)
  }

  private var facetChips: HTML {
    Facet.allCases.html { facet in
      (list.query.filters[facet] ?? []).sorted().html { value in
        chip(FacetWords.name(of: value, facet), list.query.with(facet, value, isOn: false))
      }
    }
  }

  private func chip(_ name: Phrase, _ rest: WineQuery) -> HTML {
    """
    <a class="chip" href="\(address(rest))">\(name)\
    <span class="hidden">: \(WinesPhrases.remove)</span>\(Icon("close"))</a>
    """
  }

  private func address(_ query: WineQuery) -> Link {
    let link = list.beside.map { WinesPaths.wine($0).with("list", list.section.rawValue) }
    return query.kept(link ?? WinesPaths.list(list.section))
  }

  private var results: Results {
    guard !page.wines.isEmpty else { return nothing }
    let more: HTML? = page.next.map { MoreLink(list.link.with("from", String($0))).html }
    let earlier: HTML? =
      page.start > 0 && (list.around != nil || !list.letter.isEmpty)
      ? "<a class=\"more\" href=\"\(list.link)\">\(WinesPhrases.fromTheStart)</a>" : nil
    let exact = page.wines.prefix(max(0, page.exactCount - page.start))
    let near = page.wines.dropFirst(exact.count)
    let nearTitle = page.exactCount == 0 ? WinesPhrases.didYouMean : WinesPhrases.similarSpelling
    return Results(
      announcing: list.query.words.isEmpty ? nil : page.answer?.sentence ?? KitPhrases.found(page.total, more: false),
      """
      \(answer)\(understood)<p class="wine-count">\(WinesPhrases.count(page.total))\(orderNote)</p>\(earlier)\
      \(without)\(otherCurrency)\(meant)\(group(exact, key: "all"))\(group(near, nearTitle, key: "near"))\(more)
      """)
  }

  private var answer: HTML? {
    page.answer.map { AnswerCard(answer: $0, opens: { list.kept(WinesPaths.wine($0)) }).html }
  }

  /// What was understood can be taken off, where it is what nothing has.
  private var nothing: Results {
    let text = understood == nil ? KitPhrases.otherWords : WinesPhrases.takeSomethingOff
    let byHand = WinesPaths.newHouseWine().with("name", list.query.words.isEmpty ? nil : list.query.words)
    let empty = EmptyState(
      .lens, title: KitPhrases.nothingFound, text: text, action: (HousePhrases.addByHand, byHand))
    return Results(announcing: KitPhrases.nothingFound, "\(understood)\(empty.html)")
  }

  private var otherCurrency: HTML? {
    guard !page.notIn.isEmpty else { return nil }
    let signs = page.notIn == TypedWord.dollars ? ["$"] : page.notIn.map(\.code).sorted()
    return "<p class=\"wine-note\">\(WinesPhrases.inOtherCurrencies(signs))</p>"
  }

  private var without: HTML? {
    guard !page.missing.isEmpty else { return nil }
    return "<p class=\"wine-note\">\(WinesPhrases.without(page.missing))</p>"
  }

  private var meant: HTML? {
    guard !page.meant.isEmpty else { return nil }
    let links = page.meant.html { meant in
      let words = list.query.words.replacing(meant.typed, with: meant.word)
      return
        "<a class=\"tool tool-strong\" href=\"\(address(list.query.searching(words)))\">\(WinesPhrases.meant(meant.word))</a>"
    }
    return "<div class=\"wine-tools wine-meant\">\(links)</div>"
  }

  private var narrowed: VintageChoice? { VintageChoice(list.query, page.understood) }

  private var orderNote: HTML? {
    guard [.score, .price].contains(list.query.order) else { return nil }
    let ofVintages: HTML? = narrowed == nil ? nil : " \(WinesPhrases.orderNoteOfVintages(list.query.order))"
    return ". \(WinesPhrases.orderNote(list.query.order))\(ofVintages)"
  }

  private func group(_ wines: some Collection<ListedWine>, _ title: Phrase? = nil, key: String) -> HTML? {
    guard !wines.isEmpty else { return nil }
    let narrowed = narrowed
    if isTable == true {
      let heading = title.map { "<h2 class=\"group-title\">\($0)</h2>" as HTML }
      let table = WineListTable(
        caption: title ?? self.title, list: list, marks: page.marks,
        entries: wines.map { WineListTable.Entry($0, narrowed: narrowed) })
      return "\(heading)\(table.html)"
    }
    let showsType = !list.isOfOneType
    let rows = wines.map { wine in
      WineRow(
        wine: wine, marks: page.marks, opens: list.kept(WinesPaths.wine(wine.number)),
        previews: list.kept(WinesPaths.preview(wine.number)), isCurrent: wine.number == list.beside,
        narrowed: narrowed, showsType: showsType
      ).row
    }
    return Group(title, key: key, rows: rows).html
  }
}

extension EmptyState {
  /// Where wines would be while there are none.
  static let withoutWines = EmptyState(
    .bottle, title: WinesPhrases.noWines, text: WinesPhrases.noWinesText,
    action: (WinesPhrases.catalogue, WinesPaths.catalogue()))
}
