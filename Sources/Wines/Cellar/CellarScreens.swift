import Kit

/// The bottles in the house, and those that were drunk.
struct CellarScreen: Screen {
  let cellar: CellarShelves
  /// Of bottles, whatever is searched for.
  let count: Int
  let words: String
  /// What was typed and no bottle has together with the rest.
  let missing: [String]
  let drunk: Window<DrunkBottle>
  let today: Day

  var title: Phrase { MinePhrases.mine }
  var topics: [Topic] { [Lot.topic, Tasting.own, Wine.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .icon("chart", MinePhrases.taste, to: WinesPaths.taste())) }

  var content: HTML {
    let pending = RowTemplate(of: WinesPaths.newLot.every).html
    let segments = MineScreen.segments(showing: nil)
    guard count > 0 || !drunk.elements.isEmpty else {
      let empty = EmptyState(
        .bottle, title: CellarPhrases.isEmpty, text: CellarPhrases.emptyText,
        action: (MinePhrases.find, WinesPaths.list(.all)))
      return "\(segments)\(pending)\(empty.html)"
    }
    let search: HTML? =
      count == 0 ? nil : SearchField(CellarPhrases.searchHint, text: words, in: WinesPaths.cellar()).html
    return "\(segments)\(search)\(pending)\(results)"
  }

  private var results: Results {
    if cellar.isEmpty, !words.isEmpty { return .none }
    let without: HTML? = missing.isEmpty ? nil : "<p class=\"wine-note\">\(WinesPhrases.without(missing))</p>"
    let counted: HTML? =
      words.isEmpty && count > 0 ? "<p class=\"wine-count\">\(CellarPhrases.inTheHouse(count))</p>" : nil
    let found = cellar.soon.count + cellar.shelves.reduce(0) { $0 + $1.lots.count }
    return Results(
      announcing: words.isEmpty ? nil : KitPhrases.found(found, more: false),
      "\(without)\(counted)\(words.isEmpty ? unnoted : nil)\(soon)\(shelves)\(words.isEmpty ? past : nil)")
  }

  private var soon: HTML? {
    cellar.soon.isEmpty
      ? nil : Group(CellarPhrases.drinkSoon, key: "soon", rows: cellar.soon.map { row($0, showsPlace: true) }).html
  }

  private var shelves: HTML {
    cellar.shelves.html { shelf in
      // One that has no name needs none where it is the only one.
      let isNamed = !shelf.place.isEmpty || cellar.shelves.count > 1 || !cellar.soon.isEmpty
      let title = shelf.place.isEmpty ? CellarPhrases.noPlace : Phrase(verbatim: shelf.place)
      return Group(
        isNamed ? title : nil, key: "at-\(shelf.place)", rows: shelf.lots.map { row($0, showsPlace: false) }
      ).html
    }
  }

  private func row(_ lot: Lot, showsPlace: Bool) -> Row {
    LotRow(
      lot: lot, opens: OpenedFrom(.cellar).kept(WinesPaths.wine(lot.wine)),
      drinks: WinesPaths.drinking(lot.id).with("q", words.isEmpty ? nil : words), showsPlace: showsPlace
    ).row
  }

  private func isUnnoted(_ bottle: DrunkBottle) -> Bool { bottle.tasting == nil && bottle.drunkOn >= today }

  /// What was drunk today and the reader has said nothing of: while it is on the tongue.
  private var unnoted: HTML? {
    var seen: Set<WineNumber> = []
    let bottles = drunk.elements.filter { isUnnoted($0) && seen.insert($0.wine).inserted }
    guard !bottles.isEmpty else { return nil }
    return Group(CellarPhrases.howWasIt, key: "unnoted", rows: bottles.map { $0.row(prefix: "note-") }).html
  }

  private var past: HTML? {
    guard !drunk.elements.isEmpty else { return nil }
    let more: HTML? = drunk.next.map { MoreLink(WinesPaths.cellar().with("after", $0.text)).html }
    return "\(Group(CellarPhrases.drunkBottles, key: "drunk", rows: drunk.elements.map { $0.row() }).html)\(more)"
  }
}

