import Kit

/// All values of one facet, with a field that narrows them. A tap chooses one, or takes it away, and leads back to the others.
struct FacetScreen: Screen {
  private static let size = 200

  let list: WineListQuery
  let facet: Facet
  let values: [FacetOffer.Value]
  /// What is looked for among them.
  let find: String
  let beside: WineNumber?

  var title: Phrase { WinesPhrases.name(of: facet) }
  var isSheet: Bool { true }
  var topics: [Topic] { [Wine.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(WinesPhrases.filter, to: filters(list.query))) }

  var content: HTML {
    let search = SearchField(
      WinesPhrases.searchInList, text: find, in: WinesPaths.facet(list.section, facet), keeping: kept, name: "find")
    return "\(search.html)\(results)"
  }

  private var kept: [(name: String, value: String)] {
    list.query.fields + (beside.map { [(name: "beside", value: $0.pathText)] } ?? [])
  }

  private func filters(_ query: WineQuery) -> Link {
    query.kept(WinesPaths.filters(list.section)).with("beside", beside?.pathText).at("facet-\(facet.rawValue)")
  }

  private var results: Results {
    guard !values.isEmpty else { return .none }
    let page = values.dropFirst(list.start).prefix(Self.size)
    let next = list.start + page.count
    let address = list.query.kept(WinesPaths.facet(list.section, facet)).with("beside", beside?.pathText)
    let more: HTML? =
      next < values.count
      ? MoreLink(address.with("find", find.isEmpty ? nil : find).with("from", String(next))).html : nil
    return Results(
      announcing: find.isEmpty ? nil : KitPhrases.found(values.count, more: false),
      "<section class=\"group\"><ul class=\"rows\">\(page.html(row))</ul></section>\(more)")
  }

  private func row(_ value: FacetOffer.Value) -> HTML {
    let query = list.query.with(facet, value.value, isOn: !value.isChosen)
    let chosen: HTML? = value.isChosen ? "<span class=\"hidden\">: \(WinesPhrases.chosen)</span>" : nil
    return """
      <li class="row"><a class="row-link wine-value\(value.isChosen ? " wine-chosen" : "")" href="\(filters(query))">\
      <span class="row-text"><span class="row-title">\(FacetWords.name(of: value.value, facet))\(chosen)</span></span>\
      <span class="row-aside"><span class="row-value">\(Numeral(value.count))</span></span></a></li>
      """
  }
}
