import Kit

extension Capability {
  /// For whoever shops along without an account: they tick and add, and change nothing else.
  static let shopAlong = Capability(
    "shopping.help", offer: ShoppingPhrases.shopAlong, topics: [ShoppingList.topic, Item.topic],
    of: { (id: ID<ShoppingList>, view) in try ListStore(view).list(id).subject }, opens: ShoppingPaths.list)
}

/// A list as a guest sees it: in the order of its categories, with a line to add to it.
struct SharedList: Screen {
  let list: ShoppingList
  let items: [Item]
  let categories: [Category]
  let people: People
  let line: LineForm

  var title: Phrase { Phrase(verbatim: list.name) }
  var bar: NavigationBar { NavigationBar() }
  var topics: [Topic] { [ShoppingList.topic, Item.topic] }

  init(
    _ id: ID<ShoppingList>, _ state: FormState, for visit: GuestVisit, in view: SpaceView
  ) throws {
    list = try ListStore(view).list(id)
    items = try ItemStore(view).items(of: id)
    categories = try CategoryStore(view, visit.manner.language).categories()
    people = People(avatars: try view.avatars())
    line = LineForm(
      list: id, state: state, operation: visit.house.mint.uuid().text, understood: [], suggests: false)
  }

  var content: HTML {
    "\(line.html(categories: categories))\(items.isEmpty ? nothing : sections)"
  }

  private var nothing: HTML {
    EmptyState("list", title: ShoppingPhrases.nothingOnList, text: ShoppingPhrases.nothingOnListText).html
  }

  private var sections: HTML {
    let colours = Dictionary(uniqueKeysWithValues: categories.map { ($0.id, $0.colour) })
    return ItemOrder.category.sections(of: items, categories: categories).html { section in
      Group(
        section.heading.title, key: section.heading.key, kind: "items",
        rows: section.items.map { item in
          ItemRow(
            item: item, list: list.id, colour: item.category.flatMap { colours[$0] }, people: people, isEditing: false,
            isForGuest: true
          ).row
        }
      ).html
    }
  }
}
