import Kit

/// What a list can be narrowed by, with how many wines each choice would leave; and how it is sorted. Every tick fetches the
/// counts anew; without scripts a button does.
struct FilterScreen: Sheet {
  let list: WineListQuery
  /// Of wines that are left.
  let total: Int
  let offers: [FacetOffer]

  var title: Phrase { KitPhrases.filter }
  var topics: [Topic] { [Wine.topic] }

  private var back: Link { list.beside.map { list.kept(WinesPaths.wine($0)) } ?? list.link }

  var bar: NavigationBar { NavigationBar(leading: [.cancel(to: back)], trailing: [.submit(KitPhrases.done)]) }

  var content: HTML {
    let target = list.beside.map { WinesPaths.wine($0) } ?? WinesPaths.list(list.section)
    let besides = list.beside.map { [("list", list.section.rawValue), ("beside", $0.pathText)] } ?? []
    let words = list.query.words.isEmpty ? [] : [("q", list.query.words)]
    let hidden = (besides + words).html { "<input type=\"hidden\" name=\"\($0.0)\" value=\"\($0.1)\">" }
    return """
      <filter-form counts="\(WinesPaths.filters(list.section))"><form id="form" class="form" method="get" action="\(target)">\
      \(hidden)<p class="wine-count" role="status">\(WinesPhrases.count(total))</p>\
      \(clear)\(order)\(offers.compactMap(group))\
      <div class="wine-apply"><button class="button">\(WinesPhrases.show(total))</button>\
      <button class="button quiet" formaction="\(WinesPaths.filters(list.section))">\(WinesPhrases.countAgain)</button></div>\
      </form></filter-form>
      """
  }

  private var clear: HTML? {
    guard list.query.filterCount > 0 else { return nil }
    let bare = WineQuery(words: list.query.words, order: list.query.order)
    return "<p class=\"wine-clear\"><a href=\"\(list.filters(bare))\">\(WinesPhrases.clearFilters)</a></p>"
  }

  /// Without words nothing fits better than another.
  private var orders: [WineOrder] { WineOrder.allCases.filter { $0 != .relevance || !list.query.words.isEmpty } }

  private var order: HTML {
    let options = orders.html { order in
      """
      <option value="\(order.rawValue)"\(order == list.query.order, attribute: "selected")>\
      \(WinesPhrases.name(of: order))</option>
      """
    }
    return FieldGroup(
      "<div class=\"field\"><label for=\"sort\">\(KitPhrases.sortBy)</label><select id=\"sort\" name=\"sort\">\(options)</select></div>"
    ).html
  }

  private func group(_ offer: FacetOffer) -> HTML? {
    guard !offer.values.isEmpty else { return nil }
    let (facet, chosen) = (offer.facet, offer.values.count(where: \.isChosen))
    let rows = offer.shown.enumerated().html { number, value in
      """
      <label class="wine-choice" for="\(facet.rawValue)-\(number)"><input type="checkbox" id="\(facet.rawValue)-\(number)" \
      name="\(facet.rawValue)" value="\(value.value)"\(value.isChosen, attribute: "checked")>\
      <span class="wine-choice-name">\(FacetWords.name(of: value.value, facet))</span>\
      <span class="wine-choice-count">\(Numeral(value.count))</span></label>
      """
    }
    let note: HTML? = WinesPhrases.note(of: facet).map { "<p class=\"group-note\">\($0)</p>" }
    return """
      <details class="group wine-facet" id="facet-\(facet.rawValue)"\(chosen > 0 || facet == .type, attribute: "open")>\
      <summary><h2>\(WinesPhrases.name(of: facet))</h2>\(chosen == 0 ? nil : "<span class=\"wine-facet-count\">\(chosen)</span>")\
      </summary><div class="fields wine-choices">\(rows)\(offer.isLong ? all(offer) : nil)</div>\(note)</details>
      """
  }

  /// A button and no link, so that what is ticked goes along without scripts too.
  private func all(_ offer: FacetOffer) -> HTML {
    """
    <button class="wine-all" formaction="\(WinesPaths.facet(list.section, offer.facet))">\
    \(WinesPhrases.fullList(offer.values.count))</button>
    """
  }
}
