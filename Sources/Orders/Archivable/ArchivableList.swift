import Kit

/// All customers, or all products, by name.
struct ArchivableList<Thing: Archivable>: Screen {
  let things: Window<Thing>
  let query: ListQuery
  let selected: ID<Thing>?
  /// The same as a table shows them, where it is one.
  private let entries: Window<ArchivableEntry<Thing>>?
  /// The words that may have been meant where nothing is called as was typed.
  var meant: String?

  private let pages = Thing.pages

  init(
    _ things: Window<Thing>, _ query: ListQuery, beside selected: ID<Thing>? = nil, in scope: some SpaceScope
  ) throws {
    (self.things, self.query, self.selected) = (things, query, selected)
    entries = query.isTable == true ? try scope.entries(of: things) : nil
  }

  var title: Phrase { pages.title }
  var topics: [Topic] { [Thing.topic] }
  var isTable: Bool? { query.isTable }
  var detailHint: Phrase? { isEmpty || isTable == true ? nil : pages.choose }

  var bar: NavigationBar {
    NavigationBar(
      leading: isEmpty || isTable == true ? nil : .edit(query.isEditing, list: reading),
      trailing: .add(pages.new, to: pages.making()))
  }

  private var reading: Link { pages.list().with("q", query.search).with("sort", query.sort?.text) }
  private var isEmpty: Bool { things.elements.isEmpty && query.search.isEmpty }

  var content: HTML {
    let pending = RowTemplate(of: pages.making()).html
    guard !isEmpty else { return "\(pending)\(empty)" }
    return "\(query.field(in: pages.list()).html)\(selection)\(pending)\(results)"
  }

  private var results: Results {
    query.results(
      things, in: pages.list(), meant: meant,
      table ?? Group(key: "all", isEditing: query.isEditing, rows: things.elements.map(row)).html)
  }

  private var table: HTML? {
    entries.map { entries in
      DataTable(
        title, titles: (Thing.tableTitle, Thing.orders[0].name), columns: Thing.tableColumns, own: Thing.orders[0].name,
        query, in: pages.list(), isSelectable: selected == nil, rows: entries.elements
      ) { entry in
        let thing = entry.thing
        return .init(
          thing.id.description, thing.subject.title, opens: query.kept(pages.one(thing.id)),
          isCurrent: thing.id == selected)
      }.html
    }
  }

  /// What can be done with several at once; without it, the way to where it can be.
  private var selection: HTML? {
    guard selected == nil else { return nil }
    guard isTable == true else { return TableLink(query, in: pages.list(), order: Thing.orders[0].name).html }
    return SelectionBar(
      posts: query.kept(pages.selection()), as: pages.removes, name: "to",
      choices: [(OrdersPhrases.deleteOrArchive, "removed", true)]
    ).html
  }

  private func row(_ thing: Thing) -> Row {
    let name = thing.subject.title
    return Row(
      id: thing.id.description, title: Phrase(verbatim: name), subtitle: thing.about, value: thing.value,
      opens: query.kept(pages.one(thing.id)), isCurrent: thing.id == selected,
      deletion: Row.Deletion(query.kept(pages.deletion(thing.id)), of: name, as: pages.deletes))
  }

  private var empty: HTML {
    EmptyState(.parcel, title: pages.none, text: pages.noneText, action: (pages.new, pages.making())).html
  }
}
