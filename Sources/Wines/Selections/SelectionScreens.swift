import Kit

/// What the space has in common: its lists, and what its people share of what they drank.
struct UsScreen: Screen {
  let selections: [(selection: Selection, count: Int)]
  let tastings: Window<Tasting>
  let wines: [WineNumber: ListedWine]
  let reader: ID<Person>

  var title: Phrase { MinePhrases.us }
  var topics: [Topic] { [Selection.topic, Tasting.shared, Wine.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .add(MinePhrases.newList, to: WinesPaths.newSelection())) }

  var content: HTML {
    guard !selections.isEmpty || !tastings.elements.isEmpty else {
      return EmptyState(
        "people", title: MinePhrases.nothingYet, text: MinePhrases.listHint,
        action: (MinePhrases.newList, WinesPaths.newSelection())
      ).html
    }
    return "\(lists)\(shared)"
  }

  private var lists: HTML? {
    guard !selections.isEmpty else { return nil }
    return Group(
      MinePhrases.lists, key: "lists",
      rows: selections.map { entry in
        Row(
          id: entry.selection.id.description, title: Phrase(verbatim: entry.selection.name), icon: "list",
          value: WinesPhrases.count(entry.count), opens: WinesPaths.selection(entry.selection.id),
          deletion: Row.Deletion(WinesPaths.selectionDeletion(entry.selection.id), of: entry.selection.name))
      }
    ).html
  }

  private var shared: HTML {
    let rows = tastings.elements.html { tasting in
      TastingRow(
        tasting, wines[tasting.wine],
        opens: Whence(.us).kept(
          tasting.person == reader ? WinesPaths.tasting(tasting.id) : WinesPaths.wine(tasting.wine)), isNamed: true
      ).html
    }
    let none: HTML? = tastings.elements.isEmpty ? "<p class=\"group-note\">\(MinePhrases.usHint)</p>" : nil
    let more: HTML? = tastings.next.map { MoreLink(WinesPaths.us().with("after", $0.text)).html }
    let section: HTML = """
      <section class="group" data-section="shared"><h2 class="group-title">\(MinePhrases.sharedNotes)</h2>\
      <ul class="rows">\(rows)</ul>\(none)</section>\(more)
      """
    return "\(Results(section))"
  }
}

/// The empty form of a list.
struct NewSelection: Screen {
  let state: FormState
  let posts: Link

  var title: Phrase { MinePhrases.newList }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: WinesPaths.us()), trailing: .submit()) }

  var content: HTML {
    let name = state.text("name", MinePhrases.listName, kind: .name, required: true, isFocused: true)
    return state.form(
      posts: posts,
      "\(state.hidden("id"))\(state.hidden("wine"))\(FieldGroup(note: MinePhrases.listHint, name).html)")
  }
}

/// A list of wines, for the space's people and for those who came by its link.
struct SelectionScreen: Screen {
  let selection: Selection
  let wines: [ListedWine]
  /// Its name's form while it is edited; `nil` for guests.
  let state: FormState?
  let isEditing: Bool

  private var isForGuest: Bool { state == nil }
  private var link: Link { WinesPaths.selection(selection.id) }

  var title: Phrase { Phrase(verbatim: selection.name) }
  var topics: [Topic] { isForGuest ? [Selection.topic] : [Selection.topic, Wine.topic] }

  var bar: NavigationBar {
    if isForGuest { return NavigationBar() }
    return NavigationBar(
      leading: [.back(MinePhrases.us, to: WinesPaths.us()), .edit(isEditing, list: link)],
      trailing: isEditing ? [.submit()] : [.menu(menu)])
  }

  private var menu: Menu {
    Menu([
      .link(MinePhrases.share, "link", to: Capability.seeSelection.shares(of: selection.id)),
      .action(KitPhrases.delete, "trash", to: WinesPaths.selectionDeletion(selection.id), isDestructive: true),
    ])
  }

