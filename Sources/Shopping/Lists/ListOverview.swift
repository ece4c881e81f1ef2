import Kit

/// All lists: the current ones and the completed ones.
struct ListOverview: Screen {
  let lists: Window<ListEntry>
  let query: ListQuery
  var selected: ID<ShoppingList>?
  /// The words that may have been meant where nothing is called as was typed.
  var meant: String?
  /// A text from elsewhere, for the list that is chosen.
  var shared = ""

  var title: Phrase { KitPhrases.lists }
  var topics: [Topic] { [ShoppingList.topic] }
  var detailHint: Phrase? { isEmpty ? nil : ShoppingPhrases.chooseList }

  var bar: NavigationBar {
    NavigationBar(
      leading: [isEmpty ? nil : .edit(query.isEditing, list: link)].compactMap(\.self),
      trailing: [
        .menu(
          Menu([
            .link(TripPhrases.trips, "receipt", to: ShoppingPaths.trips()),
            .link(KitPhrases.importAndExport, "download", to: ShoppingPaths.transfer()),
          ])),
        .add(KitPhrases.newList, to: newList),
      ])
  }

  private var isEmpty: Bool { lists.elements.isEmpty && query.search.isEmpty }
  private var link: Link { ShoppingPaths.lists().with("q", query.search) }
  private var newList: Link { kept.reduce(ShoppingPaths.newList()) { $0.with($1.name, $1.value) } }
  /// What an address says of the text.
  private var kept: [(name: String, value: String)] {
    shared.isEmpty ? [] : [("text", shared)]
  }

  var content: HTML {
    let question: HTML? = shared.isEmpty ? nil : Notice(ShoppingPhrases.whichList(shared), tone: .info).html
    guard !isEmpty else { return "\(question)\(Self.pending)\(empty)" }
    let search = SearchField(
      KitPhrases.search, text: query.search, in: query.address(ShoppingPaths.lists()), keeping: kept)
    return "\(question)\(search.html)\(Self.pending)\(results)"
  }

  private static let pending = RowTemplate(of: ShoppingPaths.newList()).html

  private var results: Results {
    let sections = [(ShoppingPhrases.current, false), (ShoppingPhrases.completed, true)].html { title, isCompleted in
      let rows = lists.elements.filter { $0.list.isCompleted == isCompleted }.map(row)
      guard !rows.isEmpty else { return "" }
      return Group(title, key: isCompleted ? "completed" : "current", isEditing: query.isEditing, rows: rows).html
    }
    return query.results(lists, in: ShoppingPaths.lists(), meant: meant, sections)
  }

  private func row(_ entry: ListEntry) -> Row {
    let list = entry.list
    return Row(
      id: list.id.description, title: Phrase(verbatim: list.name),
      subtitle: entry.about,
      opens: query.kept(ShoppingPaths.list(list.id)).with("text", shared), isCurrent: list.id == selected,
      deletion: Row.Deletion(query.kept(ShoppingPaths.listDeletion(list.id)), of: list.name))
  }

  private var empty: HTML {
    EmptyState(
      .basket, title: KitPhrases.noLists, text: ShoppingPhrases.noListsText,
      action: (KitPhrases.newList, newList)
    ).html
  }
}
