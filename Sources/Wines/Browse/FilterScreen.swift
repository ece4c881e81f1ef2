import Kit

/// What a list can be narrowed by, with how many wines each choice would leave; and how it is sorted. Every tick fetches the
/// counts anew; without scripts a button does.
struct FilterScreen: Sheet {
  let list: WineListQuery
  /// Of wines that are left.
  let total: Int
  let offers: [FacetOffer]
  /// In which the catalogue has prices, the one of most wines first.
  let currencies: [Currency]

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
    let shown = offer.shown
    let rows = shown.enumerated().html { number, value in
      """
      \(currencyHead(of: value, after: number == 0 ? nil : shown[number - 1]))\
      <label class="wine-choice" for="\(facet.rawValue)-\(number)"><input type="checkbox" id="\(facet.rawValue)-\(number)" \
      name="\(facet.rawValue)" value="\(value.value)"\(value.isChosen, attribute: "checked")>\
      <span class="wine-choice-name">\(FacetWords.name(of: value.value, facet))</span>\
      <span class="wine-choice-count">\(Numeral(value.count))</span></label>
      """
    }
    let limit = facet == .price ? limit : nil
    let isOpen = chosen > 0 || limit != nil || facet == .type
    let note: HTML? = WinesPhrases.note(of: facet).map { "<p class=\"group-note\">\($0)</p>" }
    return """
      <details class="group wine-facet" id="facet-\(facet.rawValue)"\(isOpen, attribute: "open")>\
      <summary><h2>\(WinesPhrases.name(of: facet))</h2>\(chosen == 0 ? nil : "<span class=\"wine-facet-count\">\(chosen)</span>")\
      </summary><div class="fields wine-choices">\(limit)\(rows)\(offer.isLong ? all(offer) : nil)</div>\(note)</details>
      """
  }

  /// Amounts of different currencies stand apart where there are several.
  private func currencyHead(of value: FacetOffer.Value, after other: FacetOffer.Value?) -> HTML? {
    guard currencies.count > 1, let currency = PriceBand(text: value.value)?.currency,
      currency != other.flatMap({ PriceBand(text: $0.value)?.currency })
    else { return nil }
    return "<p class=\"wine-choice-head\">\(currency.code)</p>"
  }

  /// What a bottle may cost at most: a number, and a slider beside it where scripts keep the two alike.
  private var limit: HTML? {
    guard let usual = list.query.upTo?.currencies.first ?? currencies.first else { return nil }
    let most = list.query.upTo?.mostText ?? ""
    let options = currencies.html { currency in
      "<option value=\"\(currency.code)\"\(currency == usual, attribute: "selected")>\(currency.code)</option>"
    }
    let code: HTML =
      currencies.count > 1
      ? "<select name=\"currency\" aria-label=\"\(WinesPhrases.ofCurrency)\">\(options)</select>"
      : "<input type=\"hidden\" name=\"currency\" value=\"\(usual.code)\"><span>\(usual.code)</span>"
    return """
      <price-limit stops="\(Self.stops.map { String($0) }.joined(separator: " "))"><div class="wine-limit">\
      <label for="most">\(WinesPhrases.most)</label>\
      <input id="most" name="most" type="number" inputmode="decimal" min="0" step="any" value="\(most)" placeholder="20">\
      \(code)</div><input class="wine-slider" type="range" min="0" max="\(Self.stops.count)" value="\(stop)" \
      aria-label="\(WinesPhrases.most)"></price-limit>
      """
  }

  /// What people say when they say what a bottle may cost.
  private static let stops = [5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200]

  /// The slider's place; beyond the last stop there is no limit.
  private var stop: Int {
    guard let most = list.query.upTo?.most else { return Self.stops.count }
    return Self.stops.firstIndex { $0 * 100 >= most } ?? Self.stops.count
  }

  /// A button and no link, so that what is ticked goes along without scripts too.
  private func all(_ offer: FacetOffer) -> HTML {
    """
    <button class="wine-all" formaction="\(WinesPaths.facet(list.section, offer.facet))">\
    \(WinesPhrases.fullList(offer.values.count))</button>
    """
  }
}
