import Kit

/// The wines of a list as a table: what each is, how it is judged, what it costs.
struct WineListTable {
  /// A wine with the figures of the vintage that the list shows of it.
  struct Entry: Sendable {
    let wine: ListedWine
    let year: Int?
    let score: Score?
    let price: Money?

    /// - Parameter narrowed: what the list is narrowed to, where that is something of vintages.
    init(_ wine: ListedWine, narrowed: VintageChoice?) {
      self.wine = wine
      (score, price) = wine.shown(narrowed)
      year = wine.year(narrowed)
    }
  }

  let caption: Phrase
  let list: WineListQuery
  let marks: Marks
  let entries: [Entry]

  var html: HTML {
    DataTable(
      caption, titles: (WinesPhrases.wine, WineOrder.name.rawValue), columns: columns, sorted: list.query.order.choice,
      isSelectable: list.beside == nil, rows: entries, sorting: sorted
    ) { entry in
      let (wine, year) = (entry.wine, entry.year.map { " \($0)" } ?? "")
      return .init(
        wine.number.pathText, "\(wine.name)\(year)", drawn: "\(marks.html(wine.name))\(year)", kind: "wine",
        opens: list.kept(WinesPaths.wine(wine.number)), isCurrent: wine.number == list.beside
      ) { Look(at: wine, list.kept(WinesPaths.preview(wine.number))).around($0) }
    }.html
  }

  private func sorted(_ order: String) -> Link {
    var query = list.query
    query.order = WineOrder(rawValue: order) ?? .name
    return list.link(query)
  }

  private var columns: [DataTable<Entry>.Column] {
    let marks = marks
    let columns: [DataTable<Entry>.Column?] = [
      .init(WinesPhrases.winery, .text) { $1 += marks.html($0.wine.winery) },
      .init(WinesPhrases.name(of: .region), .text) { entry, html in
        if let origin = marks.html(entry.wine.origin) { html += origin }
      },
      .init(WinesPhrases.name(of: .grape), .text) { entry, html in
        html += entry.wine.grapes.map { marks.html($0) }.html(between: ", ")
      },
      list.isOfOneType
        ? nil
        : .init(WinesPhrases.name(of: .type), .state) { entry, html in
          html += "\(entry.wine.type.dot(isNamed: false))\(WinesPhrases.name(of: entry.wine.type))"
        },
      .init(WinesPhrases.name(of: Facet.score), .number, order: WineOrder.score.rawValue) { entry, html in
        if let score: Score = entry.score { html += score.badge }
      },
      .init(WinesPhrases.name(of: Facet.price), .number, order: WineOrder.price.rawValue) {
        $0.price.map { Phrase($0) }
      },
    ]
    return columns.compactMap(\.self)
  }
}

extension WineOrder {
  /// Which way round it goes: the best first, the cheapest first.
  var choice: SortChoice { SortChoice(rawValue, isDescending: self == .score) }
}
