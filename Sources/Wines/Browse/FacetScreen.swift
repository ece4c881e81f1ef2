import Kit

/// All values of one facet, with a field that narrows them. A tap chooses one, or takes it away, and leads back to the others.
struct FacetScreen: Screen {
  private static let size = 200

  let list: WineListQuery
  let facet: Facet
  let values: [FacetOffer.Value]
  /// What is looked for among them.
  let find: String

  var title: Phrase { WinesPhrases.name(of: facet) }
  var isSheet: Bool { true }
  var topics: [Topic] { [Wine.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(KitPhrases.filter, to: filters(list.query))) }

  var content: HTML {
    let search = SearchField(
      WinesPhrases.searchInList, text: find, in: WinesPaths.facet(list.section, facet), keeping: kept, name: "find")
    return "\(search.html)\(results)"
  }

  private var kept: [(name: String, value: String)] {
    list.query.fields + [(name: "beside", value: list.beside?.pathText ?? "")]
  }

  private func filters(_ query: WineQuery) -> Link { list.filters(query).at("facet-\(facet.rawValue)") }

  private var results: Results {
    guard !values.isEmpty else { return .none }
    let page = values.dropFirst(list.start).prefix(Self.size)
    let next = list.start + page.count
    let address = list.query.kept(WinesPaths.facet(list.section, facet)).with("beside", list.beside?.pathText)
    let more: HTML? =
      next < values.count
      ? MoreLink(address.with("find", find.isEmpty ? nil : find).with("from", String(next))).html : nil
    return Results(
      announcing: find.isEmpty ? nil : KitPhrases.found(values.count, more: false),
      "\(Group(rows: page.map(row)).html)\(more)")
  }

  private func row(_ value: FacetOffer.Value) -> Row {
    let query = list.query.with(facet, value.value, isOn: !value.isChosen)
    let chosen: HTML? = value.isChosen ? "<span class=\"hidden\">: \(WinesPhrases.chosen)</span>" : nil
    return Row(
      RowFrame(kind: value.isChosen ? "wine-value wine-chosen" : "wine-value"),
      RowLine(
        .drawn("<span class=\"row-title\">\(FacetWords.name(of: value.value, facet))\(chosen)</span>"),
        value: Phrase(Numeral(value.count)), touch: .opens(filters(query))))
  }
}
