import Kit

/// What the space has in common: its lists, the way to its people, and what they share of what they drank.
struct UsScreen: Screen {
  let selections: [(selection: Selection, count: Int)]
  let tastings: Window<Tasting>
  /// Whether others show something of theirs; who and what is kept on no device, as this page is.
  let hasPeople: Bool
  let reader: ID<Person>

  var title: Phrase { MinePhrases.us }
  var topics: [Topic] { [Selection.topic, Tasting.shared, Profile.topic, Wine.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .add(KitPhrases.newList, to: WinesPaths.newSelection())) }

  var content: HTML {
    let pending = RowTemplate(of: WinesPaths.newSelection()).html
    guard !selections.isEmpty || !tastings.elements.isEmpty || hasPeople else {
      let empty = EmptyState(
        .bottle, title: MinePhrases.nothingYet, text: MinePhrases.listHint,
        action: (KitPhrases.newList, WinesPaths.newSelection()))
      return "\(pending)\(empty.html)"
    }
    return "\(pending)\(lists)\(profiles)\(shared)"
  }

  private var profiles: HTML? {
    guard hasPeople else { return nil }
    return Group(
      key: "people", rows: [Row(title: ProfilePhrases.people, icon: "people", opens: WinesPaths.people())]
    ).html
  }

  private var lists: HTML? {
    guard !selections.isEmpty else { return nil }
    return Group(
      KitPhrases.lists, key: "lists",
      rows: selections.map { entry in
        Row(
          id: entry.selection.id.description, title: Phrase(verbatim: entry.selection.name), icon: "list",
          value: WinesPhrases.count(entry.count), opens: WinesPaths.selection(entry.selection.id),
          deletion: Row.Deletion(WinesPaths.selectionDeletion(entry.selection.id), of: entry.selection.name))
      }
    ).html
  }

  private var shared: HTML {
    let rows = tastings.elements.map { tasting in
      let link = tasting.person == reader ? WinesPaths.tasting(tasting.id) : tasting.wine.map { WinesPaths.wine($0) }
      return TastingRow(tasting: tasting, opens: link.map(OpenedFrom(.us).kept), isNamed: true).row
    }
    let more: HTML? = tastings.next.map { MoreLink(WinesPaths.us().with("after", $0.text)).html }
    let notes = Group(
      MinePhrases.sharedNotes, note: rows.isEmpty ? MinePhrases.usHint : nil, key: "shared", rows: rows)
    return "\(Results("\(notes.html)\(more)"))"
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
      ? state.map {
        $0.form(posts: link.with("edit", "1"), as: .changeSelection, FieldGroup($0.show(SelectionDraft.name)).html)
      } : nil
    guard wines.isEmpty else {
      return "\(naming)\(Group(key: "all", isEditing: isEditing, rows: wines.map(row)).html)"
    }
    let text = isForGuest ? WinesPhrases.noWines : MinePhrases.emptyListText
    return "\(naming)\(EmptyState(.bottle, title: MinePhrases.emptyList, text: text).html)"
  }

  private func row(_ wine: ListedWine) -> Row {
    if isForGuest { return wine.rowForGuests }
    guard isEditing else { return WineRow(wine, from: OpenedFrom(.selection(selection.id))).row }
    let deletion = Row.Deletion(WinesPaths.selectedDeletion(selection.id, wine.number), of: wine.name, as: .takeOff)
    return Row(
      RowFrame(id: wine.number.pathText, kind: "wine", deletion: deletion),
      RowLine(.said(Phrase(verbatim: wine.name), Phrase(verbatim: wine.winery)), lead: wine.type.dot()))
  }
}

/// The lists that a wine may be put on: a tap puts it on or takes it off.
struct SelectingScreen: Sheet {
  let wine: Wine
  let selections: [(selection: Selection, count: Int)]
  let holding: Set<ID<Selection>>
  let openedFrom: OpenedFrom

  private var newList: Link { openedFrom.kept(WinesPaths.newSelection()).with("wine", wine.number.pathText) }

  var title: Phrase { MinePhrases.putOnList }
  var topics: [Topic] { [Selection.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(Phrase(verbatim: wine.facts.name), to: openedFrom.kept(WinesPaths.wine(wine.number))),
      trailing: .add(KitPhrases.newList, to: newList))
  }

  var content: HTML {
    guard !selections.isEmpty else {
      return EmptyState(
        .bottle, title: KitPhrases.noLists, text: MinePhrases.listHint, action: (KitPhrases.newList, newList)
      ).html
    }
    let rows = selections.map { selection, count in
      let isOn = holding.contains(selection.id)
      let form = RowForm(
        posts: openedFrom.kept(WinesPaths.selecting(wine.number)), as: .select,
        fields: [("selection", selection.id.description), ("on", isOn ? "no" : "yes")])
      return Row(
        RowFrame(id: selection.id.description),
        RowLine(
          .said(Phrase(verbatim: selection.name), WinesPhrases.count(count)), touch: .posts(form),
          look: .chosen(isOn)))
    }
    return Group(rows: rows).html
  }
}

extension ListedWine {
  /// As somebody without an account sees it: everything on the row, as there is no page behind it.
  var rowForGuests: Row {
    let found: HTML? = grapes.isEmpty ? nil : " · \(grapes.joined(separator: ", "))"
    let words: HTML = """
      <span class="row-title">\(name)</span><span class="row-subtitle">\(winery)</span>\
      <span class="row-subtitle">\(origin.phrase)\(found)</span>
      """
    return Row(
      RowFrame(id: number.pathText, kind: "wine"),
      RowLine(
        .drawn(words), lead: type.dot(), value: vintages.newestPriced?.price.map { Phrase($0) },
        aside: vintages.newestScored?.score?.badge))
  }
}