  var content: HTML {
    let naming: HTML? =
      isEditing
      ? state.map { state in
        state.form(
          posts: link.with("edit", "1"),
          FieldGroup(state.text("name", MinePhrases.listName, kind: .name, required: true)).html)
      } : nil
    guard !wines.isEmpty else {
      return
        "\(naming)\(EmptyState("list", title: MinePhrases.emptyList, text: isForGuest ? WinesPhrases.noWines : MinePhrases.emptyListText).html)"
    }
    return
      "\(naming)<section class=\"group\" data-section=\"all\"><ul class=\"rows\(isEditing ? " editing" : "")\">\(wines.html(row))</ul></section>"
  }

  private func row(_ wine: ListedWine) -> HTML {
    if isForGuest { return GuestWineRow(wine: wine).html }
    guard isEditing else { return WineRow(wine, from: Whence(.selection(selection.id))).html }
    return """
      <li class="row wine" id="row-\(wine.number.pathText)"><swipe-row><div class="row-line">\(TypeDot(wine.type).html)\
      <span class="row-text"><span class="row-title">\(wine.name)</span><span class="row-subtitle">\(wine.winery)</span>\
      </span></div><form class="row-delete" method="post" action="\(WinesPaths.selectedDeletion(selection.id, wine.number))" data-enhance>\
      <button class="delete"><span>\(KitPhrases.delete) </span><span class="hidden">\(wine.name)</span></button></form>\
      </swipe-row></li>
      """
  }
}

/// A wine as somebody without an account sees it: everything on the row, as there is no page behind it.
struct GuestWineRow {
  let wine: ListedWine

  var html: HTML {
    let grapes: HTML? = wine.grapes.isEmpty ? nil : " · \(wine.grapes.joined(separator: ", "))"
    let score: HTML? = wine.vintages.newestScored?.score.map { "<span class=\"wine-score\">\($0.phrase)</span>" }
    let price: HTML? = wine.vintages.newestPriced?.price.map { "<span class=\"row-value\">\($0)</span>" }
    let aside: HTML? = score == nil && price == nil ? nil : "<span class=\"row-aside\">\(score)\(price)</span>"
    return """
      <li class="row wine" id="row-\(wine.number.pathText)"><div class="row-line">\(TypeDot(wine.type).html)\
      <span class="row-text"><span class="row-title">\(wine.name)</span><span class="row-subtitle">\(wine.winery)</span>\
      <span class="row-subtitle">\(wine.origin.phrase)\(grapes)</span></span>\(aside)</div></li>
      """
  }
}

/// The lists that a wine may be put on: a tap puts it on or takes it off.
struct SelectingScreen: Screen {
  let wine: Wine
  let selections: [(selection: Selection, count: Int)]
  let holding: Set<ID<Selection>>
  let whence: Whence

  private var newList: Link { whence.kept(WinesPaths.newSelection()).with("wine", wine.number.pathText) }

  var title: Phrase { MinePhrases.putOnList }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Selection.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(Phrase(verbatim: wine.facts.name), to: whence.kept(WinesPaths.wine(wine.number))),
      trailing: .add(MinePhrases.newList, to: newList))
  }

  var content: HTML {
    guard !selections.isEmpty else {
      return EmptyState(
        "list", title: MinePhrases.noListsYet, text: MinePhrases.listHint,
        action: (MinePhrases.newList, newList)
      ).html
    }
    let rows = selections.html { entry -> HTML in
      let isOn = holding.contains(entry.selection.id)
      return """
        <li class="row" id="row-\(entry.selection.id)"><form method="post" action="\(whence.kept(WinesPaths.selecting(wine.number)))" data-enhance>\
        <input type="hidden" name="selection" value="\(entry.selection.id)"><input type="hidden" name="on" value="\(isOn ? "no" : "yes")">\
        <button class="row-link" aria-pressed="\(isOn ? "true" : "false")"><span class="row-text">\
        <span class="row-title">\(entry.selection.name)</span><span class="row-subtitle">\(WinesPhrases.count(entry.count))</span></span>\
        </button></form></li>
        """
    }
    return "<section class=\"group\"><ul class=\"rows\">\(rows)</ul></section>"
  }
}
