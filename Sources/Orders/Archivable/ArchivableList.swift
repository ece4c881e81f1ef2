import Kit

/// All customers, or all products, by name.
struct ArchivableList<Thing: Archivable>: Screen {
  let things: Window<Thing>
  let query: ListQuery
  var selected: ID<Thing>?

  private let pages = Thing.pages

  var title: Phrase { pages.title }
  var topics: [Topic] { [Thing.topic] }
  var detailHint: Phrase? { isEmpty ? nil : pages.choose }

  var bar: NavigationBar {
    NavigationBar(
      leading: isEmpty ? nil : .edit(query.isEditing, list: pages.list().with("q", query.search)),
      trailing: .add(pages.new, to: pages.making()))
  }

  private var isEmpty: Bool { things.elements.isEmpty && query.search.isEmpty }

  var content: HTML {
    let pending = RowTemplate(of: pages.making()).html
    guard !isEmpty else { return "\(pending)\(empty)" }
    let search = SearchField(KitPhrases.search, text: query.search, in: query.address(pages.list()))
    return "\(search.html)\(pending)\(results)"
  }

  private var results: Results {
    query.results(
      things, in: pages.list(), Group(key: "all", isEditing: query.isEditing, rows: things.elements.map(row)).html)
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
