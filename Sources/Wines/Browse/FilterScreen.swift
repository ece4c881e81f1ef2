import Kit

/// What a list can be narrowed by, with how many wines each choice would leave; and how it is sorted. Every tick fetches the
/// counts anew; without scripts a button does.
struct FilterScreen: Screen {
  /// Longer lists offer what most wines have, and what is chosen.
  static let most = 40

  let list: WineListQuery
  let counts: FacetCounts
  let values: [Facet: [String]]
  /// The wine beside whose list this was opened.
  let beside: WineNumber?

  var title: Phrase { WinesPhrases.filter }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Wine.topic] }

  private var target: Link { beside.map { WinesPaths.wine($0) } ?? WinesPaths.list(list.section) }

  private var back: Link {
    beside.map { list.kept(WinesPaths.wine($0)) } ?? list.link
  }

  var bar: NavigationBar { NavigationBar(leading: [.cancel(to: back)], trailing: [.submit(KitPhrases.done)]) }

  var content: HTML {
    let section: HTML? =
      beside == nil ? nil : "<input type=\"hidden\" name=\"list\" value=\"\(list.section.rawValue)\">"
    let hidden: HTML? = beside.map { "<input type=\"hidden\" name=\"beside\" value=\"\($0.pathText)\">" }
    let words: HTML? =
      list.query.words.isEmpty ? nil : "<input type=\"hidden\" name=\"q\" value=\"\(list.query.words)\">"
    return """
      <filter-form counts="\(WinesPaths.filters(list.section))"><form id="form" class="form" method="get" action="\(target)">\
      \(section)\(hidden)\(words)<p class="wine-count" role="status">\(WinesPhrases.count(counts.total))</p>\
      \(clear)\(order)\(Facet.allCases.compactMap(group))\
      <div class="wine-apply"><button class="button">\(WinesPhrases.show(counts.total))</button>\
      <button class="button quiet" formaction="\(WinesPaths.filters(list.section))">\(WinesPhrases.countAgain)</button></div>\
      </form></filter-form>
      """
  }

  private var clear: HTML? {
    guard list.query.filterCount > 0 else { return nil }
    let bare = WineQuery(words: list.query.words, order: list.query.order)
    return """
      <p class="wine-clear"><a href="\(bare.kept(WinesPaths.filters(list.section)).with("beside", beside?.pathText))">\
      \(WinesPhrases.clearFilters)</a></p>
      """
  }

  private var order: HTML {
    let options = WineOrder.allCases.html { order in
      """
      <option value="\(order.rawValue)"\(order == list.query.order, attribute: "selected")>\
      \(WinesPhrases.name(of: order))</option>
      """
    }
    return FieldGroup(
      "<div class=\"field\"><label for=\"sort\">\(WinesPhrases.sort)</label><select id=\"sort\" name=\"sort\">\(options)</select></div>"
    ).html
  }

  private func group(_ facet: Facet) -> HTML? {
    let chosen = list.query.filters[facet] ?? []
    let offered = offered(facet, chosen)
    guard !offered.isEmpty else { return nil }
    let rows = offered.enumerated().html { number, entry in
      let (value, count) = entry
      return """
        <label class="wine-choice" for="\(facet.rawValue)-\(number)"><input type="checkbox" id="\(facet.rawValue)-\(number)" \
        name="\(facet.rawValue)" value="\(value)"\(chosen.contains(value), attribute: "checked")>\
        <span class="wine-choice-name">\(FacetWords.name(of: value, facet))</span>\
        <span class="wine-choice-count">\(Numeral(count))</span></label>
        """
    }
    let note: HTML? = WinesPhrases.note(of: facet).map { "<p class=\"group-note\">\($0)</p>" }
    return """
      <details class="group wine-facet" id="facet-\(facet.rawValue)"\(!chosen.isEmpty || facet == .type, attribute: "open")>\
      <summary><h2>\(WinesPhrases.name(of: facet))</h2>\(chosen.isEmpty ? nil : "<span class=\"wine-facet-count\">\(chosen.count)</span>")\
      </summary><div class="fields wine-choices">\(rows)</div>\(note)</details>
      """
  }

  private func offered(_ facet: Facet, _ chosen: Set<String>) -> [(value: String, count: Int)] {
    let all = (values[facet] ?? []).enumerated().map { number, value in
      (value: value, count: Int(counts.counts[facet]?[number] ?? 0))
    }
    let allowed = facet == .type && list.section != .all ? Set(list.section.types.map(\.rawValue)) : nil
    let present = all.filter { entry in
      (entry.count > 0 || chosen.contains(entry.value)) && (allowed?.contains(entry.value) ?? true)
    }
    let known = Set(present.map(\.value))
    // What an address names and no wine has can be taken away like the rest.
    let unknown = chosen.subtracting(known).map { (value: $0, count: 0) }
    guard present.count > Self.most else { return FacetWords.sorted(present + unknown, of: facet) }
    let top = present.sorted { ($1.count, $0.value) < ($0.count, $1.value) }.prefix(Self.most)
    let kept = Set(top.map(\.value)).union(chosen)
    return FacetWords.sorted(present.filter { kept.contains($0.value) } + unknown, of: facet)
  }
}