extension DrunkBottle {
  /// It leads to what the reader noted of it, or to where they may.
  fileprivate func row(prefix: String = "drunk-") -> Row {
    let day = drunkOn.description
    let form = WinesPaths.newTasting(wine).with("on", day).with("year", year.isEmpty ? nil : year)
    let link = OpenedFrom(.cellar).kept(tasting.map { WinesPaths.tasting($0) } ?? form)
    let words: HTML = """
      <span class="row-title">\(title)\(year.isEmpty ? "" : " \(year)")</span>\
      <span class="row-subtitle">\(drunkOn) · \(personName)</span>
      """
    return Row(
      RowFrame(id: id.description, prefix: prefix, kind: "wine"),
      RowLine(
        .drawn(words), lead: wineType.dot(),
        value: tasting == nil ? CellarPhrases.toNote : nil,
        aside: rating.map(TastingRow.stars), touch: .opens(link)))
  }
}

/// Bottles that lie together, with the button that takes one out.
struct LotRow {
  let lot: Lot
  let opens: Link
  let drinks: Link
  /// Not on the wine's own page.
  var showsWine = true
  var showsPlace = true

  var row: Row {
    let about: HTML? = about.joined(by: " · ").map { "<span class=\"row-subtitle\">\($0)</span>" }
    let words: HTML = "<span class=\"row-title\">\(title)</span>\(about)"
    let line = RowLine(.drawn(words), lead: showsWine ? lot.wineType.dot() : nil, touch: .opens(opens))
    // What waits on the device says of which wine it is.
    let button = RowForm(posts: drinks, as: .drink, fields: [("left", String(lot.count))])
      .html("<button class=\"row-button\">\(CellarPhrases.drinkOne)\(FormState.about(lot.title))</button>")
    return Row(
      RowFrame(id: lot.id.description, kind: showsWine ? "wine" : "wine wine-plain"),
      "<div class=\"wine-lot\">\(line.html)\(button)</div>")
  }

  private var title: HTML {
    guard !showsWine else { return "\(lot.title)" }
    let place = lot.place.isEmpty ? CellarPhrases.noPlace : Phrase(verbatim: lot.place)
    return "\(place)\(lot.year.isEmpty ? "" : " · \(lot.year)")"
  }

  private var about: [Phrase] {
    let place = showsWine && showsPlace && !lot.place.isEmpty ? Phrase(verbatim: lot.place) : nil
    let winery = showsWine && !lot.winery.isEmpty ? Phrase(verbatim: lot.winery) : nil
    let bought = showsWine ? nil : Day(lot.boughtOn).map { CellarPhrases.bought(Phrase($0.written(.short))) }
    let price = showsWine ? nil : lot.price.map { Phrase($0) }
    return [CellarPhrases.count(lot.count), place, lot.lastYear.map(CellarPhrases.until), winery, bought, price]
      .compactMap(\.self)
  }
}

/// The bottles of one wine, on its page.
struct WineLots {
  let lots: [Lot]
  let openedFrom: OpenedFrom

  var html: HTML? {
    guard !lots.isEmpty else { return nil }
    let rows = lots.map { lot in
      LotRow(
        lot: lot, opens: openedFrom.kept(WinesPaths.lot(lot.id)),
        drinks: openedFrom.kept(WinesPaths.drinking(lot.id)).with("on", "wine"), showsWine: false
      ).row
    }
    return Group(CellarPhrases.cellar, key: "cellar", rows: rows).html
  }
}

extension FormSheet {
  /// The form of bottles.
  /// - Parameters:
  ///   - places: that were named before.
  ///   - link: deletes those that are stored already.
  static func lot(
    of wine: String, _ state: FormState, places: [String], in space: Space, posts: Link, as action: Action,
    cancels: Link, deletes link: Link? = nil
  ) -> FormSheet {
    let known: HTML = "<datalist id=\"places\">\(places.html { "<option value=\"\($0)\"></option>" })</datalist>"
    let first = FieldGroup(
      "\(state.show(LotDraft.bottles))\(state.show(LotDraft.year))\(state.show(LotDraft.place, list: "places"))")
    let price = state.show(
      LotDraft.price, label: KitPhrases.price(in: space.currency), hint: KitPhrases.amountHint(space.currency))
    let bought = FieldGroup("\(state.show(LotDraft.boughtOn))\(price)\(state.show(LotDraft.drinkBy))")
    let fields: HTML = "\(link == nil ? state.hidden("id") : nil)\(first.html)\(bought.html)\(known)"
    return FormSheet(
      CellarPhrases.cellar, topics: [Lot.topic], cancels: cancels,
      menu: link.map { Menu([.action(KitPhrases.delete, "trash", to: $0, as: .deleteLot, isDestructive: true)]) },
      "<p class=\"large-subtitle\" data-names>\(wine)</p>\(state.form(posts: posts, as: action, fields))")
  }
}
